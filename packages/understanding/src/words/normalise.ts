/** What people write for short, and what contractions hide. Whole words only, in small letters. */
const SHORT_FORMS: Record<string, string> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  y: 'why',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  ty: 'thank you',
  k: 'ok',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'have to',
  lemme: 'let me',
  gimme: 'give me',
  kinda: 'kind of',
  dunno: 'do not know',
  cuz: 'because',
  cos: 'because',
  bc: 'because',
  b4: 'before',
  tho: 'though',
  ya: 'you',
  whatcha: 'what are you',
  em: 'them',
  tmrw: 'tomorrow',
  pw: 'password',
  pwd: 'password',
  fone: 'phone',
  rn: 'right now',
  asap: 'at once',
  ppl: 'people',
  pt: 'patient',
  pts: 'patients',
  wat: 'what',
  wot: 'what',
  w: 'with',
  wo: 'without',
  smth: 'something',
  sth: 'something',
  smb: 'somebody',
  dosnt: 'does not',
  doesn: 'does not',
  thru: 'through',
  cuppa: 'cup of tea',
  abt: 'about',
  bt: 'but',
  ru: 'are you',
  shud: 'should',
  cud: 'could',
  wud: 'would',
  nite: 'night',
  everthing: 'everything',
  mgr: 'manager',
  min: 'minutes',
  mins: 'minutes',
  hr: 'hour',
  hrs: 'hours',
  meds: 'medicines',
  med: 'medicine',
  doc: 'doctor',
  docs: 'doctors',
  bp: 'blood pressure',
  sob: 'short of breath',
  temp: 'temperature',
  abx: 'antibiotics',
  hx: 'history',
  obs: 'observations',
  sats: 'saturation',
  spo2: 'saturation',
  ecg: 'ecg',
  ekg: 'ecg',
  hb: 'haemoglobin',
  im: 'i am',
  ive: 'i have',
  youre: 'you are',
  youve: 'you have',
  hows: 'how is',
  whats: 'what is',
  wheres: 'where is',
  whens: 'when is',
  whos: 'who is',
  thats: 'that is',
  theres: 'there is',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  cant: 'can not',
  cannot: 'can not',
  couldnt: 'could not',
  wont: 'will not',
  wouldnt: 'would not',
  isnt: 'is not',
  arent: 'are not',
  wasnt: 'was not',
  werent: 'were not',
  havent: 'have not',
  hasnt: 'has not',
  hadnt: 'had not',
  shouldnt: 'should not',
  mustnt: 'must not',
  lets: 'let us',
  id: 'i would',
  youd: 'you would',
  theyre: 'they are',
  itll: 'it will',
  youll: 'you will',
  gcs: 'gcs',
  iv: 'infusion into a vein',
  alot: 'a lot',
  alright: 'all right',
  mum: 'mother',
  mom: 'mother',
  dad: 'father',
  okay: 'ok',
  hiya: 'hello',
  hi: 'hello',
  hey: 'hello',
};

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bwon't\b/g, 'will not'],
  [/\bcan't\b/g, 'can not'],
  [/\bshan't\b/g, 'shall not'],
  [/n't\b/g, ' not'],
  [/\blet's\b/g, 'let us'],
  [/\b(it|he|she)'?s got\b/g, '$1 has'],
  [/\b(it|that|what|where|when|who|how|there|here|he|she)'s\b/g, '$1 is'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/\bi'm\b/g, 'i am'],
];

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/**
 * A text in small letters with plain quotation marks, contractions written out and short forms spelt in full; 'the R' of
 * a list stays a letter.
 */
export function normalise(text: string): string {
  let plain = text
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[“”„]/g, '"')
    .replaceAll(/(\d)\s*[-–]\s*(\d)/g, '$1 to $2')
    .replaceAll(/\/\s*10\b/g, ' out of 10')
    .replaceAll(/(\d)(mg|ml|mcg|min|mins|hrs?|h)\b/g, '$1 $2')
    .replaceAll(/(\p{L})\1{2,}/gu, '$1$1');
  for (const [pattern, written] of CONTRACTIONS) plain = plain.replaceAll(pattern, written);
  return plain
    .replaceAll(/((?:\b(?:the|letter) )?)([a-z0-9]+)/g, (both, before: string, word: string) =>
      Object.hasOwn(SHORT_FORMS, word) && (before === '' || word.length > 1) ? before + SHORT_FORMS[word]! : both,
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The words of a normalised text; numbers up to twelve as figures. */
export function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+(?:[.'][\p{L}\p{N}]+)*/gu) ?? []).map((word) => {
    const number = NUMBERS.indexOf(word);
    return number >= 0 && word !== 'one' ? `${number}` : word.replace(/'s$/, '');
  });
}

/** What was typed in small letters, its words alone: no signs between them, and `don't` as one word. */
export const bareWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
