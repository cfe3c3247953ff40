import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { PointRules } from '@snapwell/contract/gamification/rules.schemas';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import type { Day, DayClock } from './days.ts';
import type { StandingRow } from '../gamification.repository.ts';
import { memberDays, memberStandings, pointRuleVersions, streakEvents } from '../gamification.tables.ts';
import type { StreakEvent } from './streak.ts';

export type Mark = 'visited' | 'frozen' | 'repaired';

/** What is kept of a person's streak, and the events it is made of, in their order. */
export interface StreakHistory {
  readonly uid: string;
  readonly kept: StandingRow;
  readonly marks: ReadonlyMap<Day, Mark>;
  readonly events: readonly { readonly event: StreakEvent; readonly rulesVersion: number }[];
}

type StoredEvent = { kind: 'day' | 'repair'; day: Day; at: string; neutral: Day[]; rules: number } & {
  zone: string;
  hour: number;
};

/** A page of streak histories, by person; each page is one look at the data. */
export async function listStreakHistories(
  { tx, orgId }: OrganizationScope,
  after: string,
  limit: number,
): Promise<StreakHistory[]> {
  const events = sql<
    StoredEvent[]
  >`(select coalesce(json_agg(json_build_object('kind', e.kind, 'day', e.day, 'at', e.at, 'neutral', e.neutral_days,
      'rules', e.rules_version, 'zone', e.timezone, 'hour', e.day_start_hour) order by e.at, e.place), '[]')
    from ${streakEvents} e where e.org_id = ${orgId} and e.uid = member_standings.uid)`;
  const marks = sql<Record<Day, Mark>>`(select coalesce(json_object_agg(d.day, d.mark), '{}')
    from ${memberDays} d where d.org_id = ${orgId} and d.uid = member_standings.uid and d.mark is not null)`;
  const rows = await tx
    .select({ kept: memberStandings, marks, events })
    .from(memberStandings)
    .where(and(eq(memberStandings.orgId, orgId), gt(memberStandings.uid, after)))
    .orderBy(asc(memberStandings.uid))
    .limit(limit);
  return rows.map(({ kept, marks, events }) => ({
    uid: kept.uid,
    kept,
    marks: new Map(Object.entries(marks)),
    events: events.map((stored) => ({ event: eventOf(stored), rulesVersion: stored.rules })),
  }));
}

function eventOf({ kind, day, at, neutral, zone, hour }: StoredEvent): StreakEvent {
  const clock: DayClock = { timezone: zone, dayStartHour: hour };
  return kind === 'day' ? { kind, day, at: new Date(at), clock, neutral } : { kind, day, at: new Date(at) };
}

/** Every version of the organization's rules. */
export async function listRules({ tx, orgId }: OrganizationScope): Promise<ReadonlyMap<number, PointRules>> {
  const rows = await tx.select().from(pointRuleVersions).where(eq(pointRuleVersions.orgId, orgId));
  return new Map(rows.map(({ version, rules }) => [version, rules]));
}
