import { FEW_PEOPLE, GAP_DAYS } from '@snapwell/contract/copilot/copilot.limits';
import type { AssistantGap, GapChange } from '@snapwell/contract/copilot/gaps.schemas';
import type { PageQuery } from '@snapwell/contract/http/page';
import { z } from 'zod';
import { AppError } from '#platform/http/app-error.ts';
import { readCursor, toPage } from '#platform/cursor.ts';
import { acrossOrganizations, inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { gapTopicOf, withoutMarks } from './gap-topics.ts';
import {
  deleteGaps,
  type GapGroup,
  hasGap,
  insertGap,
  listGapGroups,
  markGap,
  type NewGap,
} from './gaps.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const timesAndTopic = z.tuple([z.number(), z.string()]);

/** What members asked and got no answer to, by what it is about. Who asked is never told. */
export function listGaps(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { orgId }: OrganizationCaller,
  { limit, cursor }: PageQuery,
) {
  const after = readCursor(cursor, timesAndTopic) as [number, string] | undefined;
  const since = new Date(clock.now().getTime() - GAP_DAYS * DAY_MS);
  return inOrganization(db, orgId, async (scope) =>
    toPage(await listGapGroups(scope, { since, limit: limit + 1, after }), limit, {
      cursorOf: ({ times, topic }) => [times, topic],
      present,
    }),
  );
}

/** Says that a gap is filled, or nobody's here to fill; null opens it again. */
export function changeGap(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { orgId }: OrganizationCaller,
  { topic, state }: GapChange,
) {
  return inOrganization(db, orgId, async (scope) => {
    if (!(await hasGap(scope, topic))) throw new AppError('not_found');
    await markGap(scope, topic, state && { state, markedAt: clock.now() });
    return { topic, state };
  });
}

/** Brings in what was asked in the past and found no answer. For sample data. */
export async function importGaps(
  scope: OrganizationScope,
  asked: readonly Omit<NewGap, 'reason' | 'topic'>[],
): Promise<void> {
  for (const { question, ...gap } of asked)
    await insertGap(scope, {
      ...gap,
      reason: 'not_found',
      question: withoutMarks(question),
      topic: gapTopicOf(question),
    });
}

/** Forgets gaps that are no longer listed. */
export async function forgetGaps({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  await acrossOrganizations(db, (tx) => deleteGaps({ tx }, new Date(clock.now().getTime() - GAP_DAYS * DAY_MS)));
}

/** With few people a number would tell who it was, and how one of them put it. */
function present({ topic, questions, times, people, notFound, lastAskedAt }: GapGroup): AssistantGap {
  const isFew = people < FEW_PEOPLE;
  return {
    topic,
    questions: [...new Set(questions)].slice(0, isFew ? 1 : 3),
    people: isFew ? null : people,
    times: isFew ? null : times,
    reason: notFound === 0 ? 'not_helpful' : notFound === times ? 'not_found' : 'both',
    // A day is exact enough to write from, and too little to tell whose shift it was.
    last_asked_on: lastAskedAt.slice(0, 10),
  };
}
