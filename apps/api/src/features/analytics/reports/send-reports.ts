import { isLanguage, SOURCE_LANGUAGE } from '@snapwell/contract/text/language';
import { webPath } from '@snapwell/contract/web-routes';
import { sendReports as sendReportsJob } from '#composition/job-kinds.ts';
import { addDays, type Day } from '#features/gamification/index.ts';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import type { World } from '#world.ts';
import { countMembers } from '../audience.repository.ts';
import { readActivityTotals } from '../panels/activity.read-model.ts';
import { readFunnel } from '../panels/learning.read-model.ts';
import { summaryPanelOf } from '../panels/summary-panel.ts';
import { type Insights, withInsights } from '../with-insights.ts';
import { alertMail, type Reader, reportMail } from './report-mail.ts';
import {
  findOrganizationName,
  findReader,
  listReportable,
  listReportReaders,
  type ReportReader,
} from './report-readers.read-model.ts';
import { stopReportLink } from './report-settings.ts';
import {
  type AlertRow,
  listAlerts,
  listOpenAlerts,
  lockOpenAlert,
  saveLook,
  takeReport,
} from './reports.repository.ts';

type ReportWorld = Pick<World, 'db' | 'clock' | 'mailer' | 'publicUrl' | 'linkKey'>;

/** Days of a report. */
const WEEK = 7;
/** Whoever finished a module at any time has finished it. */
const FIRST_DAY: Day = '2000-01-01';
/** Monday and Tuesday: a server that was down on Monday makes up for it. */
const REPORT_DAYS = 2;

/** Queues what is to be written this morning, for each organization by its own clock. */
export async function queueReports({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  const at = clock.now();
  await acrossOrganizations(db, async (tx) => {
    for (const orgId of await listReportable(tx, at))
      await enqueue({ tx, orgId }, sendReportsJob, {}, { at, key: 'reports' });
  });
}

/**
 * Writes the week's report to those who run the organization or lead a group in it, and looks after their alerts. Each
 * mail is queued in the transaction that says that it was: of several processes one writes, and no crash writes twice.
 */
export async function sendReports(world: ReportWorld, orgId: string): Promise<void> {
  const { today, readers, alerts } = await asSystem(world, orgId, async (insights) => {
    const monday = mondayOf(insights.today);
    const isReportDay = insights.today < addDays(monday, REPORT_DAYS);
    return {
      today: insights.today,
      readers: isReportDay ? await listReportReaders(insights.scope, monday) : [],
      alerts: await listOpenAlerts(insights.scope, insights.today),
    };
  });
  const errors: unknown[] = [];
  for (const reader of readers) await sendReport(world, orgId, reader, today).catch((error) => errors.push(error));
  for (const alert of alerts) await lookAfter(world, orgId, alert, today).catch((error) => errors.push(error));
  if (errors.length > 0) throw new Error(`Not every report was written (${errors.length}).`, { cause: errors[0] });
}

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7));

const asSystem = <T>(world: ReportWorld, orgId: string, work: (insights: Insights) => Promise<T>): Promise<T> =>
  withInsights(world, { orgId, uid: '', role: 'ADMIN', membership: null }, {}, work);

/** The figures as a reader sees them: everybody's, or those of the groups they lead. */
function asReader<T>(
  world: ReportWorld,
  { orgId, reader, groupId }: { orgId: string; reader: ReportReader; groupId?: string | null },
  work: (insights: Insights) => Promise<T>,
): Promise<T> {
  const { uid, role, system_level: systemLevel } = reader;
  const caller = { orgId, uid, role: 'basic' as const, membership: { role, systemLevel } };
  return withInsights(world, caller, groupId ? { group_id: groupId } : {}, work);
}

function sendReport(world: ReportWorld, orgId: string, reader: ReportReader, today: Day): Promise<void> {
  // The seven days before this one: whole days, and the same for everybody who reads on Monday or Tuesday.
  const to = addDays(mondayOf(today), -1);
  const range = { from: addDays(to, 1 - WEEK), to };
  return asReader(world, { orgId, reader }, async (insights) => {
    const { scope } = insights;
    if (!(await takeReport(scope, reader.uid, mondayOf(today)))) return;
    const before = { from: addDays(range.from, -WEEK), to: addDays(range.from, -1) };
    const { finding: told, findings, totals } = await summaryPanelOf({ ...insights, range, before });
    const mail = reportMail({
      ...presentReader(reader, await findOrganizationName(scope)),
      // What only tells how many learned comes last: the subject says what asks for something.
      findings: [...findings.filter((finding) => finding !== told), ...(told ? [told] : [])],
      totals,
      insightsUrl: `${insightsUrl(world, orgId, insights)}?from=${range.from}&to=${range.to}`,
      stopUrl: stopReportLink(world, { orgId, uid: reader.uid }),
    });
    if (mail) await world.mailer.send(mail, scope);
  });
}

/** Looks at an alert once a day, and writes about it once for ever. */
async function lookAfter(
  world: ReportWorld,
  orgId: string,
  { uid, id, groupId }: Pick<AlertRow, 'uid' | 'id' | 'groupId'>,
  today: Day,
): Promise<void> {
  const reader = await asSystem(world, orgId, ({ scope }) => findReader(scope, uid));
  if (!reader) return;
  await asReader(world, { orgId, reader, groupId }, async (insights) => {
    const { scope, now } = insights;
    const alert = await lockOpenAlert(scope, id, today);
    if (!alert) return;
    const share = await shareOf(insights, alert);
    const isDue = (alert.byDay === null || alert.byDay < today) && share !== null && share < alert.below;
    await saveLook(scope, id, { share, lookedOn: today, sentAt: isDue ? now : null });
    if (!isDue) return;
    const named = (await listAlerts(scope, uid)).find((row) => row.alert.id === id);
    const mail = alertMail({
      ...presentReader(reader, await findOrganizationName(scope)),
      alert,
      share,
      group: named?.groupName ?? null,
      module: named?.moduleTitle ?? null,
      insightsUrl: `${insightsUrl(world, orgId, insights)}${alert.groupId ? `?group=${alert.groupId}` : ''}`,
    });
    await world.mailer.send(mail, scope);
  });
}

/** What an alert watches, of the people that its owner may see; null where nobody is. */
async function shareOf({ scope, audience, today }: Insights, alert: AlertRow): Promise<number | null> {
  const members = await countMembers(scope, audience);
  if (members === 0) return null;
  if (alert.measure === 'active') {
    const range = { from: addDays(today, -WEEK), to: addDays(today, -1) };
    return Math.min(1, (await readActivityTotals(scope, audience, range)).learners / members);
  }
  if (alert.moduleId === null) return null;
  const range = { from: FIRST_DAY, to: today };
  const [row] = await readFunnel(scope, { audience, range, moduleId: alert.moduleId });
  return Math.min(1, (row?.finished ?? 0) / members);
}

const presentReader = (reader: ReportReader, organization: string): Reader => ({
  email: reader.email,
  firstName: reader.first_name,
  language: isLanguage(reader.language) ? reader.language : SOURCE_LANGUAGE,
  organization,
});

const insightsUrl = ({ publicUrl }: ReportWorld, orgId: string, { seesEverybody }: Insights): string =>
  `${publicUrl}${webPath(seesEverybody ? 'insights' : 'teamInsights', { orgId })}`;
