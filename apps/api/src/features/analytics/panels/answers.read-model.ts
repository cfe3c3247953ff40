import { type SQL, sql } from 'drizzle-orm';
import { contentItems } from '#features/catalogue/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { answerBlocks } from '../analytics.tables.ts';
import { type Audience, wasOf } from '../audience.repository.ts';
import type { DayRange } from '../with-insights.ts';

const blocksOf = ({ orgId }: OrganizationScope, audience: Audience, { from, to }: DayRange): SQL =>
  sql`${answerBlocks} b where b.org_id = ${orgId} and b.day between ${from} and ${to} and ${wasOf(audience, sql`b.groups`)}`;

export interface CertaintyRow extends Record<string, unknown> {
  readonly quiz_id: string;
  readonly title: string;
  readonly module_id: string | null;
  readonly answers: number;
  readonly sure_and_right: number;
  readonly sure_and_wrong: number;
  readonly unsure_and_right: number;
  readonly unsure_and_wrong: number;
}

/** Answers that said how sure they were, by quiz; counted in blocks of five people and more. */
export async function readCertainty(
  scope: OrganizationScope,
  audience: Audience,
  range: DayRange,
): Promise<CertaintyRow[]> {
  const { rows } = await scope.tx.execute<CertaintyRow>(sql`
    select b.thing_id as quiz_id, coalesce(min(i.title), b.thing_id) as title, min(i.module_id) as module_id,
      sum(b.sure_right + b.sure_wrong + b.unsure_right + b.unsure_wrong)::int as answers, sum(b.sure_right)::int as sure_and_right,
      sum(b.sure_wrong)::int as sure_and_wrong, sum(b.unsure_right)::int as unsure_and_right, sum(b.unsure_wrong)::int as unsure_and_wrong
    from (select b.* from ${blocksOf(scope, audience, range)} and b.kind = 'question') b
    left join ${contentItems} i on i.org_id = ${scope.orgId} and i.id = b.thing_id
    group by b.thing_id having sum(b.sure_right + b.sure_wrong + b.unsure_right + b.unsure_wrong) > 0
    order by sum(b.sure_wrong)::float8 / sum(b.sure_right + b.sure_wrong + b.unsure_right + b.unsure_wrong) desc, b.thing_id`);
  return rows;
}

export interface AnsweredRow extends Record<string, unknown> {
  readonly thing_id: string;
  readonly part_id: string;
  readonly form: string;
  readonly answers: number;
  readonly right: number;
  readonly asked_certainty: number;
  readonly sure_wrong: number;
}

/** Questions in their forms, or items of rubrics: how often they were met, and how often right. */
export async function readAnswered(
  scope: OrganizationScope,
  kind: 'question' | 'rubric',
  { audience, range }: { audience: Audience; range: DayRange },
): Promise<AnsweredRow[]> {
  const { rows } = await scope.tx.execute<AnsweredRow>(sql`
    select b.thing_id, b.part_id, b.form, sum(b.answers)::int as answers, sum(b."right")::int as "right",
      sum(b.sure_right + b.sure_wrong + b.unsure_right + b.unsure_wrong)::int as asked_certainty, sum(b.sure_wrong)::int as sure_wrong
    from ${blocksOf(scope, audience, range)} and b.kind = ${kind}
    group by b.thing_id, b.part_id, b.form
    order by sum(b."right")::float8 / sum(b.answers), b.thing_id, b.part_id`);
  return rows;
}

/** How often each answer was chosen to some questions. */
export async function readChosen(
  scope: OrganizationScope,
  questions: readonly Pick<AnsweredRow, 'thing_id' | 'part_id' | 'form'>[],
  { audience, range }: { audience: Audience; range: DayRange },
) {
  const wanted = JSON.stringify(questions.map((row) => [row.thing_id, row.part_id, row.form]));
  const { rows } = await scope.tx.execute<{ thing_id: string; part_id: string; answer: string; times: number }>(sql`
    select b.thing_id, b.part_id, c.key as answer, sum(c.value::int)::int as times
    from (
      select b.thing_id, b.part_id, b.chosen from ${blocksOf(scope, audience, range)} and b.kind = 'question'
        and (b.thing_id, b.part_id, b.form) in (select w ->> 0, w ->> 1, w ->> 2 from jsonb_array_elements(${wanted}::jsonb) as w)
    ) b cross join lateral jsonb_each_text(b.chosen) as c
    group by b.thing_id, b.part_id, c.key order by sum(c.value::int) desc, c.key`);
  return rows;
}

/** Quizzes as they stand now, for the words of their questions. */
export async function readQuizzes({ tx, orgId }: OrganizationScope, ids: readonly string[]) {
  const { rows } = await tx.execute<{ id: string; title: string; module_id: string | null; body: unknown }>(sql`
    select i.id, i.title, i.module_id, i.body from ${contentItems} i
    where i.org_id = ${orgId} and i.id = any(${sql.param([...ids])}::text[])`);
  return rows;
}
