import type { Award, PointSource } from '@snapwell/contract/gamification/award.schemas';
import { badges } from '@snapwell/contract/gamification/badges';

const REASONS: Record<PointSource, string> = {
  visit: 'for showing up',
  streak_bonus: 'for your streak',
  content: 'for finishing an item',
  quiz: 'for your answers',
  perfect_quiz: 'for a perfect score',
  simulation: 'for the simulation',
  review: 'for keeping it fresh',
  daily_set: "for finishing today's set",
  course: 'for finishing the course',
  correction: 'from your organization',
  reversal: 'taken back',
};

/** A row of what was earned, on whichever day. */
export const GAIN_TITLES: Record<PointSource, string> = {
  visit: 'Showing up',
  streak_bonus: 'Your streak',
  content: 'An item finished',
  quiz: 'Right answers',
  perfect_quiz: 'A perfect score',
  simulation: 'A simulation',
  review: 'Keeping it fresh',
  daily_set: 'A set of the day',
  course: 'A course finished',
  correction: 'From your organization',
  reversal: 'Taken back',
};

/** What a gain was for: its reasons, in the order of its parts, each once. */
export function reasonOf({ items }: Pick<Award, 'items'>): string {
  const words = [...new Set(items.filter(({ points }) => points > 0).map(({ source }) => REASONS[source]))];
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
}

/** The titles of badges; one that this version does not know is left out. */
export function badgeTitles(ids: readonly string[]): string[] {
  return ids.flatMap((id) => badges.find((badge) => badge.id === id)?.title ?? []);
}

/** What new badges are told by; null without any. */
export function badgeWords(ids: readonly string[]): string | null {
  const titles = badgeTitles(ids);
  if (titles.length === 0) return null;
  return `New ${titles.length === 1 ? 'badge' : 'badges'}: ${new Intl.ListFormat('en').format(titles)}`;
}
