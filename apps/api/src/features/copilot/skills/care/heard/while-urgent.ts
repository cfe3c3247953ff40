/** More words tell something else. */
const MOST_WORDS = 14;
/** What is asked of people as such, or of the lesson, is taught. */
const IS_TAUGHT =
  /^(?:(?:and|so|but|ok) )*(?:how (?:do|does|can|many|much|long|often)|why|when|which|what (?:is|are|does|did|was)|who (?:is|was))\b|\b(?:lesson|quiz|module|comic|film|course|points)\b/;

const NO =
  "(?:can ?not|can'?t|won'?t|will not|does ?n[o']?t|do not|did not|didn'?t|is not|is ?n[o']?t|not|no longer|hardly|barely|stopped|stops|struggl\\w+ to|unable to)";
const NOBODY = '(?:nobody|no one|no ?body else|none)';

/** Who was called does not answer or come. */
const UNANSWERED: readonly RegExp[] = [
  new RegExp(
    `\\b${NOBODY}\\b.{0,12}\\b(?:here|there|around|comes?|coming|answers?|answering|picks?|picking|responds?|reacts?|free|helps?)\\b`,
  ),
  new RegExp(
    `\\b${NO} (?:\\w+ ){0,2}?(?:pick(?:s|ing)? (?:it )?up|answer\\w*|com(?:e|ing)|reach\\w*|get (?:hold|through))\\b`,
  ),
];
/** Who was called does not come, who types is alone with somebody, or puts the call off. */
const ALONE: readonly RegExp[] = [
  /\b(?:just|only) me\b|\b(?:i am|i'?m|im|all|be) (?:all |here |completely )*alone\b|\b(?:on my own|by myself)\b/,
  ...UNANSWERED,
  /\b(?:doctor|doc|dr|registrar|consultant|senior|on call|prescriber|boss|lead)\b(?:'s| is| was)? (?:fast |still |already |just |really |very )*(?:asleep|sleeping|busy|annoyed|angry|cross|in theatre|in surgery|not here|gone home|off)\b|\b(?:he|she|they)(?:'s|'re| is| are| was| were) (?:\w+ )?(?:annoyed|angry|cross|busy)\b|\bhung up\b/,
  // Who was asked comes when it suits them.
  /\b(?:he|she|they|doctor|doc|dr|registrar|consultant|senior)\b.{0,20}\b(?:com(?:es?|ing)|look(?:s|ing)? in|be (?:here|there)|see (?:him|her|them)|ring(?:s|ing)? back|call(?:s|ing)? back)\b.{0,12}\b(?:later|tomorrow|soon|after|in (?:an?|half|the morning|\d+|two|three))\b|\b(?:he|she|they)\b.{0,12}\b(?:says?|said|told me|wants me|tells me) (?:to |i should |i can )(?:just )?(?:wait|watch|leave it)\b/,
  // Whom to call is clear, and is put off.
  /\b(?:do not|don'?t|dont|hate|afraid|scared|embarrassed)\b(?: \w+){0,2}? to (?:wake|bother|disturb|call|ring|phone)\b|\b(?:can|could|shall|should|may) (?:i|we|it|this) (?:not |just )?wait (?:until|till|for)\b|\b(?:so|do|should|shall|can|must) (?:i|we) (?:just |now |still |then )*wait[?.! ]*$/,
  /\b(?:line|phone|it|number) (?:is |just )?(?:busy|engaged|dead)\b|\bvoice ?mail\b|\brings? (?:and rings|out)\b|\b(?:still )?waiting for (?:the |a |them|him|her)/,
];

const BODY =
  '(?:swallow\\w*|breath\\w*|answer\\w*|respond\\w*|react\\w*|talk\\w*|speak\\w*|wak(?:e|ing)|move\\w*|moving|stand\\w*|see|keep (?:it|anything) down|open (?:his|her|their) eyes|(?:stay|keep) awake)';
const STATE =
  '(?:worse|gr[ae]y|blue|white|pale|paler|sweat\\w*|clammy|sleepy|sleepier|drows\\w+|confused|cold|floppy|limp|stiff|rigid|un(?:responsive|conscious)|shak(?:y|ing)|trembling|twitching|fitting|vomiting|throwing up|wheezing|slurring)';
/** Somebody gets worse, in the fewest words. */
const WORSE: readonly RegExp[] = [
  new RegExp(`\\b${NO}(?: \\w+){0,2}? ${BODY}(?! (?:from|of) me)\\b`),
  new RegExp(
    `\\b(?:getting|gets|gone|going|goes|went|turn(?:ed|ing|s)|looks?|looking|becom\\w+|he'?s|she'?s|they'?re|(?:he|she|they|pt|patient) (?:is|are)|now|starts?|started) (?:\\w+ ){0,2}?${STATE}\\b`,
  ),
  /\b(?:passed out|faint(?:ed|ing)|collaps\w+|chok\w+|gurgl\w+|gasp\w+)\b/,
];

const isTold = (text: string, signs: readonly RegExp[]): boolean =>
  text.split(' ').length <= MOST_WORDS && !IS_TAUGHT.test(text) && signs.some((sign) => sign.test(text));

/** Whether signs of somebody who gets worse stand in it, whatever else is told. `text` is spelt out. */
export const hasSignsOfWorse = (text: string): boolean => WORSE.some((sign) => sign.test(text));

/** Whether somebody who was told to call for help says that nobody comes, or puts the call off. `text` is spelt out. */
export const isAlone = (text: string): boolean => isTold(text, ALONE);

/** Whether nobody answers or comes who was called. `text` is spelt out. */
export const isUnanswered = (text: string): boolean => isTold(text, UNANSWERED);

/** Whether it is told how somebody who was spoken of gets worse. `text` is spelt out. */
export const getsWorse = (text: string): boolean => isTold(text, WORSE);
