import { FORGETTING_DAYS, FORGOTTEN_BELOW } from '@snapwell/contract/analytics/insights.limits';
import { type SQL, sql } from 'drizzle-orm';
import { completions, contentItems, modules, progress } from '#features/catalogue/index.ts';
import type { Day, DayClock } from '#features/gamification/index.ts';
import { users } from '#features/identity/index.ts';
import { openings } from '#features/learning/index.ts';
import { memberships } from '#features/organizations/index.ts';
import { recallForecast } from '#features/quizzes/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { libraryItems } from '../audience.repository.ts';
import { itemUses, memberRecall, moduleUses } from '../uses.tables.ts';

/**
 * Makes anew when some people first came to items, and whether they have finished them; then the same by module. An item
 * that is to be done again counts from its opening, which stays.
 */
export async function remakeUses(scope: OrganizationScope, uids: readonly string[], clock: DayClock): Promise<void> {
  await remakeItemUses(scope, uids, clock);
  await remakeModuleUses(scope, uids);
}

/** Makes anew what some people are likely to know 14 days after a day, at its noon. */
export function remakeRecall(scope: OrganizationScope, uids: readonly string[], today: Day): Promise<void> {
  const at = new Date(Date.parse(`${today}T12:00:00Z`) + FORGETTING_DAYS * 86_400_000);
  return remakeRecallAt(scope, uids, at);
}

/** Some of those who were ever members, in the order of their ids; who erased their account has no rows any more. */
export async function listEverybody(
  { tx, orgId }: OrganizationScope,
  { after, most }: { after: string; most: number },
): Promise<string[]> {
  const { rows } = await tx.execute<{ uid: string }>(
    sql`select m.uid from ${memberships} m where m.org_id = ${orgId} and m.uid > ${after} order by m.uid limit ${most}`,
  );
  return rows.map(({ uid }) => uid);
}

const isOne = (column: SQL, uids: readonly string[]): SQL => sql`${column} = any(${sql.param([...uids])}::text[])`;

// What is gone is found by `not in`, which is a hash whatever the planner believes: right after a first filling it knows
// nothing of these tables, and would compare every row with every other.

async function remakeItemUses(
  { tx, orgId }: OrganizationScope,
  uids: readonly string[],
  clock: DayClock,
): Promise<void> {
  const ofPeople = (column: SQL) => isOne(column, uids);
  const day = sql`((min(t.at) at time zone ${clock.timezone}) - make_interval(hours => ${clock.dayStartHour}::int))::date`;
  await tx.execute(sql`
    with people as (
      select m.uid from ${memberships} m join ${users} u on u.uid = m.uid where m.org_id = ${orgId} and u.username <> '' and ${ofPeople(sql`m.uid`)}
    ), touches as (
      select o.uid, o.content_id, o.first_at as at, false as is_done from ${openings} o where o.org_id = ${orgId} and ${ofPeople(sql`o.uid`)}
      union all select p.uid, p.content_id, p.started_at, false from ${progress} p where p.org_id = ${orgId} and ${ofPeople(sql`p.uid`)}
      union all select c.uid, c.content_id, c.completed_at, true from ${completions} c where c.org_id = ${orgId} and ${ofPeople(sql`c.uid`)}
    ), made as materialized (
      select t.uid, t.content_id, ${day} as first_on, bool_or(t.is_done) as is_done
      from touches t join people p on p.uid = t.uid group by t.uid, t.content_id
    ), gone as (
      delete from ${itemUses} u where u.org_id = ${orgId} and ${ofPeople(sql`u.uid`)}
        and (u.uid, u.content_id) not in (select m.uid, m.content_id from made m)
    )
    insert into ${itemUses} as u (org_id, uid, content_id, first_on, is_done)
    select ${orgId}, m.uid, m.content_id, m.first_on, m.is_done from made m
    on conflict (org_id, uid, content_id) do update set first_on = excluded.first_on, is_done = excluded.is_done
    where (u.first_on, u.is_done) is distinct from (excluded.first_on, excluded.is_done)`);
}

/** Makes the uses of modules anew from those of items. */
export async function remakeModuleUses({ tx, orgId }: OrganizationScope, uids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    with items as materialized (${libraryItems(orgId)}), made as materialized (
      select u.uid, i.module_id, min(u.first_on) as started_on, (count(*) filter (where u.is_done))::int as done, array_agg(u.content_id order by u.content_id) as came_to
      from ${itemUses} u join items i on i.id = u.content_id where u.org_id = ${orgId} and ${isOne(sql`u.uid`, uids)} group by u.uid, i.module_id
    ), gone as (
      delete from ${moduleUses} s where s.org_id = ${orgId} and ${isOne(sql`s.uid`, uids)}
        and (s.uid, s.module_id) not in (select m.uid, m.module_id from made m)
    )
    insert into ${moduleUses} as s (org_id, uid, module_id, started_on, done, came_to)
    select ${orgId}, m.uid, m.module_id, m.started_on, m.done, m.came_to from made m
    on conflict (org_id, uid, module_id) do update set started_on = excluded.started_on, done = excluded.done, came_to = excluded.came_to
    where (s.started_on, s.done, s.came_to) is distinct from (excluded.started_on, excluded.done, excluded.came_to)`);
}

async function remakeRecallAt(scope: OrganizationScope, uids: readonly string[], at: Date): Promise<void> {
  const { tx, orgId } = scope;
  await tx.execute(sql`
    with made as materialized (${recallForecast(scope, { at, below: FORGOTTEN_BELOW, uids })}), gone as (
      delete from ${memberRecall} r where r.org_id = ${orgId} and ${isOne(sql`r.uid`, uids)}
        and (r.uid, r.module_id) not in (select m.uid, m.module_id from made m)
    )
    insert into ${memberRecall} (org_id, uid, module_id, cards, recall, forgotten)
    select ${orgId}, m.uid, m.module_id, m.cards, m.recall, m.forgotten from made m
    on conflict (org_id, uid, module_id) do update set cards = excluded.cards, recall = excluded.recall, forgotten = excluded.forgotten`);
}

/** Names the library as these roll-ups see it: which items there are, where they stand, which are published. */
export async function findLibrary({ tx, orgId }: OrganizationScope): Promise<string> {
  const { rows } = await tx.execute<{ library: string }>(sql`
    select md5(coalesce(string_agg(concat_ws(' ', i.id, i.module_id, i.chapter_id, i.status, m.status), ',' order by i.id), '')) as library
    from ${contentItems} i left join ${modules} m on m.org_id = i.org_id and m.id = i.module_id
    where i.org_id = ${orgId} and i.uid is null`);
  return rows[0]!.library;
}
