/** Something that somebody wants done for them. */
export type ProposalWish =
  | { readonly want: 'remind'; readonly hour: number }
  | { readonly want: 'repair' }
  | { readonly want: 'assign'; readonly what: string; readonly whom: string; readonly by: string };

const REMIND =
  /\b(?:remind me|reminders?|send me a reminder|plan (?:my )?(?:learning|study))\b.{0,40}?\b(?:at|for|around|to) (\d{1,2})(?:[:.]\d{2})? ?(am|pm|a\.m\.|p\.m\.|h|uhr|o'?clock)?(?![\d:])/i;
const REPAIR =
  /\b(?:repair|restore|bring back|save|rescue|get back)\b.{0,20}\bstreak\b|\buse (?:a|my|one) (?:streak )?freeze\b/i;
const ASKS = /^(?:how|what|why|when|does|do i|is|can a)\b/i;
const ASSIGN =
  /^(?:please |can you |could you )*assign (.+?) (?:to|for) (.+?)(?:,? (?:by|until|before|due(?: on| by)?|till) (.+?))?[.!]?$/i;

export function proposalWishOf(question: string): ProposalWish | null {
  const text = question.trim();
  const assigned = ASSIGN.exec(text);
  if (assigned) return { want: 'assign', what: assigned[1]!, whom: assigned[2]!, by: assigned[3] ?? '' };
  if (ASKS.test(text)) return null;
  const reminded = REMIND.exec(text);
  if (reminded) {
    const isAfternoon = /^p/i.test(reminded[2] ?? '');
    const hour = Number(reminded[1]) % (reminded[2] && /^[ap]/i.test(reminded[2]) ? 12 : 24);
    return { want: 'remind', hour: hour + (isAfternoon ? 12 : 0) };
  }
  return REPAIR.test(text) ? { want: 'repair' } : null;
}

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The day that is meant, from the day it is said on: a date, a weekday, 'tomorrow', 'in two weeks'. Null where none is. */
export function dayOf(text: string, today: Date): string | null {
  const said = text.toLowerCase();
  const inDays = (days: number) => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const date = /\b(\d{4}-\d{2}-\d{2})\b/.exec(said)?.[1];
  if (date) return date > inDays(0) ? date : null;
  if (/\btomorrow\b/.test(said)) return inDays(1);
  const period = /\b(\d{1,3}|a|one|two|three|four) (days?|weeks?|months?)\b/.exec(said);
  if (period) {
    const count = ['', 'one', 'two', 'three', 'four'].indexOf(period[1]!.replace(/^a$/, 'one'));
    const days = period[2]!.startsWith('day') ? 1 : period[2]!.startsWith('week') ? 7 : 30;
    return inDays((count > 0 ? count : Number(period[1])) * days);
  }
  const weekday = DAYS.findIndex((day) => said.includes(day));
  if (weekday === -1) return null;
  return inDays(((weekday - today.getUTCDay() + 6) % 7) + 1);
}
