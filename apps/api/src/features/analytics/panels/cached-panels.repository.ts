import type { InsightQuery } from '@snapwell/contract/analytics/insight-query.schemas';
import { and, eq, lt, sql } from 'drizzle-orm';
import { organizations } from '#features/organizations/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { cachedPanels, rollUps } from '../analytics.tables.ts';

export interface CachedPanelKey {
  readonly panel: string;
  readonly request: string;
}

const isOf = ({ orgId }: OrganizationScope, { panel, request }: CachedPanelKey) =>
  and(eq(cachedPanels.orgId, orgId), eq(cachedPanels.panel, panel), eq(cachedPanels.request, request));

export async function findCachedPanel(scope: OrganizationScope, key: CachedPanelKey) {
  const [row] = await scope.tx.select().from(cachedPanels).where(isOf(scope, key));
  return row ?? null;
}

/** Writes down that somebody looked. */
export async function markAsked(scope: OrganizationScope, key: CachedPanelKey, askedAt: Date): Promise<void> {
  await scope.tx.update(cachedPanels).set({ askedAt }).where(isOf(scope, key));
}

/** Keeps a panel; who looked when stays as it is where it was kept before. */
export async function saveCachedPanel(
  { tx, orgId }: OrganizationScope,
  key: CachedPanelKey,
  made: Pick<typeof cachedPanels.$inferInsert, 'body' | 'query' | 'day' | 'asOf' | 'madeAt'>,
): Promise<void> {
  await tx
    .insert(cachedPanels)
    .values({ orgId, ...key, ...made, askedAt: made.madeAt })
    .onConflictDoUpdate({ target: [cachedPanels.orgId, cachedPanels.panel, cachedPanels.request], set: made });
}

/** Takes away what nobody has looked at since. `tx` must be one of `acrossOrganizations`. */
export async function deleteUnasked(tx: Transaction, since: Date): Promise<void> {
  await tx.delete(cachedPanels).where(lt(cachedPanels.askedAt, since));
}

export interface OutdatedPanel<Name extends string> extends Record<string, unknown> {
  readonly orgId: string;
  readonly panel: Name;
  readonly query: Partial<InsightQuery>;
}

/**
 * Everybody's panels of the last 30 days that are older than `madeBefore` and than the roll-ups, or of a day that is over;
 * the summary first. `tx` must be one of `acrossOrganizations`.
 */
export async function listOutdated<Name extends string>(
  tx: Transaction,
  { now, madeBefore }: { now: Date; madeBefore: Date },
): Promise<OutdatedPanel<Name>[]> {
  const { rows } = await tx.execute<OutdatedPanel<Name>>(sql`
    select c.org_id as "orgId", c.panel, c.query from ${cachedPanels} c
    join ${rollUps} r on r.org_id = c.org_id join ${organizations} o on o.id = c.org_id
    where c.query is not null and not c.query ?| array['from', 'group_id'] and r.library <> ''
      and c.made_at < ${madeBefore.toISOString()}::timestamptz
      and (r.updated_at > c.as_of
        or c.day < ((${now.toISOString()}::timestamptz at time zone o.timezone) - make_interval(hours => o.day_start_hour))::date)
    order by c.org_id, c.panel <> 'summary', c.panel`);
  return rows;
}
