import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { World } from '#world.ts';
import type { ReplyWriter, AssistantRequest } from './engine.ts';
import type { RequestContext } from './request-context.ts';

export type BuiltInWorld = Pick<World, 'db' | 'clock' | 'live' | 'afterCompletion' | 'assistant' | 'contentMaker'>;

/** A question with everything that a skill needs to answer it. */
export interface SkillInput {
  readonly world: BuiltInWorld;
  readonly request: AssistantRequest;
  readonly writer: ReplyWriter;
  readonly context: RequestContext;
  /** What the question means; null where that cannot be computed. */
  readonly vector: Int8Array | null;
}

/** Answers one kind of question. It may write text on the way; what it returns is the end of the reply. */
export type Skill = (input: SkillInput) => Promise<StreamLine>;
