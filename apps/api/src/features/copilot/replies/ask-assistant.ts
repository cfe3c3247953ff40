import { type ChatQuestion, typedText } from '@snapwell/contract/copilot/stream.schemas';
import type { Budgets } from '#assistant.ts';
import { findMemberFacts } from '#features/organizations/index.ts';
import { AppError } from '#platform/app-error.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { insertItems, listItems, touchConversation } from '../conversations/conversations.repository.ts';
import { enterConversation } from '../conversations/keep-conversations.ts';
import { stateOf } from '../conversations/present-conversation.ts';
import type { ChooseEngine } from '../engines/create-engines.ts';
import type { Turn } from '../engines/engine.ts';
import { addressOfLink } from '../engines/addresses.ts';
import { budgetDay, hasTokensLeft, refusal } from './budgets.ts';
import { takeNotes } from './notes.ts';
import { createReply, type Reply } from './reply.ts';
import type { ReplyDesk } from './reply-desk.ts';
import { countUse, findStreaming, readUse } from './replies.repository.ts';
import { writeReply } from './write-reply.ts';

/** Messages of the conversation that are laid before the engine. */
const HISTORY = 20;
const TITLE_LENGTH = 60;

type AskWorld = Pick<World, 'db' | 'clock' | 'assistant'> & { readonly desk: ReplyDesk; readonly choose: ChooseEngine };

/** Asks: the question and a reply that is being written are kept, and the writing begins. A refusal is a sentence for the person. */
export async function askAssistant(world: AskWorld, caller: MemberCaller, question: ChatQuestion): Promise<Reply | { refusal: string }> {
  const { desk, choose } = world;
  const at = world.clock.now();
  const started = performance.now();
  const asked = await inOrganization(world.db, caller.orgId, async (scope) => {
    const refused = await refuse(scope, world.assistant.budgets, { uid: caller.uid, id: question.conversation_id, at });
    if (typeof refused === 'string') return refused;
    const history = await listItems(scope, question.conversation_id, { limit: HISTORY });
    return { ...refused, history, ids: await keepQuestion(scope, caller, question, at) };
  });
  if (typeof asked === 'string') return { refusal: asked };
  const head = { orgId: caller.orgId, uid: caller.uid, conversationId: question.conversation_id, questionId: asked.ids.questionId, id: asked.ids.replyId };
  const notes = takeNotes(at, () => Math.round(performance.now() - started));
  const reply = createReply(head, notes, (tool) => addressOfLink(caller.orgId, tool));
  const turn: Turn = {
    caller,
    question: typedText(question.message),
    note: noteOf(question.message),
    page: question.page_context ?? null,
    user: question.user_context ?? null,
    history: asked.history.toReversed().map(({ role, blocks }) => ({ role, text: textOf(blocks) })),
    organization: asked.organization,
    style: question.system_instructions ?? '',
    maxTokens: question.max_tokens,
    temperature: question.temperature,
    at,
    signal: reply.signal,
  };
  desk.add(reply);
  void writeReply(world, reply, () => choose(asked.hasTokens)(turn, reply));
  return reply;
}

async function refuse(scope: OrganizationScope, budgets: Budgets, { uid, id, at }: { uid: string; id: string; at: Date }) {
  const facts = await findMemberFacts(scope, uid);
  if (!facts) throw new AppError('not_found');
  const { organization } = facts;
  await enterConversation(scope, uid, id);
  if (!organization.isAssistantEnabled) throw new AppError('assistant_off');
  const streaming = await findStreaming(scope, id);
  if (streaming && stateOf(streaming, at) === 'streaming') return 'I am still answering your last question. Stop it, or wait a moment.';
  const used = await readUse(scope, uid, budgetDay(at));
  const sentence = refusal(used, budgets);
  if (sentence) return sentence;
  return {
    organization: { name: organization.name, instructions: organization.assistantInstructions },
    hasTokens: hasTokensLeft(used, budgets),
  };
}

async function keepQuestion(scope: OrganizationScope, { uid }: MemberCaller, { message, conversation_id: conversationId }: ChatQuestion, at: Date) {
  const typed = typedText(message);
  const [questionId, replyId] = [newId(at), newId(at)];
  const shared = { conversationId, uid, createdAt: at };
  await insertItems(scope, [
    { ...shared, id: questionId, role: 'user', blocks: [{ type: 'text', text: typed }], state: 'complete' },
    { ...shared, id: replyId, role: 'assistant', blocks: [], state: 'streaming', touchedAt: at },
  ]);
  await touchConversation(scope, conversationId, { at, title: typed.slice(0, TITLE_LENGTH) });
  await countUse(scope, { uid, day: budgetDay(at), questions: 1, tokens: 0 });
  return { questionId, replyId };
}

function noteOf(message: string): string {
  const at = message.indexOf('User:');
  return at === -1 ? '' : message.slice(0, at).trim();
}

function textOf(blocks: readonly { type: string; text?: string; title?: string }[]): string {
  return blocks.map((block) => block.text ?? (block.title ? `[${block.title}]` : '')).join('\n');
}
