import { type League, type LeagueTier, leagueTiers } from '@snapwell/contract/gamification/league.schemas';

const NAMES: Record<LeagueTier, string> = {
  bronze: 'Bronze',
  silver: 'Silver',
  gold: 'Gold',
  platinum: 'Platinum',
  diamond: 'Diamond',
};
const COUNTS = ['two', 'three', 'four', 'five'];
const DAY_MS = 86_400_000;

export const leagueName = (tier: LeagueTier): string => `${NAMES[tier]} league`;

/** 'The first five move up to Gold'. */
export function upLine(tier: LeagueTier, people: number): string {
  return `${crowd('first', people)} up to ${neighbour(tier, 1)}`;
}

/** 'The last five move down to Bronze'. */
export function downLine(tier: LeagueTier, people: number): string {
  return `${crowd('last', people)} down to ${neighbour(tier, -1)}`;
}

const crowd = (which: string, people: number) =>
  people === 1 ? `The ${which} moves` : `The ${which} ${COUNTS[people - 2] ?? people} move`;

function neighbour(tier: LeagueTier, step: 1 | -1): string {
  const next = leagueTiers[leagueTiers.indexOf(tier) + step];
  return next ? NAMES[next] : NAMES[tier];
}

/** How long the week still runs. */
export function endLine({ through }: Pick<League, 'through'>, today: string): string {
  const days = Math.round((Date.parse(through) - Date.parse(today)) / DAY_MS) + 1;
  if (days <= 1) return 'Ends tonight';
  const weekday = new Date(`${through}T12:00:00Z`).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  return `Ends ${weekday} night · ${days} days left`;
}

/** How one came to this league, in the week after a move. */
export function cameLine({ came }: Pick<League, 'came'>): string | null {
  if (came === 'up') return 'You moved up last week.';
  return came === 'down' ? 'You moved down last week.' : null;
}
