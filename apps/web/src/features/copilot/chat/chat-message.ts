import type { CareKind } from '@snapwell/contract/copilot/care.schemas';
import type { ConversationItem, MessageState, Rating } from '@snapwell/contract/copilot/conversation.schemas';
import type { Making } from '@snapwell/contract/copilot/making.schemas';
import type {
  Action,
  LinkContent,
  PracticeOffer,
  Proposal,
  Source,
  TutorStep,
} from '@snapwell/contract/copilot/stream.schemas';
import { paths } from '#platform/paths.ts';

/** A message as it is shown (spec §3), with what an answer of ours carries beside it. */
export interface ChatMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** What was selected on the page when it was asked. */
  readonly quote: string | null;
  /** The lesson that was open when it was asked. */
  readonly page: string | null;
  /** Milliseconds. */
  readonly timestamp: number;
  readonly imageUrl?: string | undefined;
  readonly linkHref?: string | undefined;
  readonly linkTitle?: string | undefined;
  readonly state: MessageState;
  readonly sources: readonly Pick<Source, 'title' | 'url'>[];
  readonly suggestions: readonly string[];
  readonly making: Making | null;
  /** Questions that are asked in the conversation. */
  readonly practice: PracticeOffer | null;
  /** A step of being taught. */
  readonly tutor: TutorStep | null;
  /** Something to confirm. */
  readonly proposal: Proposal | null;
  /** What it leads to, at a press. */
  readonly actions: readonly Action[];
  readonly rating: Rating | null;
  /** It is for somebody who needs help before any lesson. */
  readonly care: CareKind | null;
}

export const plainMessage = {
  quote: null,
  page: null,
  state: 'complete',
  sources: [],
  suggestions: [],
  making: null,
  practice: null,
  tutor: null,
  proposal: null,
  actions: [],
  rating: null,
  care: null,
} as const;

/** A message of the server's. Links beside a text are its sources; without one they are a card. */
export function messageOf(item: ConversationItem): ChatMessage {
  const content = item.blocks.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n\n');
  const links = item.blocks.flatMap((block) => (block.type === 'link' ? [{ title: block.title, url: block.url }] : []));
  const practice = item.blocks.find((block) => block.type === 'practice');
  const tutor = item.blocks.find((block) => block.type === 'tutor') ?? null;
  const actions = item.blocks.flatMap((block) =>
    block.type === 'action' ? [{ title: block.title, url: block.url }] : [],
  );
  const image = item.blocks.find((block) => block.type === 'image');
  const [card] = content === '' ? links : [];
  return {
    ...plainMessage,
    id: item.id,
    role: item.role,
    content,
    quote: item.blocks.find((block) => block.type === 'quote')?.text ?? null,
    page: item.blocks.find((block) => block.type === 'page')?.title ?? null,
    timestamp: Date.parse(item.created_at),
    state: item.state,
    making: item.making,
    rating: item.rating,
    practice: practice ? { content_id: practice.content_id, wanted: practice.wanted } : null,
    tutor,
    proposal: item.blocks.find((block) => block.type === 'proposal')?.proposal ?? null,
    actions,
    care: item.blocks.find((block) => block.type === 'care')?.kind ?? null,
    imageUrl: image?.url,
    ...(card ? { linkHref: card.url, linkTitle: card.title } : { sources: links }),
  };
}

/** The card of a `link_content` call: it opens the item, which shows the way back to the conversation. */
export function cardOf({ args }: LinkContent, orgId: string): Pick<ChatMessage, 'linkHref' | 'linkTitle' | 'imageUrl'> {
  const from = { moduleId: args.module_id ?? undefined, chapterId: args.chapter_id ?? undefined, isFromCopilot: true };
  return {
    linkHref: paths.content(orgId, args.content_id, from),
    linkTitle: args.title,
    imageUrl: args.thumbnail_url ?? undefined,
  };
}
