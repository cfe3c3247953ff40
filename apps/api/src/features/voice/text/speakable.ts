/** Texts as people say them: what a voice would spell out or swallow is written in words. */

const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  mg: ['milligram', 'milligrams'],
  g: ['gram', 'grams'],
  kg: ['kilogram', 'kilograms'],
  mcg: ['microgram', 'micrograms'],
  µg: ['microgram', 'micrograms'],
  ml: ['millilitre', 'millilitres'],
  l: ['litre', 'litres'],
  cm: ['centimetre', 'centimetres'],
  mm: ['millimetre', 'millimetres'],
  km: ['kilometre', 'kilometres'],
  h: ['hour', 'hours'],
  min: ['minute', 'minutes'],
  s: ['second', 'seconds'],
  mmhg: ['millimetre of mercury', 'millimetres of mercury'],
  '°c': ['degree', 'degrees'],
  '%': ['percent', 'percent'],
  bpm: ['beat a minute', 'beats a minute'],
  dl: ['decilitre', 'decilitres'],
  mmol: ['millimole', 'millimoles'],
};

/** What a rate is counted by: `118/min`, `500 ml/h`. */
const PER: Readonly<Record<string, string>> = {
  min: 'a minute',
  h: 'an hour',
  d: 'a day',
  day: 'a day',
  kg: 'per kilogram',
  l: 'per litre',
  dl: 'per decilitre',
  ml: 'per millilitre',
};

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\be\.g\.(?=\s|,|$)/gi, 'for example'],
  [/\bi\.e\.(?=\s|,|$)/gi, 'that is'],
  [/\betc\./gi, 'and so on'],
  [/\bvs\.?(?=\s)/gi, 'versus'],
  [/\bapprox\./gi, 'about'],
  [/\bDr\.?(?=\s[A-Z])/g, 'Doctor'],
  [/\bMr\.?(?=\s)/g, 'Mister'],
  [/\bMrs\.?(?=\s)/g, 'Missus'],
  [/\bprn\b/gi, 'as needed'],
  [/\bq(\d{1,2})h\b/gi, 'every $1 hours'],
  [/\bBP\b/g, 'blood pressure'],
  [/\bHR\b/g, 'heart rate'],
  [/\bRR\b/g, 'respiratory rate'],
  [/\bSpO2\b|\bSpO₂/g, 'oxygen saturation'],
  [/\bO2\b|\bO₂/g, 'oxygen'],
  [/\bPO\b/g, 'by mouth'],
  [/\s&\s/g, ' and '],
  [/\s\+\s/g, ' plus '],
  [/\s=\s/g, ' equals '],
  [/(\d)\s?[x×]\s?(?=\d)/g, '$1 times '],
  [/(\d)\s?[x×](?=\s)/g, '$1 times'],
  [/≥\s*/g, 'at least '],
  [/≤\s*/g, 'at most '],
  [/(^|\s)>\s*(?=\d)/g, '$1more than '],
  [/(^|\s)<\s*(?=\d)/g, '$1less than '],
  [/(^|[^\d])½/g, '$1a half'],
  [/(\d)\s?½/g, '$1 and a half'],
];

/** Abbreviations that are said letter by letter. */
const SPELLED = new Set([
  'IV',
  'IM',
  'ICU',
  'ED',
  'GP',
  'ECG',
  'EKG',
  'CT',
  'MRI',
  'NRS',
  'VAS',
  'PCA',
  'CPR',
  'DNR',
  'HIV',
  'GDPR',
  'ID',
  'IT',
  'GCS',
  'UTI',
]);

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** What a voice is given to read; what is shown stays as it was written. */
export function speakable(text: string): string {
  const plain = PHRASES.reduce((said, [pattern, words]) => said.replaceAll(pattern, words), withoutMarks(text));
  return plain
    .replaceAll(/\b([01]?\d|2[0-3]):([0-5]\d)\b/g, (_, hour: string, minute: string) =>
      sayTime(Number(hour), Number(minute)),
    )
    .replaceAll(
      /\b(\d{2,3})\/(\d{2,3})\b(?!\/)(\s?mmHg)?/g,
      (_, high: string, low: string, unit: string | undefined) =>
        `${say(high)} over ${say(low)}${unit ? ` ${UNITS['mmhg']![1]}` : ''}`,
    )
    .replaceAll(/\b(\d{1,2})\/(10|100)\b/g, (_, part: string, whole: string) => `${say(part)} out of ${say(whole)}`)
    .replaceAll(/(\d)\s?[–-]\s?(?=\d)/g, '$1 to ')
    .replaceAll(/\b(\d+)(?:st|nd|rd|th)\b/g, (_, number: string) => sayOrdinal(Number(number)))
    .replaceAll(
      /(\d+(?:,\d{3})*(?:\.\d+)?)\s?(mmHg|mmol|mcg|µg|mg|kg|ml|dl|cm|mm|km|bpm|min|°C|%|g|l|h|s)(?![\p{L}\d])/giu,
      (_, number: string, unit: string) => `${say(number)} ${UNITS[unit.toLowerCase()]![Number(number) === 1 ? 0 : 1]}`,
    )
    .replaceAll(/(?<=[\p{L}\d])\s?\/\s?(min|day|kg|dl|ml|h|d|l)(?!\p{L})/gu, (_, per: string) => ` ${PER[per]!}`)
    // A number in a name, `Ward 4B`, `NEWS2`, is a word of its own.
    .replaceAll(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ')
    .replaceAll(/\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g, say)
    .replaceAll(/\b[A-Z]{2,4}\b/g, (word) => (SPELLED.has(word) ? [...word].join(' ') : word))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Links, headings and emphasis are for the eye. */
const withoutMarks = (text: string) =>
  text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/https?:\/\/\S+/g, '')
    .replaceAll(/[*_`#]+/g, '')
    .replaceAll(/^\s*[-•]\s+/gm, '');

function say(written: string): string {
  const [whole = '0', decimals] = written.replaceAll(',', '').split('.');
  // Telephone numbers and the like are read digit by digit.
  const words =
    whole.length > 6 || (whole.length > 1 && whole.startsWith('0')) ? sayDigits(whole) : sayWhole(Number(whole));
  return decimals === undefined ? words : `${words} point ${sayDigits(decimals)}`;
}

const sayDigits = (digits: string) => [...digits].map((digit) => ONES[Number(digit)]).join(' ');

/** Whole numbers below a million. */
function sayWhole(number: number): string {
  if (number < 20) return ONES[number]!;
  if (number < 100) return [TENS[Math.floor(number / 10)], number % 10 && ONES[number % 10]].filter(Boolean).join(' ');
  const [size, name] = number < 1000 ? [100, 'hundred'] : [1000, 'thousand'];
  const rest = number % size;
  const joint = rest > 0 && rest < 100 ? ' and ' : ' ';
  return `${sayWhole(Math.floor(number / size))} ${name}${rest > 0 ? joint + sayWhole(rest) : ''}`;
}

function sayOrdinal(number: number): string {
  const words = sayWhole(number).split(' ');
  const last = words.pop()!;
  const ordinal =
    ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : last.endsWith('t') ? `${last}h` : `${last}th`);
  return [...words, ordinal].join(' ');
}

function sayTime(hour: number, minute: number): string {
  if (minute === 0) return hour < 13 ? `${sayWhole(hour)} o'clock` : `${sayWhole(hour)} hundred`;
  return `${sayWhole(hour)} ${minute < 10 ? `oh ${sayWhole(minute)}` : sayWhole(minute)}`;
}
