import type { CareSettings } from '@snapwell/contract/copilot/care.schemas';
import type { Chunk } from '@snapwell/contract/copilot/chunk-address';
import type { PageContext, UserContext } from '@snapwell/contract/copilot/context.schemas';
import type { PracticeOffer, StreamLine, TutorStep } from '@snapwell/contract/copilot/stream.schemas';
import type { MemberCaller } from '#security/caller.ts';
import type { Trace } from './trace.ts';
import type { RequestContext } from './request-context.ts';

/** A message that was said before. */
export interface Said {
  readonly role: 'user' | 'assistant';
  readonly text: string;
  /** The lessons that a reply stands in, as its sources named them. */
  readonly quoted?: readonly { readonly id: string; readonly title: string; readonly chunk: Chunk }[];
}

/** Questions that are asked in the conversation. */
export interface Practising {
  readonly offer: PracticeOffer;
  /** The reply they came with. */
  readonly replyId: string;
  /** So many messages came after it. */
  readonly saidSince: number;
}

/** A question with everything that an engine may know of it. */
export interface AssistantRequest {
  readonly caller: MemberCaller;
  /** What the person typed. */
  readonly question: string;
  /** The browser's note on the page; a hint like the contexts. */
  readonly note: string;
  readonly page: PageContext | null;
  readonly user: UserContext | null;
  readonly context: RequestContext;
  /** Earlier messages of the conversation, the oldest first. */
  readonly history: readonly Said[];
  /** The step that the last reply left the member at; null where they are not being taught. */
  readonly tutoring: TutorStep | null;
  /** The last set of questions that was asked in the conversation; null where none was. */
  readonly practising: Practising | null;
  /** What the member wants remembered, in their own words: data like the page. */
  readonly memory: readonly string[];
  readonly organization: {
    readonly name: string;
    readonly instructions: string;
    /** What is said to somebody who needs help first. */
    readonly care: CareSettings;
  };
  readonly style: string;
  readonly maxTokens: number;
  readonly temperature: number;
  readonly at: Date;
  readonly signal: AbortSignal;
}

/** What an engine writes with. */
export interface ReplyWriter {
  write(line: StreamLine): void;
  readonly trace: Trace;
}

/** What answers. The promise is kept when everything is written; what it throws ends the reply with an error. */
export type Engine = (request: AssistantRequest, writer: ReplyWriter) => Promise<StreamLine>;
