import { formatDay } from '#platform/locale/format.ts';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { type League, type LeagueTier, leagueTiers } from '@snapwell/contract/gamification/league.schemas';

const NAMES: Record<LeagueTier, MessageDescriptor> = {
  bronze: msg`Bronze`,
  silver: msg`Silver`,
  gold: msg`Gold`,
  platinum: msg`Platinum`,
  diamond: msg`Diamond`,
};
const DAY_MS = 86_400_000;

const nameOf = (tier: LeagueTier): string => i18n._(NAMES[tier]);

export function leagueName(tier: LeagueTier): string {
  const name = nameOf(tier);
  return t`${name} league`;
}

/** 'The first five move up to Gold'. */
export function upLine(tier: LeagueTier, people: number): string {
  const league = neighbour(tier, 1);
  return t`${plural(people, {
    one: `The first moves up to ${league}`,
    2: `The first two move up to ${league}`,
    3: `The first three move up to ${league}`,
    4: `The first four move up to ${league}`,
    5: `The first five move up to ${league}`,
    other: `The first # move up to ${league}`,
  })}`;
}

/** 'The last five move down to Bronze'. */
export function downLine(tier: LeagueTier, people: number): string {
  const league = neighbour(tier, -1);
  return t`${plural(people, {
    one: `The last moves down to ${league}`,
    2: `The last two move down to ${league}`,
    3: `The last three move down to ${league}`,
    4: `The last four move down to ${league}`,
    5: `The last five move down to ${league}`,
    other: `The last # move down to ${league}`,
  })}`;
}

function neighbour(tier: LeagueTier, step: 1 | -1): string {
  const next = leagueTiers[leagueTiers.indexOf(tier) + step];
  return nameOf(next ?? tier);
}

/** How long a week or a month still runs. */
export function endLine({ through }: { through: string }, today: string): string {
  const days = Math.round((Date.parse(through) - Date.parse(today)) / DAY_MS) + 1;
  if (days <= 1) return t`Ends tonight`;
  const weekday = formatDay(through, { weekday: 'long' });
  const day = formatDay(through);
  if (days > 7) return t`Ends on the night of ${day} · ${plural(days, { other: '# days left' })}`;
  return t`Ends ${weekday} night · ${plural(days, { one: '# day left', other: '# days left' })}`;
}

/** How one came to this league, in the week after a move. */
export function cameLine({ came }: Pick<League, 'came'>): string | null {
  if (came === 'up') return t`You moved up last week.`;
  return came === 'down' ? t`You moved down last week.` : null;
}
