import type { PointSource } from '@snapwell/contract/gamification/award.schemas';
import { badges, type BadgeRule } from '@snapwell/contract/gamification/badges';

/** What badges are given for. Tallies hold the sources that just changed, or all of them. */
export interface Achievements {
  readonly tallies: ReadonlyMap<PointSource, number>;
  readonly streak: number;
  readonly points: number;
}

/** How far somebody is, and how far they must come. */
export function progressOf(
  rule: BadgeRule,
  { tallies, streak, points }: Achievements,
): { reached: number; needed: number } {
  if (rule.kind === 'count') return { reached: tallies.get(rule.source) ?? 0, needed: rule.times };
  return rule.kind === 'streak' ? { reached: streak, needed: rule.days } : { reached: points, needed: rule.total };
}

/** The badges that somebody has earned and does not hold yet. */
export function newBadges(achieved: Achievements, held: readonly string[]): string[] {
  const isEarned = (rule: BadgeRule) => {
    const { reached, needed } = progressOf(rule, achieved);
    return reached >= needed;
  };
  return badges.filter(({ id, rule }) => !held.includes(id) && isEarned(rule)).map(({ id }) => id);
}
