import type { ContentStatus } from '@snapwell/contract/catalogue/content-status';
import type { Question } from '@snapwell/contract/quizzes/question-types';
import type { BankQuery } from '@snapwell/contract/quizzes/question-bank.schemas';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { assets, contentItems } from '#features/catalogue/catalogue.tables.ts';
import { readCursor } from '#platform/cursor.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';

/** A question where it stands: with its key, its quiz, and its pictures by the names that it uses. */
export interface BankRow extends Record<string, unknown> {
  readonly quiz_id: string;
  readonly title: string;
  readonly status: ContentStatus;
  readonly module_id: string | null;
  readonly tags: string[];
  readonly place: number;
  readonly question: Question;
  readonly media: Record<string, string>;
}

const placeInBank = z.tuple([z.string(), z.int()]);

/** Quizzes of the library that are not archived, and of each its questions. */
const questionsOf = (orgId: string) => sql`
  ${contentItems} c cross join lateral jsonb_array_elements(c.body -> 'questions') with ordinality as q(question, place)
  where c.org_id = ${orgId} and c.kind = 'quiz' and c.uid is null and c.module_id is not null and c.status <> 'archived'`;

const escaped = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** What a reader sees of a question, as one text. */
const WORDS = sql`concat_ws(' ', c.title, jsonb_path_query_array(q.question, 'lax $.*')::text)`;

function conditionsOf({
  search,
  tag,
  teaches,
  type,
  difficulty,
  quiz_id: quizId,
}: Omit<BankQuery, 'limit' | 'cursor'>) {
  const conditions: SQL[] = [];
  for (const word of search?.split(/\s+/).filter(Boolean) ?? [])
    conditions.push(sql`${WORDS} ilike ${`%${escaped(word)}%`}`);
  if (tag) conditions.push(sql`(q.question -> 'tags' @> ${JSON.stringify([tag])}::jsonb or ${tag} = any(c.tags))`);
  if (teaches) conditions.push(sql`q.question ->> 'teaches' = ${teaches}`);
  if (type) conditions.push(sql`q.question ->> 'type' = ${type}`);
  if (difficulty) conditions.push(sql`coalesce(q.question ->> 'difficulty', 'medium') = ${difficulty}`);
  if (quizId) conditions.push(sql`c.id = ${quizId}`);
  return conditions;
}

/** A page of the bank by quiz and place, with one more than asked for. */
export async function readBankPage({ tx, orgId }: OrganizationScope, { limit, cursor, ...query }: BankQuery) {
  const after = readCursor(cursor, placeInBank);
  const conditions = conditionsOf(query);
  if (after) conditions.push(sql`(c.id, q.place) > (${after[0]}, ${after[1]})`);
  const narrowed = conditions.map((condition) => sql` and ${condition}`);
  const { rows } = await tx.execute<BankRow>(sql`
    with page as (
      select c.id, c.title, c.status, c.module_id, c.tags, c.media, q.place::int as place, q.question
      from ${questionsOf(orgId)}${sql.join(narrowed)}
      order by c.id, q.place limit ${limit + 1}
    )
    select id as quiz_id, title, status, module_id, tags, place, question, (
      select coalesce(json_object_agg(named.key, a.served_key), '{}')
      from jsonb_each_text(page.media) as named join ${assets} a on a.org_id = ${orgId} and a.path = named.value
      where position(named.key in page.question::text) > 0
    ) as media
    from page order by id, place`);
  return rows;
}

/** How many questions name each tag, and each lesson. */
export async function readBankFacets({ tx, orgId }: OrganizationScope) {
  const { rows: total } = await tx.execute<{ questions: number }>(
    sql`select count(*)::int as questions from ${questionsOf(orgId)}`,
  );
  const { rows: tags } = await tx.execute<{ tag: string; questions: number }>(sql`
    select tag, count(*)::int as questions from (
      select distinct c.id, q.place, tag from ${contentItems} c
        cross join lateral jsonb_array_elements(c.body -> 'questions') with ordinality as q(question, place)
        cross join lateral (select unnest(c.tags) as tag union select jsonb_array_elements_text(q.question -> 'tags')) as named
      where c.org_id = ${orgId} and c.kind = 'quiz' and c.uid is null and c.module_id is not null and c.status <> 'archived'
    ) as each group by tag order by questions desc, tag limit 200`);
  const { rows: lessons } = await tx.execute<{ id: string; title: string; questions: number }>(sql`
    select l.id, l.title, count(*)::int as questions from (select q.question ->> 'teaches' as teaches from ${questionsOf(orgId)}) as asked
    join ${contentItems} l on l.org_id = ${orgId} and l.id = asked.teaches
    group by l.id, l.title order by questions desc, l.title limit 200`);
  return { questions: total[0]!.questions, tags, lessons };
}

/** Of a long lesson the beginning is enough to find what a question is about. */
const LESSON_SIGNS = 20_000;
const MOST_LESSONS = 40;

/** Lessons that questions can lead to: those of the quiz's own module first. */
export async function readLessonsNear(
  { tx, orgId }: OrganizationScope,
  { quizId, search }: { quizId: string | undefined; search: string | undefined },
) {
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  const isFound = words.map((word) => sql` and l.title ilike ${`%${escaped(word)}%`}`);
  const { rows } = await tx.execute<{ id: string; title: string; text: string }>(sql`
    select l.id, l.title, left(l.plain_text, ${LESSON_SIGNS}) as text from ${contentItems} l
    left join ${contentItems} c on c.org_id = ${orgId} and c.id = ${quizId ?? ''}
    where l.org_id = ${orgId} and l.kind not in ('quiz', 'simulation') and l.uid is null and l.module_id is not null and l.status <> 'archived'
    ${sql.join(isFound)}
    order by (l.module_id = c.module_id) desc nulls last, (l.chapter_id = c.chapter_id) desc nulls last, l.position, l.id
    limit ${MOST_LESSONS}`);
  return rows;
}
