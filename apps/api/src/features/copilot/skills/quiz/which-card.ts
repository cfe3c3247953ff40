import { bareWords } from '@snapwell/understanding/words/normalise';
/** Which card of a set a message means: by its number, from 1; the one answered last; or the last that was missed. */
export type WhichCard = { readonly number: number } | 'last' | 'missed';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** What somebody says who wants an answer explained: one word of another matter, and it is a question about that. */
const SAYS = new Set(
  `i me my mine you your we it its that this the a an of to in from again please pls pl sorry ok okay so and but hm hmm oh no now
  why how come what whats is was were s are isnt wasnt did do does dont didnt not cant can could would will tell say show explain explanation
  get got understand understood see know mean meant means wrong right correct false incorrect true answer answers answered question questions
  card cards quiz set one ones number no nr last previous just about still really reason bit more supposed be have had confused lost clear unclear am im`
    .split(/\s+/)
    .concat(ORDINALS),
);
/** That something is to be explained at all. */
const ASKS =
  /\b(?:why|how come|explain|explanation|reason|(?:dont|didnt|do not|did not|cant|can not|cannot) (?:get|understand|see|know why)|confused|lost|unclear|not clear|wrong|right|correct|incorrect|answer)\b/;
const OF_A_CARD = /\b(?:question|card|quiz|answer|answered|wrong|incorrect|correct|false)\b/;
const MISSED = /\b(?:wrong|incorrect|false)\b/;
const MOST_WORDS = 16;

interface Said {
  /** Nothing but the set, and what explained its cards, stands before it. */
  readonly isOfSet: boolean;
}

/**
 * Which card is to be explained; null for what is about something else. Once something else was said, only what names a
 * question or an answer is still of the set.
 */
export function whichCard(message: string, { isOfSet }: Said): WhichCard | null {
  const text = bareWords(message);
  const words = text.split(' ');
  if (words.length > MOST_WORDS || !words.every((word) => SAYS.has(word) || isNumber(word))) return null;
  const number = numberIn(text);
  if (!ASKS.test(text) && number === null) return null;
  if (!isOfSet && !OF_A_CARD.test(text)) return null;
  if (number !== null) return number === 'last' ? 'last' : { number };
  return MISSED.test(text) ? 'missed' : 'last';
}

const GIVES_UP =
  /^(?:i (?:really |just )?(?:dont|do not|didnt) know|no (?:idea|clue)|i give up|idk|dunno|pass|skip)?(?: ?(?:it|this|that|this one|that one))?(?: ?(?:so|please|pls|just|then|and|can you|could you))* ?(?:(?:tell|show|give) me(?: (?:it|the (?:right |correct )?(?:answer|solution)))?)?$/;

/** Whether somebody would rather be told the answer of the card in front of them. */
export const givesUp = (message: string): boolean => {
  const text = bareWords(message);
  return text !== '' && GIVES_UP.test(text) && /know|idea|clue|give up|idk|dunno|pass|skip|tell|show|answer/.test(text);
};

function numberIn(text: string): number | 'last' | null {
  const word = ORDINALS.findIndex((each) => new RegExp(`\\b${each}\\b`).test(text));
  if (word !== -1) return word + 1;
  const said =
    /\b(?:question|card|number|no|nr|answer) (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b/.exec(
      text,
    )?.[1] ?? /\b(\d{1,2})(?:st|nd|rd|th)\b/.exec(text)?.[1];
  if (said !== undefined) return NUMBERS.indexOf(said) + 1 || Number(said);
  return /\b(?:last|previous) (?:one|question|card|answer)\b/.test(text) ? 'last' : null;
}

const isNumber = (word: string): boolean => /^\d{1,2}(?:st|nd|rd|th)?$/.test(word) || NUMBERS.includes(word);
