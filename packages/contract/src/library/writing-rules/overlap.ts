import { withPlainAmounts } from './amounts.ts';
import { commonTopics, topicsOf } from './wording.ts';

/** Two options with so many of their words in common say the same. */
const SAME_SHARE = 0.66;

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const RANGE = new RegExp(`${NUMBER}\\s*%?\\s*(?:-|–|—|to|bis|and)\\s*${NUMBER}`, 'i');
const UP_TO = new RegExp(
  String.raw`\b(?:less than|under|below|fewer than|up to|at most|no more than|within|before|unter|bis zu|höchstens)\b[^\d]{0,20}${NUMBER}`,
  'i',
);
const FROM = new RegExp(
  String.raw`\b(?:more than|over|above|at least|from|after|minimum of|über|mindestens|ab)\b[^\d]{0,20}${NUMBER}`,
  'i',
);

/** `30 minutes or more`: the bound stands behind the number. */
const OR_MORE = new RegExp(
  String.raw`${NUMBER}\s*(?:%|°?\w+(?: \w+)?)?\s*(?:or (?:more|longer|above|over|higher|older|later)|and (?:more|above|over|up)|oder mehr|und mehr)\b`,
  'i',
);
const OR_LESS = new RegExp(
  String.raw`${NUMBER}\s*(?:%|°?\w+(?: \w+)?)?\s*(?:or (?:less|fewer|shorter|below|under|lower|younger|sooner)|and (?:less|below|under)|oder weniger)\b`,
  'i',
);
const BOUND_WORDS =
  /\b(?:or|and|oder|und) (?:more|longer|above|over|higher|older|later|up|less|fewer|shorter|below|under|lower|younger|sooner|mehr|weniger)\b/gi;

interface Interval {
  readonly from: number;
  readonly to: number;
  /** The words around the numbers: `minutes`, `mmHg`. */
  readonly about: string;
}

const asNumber = (text: string) => Number(text.replace(',', '.'));

/** The span of numbers that an option names; null when it names none or more than one. */
function intervalOf(text: string): Interval | null {
  const about = [...topicsOf(text.replaceAll(BOUND_WORDS, ' ').replaceAll(/\d+(?:[.,]\d+)?/g, ' '))]
    .toSorted()
    .join(' ');
  const range = RANGE.exec(text);
  if (range) return { from: asNumber(range[1]!), to: asNumber(range[2]!), about };
  const more = OR_MORE.exec(text);
  if (more) return { from: asNumber(more[1]!), to: Number.POSITIVE_INFINITY, about };
  const less = OR_LESS.exec(text);
  if (less) return { from: Number.NEGATIVE_INFINITY, to: asNumber(less[1]!), about };
  const most = UP_TO.exec(text);
  if (most) return { from: Number.NEGATIVE_INFINITY, to: asNumber(most[1]!), about };
  const least = FROM.exec(text);
  return least ? { from: asNumber(least[1]!), to: Number.POSITIVE_INFINITY, about } : null;
}

/** Whether two options can both be chosen rightly: their numbers or their words meet. */
export function isOverlapping(oneOption: string, otherOption: string): boolean {
  const [one, other] = [withPlainAmounts(oneOption), withPlainAmounts(otherOption)];
  if (/\d/.test(one) && one.toLowerCase() === other.toLowerCase()) return true;
  const [a, b] = [intervalOf(one), intervalOf(other)];
  if (a && b) return a.about === b.about && a.from <= b.to && b.from <= a.to && !isTouching(a, b);
  if (a || b) return isWithin(a ?? b!, a ? other : one);
  const [first, second] = [topicsOf(one), topicsOf(other)];
  if (isOneOf(one, second) || isOneOf(other, first)) return true;
  if (isWhole(one, second) || isWhole(other, first)) return true;
  if ((ANYBODY.test(one) || ANYBODY.test(other)) && commonTopics(first, second) > 0) return true;
  if (Math.min(first.size, second.size) < 2 || isOpposed(one, other)) return false;
  const numbers = (topics: ReadonlySet<string>) => [...topics].filter((topic) => /\d/.test(topic)).join(' ');
  if (numbers(first) !== numbers(second)) return false;
  const common = commonTopics(first, second);
  if (common === first.size && common === second.size && [...first].join(' ') !== [...second].join(' ')) return false;
  return common === Math.min(first.size, second.size) && common / Math.max(first.size, second.size) >= SAME_SHARE;
}

const LONE_NUMBER = new RegExp(NUMBER);

/** A single number inside the span that another option names. */
function isWithin({ from, to, about }: Interval, text: string): boolean {
  const found = LONE_NUMBER.exec(text);
  if (!found || text.replace(found[0], ' ').search(/\d/) >= 0) return false;
  const own = [...topicsOf(text.replace(found[0], ' '))].toSorted().join(' ');
  const number = asNumber(found[1]!);
  return own === about && from < number && number < to;
}

const WHOLE =
  /^(?:the |her |his |their |your )?(?:whole|entire|complete)\b|^(?:all (?:of )?(?:the|her|his|their|your)|everything (?:on|in|at|about))\b/i;

/** `The whole table` holds the top of the table. */
function isWhole(option: string, other: ReadonlySet<string>): boolean {
  const topics = topicsOf(option.replace(WHOLE, ''));
  return WHOLE.test(option) && topics.size > 0 && commonTopics(topics, other) === topics.size;
}

/** `Someone senior on the shift` may be the nurse in charge of the shift. */
const ANYBODY = /^(?:some|any)(?:one|body|thing|where)\b(?! else)(?:\s+\S+){0,5}$/i;

/** An option that names two things holds any other that names one of them. */
function isOneOf(option: string, other: ReadonlySet<string>): boolean {
  const parts = option.split(/ (?:or|oder) /i);
  return (
    parts.length === 2 &&
    parts.some((part) => {
      const topics = topicsOf(part);
      return topics.size > 0 && commonTopics(topics, other) === topics.size;
    })
  );
}

/** `under 5` and `more than 5` share the number only in their words. */
const isTouching = (a: Interval, b: Interval) =>
  (a.from === b.to || a.to === b.from) && ![a.from, a.to, b.from, b.to].every(Number.isFinite);

const NEGATION =
  /\b(?:not|never|no|without|with|none|only|before|after|left|right|first|then|on|off|up|down|over|under|above|below|more|less|few|fewer|both|some|always|often|rarely|sometimes|nicht|kein\w*|nie|ohne)\b|n't/gi;
/** One says what the other denies, or the same in another order. */
const isOpposed = (one: string, other: string) => {
  const signs = (text: string) => (text.toLowerCase().match(NEGATION) ?? []).join(' ');
  return signs(one) !== signs(other);
};
