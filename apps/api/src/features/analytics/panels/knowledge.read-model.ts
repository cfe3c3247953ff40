import { FORGOTTEN_BELOW, HIDDEN_BELOW } from '@snapwell/contract/analytics/insights.limits';
import { type SQL, sql } from 'drizzle-orm';
import { modules } from '#features/catalogue/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { alikeMembers, type Audience, membersOf } from '../audience.repository.ts';
import { memberRecall } from '../uses.tables.ts';

/** Cards that somebody is asked in one go, at most. */
const CARDS_AT_ONCE = 10;

export interface KnowledgeRow extends Record<string, unknown> {
  /** Null for all modules together. */
  readonly module_id: string | null;
  readonly title: string | null;
  /** Null for all groups together. */
  readonly group_id: string | null;
  readonly learners: number;
  readonly at_risk: number;
  readonly recall: number;
  readonly cards: number;
  /** What those who are likely to forget would be asked. */
  readonly to_ask: number;
}

/**
 * Members with cards, by module and, for each of the groups, by group: how many of them are likely to have forgotten in 14
 * days: in the mean they then know one of its cards with a chance below a half. Members whose combination of groups fewer
 * than five with cards of the module share are in none of the figures: no sum or difference of any tells of fewer. Everything
 * is a sum of such cells; only who is counted once in all modules is not.
 */
export async function readKnowledge(
  scope: OrganizationScope,
  { audience, groupIds }: { audience: Audience; groupIds: readonly string[] },
): Promise<KnowledgeRow[]> {
  const isMine = audience.kind === 'everybody' ? sql`true` : sql`c.groups && ${sql.param([...audience.ids])}::text[]`;
  const figures = sql`sum(c.learners)::int as learners, sum(c.at_risk)::int as at_risk, sum(c.recall) / sum(c.learners) as recall, sum(c.cards)::int as cards, sum(c.to_ask)::int as to_ask`;
  const { rows } = await scope.tx.execute<KnowledgeRow>(sql`
    with alike as materialized (${alikeMembers(scope)}),
    known as materialized (${knownBy(scope, sql`alike`)}),
    counted as (
      select k.module_id, k.same_groups, count(*) as learners, count(*) filter (where k.recall < ${FORGOTTEN_BELOW}) as at_risk, sum(k.recall) as recall,
        sum(k.recall * k.cards) as known, sum(k.cards) as cards, sum(least(${CARDS_AT_ONCE}::int, k.forgotten)) filter (where k.recall < ${FORGOTTEN_BELOW}) as to_ask
      from known k group by k.module_id, k.same_groups having count(*) >= ${HIDDEN_BELOW}
    ),
    cells as materialized (
      select k.*, a.groups from counted k join (select distinct a.same_groups, a.groups from alike a) a on a.same_groups = k.same_groups
    ), told as (
      select c.module_id, null::text as group_id, ${figures} from cells c where ${isMine} group by c.module_id
      union all
      select c.module_id, g.group_id, ${figures} from cells c cross join lateral unnest(c.groups) as g(group_id)
      where g.group_id = any(${sql.param([...groupIds])}::text[]) group by c.module_id, g.group_id
    )
    select t.module_id, m.title, t.group_id, t.learners, t.at_risk, t.recall, t.cards, coalesce(t.to_ask, 0) as to_ask, m.position
    from told t join ${modules} m on m.org_id = ${scope.orgId} and m.id = t.module_id
    union all
    select null, null, null, (select count(distinct k.uid) from known k join cells c on c.module_id = k.module_id and c.same_groups = k.same_groups where ${isMine})::int,
      0, sum(c.known) / sum(c.cards), sum(c.cards)::int, 0, null from cells c where ${isMine} having count(*) > 0
    order by position, module_id, group_id nulls first`);
  return rows;
}

/** What each of some members, as `alikeMembers` names them, is likely to know of each module. */
const knownBy = ({ orgId }: OrganizationScope, members: SQL): SQL => sql`
  select r.uid, r.module_id, r.cards, r.recall, r.forgotten, a.same_groups from ${memberRecall} r join ${members} a on a.uid = r.uid
  where r.org_id = ${orgId}`;

/** The members of a cell who are likely to forget. */
export async function listForgetting(
  scope: OrganizationScope,
  { moduleId, audience }: { moduleId: string; audience: Audience },
): Promise<string[]> {
  const { rows } = await scope.tx.execute<{ uid: string }>(sql`
    select k.uid from (
      select k.*, count(*) over (partition by k.same_groups) as together
      from (${knownBy(scope, sql`(${alikeMembers(scope)})`)}) k where k.module_id = ${moduleId}
    ) k join (${membersOf(scope, audience)}) p on p.uid = k.uid
    where k.together >= ${HIDDEN_BELOW} and k.recall < ${FORGOTTEN_BELOW} order by k.uid`);
  return rows.map(({ uid }) => uid);
}
