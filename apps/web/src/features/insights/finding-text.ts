import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Finding, findings, leavePlaces } from '@snapwell/contract/analytics/findings';
import type { PointSource } from '@snapwell/contract/gamification/award.schemas';
import { contractText } from '#platform/locale/locale.ts';
import { formatDay, formatNumber } from '#platform/locale/format.ts';

const SOURCES: Record<PointSource, MessageDescriptor> = {
  visit: msg`daily visits`,
  streak_bonus: msg`streaks`,
  content: msg`finished items`,
  quiz: msg`quiz answers`,
  perfect_quiz: msg`perfect scores`,
  simulation: msg`simulations`,
  review: msg`reviews`,
  daily_set: msg`daily sets`,
  course: msg`courses`,
  correction: msg`corrections`,
  reversal: msg`points taken back`,
};

/** What points come from, as it stands in a sentence. */
export const pointSourceName = (source: string): string =>
  source in SOURCES ? i18n._(SOURCES[source as PointSource]) : source;

/** What the numbers of a panel say, as the reader's language and country write it; null where they say nothing. */
export function findingText(finding: Finding | null): string | null {
  if (!finding) return null;
  const { rule, values } = finding;
  return i18n._(
    findings[rule],
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueText(name, value)])),
  );
}

function valueText(name: string, value: string | number): string | number {
  if (name === 'day') return formatDay(String(value), { weekday: 'long', day: 'numeric', month: 'long' });
  if (name === 'leaves' && String(value) in leavePlaces)
    return contractText(leavePlaces[value as keyof typeof leavePlaces]);
  if (name === 'source') return pointSourceName(String(value));
  // A whole number stays one, so that a sentence can choose its form by it.
  return typeof value === 'number' && !Number.isInteger(value)
    ? formatNumber(value, { maximumFractionDigits: 1 })
    : value;
}
