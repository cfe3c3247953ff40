import type { NewAlert } from '@snapwell/contract/analytics/reports.schemas';
import { and, asc, count, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { modules } from '#features/catalogue/index.ts';
import { groups } from '#features/organizations/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { insightAlerts, reportSettings } from './reports.tables.ts';

export type AlertRow = typeof insightAlerts.$inferSelect;

export async function isReportOff({ tx, orgId }: OrganizationScope, uid: string): Promise<boolean> {
  const [row] = await tx
    .select({ isOff: reportSettings.isOff })
    .from(reportSettings)
    .where(and(eq(reportSettings.orgId, orgId), eq(reportSettings.uid, uid)));
  return row?.isOff ?? false;
}

export async function saveReportOff({ tx, orgId }: OrganizationScope, uid: string, isOff: boolean): Promise<void> {
  await tx
    .insert(reportSettings)
    .values({ orgId, uid, isOff })
    .onConflictDoUpdate({ target: [reportSettings.orgId, reportSettings.uid], set: { isOff } });
}

/** Takes the report of a week for somebody; false when it is off, or was taken before. */
export async function takeReport({ tx, orgId }: OrganizationScope, uid: string, monday: string): Promise<boolean> {
  const taken = await tx
    .insert(reportSettings)
    .values({ orgId, uid, reportedOn: monday })
    .onConflictDoUpdate({
      target: [reportSettings.orgId, reportSettings.uid],
      set: { reportedOn: monday },
      setWhere: and(
        eq(reportSettings.isOff, false),
        or(isNull(reportSettings.reportedOn), lt(reportSettings.reportedOn, monday)),
      )!,
    })
    .returning({ uid: reportSettings.uid });
  return taken.length > 0;
}

/** Alerts of somebody, with the names of what they watch. */
export function listAlerts({ tx, orgId }: OrganizationScope, uid: string) {
  return tx
    .select({ alert: insightAlerts, moduleTitle: modules.title, groupName: groups.name })
    .from(insightAlerts)
    .leftJoin(modules, and(eq(modules.orgId, insightAlerts.orgId), eq(modules.id, insightAlerts.moduleId)))
    .leftJoin(groups, and(eq(groups.orgId, insightAlerts.orgId), eq(groups.id, insightAlerts.groupId)))
    .where(and(eq(insightAlerts.orgId, orgId), eq(insightAlerts.uid, uid)))
    .orderBy(asc(insightAlerts.createdAt), asc(insightAlerts.id));
}

export async function countAlerts({ tx, orgId }: OrganizationScope, uid: string): Promise<number> {
  const [row] = await tx
    .select({ alerts: count() })
    .from(insightAlerts)
    .where(and(eq(insightAlerts.orgId, orgId), eq(insightAlerts.uid, uid)));
  return row!.alerts;
}

export async function insertAlert(
  { tx, orgId }: OrganizationScope,
  { id, uid, at, alert }: { id: string; uid: string; at: Date; alert: NewAlert },
): Promise<void> {
  const { measure, below, by, group_id: groupId, module_id: moduleId } = alert;
  await tx
    .insert(insightAlerts)
    .values({ orgId, id, uid, measure, below, byDay: by, groupId, moduleId, createdAt: at });
}

/** False when this person has no such alert. */
export async function dropAlert({ tx, orgId }: OrganizationScope, uid: string, id: string): Promise<boolean> {
  const dropped = await tx
    .delete(insightAlerts)
    .where(and(eq(insightAlerts.orgId, orgId), eq(insightAlerts.uid, uid), eq(insightAlerts.id, id)))
    .returning({ id: insightAlerts.id });
  return dropped.length > 0;
}

/** Alerts that nobody has been written to about, and that were not looked at today. */
export function listOpenAlerts(
  { tx, orgId }: OrganizationScope,
  today: string,
): Promise<Pick<AlertRow, 'uid' | 'id' | 'groupId'>[]> {
  return tx
    .select({ uid: insightAlerts.uid, id: insightAlerts.id, groupId: insightAlerts.groupId })
    .from(insightAlerts)
    .where(
      and(
        eq(insightAlerts.orgId, orgId),
        isNull(insightAlerts.sentAt),
        or(isNull(insightAlerts.lookedOn), lt(insightAlerts.lookedOn, today)),
      ),
    )
    .orderBy(asc(insightAlerts.id));
}

/** Holds an alert to look at it today; null when another process has it, or had it already. */
export async function lockOpenAlert(
  { tx, orgId }: OrganizationScope,
  id: string,
  today: string,
): Promise<AlertRow | null> {
  const [row] = await tx
    .select()
    .from(insightAlerts)
    .where(
      and(
        eq(insightAlerts.orgId, orgId),
        eq(insightAlerts.id, id),
        isNull(insightAlerts.sentAt),
        sql`${insightAlerts.lookedOn} is distinct from ${today}`,
      ),
    )
    .for('update', { skipLocked: true });
  return row ?? null;
}

export async function saveLook(
  { tx, orgId }: OrganizationScope,
  id: string,
  look: { lookedOn: string; share: number | null; sentAt: Date | null },
): Promise<void> {
  await tx
    .update(insightAlerts)
    .set(look)
    .where(and(eq(insightAlerts.orgId, orgId), eq(insightAlerts.id, id)));
}
