import type { PaidContentKind } from '@snapwell/contract/gamification/award.schemas';
import { defaultPointRules, type PointRules, type RulesPreview } from '@snapwell/contract/gamification/rules.schemas';
import { PREVIEW_DAYS, PREVIEW_PEOPLE } from '@snapwell/contract/gamification/gamification.limits';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { listRules } from '../streak/streak-history.repository.ts';
import { findRules } from '../gamification.repository.ts';
import { finishedThings } from '../ledger/points.ts';
import { addDays, type Day } from '../streak/days.ts';
import { listDaysWith, sumPaid } from './preview.repository.ts';
import { bonusesSince, daysOffOf, reprice } from './reprice.ts';

/** A streak bonus comes at most so many days after the streak began. */
const LONGEST_BONUS_DAYS = 366;

export interface PreviewInput {
  readonly rules: PointRules;
  readonly today: Day;
  readonly daysOff: { readonly weekdays: readonly number[]; readonly dates: readonly string[] };
  readonly kinds: ReadonlyMap<string, PaidContentKind>;
}

export interface PersonChange {
  readonly uid: string;
  readonly before: number;
  readonly after: number;
}

type Preview = Omit<RulesPreview, 'people'> & { readonly people: readonly PersonChange[] };

/** What everybody would have earned in the last days by other rules. Reads the ledger and writes nothing. */
export async function previewRules(
  scope: OrganizationScope,
  { rules, today, daysOff, kinds }: PreviewInput,
): Promise<Preview> {
  const since = addDays(today, 1 - PREVIEW_DAYS);
  const versions = await listRules(scope);
  const current = { ...defaultPointRules, ...(await findRules(scope))?.rules };
  const paid = await sumPaid(scope, since, kinds);
  const people = new Map<string, { before: number; after: number }>();
  const sources = new Map<string, { before: number; after: number }>();
  let unknown = 0;
  const add = (uid: string, source: string, before: number, after: number) => {
    for (const [map, key] of [[people, uid] as const, [sources, source] as const]) {
      const sum = map.get(key) ?? { before: 0, after: 0 };
      map.set(key, { before: sum.before + before, after: sum.after + after });
    }
  };
  const isStreakChanged = streakRules(rules) !== streakRules(current);
  for (const sum of paid) {
    if (sum.source === 'streak_bonus' && isStreakChanged) {
      add(sum.uid, sum.source, sum.points, 0);
      continue;
    }
    const after = reprice(sum, { ...defaultPointRules, ...versions.get(sum.rulesVersion) }, rules);
    if (after === null) unknown += sum.times;
    add(sum.uid, sum.source, sum.points, after ?? sum.points);
  }
  if (isStreakChanged) {
    const counting = rules.streak_kept_by === 'visit' ? ['visit'] : finishedThings;
    const isOff = daysOffOf(daysOff);
    for (const { uid, days } of await listDaysWith(scope, counting, addDays(since, -LONGEST_BONUS_DAYS)))
      if (people.has(uid)) add(uid, 'streak_bonus', 0, bonusesSince(since, days, rules, isOff));
  }
  const changes = [...people].map(([uid, sum]) => ({ uid, ...sum }));
  const total = (key: 'before' | 'after') => changes.reduce((sum, change) => sum + change[key], 0);
  return {
    since,
    before: total('before'),
    after: total('after'),
    active: changes.length,
    gain: changes.filter(({ before, after }) => after > before).length,
    lose: changes.filter(({ before, after }) => after < before).length,
    unknown,
    sources: [...sources]
      .map(([source, sum]) => ({ source: source as RulesPreview['sources'][number]['source'], ...sum }))
      .toSorted((a, b) => b.before - a.before),
    people: changes
      .filter(({ before, after }) => after !== before)
      .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before) || (a.uid < b.uid ? -1 : 1))
      .slice(0, PREVIEW_PEOPLE),
  };
}

const streakRules = ({ streak_bonuses, freezes, streak_kept_by }: PointRules): string =>
  JSON.stringify([streak_bonuses, freezes.every_days, freezes.at_most, streak_kept_by]);
