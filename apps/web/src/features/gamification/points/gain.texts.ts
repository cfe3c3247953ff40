import { contractText } from '#platform/locale/locale.ts';
import { formatList } from '#platform/locale/format.ts';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { Award, PointSource } from '@snapwell/contract/gamification/award.schemas';
import { badges } from '@snapwell/contract/gamification/badges';

const REASONS: Record<PointSource, MessageDescriptor> = {
  visit: msg`for showing up`,
  streak_bonus: msg`for your streak`,
  content: msg`for finishing an item`,
  quiz: msg`for your answers`,
  perfect_quiz: msg`for a perfect score`,
  simulation: msg`for the simulation`,
  review: msg`for keeping it fresh`,
  daily_set: msg`for finishing today's set`,
  course: msg`for finishing the course`,
  correction: msg`from your organization`,
  reversal: msg`taken back`,
};

/** A row of what was earned, on whichever day. */
export const GAIN_TITLES: Record<PointSource, MessageDescriptor> = {
  visit: msg`Daily visit`,
  streak_bonus: msg`Your streak`,
  content: msg`Finished an item`,
  quiz: msg`Quiz answers`,
  perfect_quiz: msg`A perfect score`,
  simulation: msg`A simulation`,
  review: msg`Keeping it fresh`,
  daily_set: msg`Finished a daily set`,
  course: msg`Finished a course`,
  correction: msg`From your organization`,
  reversal: msg`Taken back`,
};

/** What a gain was for: its reasons, in the order of its parts, each once. */
export function reasonOf({ items }: Pick<Award, 'items'>): string {
  const words = [...new Set(items.filter(({ points }) => points > 0).map(({ source }) => i18n._(REASONS[source])))];
  return formatList(words);
}

/** The titles of badges; one that this version does not know is left out. */
export function badgeTitles(ids: readonly string[]): string[] {
  return ids.flatMap((id) => {
    const badge = badges.find((each) => each.id === id);
    return badge ? contractText(badge.title) : [];
  });
}

/** What new badges are told by; null without any. */
export function badgeWords(ids: readonly string[]): string | null {
  const titles = badgeTitles(ids);
  if (titles.length === 0) return null;
  const list = formatList(titles);
  const count = titles.length;
  return t`${plural(count, { one: `New badge: ${list}`, other: `New badges: ${list}` })}`;
}
