import type { Block } from '@snapwell/contract/copilot/conversation.schemas';
import { noCareSettings } from '@snapwell/contract/copilot/care.schemas';
import { type ChatQuestion, typedText } from '@snapwell/contract/copilot/stream.schemas';
import type { Budgets } from '#composition/assistant.ts';
import { withCatalogue } from '#features/catalogue/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { writeTogether } from '#platform/database/write-together.ts';
import { newId } from '#platform/new-id.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import {
  countUse,
  insertItems,
  listItems,
  type MessageRow,
  type NewItem,
  touchConversation,
} from './conversations.repository.ts';
import { stateOf } from './present-conversation.ts';
import type { ChooseEngine } from '../engines/create-engines.ts';
import type { AssistantRequest } from '../request/engine.ts';
import { addressOfLink, contentAt } from '../knowledge/addresses.ts';
import { loadRequestContext } from '../request/request-context.ts';
import { orStarterWords } from '../words/words.repository.ts';
import { budgetDay, budgetsFor, budgetsOf, hasTokensLeft, refusal } from './budgets.ts';
import { startTrace } from '../request/trace.ts';
import { readBeginning } from './question.read-model.ts';
import { createReply, type Reply, type ReplyRegistry, writeReply } from './reply.ts';

/** Messages of the conversation that are laid before the engine. */
const HISTORY = 20;
const TITLE_LENGTH = 60;

type AskWorld = Pick<World, 'db' | 'clock' | 'assistant'> & {
  readonly registry: ReplyRegistry;
  readonly choose: ChooseEngine;
};

/**
 * Asks: the question and a reply that is being written are kept, and the writing begins. A refusal is a sentence for
 * the person.
 */
export async function askAssistant(
  world: AskWorld,
  caller: MemberCaller,
  question: ChatQuestion,
): Promise<Reply | { refusal: string }> {
  const { registry, choose } = world;
  const at = world.clock.now();
  const started = performance.now();
  const input = await withCatalogue(world, caller, async (catalogue) => {
    const { scope } = catalogue;
    const beginning = await readBeginning(scope, {
      uid: caller.uid,
      conversationId: question.conversation_id,
      day: budgetDay(at),
    });
    const history = await listItems(scope, question.conversation_id, { limit: HISTORY });
    const budgets = await budgetsOf(scope, world.assistant.budgets);
    const refused = refuse(beginning, history, { budgets, at });
    if (refused !== null) return refused;
    const context = await loadRequestContext(catalogue, {
      uid: caller.uid,
      at,
      openId: question.page_context?.content?.id,
      words: orStarterWords(beginning.words),
      indexVersion: beginning.index_version,
    });
    return {
      ...beginning,
      history,
      context,
      ids: await saveQuestion(scope, caller, question, { at, page: context.openItem?.title }),
    };
  });
  if (typeof input === 'string') return { refusal: input };
  const head = {
    orgId: caller.orgId,
    uid: caller.uid,
    conversationId: question.conversation_id,
    questionId: input.ids.questionId,
    question: typedText(question.message),
    id: input.ids.replyId,
  };
  const trace = startTrace(at, () => Math.round(performance.now() - started));
  const reply = createReply(head, trace, (tool) => addressOfLink(caller.orgId, tool));
  const request: AssistantRequest = {
    caller,
    question: typedText(question.message),
    note: pageNoteOf(question.message),
    page: question.page_context ?? null,
    user: question.user_context ?? null,
    context: input.context,
    history: input.history
      .toReversed()
      .map(({ role, blocks }) => ({ role, text: textOf(blocks), quoted: quotedIn(blocks) })),
    tutoring: stepOf(input.history),
    practising: practiceOf(input.history),
    memory: input.memory,
    organization: { name: input.name, instructions: input.instructions, care: input.care ?? noCareSettings },
    style: question.system_instructions ?? '',
    maxTokens: question.max_tokens,
    temperature: question.temperature,
    at,
    signal: reply.signal,
  };
  registry.add(reply);
  void writeReply(world, reply, () => choose(hasTokensLeft(input.used, world.assistant.budgets))(request, reply));
  return reply;
}

/** Why a question is not answered, as a sentence for the person; null when it is. */
function refuse(
  {
    is_own: isOwn,
    is_enabled: isEnabled,
    questions_a_day: questionsADay,
    used,
  }: Awaited<ReturnType<typeof readBeginning>>,
  history: readonly MessageRow[],
  { budgets, at }: { budgets: Budgets; at: Date },
): string | null {
  if (!isOwn) throw new AppError('not_found');
  if (!isEnabled) throw new AppError('assistant_off');
  if (history.some((item) => stateOf(item, at) === 'streaming'))
    return 'I am still answering your last question. Stop it, or wait a moment.';
  return refusal(used, budgetsFor(questionsADay, budgets));
}

async function saveQuestion(
  scope: OrganizationScope,
  { uid }: MemberCaller,
  { message, conversation_id: conversationId, page_context: context }: ChatQuestion,
  { at, page }: { at: Date; page: string | undefined },
) {
  const typed = typedText(message);
  const [questionId, replyId] = [newId(at), newId(at)];
  const shared = { conversationId, uid, createdAt: at };
  const selection = context?.place?.selection;
  const blocks: Block[] = [
    ...(page === undefined ? [] : [{ type: 'page' as const, title: page }]),
    ...(selection ? [{ type: 'quote' as const, text: selection }] : []),
    { type: 'text', text: typed },
  ];
  const items: NewItem[] = [
    { ...shared, id: questionId, role: 'user', blocks, state: 'complete' },
    { ...shared, id: replyId, role: 'assistant', blocks: [], state: 'streaming', touchedAt: at },
  ];
  await writeTogether(
    scope.tx,
    insertItems(scope, items),
    touchConversation(scope, conversationId, { at, title: typed.slice(0, TITLE_LENGTH) }),
    countUse(scope, { uid, day: budgetDay(at), questions: 1, tokens: 0 }),
  );
  return { questionId, replyId };
}

function pageNoteOf(message: string): string {
  const at = message.indexOf('User:');
  return at === -1 ? '' : message.slice(0, at).trim();
}

/** Where the last reply left the member on the way to a goal. */
function stepOf([last]: readonly MessageRow[]): AssistantRequest['tutoring'] {
  const step = last?.role === 'assistant' ? last.blocks.find((block) => block.type === 'tutor') : undefined;
  return step && step.question_id !== null ? step : null;
}

/** The questions that were asked last: what is said in between leaves them open. */
function practiceOf(newestFirst: readonly MessageRow[]): AssistantRequest['practising'] {
  const offers = newestFirst.map(({ blocks }) => blocks.find((block) => block.type === 'practice'));
  const saidSince = offers.findIndex((offer) => offer !== undefined);
  const offer = offers[saidSince];
  if (!offer) return null;
  const { content_id: contentId, wanted } = offer;
  return { offer: { content_id: contentId, wanted }, replyId: newestFirst[saidSince]!.id, saidSince };
}

/** What was said, with what was offered. What stood on the page goes along with its own question only, as its data. */
function textOf(blocks: readonly { type: string; text?: string; title?: string }[]): string {
  return blocks
    .filter(({ type }) => type !== 'quote' && type !== 'page')
    .map(({ type, text, title = '' }) => {
      if (type === 'link') return `[${title}]`;
      return type === 'action' ? `[${title.replace(/^Open /, '')}]` : (text ?? '');
    })
    .join('\n');
}

/** The lessons that a reply names as its sources. */
const quotedIn = (blocks: readonly { type: string; url?: string; title?: string }[]) =>
  blocks.flatMap(({ type, url = '', title = '' }) => {
    const place = type === 'link' ? contentAt(url) : null;
    return place ? [{ ...place, title }] : [];
  });
