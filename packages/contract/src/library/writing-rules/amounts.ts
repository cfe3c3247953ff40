const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** How many of the first unit of its row a unit is; units of one row can be compared. */
const UNITS: readonly Readonly<Record<string, number>>[] = [
  {
    minute: 1,
    min: 1,
    second: 1 / 60,
    sec: 1 / 60,
    hour: 60,
    hr: 60,
    h: 60,
    day: 1440,
    week: 10_080,
    month: 43_200,
    year: 525_600,
  },
  { mg: 1, milligram: 1, g: 1000, gram: 1000, kg: 1_000_000, kilogram: 1_000_000, kilo: 1_000_000 },
  { ml: 1, millilitre: 1, cl: 10, l: 1000, litre: 1000, liter: 1000 },
  { mm: 1, millimetre: 1, cm: 10, centimetre: 10, m: 1000, metre: 1000, km: 1_000_000, kilometre: 1_000_000 },
];
const UNIT = Object.assign({}, ...UNITS) as Record<string, number>;
const FIRST = new Map(UNITS.flatMap((row) => Object.keys(row).map((unit) => [unit, Object.keys(row)[0]!] as const)));
const UNIT_NAME = `(?:(?:working|calendar|full|whole) )?(${Object.keys(UNIT)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})s?`;
const IN_UNIT = new RegExp(`(?:(${NUMBER})\\s*(-|–|to|and|or)\\s*)?(${NUMBER})\\s*${UNIT_NAME}\\b`, 'gi');

const PERIOD = `(?:(${NUMBER}) )?(minute|hour|day|night|shift|week|month|year)s?`;
const HOW_OFTEN = new RegExp(
  `(?:(${NUMBER})\\s*(?:-|–|to|or)\\s*)?(${NUMBER}) times? (?:in every|in each|every|each|per|in|an?) ${PERIOD}\\b`,
  'gi',
);
const EVERY = new RegExp(`(?<!\\b(?:least|most|than|to) )\\bevery (?!other)${PERIOD}\\b`, 'gi');
const ADVERBS: Readonly<Record<string, number>> = { hourly: 1440 / 60, daily: 1, weekly: 1 / 7, fortnightly: 1 / 14 };
const DAY = UNIT.day!;

const asNumber = (text: string) => Number(text.replace(',', '.'));
const rounded = (value: number) => String(Math.round(value * 10_000) / 10_000);
const daysOf = (count: string | undefined, period: string) =>
  ((count === undefined ? 1 : asNumber(count)) * (UNIT[period.toLowerCase()] ?? DAY)) / DAY;

/**
 * The amounts of a text in one way of writing: `within two hours` is `within 120 minute`, `0.5 g` is `500 mg`, and
 * `once every two days` is `0.5 times a day`.
 */
export function withPlainAmounts(text: string): string {
  return text
    .replaceAll(/\bonce or twice\b/gi, '1 to 2 times')
    .replaceAll(/\bonce\b(?= (?:an?|per|every|each|in)\b)/gi, '1 times')
    .replaceAll(/\btwice\b(?= (?:an?|per|every|each|in)\b)/gi, '2 times')
    .replaceAll(/\bhalf an hour\b/gi, '30 minutes')
    .replaceAll(/\b(?:a )?quarter of an hour\b/gi, '15 minutes')
    .replaceAll(/\ban?(?= (?:second|minute|hour|day|week|month|year)\b)/gi, '1')
    .replaceAll(/\b[a-z]+\b/gi, (word) => {
      const number = NUMBER_WORDS.indexOf(word.toLowerCase());
      return number < 0 ? word : String(number);
    })
    .replaceAll(/\b(\d+ times) 1 (?=(?:minute|hour|day|week|month|year)\b)/gi, '$1 a ')
    .replaceAll(HOW_OFTEN, (...[, from, to, count, period]: string[]) => {
      const days = daysOf(count, period!);
      const [least, most] = [from === undefined ? null : asNumber(from) / days, asNumber(to!) / days];
      return `${least === null ? '' : `${rounded(least)} to `}${rounded(most)} times daily`;
    })
    .replaceAll(
      EVERY,
      (_, count: string | undefined, period: string) => `${rounded(1 / daysOf(count, period))} times daily`,
    )
    .replaceAll(
      /(?<!times )\b(hourly|daily|weekly|fortnightly)\b/gi,
      (word) => `${rounded(ADVERBS[word.toLowerCase()]!)} times daily`,
    )
    .replaceAll(IN_UNIT, (...[, from, joint, to, unit]: string[]) => {
      const [factor, first] = [UNIT[unit!.toLowerCase()]!, FIRST.get(unit!.toLowerCase())!];
      const start = from === undefined ? '' : `${rounded(asNumber(from) * factor)} ${joint} `;
      return `${start}${rounded(asNumber(to!) * factor)} ${first}`;
    });
}
