import type { Answer } from '@snapwell/contract/quizzes/question-types';
import { sql, type SQL } from 'drizzle-orm';
import { groupMembers } from '#features/organizations/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { questionReports, quizAnswers, quizAttempts } from '../quizzes.tables.ts';

/** Whose attempts count: everybody's, or those of the groups that a manager leads. */
export type Audience = { readonly kind: 'everybody' } | { readonly kind: 'led-by'; readonly uid: string };

/** The statistics of a question, before they are put into words. */
export interface ItemRow extends Record<string, unknown> {
  readonly question_id: string;
  readonly fingerprint: string;
  readonly asked: number;
  readonly blank: number;
  readonly facility: number;
  readonly discrimination: number | null;
  readonly median_seconds: number | null;
  readonly sure_right: number;
  readonly sure_wrong: number;
  readonly unsure_right: number;
  readonly unsure_wrong: number;
}

const isFinished = sql`a.mode = 'full' and a.finished_at is not null`;

/** Limits attempts `a` to an audience. */
function seenBy(orgId: string, audience: Audience): SQL {
  if (audience.kind === 'everybody') return sql`true`;
  return sql`exists (select from ${groupMembers} own join ${groupMembers} lead on lead.org_id = own.org_id and lead.group_id = own.group_id
    where own.org_id = ${orgId} and own.uid = a.uid and lead.uid = ${audience.uid} and lead.is_leader)`;
}

export async function readQuizNumbers({ tx, orgId }: OrganizationScope, quizId: string, audience: Audience) {
  const { rows } = await tx.execute<{
    attempts: number;
    learners: number;
    passed: number;
    mean_score: number | null;
    spread: number[];
  }>(sql`
    with taken as (
      select a.uid, a.score, a.is_passed from ${quizAttempts} a
      where a.org_id = ${orgId} and a.quiz_id = ${quizId} and ${isFinished} and ${seenBy(orgId, audience)}
    ), bands as (
      select band, (select count(*)::int from taken where least(9, score / 10) = band) as attempts from generate_series(0, 9) as band
    )
    select count(*)::int as attempts, count(distinct uid)::int as learners, (count(*) filter (where is_passed))::int as passed,
      avg(score)::float8 as mean_score, (select array_agg(attempts order by band) from bands) as spread
    from taken`);
  return rows[0]!;
}

/**
 * Each question in the forms in which it was asked. Discrimination is the correlation of its credit with the mean
 * credit of the other questions of the same attempt.
 */
export async function readItemNumbers(
  { tx, orgId }: OrganizationScope,
  quizId: string,
  audience: Audience,
): Promise<ItemRow[]> {
  const { rows } = await tx.execute<ItemRow>(sql`
    with given as (
      select q.question_id, q.question_hash as fingerprint, q.credit, q.is_blank, q.certainty, q.seconds, count(*) over of_attempt as together,
        (sum(q.credit) over of_attempt - q.credit) / nullif(count(*) over of_attempt - 1, 0) as rest
      from ${quizAnswers} q join ${quizAttempts} a on a.org_id = q.org_id and a.id = q.attempt_id
      where q.org_id = ${orgId} and q.quiz_id = ${quizId} and q.credit is not null and ${isFinished} and ${seenBy(orgId, audience)}
      window of_attempt as (partition by q.attempt_id)
    )
    select question_id, fingerprint, count(*)::int as asked, (count(*) filter (where is_blank))::int as blank, avg(credit)::float8 as facility,
      case when count(*) >= 5 then corr(credit, rest) end as discrimination,
      (percentile_cont(0.5) within group (order by seconds) filter (where seconds > 0))::float8 as median_seconds,
      (count(*) filter (where certainty = 'sure' and credit = 1))::int as sure_right,
      (count(*) filter (where certainty = 'sure' and credit < 1 and not is_blank))::int as sure_wrong,
      (count(*) filter (where certainty in ('guess', 'fairly_sure') and credit = 1))::int as unsure_right,
      (count(*) filter (where certainty in ('guess', 'fairly_sure') and credit < 1 and not is_blank))::int as unsure_wrong
    from given group by question_id, fingerprint`);
  return rows;
}

/** The wrong answers that were given most to each question in its form. */
export async function readWrongAnswers({ tx, orgId }: OrganizationScope, quizId: string, audience: Audience) {
  const { rows } = await tx.execute<{ question_id: string; fingerprint: string; answer: Answer; times: number }>(sql`
    select question_id, fingerprint, answer, times from (
      select q.question_id, q.question_hash as fingerprint, q.sealed_answer as answer, count(*)::int as times,
        row_number() over (partition by q.question_id, q.question_hash order by count(*) desc, q.sealed_answer::text) as place
      from ${quizAnswers} q join ${quizAttempts} a on a.org_id = q.org_id and a.id = q.attempt_id
      where q.org_id = ${orgId} and q.quiz_id = ${quizId} and q.credit < 1 and not q.is_blank and ${isFinished} and ${seenBy(orgId, audience)}
      group by q.question_id, q.question_hash, q.sealed_answer
    ) as counted where place <= 5 order by question_id, place`);
  return rows;
}

export async function countReports({ tx, orgId }: OrganizationScope, quizId: string): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ question_id: string; reports: number }>(
    sql`select r.question_id, count(*)::int as reports from ${questionReports} r where r.org_id = ${orgId} and r.quiz_id = ${quizId} group by r.question_id`,
  );
  return new Map(rows.map(({ question_id: id, reports }) => [id, reports]));
}

/** How often questions of some quizzes were met in each of their forms, and with what mean credit. */
export async function readFacilities({ tx, orgId }: OrganizationScope, quizIds: readonly string[]) {
  if (quizIds.length === 0) return [];
  const { rows } = await tx.execute<{
    quiz_id: string;
    question_id: string;
    fingerprint: string;
    asked: number;
    facility: number;
  }>(sql`
    select q.quiz_id, q.question_id, q.question_hash as fingerprint, count(*)::int as asked, avg(q.credit)::float8 as facility
    from ${quizAnswers} q join ${quizAttempts} a on a.org_id = q.org_id and a.id = q.attempt_id
    where q.org_id = ${orgId} and q.quiz_id = any(${sql.param([...quizIds])}::text[]) and q.credit is not null and ${isFinished}
    group by q.quiz_id, q.question_id, q.question_hash`);
  return rows;
}

/** What learners said is wrong with questions of some quizzes, in numbers. */
export async function countReportsOfQuizzes({ tx, orgId }: OrganizationScope, quizIds: readonly string[]) {
  if (quizIds.length === 0) return [];
  const { rows } = await tx.execute<{ quiz_id: string; question_id: string; reports: number }>(sql`
    select r.quiz_id, r.question_id, count(*)::int as reports from ${questionReports} r
    where r.org_id = ${orgId} and r.quiz_id = any(${sql.param([...quizIds])}::text[]) group by r.quiz_id, r.question_id`);
  return rows;
}
