import { quizBody } from '@snapwell/contract/quizzes/quiz-body';
import { ORGANIZATIONS_DIR } from '@snapwell/demo-library/library';
import { type SQL, sql } from 'drizzle-orm';
import { importLibrary, openFolder } from '../../apps/api/src/features/library/index.ts';
import { fingerprintOf } from '../../apps/api/src/features/quizzes/index.ts';
import { join } from '../../apps/api/src/features/organizations/organizations.factory.ts';
import { inOrganization, type OrganizationScope } from '../../apps/api/src/platform/database/transaction.ts';
import { aPerson, type Person } from '../../apps/api/src/testing/people.ts';
import type { BenchTarget } from '../place.ts';
import { makeCrowd } from '../rank/rank-crowd.ts';

/** What happens on a day for each member, in the mean; a little less than five things. */
const EACH_DAY = { openings: 0.14, finished: 0.85, attempts: 0.3, answers: 5, reviews: 2.2, points: 0.7 };
const PER_DAY =
  EACH_DAY.openings * (1 + EACH_DAY.finished) +
  EACH_DAY.attempts * (1 + EACH_DAY.answers) +
  EACH_DAY.reviews +
  EACH_DAY.points;
/** So many days are written in one transaction. */
const DAYS_AT_ONCE = 20;

export interface History {
  readonly orgId: string;
  readonly grace: Person;
  readonly days: number;
  readonly events: number;
}

/** An organization whose members have learned for so many days that about so many things have happened. */
export async function makeHistory(place: BenchTarget, members: number, wanted: number): Promise<History> {
  const { world, database } = place;
  const days = Math.round(wanted / (members * PER_DAY));
  const { orgId } = await makeCrowd(place, members);
  const grace = await aPerson(world.db, { name: 'Grace Kim' });
  await join(world.db, grace, orgId, { role: 'ORG_ADMIN', systemLevel: 'admin' });
  const folder = await openFolder(`${ORGANIZATIONS_DIR}/riverside`);
  const { problems } = await importLibrary(world, { orgId, folder, isDryRun: false });
  if (problems) throw new Error('The library has mistakes.');
  const forms = await inOrganization(world.db, orgId, listForms);
  let events = 0;
  for (let first = 0; first < days; first += DAYS_AT_ONCE) {
    events += await inOrganization(world.db, orgId, (scope) =>
      addDays(scope, { members, forms, from: first, to: Math.min(days, first + DAYS_AT_ONCE) }),
    );
    await database.pool.query('analyze');
  }
  await inOrganization(world.db, orgId, (scope) => addCards(scope));
  await database.pool.query('vacuum analyze');
  return { orgId, grace, days, events };
}

/** The questions of the library's quizzes, with what names the form in which they are asked. */
async function listForms({ tx, orgId }: OrganizationScope): Promise<Form[]> {
  const { rows } = await tx.execute<{ id: string; body: unknown }>(
    sql`select id, body from content_items where org_id = ${orgId} and kind = 'quiz' and status = 'published'`,
  );
  return rows.flatMap(({ id, body }) =>
    quizBody
      .parse(body)
      .questions.slice(0, EACH_DAY.answers)
      .map((question, i) => ({ quiz: id, question: question.id, place: i + 1, form: fingerprintOf(question) })),
  );
}

interface Form {
  readonly quiz: string;
  readonly question: string;
  readonly place: number;
  readonly form: string;
}

/** Days counted back from now. */
interface SomeDays {
  readonly members: number;
  readonly forms: readonly Form[];
  readonly from: number;
  readonly to: number;
}

async function addDays({ tx, orgId }: OrganizationScope, { members, forms, from, to }: SomeDays): Promise<number> {
  // Who does what, and when, is left to chance.
  const happenings = (rate: number): SQL => sql`(
    select ${orgId} || '-' || (random() * ${members - 1})::int as uid, now() - ((${from}::int + random() * ${to - from}::int) * interval '1 day') as at, n
    from generate_series(1, ${Math.round(members * (to - from) * rate)}::int) as n) h`;
  const item = sql`(select array_agg(id order by id) as ids from content_items where org_id = ${orgId} and status = 'published' and module_id is not null) i`;
  const anItem = sql`i.ids[1 + (random() * (array_length(i.ids, 1) - 1))::int]`;
  const insert = async (statement: SQL) => (await tx.execute(statement)).rowCount ?? 0;
  let events = 0;
  // Names of rows that grow fill the indexes much faster than random ones.
  const id = sql`${`${from}-`} || h.n`;
  events += await insert(sql`
    with opened as (
      insert into openings (org_id, uid, content_id, first_at, last_at)
      select ${orgId}, h.uid, ${anItem}, h.at, h.at from ${happenings(EACH_DAY.openings)} cross join ${item} on conflict do nothing returning uid, content_id, first_at
    ), finished as (
      insert into completions (org_id, uid, content_id, content_version, completed_at)
      select ${orgId}, uid, content_id, 1, first_at from opened where random() < ${EACH_DAY.finished}::float8 on conflict do nothing returning 1
    ) select from opened union all select from finished`);
  events +=
    await insert(sql`insert into review_log (org_id, id, uid, card_id, review_key, source, recall, at, retrievability, due_at)
    select ${orgId}, ${id}, h.uid, h.n::text, ${id}, 'review', 'good', h.at, 0.8, h.at + interval '9 days'
    from ${happenings(EACH_DAY.reviews)}`);
  events +=
    await insert(sql`insert into points_ledger (org_id, id, uid, source, source_id, thing_id, points, day, counted_on, earned_at, rules_version)
    select ${orgId}, ${id}, h.uid, (array['content', 'quiz', 'review'])[1 + h.n % 3], ${id}, 'x', 5, h.at::date, h.at::date, h.at, 0
    from ${happenings(EACH_DAY.points)}`);
  events += await insert(sql`
    with forms as materialized (
      select f.* from jsonb_to_recordset(${JSON.stringify(forms)}::jsonb) as f(quiz text, question text, place int, form text)
    ), quizzes as (
      select array_agg(distinct quiz) as ids from forms
    ), drawn as materialized (
      select h.uid, h.at, q.ids[1 + (random() * (array_length(q.ids, 1) - 1))::int] as quiz_id, (random() * ${EACH_DAY.answers}::int)::int as rights, ${id} as id
      from ${happenings(EACH_DAY.attempts)} cross join quizzes q
    ), attempts as (
      insert into quiz_attempts (org_id, id, quiz_id, uid, mode, number, title, content_version, sealed_plan, started_at, finished_at, finished_by, score, rights, is_passed, questions)
      select ${orgId}, id, quiz_id, uid, 'full', 2, 'Quiz', 1, '{}', at, at, 'person', rights * 100 / ${EACH_DAY.answers}::int, rights, rights > 2, ${EACH_DAY.answers}::int from drawn returning 1
    ), answers as (
      insert into quiz_answers (org_id, attempt_id, question_id, quiz_id, uid, question_hash, sealed_answer, certainty, saved_at, final_at, credit, is_blank, marked_by)
      select ${orgId}, d.id, f.question, d.quiz_id, d.uid, f.form, jsonb_build_object('type', 'single_choice', 'chosen', f.place % 4),
        (array['guess', 'fairly_sure', 'sure'])[1 + f.place % 3], d.at, d.at, (f.place <= d.rights)::int, false, 'key'
      from drawn d join forms f on f.quiz = d.quiz_id returning 1
    ) select from attempts union all select from answers`);
  return events;
}

/** What members remember: a card for each question of the quizzes that they took, at most forty. */
async function addCards({ tx, orgId }: OrganizationScope): Promise<void> {
  await tx.execute(sql`
    insert into review_cards (org_id, id, uid, kind, thing_id, question_id, shuffle_salt, due_at, state, stability, difficulty, scheduled_days, reps, lapses, reviewed_at)
    select ${orgId}, gen_random_uuid()::text, m.uid, 'question', c.quiz_id, c.question_id, '', now(), 2, 5 + random() * 40, 5, 9, 3, 0, now() - random() * interval '30 days'
    from memberships m cross join lateral (
      select i.id as quiz_id, q.question ->> 'id' as question_id from content_items i cross join lateral jsonb_array_elements(i.body -> 'questions') as q(question)
      where i.org_id = ${orgId} and i.kind = 'quiz' and i.status = 'published' order by hashtext(i.id || (q.question ->> 'id') || m.uid) limit 40
    ) c where m.org_id = ${orgId}`);
}
