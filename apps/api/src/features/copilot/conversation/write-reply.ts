import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { gapTopicOf, withoutMarks } from '../gaps/gap-topics.ts';
import { insertGap } from '../gaps/gaps.repository.ts';
import { budgetDay } from './budgets.ts';
import type { Reply } from './reply.ts';
import { ReplyError } from '../request/reply-error.ts';
import type { ReplyRegistry } from './reply-registry.ts';
import { countUse, endReply, removeItems } from './replies.repository.ts';

const FAILED = 'Failed to send';

type WriteWorld = Pick<World, 'db' | 'clock' | 'assistant'> & { readonly registry: ReplyRegistry };

/**
 * Lets the engine write, and keeps the reply however it ends: first what the database holds, then the last line of
 * the stream.
 */
export async function writeReply(world: WriteWorld, reply: Reply, write: () => Promise<StreamLine>): Promise<void> {
  const { last, state } = await write().then(
    (line) => ({
      last: { ...line, done: true as const },
      state: reply.signal.aborted ? ('stopped' as const) : ('complete' as const),
    }),
    (error: unknown) => outcomeOf(error, reply, world.assistant.onError),
  );
  const { tool, ...end } = last;
  if (tool) reply.write({ tool });
  // What is kept of the reply comes before its last line, which says that it is kept.
  const { sources, practice, tutor, proposal, actions } = last;
  if (sources || practice || tutor || proposal || actions) reply.write({ sources, practice, tutor, proposal, actions });
  try {
    await keep(world, reply, state, last);
    reply.finish(state, end);
  } catch (error) {
    world.assistant.onError(error);
    reply.finish('failed', { error: FAILED });
  } finally {
    world.registry.remove(reply);
  }
}

type Outcome = { last: StreamLine; state: 'complete' | 'stopped' | 'failed' };

function outcomeOf(error: unknown, { signal }: Reply, onError: (error: unknown) => void): Outcome {
  if (signal.aborted) return { last: { done: true }, state: 'stopped' };
  if (error instanceof ReplyError) return { last: { error: error.message }, state: 'failed' };
  onError(error);
  return { last: { error: FAILED }, state: 'failed' };
}

async function keep(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  reply: Reply,
  state: Outcome['state'],
  lastLine: StreamLine,
): Promise<void> {
  const inspection = reply.trace.close();
  await inOrganization(db, reply.orgId, async (scope) => {
    const { prompt, reply: written } = inspection.tokens;
    if (prompt + written > 0)
      await countUse(scope, { uid: reply.uid, day: budgetDay(clock.now()), questions: 0, tokens: prompt + written });
    // The client takes the question back when no answer comes (spec §4): so does the history.
    if (state === 'failed') return removeItems(scope, [reply.questionId, reply.id]);
    if (reply.trace.isGap) await noteGap(scope, reply, clock.now());
    await endReply(scope, reply.id, { state, blocks: reply.blocks(), lastLine, inspection });
  });
}

/** A question that the library has no answer to is kept for those who write it. */
async function noteGap(scope: OrganizationScope, { id, uid, question }: Reply, askedAt: Date): Promise<void> {
  const topic = gapTopicOf(question);
  if (topic === '') return;
  await insertGap(scope, { id, uid, reason: 'not_found', question: withoutMarks(question), topic, askedAt });
}
