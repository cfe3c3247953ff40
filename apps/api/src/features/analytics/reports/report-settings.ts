import { MOST_ALERTS, type NewAlert, type ReportSettings } from '@snapwell/contract/analytics/reports.schemas';
import { webPath } from '@snapwell/contract/web-routes';
import { findMemberFacts } from '#features/organizations/index.ts';
import { readToken, signToken } from '#platform/config/signed-token.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/app-error.ts';
import { newId } from '#platform/new-id.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { withInsights } from '../with-insights.ts';
import { countAlerts, dropAlert, insertAlert, isReportOff, listAlerts, saveReportOff } from './reports.repository.ts';

type Reader = Pick<World, 'db' | 'clock'>;

export function readReportSettings(world: Reader, caller: OrganizationCaller): Promise<ReportSettings> {
  return inOrganization(world.db, caller.orgId, (scope) => present(scope, caller.uid));
}

export function changeReportSettings(
  { db }: Reader,
  { orgId, uid }: OrganizationCaller,
  { is_weekly_on: isOn }: { is_weekly_on: boolean },
): Promise<ReportSettings> {
  return inOrganization(db, orgId, async (scope) => {
    await saveReportOff(scope, uid, !isOn);
    return present(scope, uid);
  });
}

/** Watches a share for somebody; of a group that they may see. */
export function createAlert(world: Reader, caller: OrganizationCaller, alert: NewAlert): Promise<ReportSettings> {
  const { uid } = caller;
  // Opening the figures of the group refuses one that the caller may not see.
  const query = alert.group_id === null ? {} : { group_id: alert.group_id };
  return withInsights(world, caller, query, async ({ scope, now }) => {
    if ((await countAlerts(scope, uid)) >= MOST_ALERTS) throw new AppError('too_many_alerts');
    await insertAlert(scope, { id: newId(now), uid, at: now, alert });
    return present(scope, uid);
  });
}

export function deleteAlert({ db }: Reader, { orgId, uid }: OrganizationCaller, id: string): Promise<ReportSettings> {
  return inOrganization(db, orgId, async (scope) => {
    if (!(await dropAlert(scope, uid, id))) throw new AppError('not_found');
    return present(scope, uid);
  });
}

async function present(scope: OrganizationScope, uid: string): Promise<ReportSettings> {
  const rows = await listAlerts(scope, uid);
  return {
    is_weekly_on: !(await isReportOff(scope, uid)),
    alerts: rows.map(({ alert, moduleTitle, groupName }) => ({
      id: alert.id,
      measure: alert.measure,
      below: alert.below,
      by: alert.byDay,
      group_id: alert.groupId,
      module_id: alert.moduleId,
      module_title: moduleTitle,
      group_name: groupName,
      share: alert.share,
      sent_at: alert.sentAt?.toISOString() ?? null,
    })),
  };
}

type LinkWorld = Pick<World, 'publicUrl' | 'linkKey'>;
const PURPOSE = 'stop reports';

/** The address in a report by which it is the last one. */
export const stopReportLink = (
  { publicUrl, linkKey }: LinkWorld,
  { orgId, uid }: { orgId: string; uid: string },
): string => `${publicUrl}${webPath('stopReports')}?token=${signToken(linkKey, JSON.stringify([PURPOSE, orgId, uid]))}`;

/** Turns off the report of the link. Whoever holds it got the report; signing in is not asked for. */
export function stopReport(
  { db, linkKey }: Pick<World, 'db' | 'linkKey'>,
  { token }: { token: string },
): Promise<{ organization_name: string }> {
  const words = readToken(linkKey, token);
  const [purpose, orgId, uid] = words === null ? [] : (JSON.parse(words) as string[]);
  if (purpose !== PURPOSE || !orgId || !uid) throw new AppError('not_found');
  return inOrganization(db, orgId, async (scope) => {
    const facts = await findMemberFacts(scope, uid);
    if (!facts) throw new AppError('not_found');
    await saveReportOff(scope, uid, true);
    return { organization_name: facts.organization.name };
  });
}
