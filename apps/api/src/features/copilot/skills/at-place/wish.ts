/** What one can want of the place one is at. */
export type Wish = 'explain' | 'example' | 'simpler' | 'why';

const WISHES: readonly (readonly [Wish, RegExp])[] = [
  ['example', /\b(?:examples?|for instance|beispiel\w*)\b/],
  [
    'simpler',
    /\b(?:simpl\w+|easier|easy words|plain\w*|shorter|short version|eli5|i am five|im five|einfach\w*|kürzer)\b/,
  ],
  ['why', /\b(?:why|y|how come|what for|reason|warum|wieso|weshalb)\b/],
  [
    'explain',
    /\b(?:explain|explanation|meaning|means?|meant|what is (?:this|that)|whats (?:this|that)|understand|get (?:this|that|it)|tell me more|more about (?:this|that|it)|huh|erklär\w*|bedeutet|heißt|versteh\w*|mehr dazu)\b/,
  ],
];

/** Words that point or ask, and name no subject. */
const POINTING = new Set(
  `a about again all also an and another any are as at be bit can cant could did do does dont example examples explain explanation explained eli5 five for from get give gives had have help here how huh i im in instance is isnt
  it its just know like line made make makes me mean meaning means meant more my need no not now of ok okay on one or page panel paragraph part passage piece please point put quick quickly really reason row same say says screen
  section selected selection sentence short shorter shown simpler simple simply so some something sophie tell term text that the them then there these they thing this those to too understand up us was way we were what whats
  which why y will with word words would you your years old easier easy plain plainly language version come again differently true case above
  das dies dieses diese hier mir bitte ein eine noch mal nochmal was bedeutet heißt ist warum wieso weshalb so einfacher einfach kürzer sagen sag gib zeig beispiel beispiele dafür dazu mehr erkläre erklär erklären verstehe versteh ich nicht es du kannst zu diesen diesem satz absatz den die der zeile`.split(
    /\s+/,
  ),
);

/** What a message wants of the place; null where it names a subject of its own, or wants something else. */
export function wishOf(question: string): Wish | null {
  const folded = foldedWords(question);
  const words = folded.split(' ');
  if (words.some((word) => !POINTING.has(word) && !/^(?:erklär|einfach|versteh|beispiel)/.test(word))) return null;
  return WISHES.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

const LEANS =
  /^(?:and|but|so|or)\b|\b(?:this|that|these|those|it|its|here|they|them|other way|way round|both|one|opposite)\b/;
/** A message of more words stands for itself. */
const MOST_WORDS = 9;

/**
 * What a short message wants of a text that was selected for it, though it has words of its own: 'why is that bad?',
 * 'why first?'. `said` is what stands at the place. Null where it speaks of something else.
 */
export function leaningWish(question: string, said: string): Wish | null {
  const folded = foldedWords(question);
  const words = folded.split(' ');
  if (folded === '' || words.length > MOST_WORDS) return null;
  const known = new Set(foldedWords(said).split(' '));
  const own = words.filter((word) => !POINTING.has(word));
  if (!LEANS.test(folded) && !own.every((word) => known.has(word))) return null;
  return WISHES.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'explain';
}

const foldedWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
