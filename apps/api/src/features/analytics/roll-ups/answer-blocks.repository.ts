import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Day } from '#features/gamification/index.ts';
import { contentItems } from '#features/catalogue/index.ts';
import { quizAnswers } from '#features/quizzes/index.ts';
import { simulationAttempts } from '#features/simulations/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import { activityDays, answerBlocks, answerTails } from '../analytics.tables.ts';
import type { AnswerBlock, AnswerTail } from './answer-blocks.ts';

const BATCH = 500;

interface Row extends Record<string, unknown> {
  uid: string;
  groups: string[];
  thing_id: string;
  part_id: string;
  form: string;
  credit: number;
  is_blank: boolean;
  certainty: string | null;
  chosen: string | null;
}

/**
 * What each person answered on a day: the answers of their finished whole attempts, and the items of the rubrics of their
 * finished conversations. Right is an answer with full credit. Sure and unsure is what they said, where they were
 * asked; who left it blank was neither wrong nor sure. `chosen` only where the question offers choices, so that nobody's
 * own words are kept.
 */
export async function listAnswersOf({ tx, orgId }: OrganizationScope, day: Day): Promise<AnswerTail[]> {
  const { rows: answers } = await tx.execute<Row>(sql`
    with attempts as materialized (
      select d.uid, d.groups, t.attempt ->> 0 as id from ${activityDays} d cross join lateral jsonb_array_elements(d.attempts) as t(attempt)
      where d.org_id = ${orgId} and d.day = ${day}
    ), answers as materialized (
      select q.* from ${quizAnswers} q where q.org_id = ${orgId} and q.attempt_id = any(array(select id from attempts)) and q.credit is not null
    )
    select d.uid, d.groups, q.quiz_id as thing_id, q.question_id as part_id, q.question_hash as form, q.credit, coalesce(q.is_blank, false) as is_blank,
      q.certainty, case when q.marked_by = 'key' and c.question_id is not null then q.sealed_answer::text end as chosen
    from attempts d join answers q on q.attempt_id = d.id
    left join (${CHOICES(orgId)}) c on c.quiz_id = q.quiz_id and c.question_id = q.question_id
    order by d.uid, q.attempt_id, q.question_id`);
  const { rows: talks } = await tx.execute<Row>(sql`
    select d.uid, d.groups, s.content_id as thing_id, i.item ->> 'id' as part_id, i.item ->> 'text' as form,
      ((i.item ->> 'is_met')::boolean)::int as credit, false as is_blank, null as certainty, null as chosen
    from ${activityDays} d cross join lateral jsonb_array_elements(d.talks) as t(talk)
    join ${simulationAttempts} s on s.org_id = ${orgId} and s.id = t.talk ->> 0
    cross join lateral jsonb_array_elements(s.result -> 'items') as i(item)
    where d.org_id = ${orgId} and d.day = ${day}
    order by d.uid, s.id, i.item ->> 'id'`);
  return [...answers.map((row) => tailOf('question', row, day)), ...talks.map((row) => tailOf('rubric', row, day))];
}

/** Questions that offer something to choose from. */
const CHOICES = (orgId: string) => sql`
  select i.id as quiz_id, q.question ->> 'id' as question_id
  from ${contentItems} i cross join lateral jsonb_array_elements(i.body -> 'questions') as q(question)
  where i.org_id = ${orgId} and i.kind = 'quiz' and q.question ->> 'type' in ('single_choice', 'multiple_choice', 'true_false', 'image_choice')`;

function tailOf(kind: AnswerTail['kind'], row: Row, day: Day): AnswerTail {
  const isRight = row.credit === 1;
  const isWrong = !isRight && !row.is_blank;
  const [isSure, isUnsure] = [row.certainty === 'sure', row.certainty === 'guess' || row.certainty === 'fairly_sure'];
  return {
    kind,
    thingId: row.thing_id,
    partId: row.part_id,
    form: row.form,
    groups: row.groups,
    day,
    uid: row.uid,
    answers: 1,
    right: Number(isRight),
    sureRight: Number(isSure && isRight),
    sureWrong: Number(isSure && isWrong),
    unsureRight: Number(isUnsure && isRight),
    unsureWrong: Number(isUnsure && isWrong),
    chosen: row.chosen === null || row.is_blank ? {} : { [row.chosen]: 1 },
  };
}

/** An answer that waits, under the name of its row. */
export type WaitingTail = AnswerTail & { readonly id: string };

export async function listTails({ tx, orgId }: OrganizationScope): Promise<WaitingTail[]> {
  const rows = await tx.select().from(answerTails).where(eq(answerTails.orgId, orgId)).orderBy(answerTails.id);
  return rows.map(({ orgId: _org, ...tail }) => tail);
}

/** What waited until now gives way to what waits from now on: only the difference is written. */
export async function replaceTails(
  { tx, orgId }: OrganizationScope,
  before: readonly WaitingTail[],
  tails: readonly AnswerTail[],
): Promise<void> {
  const left = new Set<AnswerTail>(tails);
  const known = new Set<AnswerTail>(before);
  const gone = before.filter((tail) => !left.has(tail)).map(({ id }) => id);
  if (gone.length > 0)
    await tx
      .delete(answerTails)
      .where(and(eq(answerTails.orgId, orgId), sql`${answerTails.id} = any(${sql.param(gone)}::text[])`));
  const added = tails.filter((tail) => !known.has(tail));
  for (let start = 0; start < added.length; start += BATCH)
    await tx
      .insert(answerTails)
      .values(
        added.slice(start, start + BATCH).map((tail) => ({ ...tail, groups: [...tail.groups], orgId, id: newId() })),
      );
}

export async function clearTails({ tx, orgId }: OrganizationScope): Promise<void> {
  await tx.delete(answerTails).where(eq(answerTails.orgId, orgId));
}

export async function insertBlocks({ tx, orgId }: OrganizationScope, blocks: readonly AnswerBlock[]): Promise<void> {
  for (let start = 0; start < blocks.length; start += BATCH)
    await tx
      .insert(answerBlocks)
      .values(
        blocks
          .slice(start, start + BATCH)
          .map((block) => ({ ...block, groups: [...block.groups], orgId, id: newId() })),
      );
}

/** Takes away the blocks that begin on a day or later. */
export async function clearBlocks({ tx, orgId }: OrganizationScope, from: Day): Promise<void> {
  await tx.delete(answerBlocks).where(and(eq(answerBlocks.orgId, orgId), gte(answerBlocks.fromDay, from)));
}

/** The blocks that reach over the beginning of a day. */
export async function listBlocksAcross({ tx, orgId }: OrganizationScope, from: Day): Promise<AnswerBlock[]> {
  const rows = await tx
    .select()
    .from(answerBlocks)
    .where(and(eq(answerBlocks.orgId, orgId), lt(answerBlocks.fromDay, from), gte(answerBlocks.day, from)));
  return rows.map(({ orgId: _org, id: _id, ...block }) => block);
}
