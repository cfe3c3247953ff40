import { isKnownWord } from './words/frequencies.ts';
import { wordsOf } from './words/normalise.ts';

/** What something said is besides its meaning. */
export interface Manner {
  readonly kind:
    | 'silence'
    | 'nonsense'
    | 'rude'
    | 'greeting'
    | 'thanks'
    | 'farewell'
    | 'small-talk'
    | 'assent'
    | 'probing';
  /** Nothing is meant by it besides. */
  readonly isNothingElse: boolean;
}

const RUDE =
  /\b(fuck\w*|shit\w*|bitch\w*|bastard|asshole|arsehole|idiot|idiotic|stupid|moron|imbecile|shut up|shut your|screw you|piss off|bugger off|go to hell|damn you|cow|hag|dumb|loser|crap|drama queen|cry ?baby)\b/;
/** Asks who one really is or for the rules of the game: nobody in a talk would understand it. */
const PROBING =
  /\b(ignore (all|your|the|any|previous)|system prompt|language model|chat ?bot|are you (an? )?(ai|bot|robot|machine|computer|real)|your instructions|hidden facts?|rubric|jailbreak|prompt)\b/;

/** Agreeing, or not knowing yet what to say. */
const ASSENT =
  'ok|all right|yes|yeah|yep|no|nope|right|i see|sure|fine|good|great|understood|h+m+|mm+|u+h+|u+m+|erm?|ah+|oh|really|well|exactly|of course|got it|aha';

/** `Sorry to wake you`: how one begins, not what one regrets. */
const OPENING =
  /^(?:(?:hi|hello|good (?:morning|afternoon|evening|day)|oh|i|i am)[ ,.]*)*(?:so |very |really )?sorry (?:to|for|that i|if i)\b.{0,20}\b(?:wak|bother|disturb|interrupt|call)\w*(?: \p{L}+){0,5}[ .,!]*$/u;

const SMALL_TALK: readonly (readonly [Manner['kind'], RegExp])[] = [
  [
    'greeting',
    /^(hello|good (morning|afternoon|evening|day|night)|morning|afternoon|evening|greetings)( there| again| everyone)?[ ,.!]*((mr|mrs|ms|miss|dr|doctor)\.? ?\p{L}*)?[ ,.!]*$/u,
  ],
  ['thanks', /^(ok |all right |oh )?(thanks?|thank you|cheers)( a lot| so much| very much| you)?[ .!]*$/],
  [
    'farewell',
    /^(ok |well |so )?(bye|goodbye|bye bye|see you|good night|take care|farewell)( now| then| later| soon)?[ .!]*$/,
  ],
  ['assent', new RegExp(`^[ ,.…]*(?:sorry[ ,.…]+)?(?:${ASSENT})(?:[ ,.!?…]+(?:${ASSENT}|then))*[ ,.!?…]*$`, 'u')],
  [
    'small-talk',
    /\b(weather|rain(ing|y)?|sunny|sunshine|football|soccer|match on|tv|television|news|lunch|dinner was|coffee machine|parking|holiday|weekend|christmas|favou?rite)\b/,
  ],
];

/** What something said is besides its meaning; null for what is only to be understood. */
export function mannerOf(said: string, read: string): Manner | null {
  const words = wordsOf(read);
  if (words.length === 0) return { kind: 'silence', isNothingElse: true };
  if (PROBING.test(read)) return { kind: 'probing', isNothingElse: true };
  if (RUDE.test(read)) return { kind: 'rude', isNothingElse: false };
  if (OPENING.test(read)) return { kind: 'greeting', isNothingElse: true };
  if (isNonsense(words)) return { kind: 'nonsense', isNothingElse: true };
  for (const [kind, pattern] of SMALL_TALK)
    if (pattern.test(read)) return { kind, isNothingElse: kind === 'assent' && !said.includes('?') };
  return null;
}

/** Keys pressed at random: hardly a word that anybody knows. */
function isNonsense(words: readonly string[]): boolean {
  const letters = words.filter((word) => /^\p{L}+$/u.test(word));
  const known = letters.filter((word) => isKnownWord(word) && (word.length > 1 || word === 'i' || word === 'a'));
  return letters.length > 0 && known.length / letters.length < 0.34;
}
