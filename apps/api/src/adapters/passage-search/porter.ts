// The stemmer of M. F. Porter, 'An algorithm for suffix stripping', 1980: 'assessing', 'assessment' and 'assessed'
// become one word.

const CONSONANT = '[^aeiou]';
const VOWEL = '[aeiouy]';
const CONSONANTS = `${CONSONANT}[^aeiouy]*`;
const VOWELS = `${VOWEL}[aeiou]*`;
const HAS_MEASURE = new RegExp(`^(${CONSONANTS})?${VOWELS}${CONSONANTS}`);
const MEASURE_IS_ONE = new RegExp(`^(${CONSONANTS})?${VOWELS}${CONSONANTS}(${VOWELS})?$`);
const MEASURE_ABOVE_ONE = new RegExp(`^(${CONSONANTS})?${VOWELS}${CONSONANTS}${VOWELS}${CONSONANTS}`);
const HAS_VOWEL = new RegExp(`^(${CONSONANTS})?${VOWEL}`);
const ENDS_SHORT = new RegExp(`^${CONSONANTS}${VOWEL}[^aeiouwxy]$`);

const STEP_2: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
  ['logi', 'log'],
];
const STEP_3: readonly (readonly [string, string])[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
];
const STEP_4 = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;

export function stem(word: string): string {
  if (word.length < 3) return word;
  let stemmed = word.startsWith('y') ? `Y${word.slice(1)}` : word;
  stemmed = withoutPlural(stemmed);
  stemmed = withoutPast(stemmed);
  const beforeY = /^(.+?)y$/.exec(stemmed)?.[1];
  if (beforeY !== undefined && HAS_VOWEL.test(beforeY)) stemmed = `${beforeY}i`;
  stemmed = replaced(stemmed, STEP_2);
  stemmed = replaced(stemmed, STEP_3);
  stemmed = withoutSuffix(stemmed);
  return withoutEnd(stemmed).toLowerCase();
}

function withoutPlural(word: string): string {
  if (/(ss|i)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutPast(word: string): string {
  const eed = /^(.+?)eed$/.exec(word)?.[1];
  if (eed !== undefined) return HAS_MEASURE.test(eed) ? word.slice(0, -1) : word;
  const rest = /^(.+?)(?:ed|ing)$/.exec(word)?.[1];
  if (rest === undefined || !HAS_VOWEL.test(rest)) return word;
  if (/(at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (/([^aeiouylsz])\1$/.test(rest)) return rest.slice(0, -1);
  return ENDS_SHORT.test(rest) ? `${rest}e` : rest;
}

function replaced(word: string, endings: readonly (readonly [string, string])[]): string {
  for (const [ending, by] of endings) {
    if (!word.endsWith(ending)) continue;
    const rest = word.slice(0, -ending.length);
    return HAS_MEASURE.test(rest) ? rest + by : word;
  }
  return word;
}

function withoutSuffix(word: string): string {
  const rest = STEP_4.exec(word)?.[1] ?? /^(.+?[st])ion$/.exec(word)?.[1];
  return rest !== undefined && MEASURE_ABOVE_ONE.test(rest) ? rest : word;
}

function withoutEnd(word: string): string {
  const rest = /^(.+?)e$/.exec(word)?.[1];
  const isDropped =
    rest !== undefined && (MEASURE_ABOVE_ONE.test(rest) || (MEASURE_IS_ONE.test(rest) && !ENDS_SHORT.test(rest)));
  const word2 = isDropped ? rest : word;
  return word2.endsWith('ll') && MEASURE_ABOVE_ONE.test(word2) ? word2.slice(0, -1) : word2;
}
