import { newsScore } from './news-score.ts';

interface Limits {
  /** The value, as people say it. */
  readonly value: RegExp;
  /** From where on it asks for somebody at once (the red ones of NEWS2), and from where on it is an emergency alone. */
  readonly isRed: (value: number) => boolean;
  readonly isGrave?: (value: number) => boolean;
}

const BETWEEN = String.raw`(?: (?:is|are|of|at|now|rate|only|just|about|down|to|dropped|dropping|fell|gone))*[ :=]*`;
const measured = (names: string, digits: string): RegExp =>
  new RegExp(String.raw`\b(?:${names})\b${BETWEEN}(\d{${digits}})\b`);

/** Lower is no pressure that is measured in somebody who is spoken of as alive. */
const LOWEST_UPPER = 50;
const LOWEST_LOWER = 25;

const LIMITS: readonly Limits[] = [
  {
    value: measured('rr|resps?|resp(?:iratory)? rate|breathing(?: rate)?|breaths?', '1,2'),
    isRed: (value) => value >= 25 || value <= 8,
    isGrave: (value) => value >= 35 || value <= 8,
  },
  {
    value: measured('sats?|saturation|spo2|o2 sats?|oxygen', '2'),
    isRed: (value) => value <= 91,
    isGrave: (value) => value <= 85 && value >= 40,
  },
  {
    value: measured('bp|blood pressure|pressure|systolic', '2,3'),
    isRed: (value) => value <= 90 || value >= 220,
    isGrave: (value) => value <= 80 && value >= 30,
  },
  {
    // '86/52' without a name. What is no pressure looks like it as well ('31/12', '80/20'), so alone it is never grave.
    value: /(?<!\b(?:bp|pressure|systolic)\b.{0,25})(?<![\d/.])(\d{2,3}) ?\/ ?(\d{2,3})(?![\d/])/,
    isRed: (value) => (value >= LOWEST_UPPER && value <= 90) || value >= 220,
  },
  { value: measured('hr|pulse|heart rate', '2,3'), isRed: (value) => value <= 40 || value >= 131 },
];
const NOT_ALERT =
  /\b(?:new(?:ly)? confus\w+|confused|confusion|muddled|not alert|drowsy|unresponsive|hard to wake|talk(?:s|ing)? (?:nonsense|rubbish|gibberish)|rambl(?:es|ing))\b/;
const IS_DULL = new RegExp(
  String.raw`${NOT_ALERT.source}|\b(?:sleepy|sleepier|not making sense|does not know where)\b`,
);
/** Signs of somebody who gets worse, each of another organ: two of them need no number. */
const SIGNS: readonly RegExp[] = [
  IS_DULL,
  /\b(?:clammy|sweaty|sweating|cold(?:,| and)? sweat\w*)\b/,
  /\bpale\b/,
  /\b(?:mottled|blotch(?:y|es)|marbled)\b/,
  /\b(?:skin|face|lips?|fingers?|he|she|patient|pt) (?:\w+ )?(?:is |are |looks? |turn\w* |goes |gets )?(?:gr[ae]y|ashen|blue)\b/,
  /\b(?:hardly|barely) (?:pee|wee|urinat|pass)\w*|\bno (?:urine|pee)\b|\bnot (?:peed|passed (?:urine|water))\b/,
];
/** Blood where it should not be, told by what it fills. */
const BLEEDS =
  /\b(?:drain|bag|bottle|dressing|bandage|pad|bed|sheets?|wound)\b.{0,20}\b(?:full of|filled (?:up )?with|filled|soaked|running with)\b.{0,20}\b(?:blood|\d{2,4} ?ml)\b|\b(?:bleeds|bleeding|blood)\b.{0,25}\b(?:drain|dressing|bandage|pad)\b/;
/** Nobody is named, and yet it is somebody: it has just begun, or what to do is asked. */
const JUST_NOW =
  /\b(?:all of a sudden|suddenly|since (?:an|one|half an|this) \w+|(?:what|who) (?:do|should|shall|must) i|help)\b/;
/** A belly that is hard and hurts needs nobody to be named either. */
const HARD_BELLY = /\b(?:belly|abdomen|tummy)\b.{0,12}\b(?:hard|rigid)\b|\b(?:hard|rigid) (?:belly|abdomen|tummy)\b/;
const NEWS = /\bnews ?2?(?: score)?(?: (?:is|of|was|now|at))*[ :=]*(\d{1,2})\b/;
/** From so many points on the score calls for those who treat emergencies. */
const EMERGENCY = 7;
const SOMEBODY =
  /\b(?:my|his|her|he|she|patient|pt|mr|mrs|ms|room|bed|lady|man|woman|gentleman|resident|somebody|someone)\b/;

/** So many values are one person's observations. */
const OBSERVATIONS = 3;

const IS_EXERCISE = /\b(?:made[- ]up|example|exercise|practi[cs]e|quiz|lesson|case study|for instance)\b/;
const MOST_POINTS = 20;
const OTHER_SCORE = /\b(?:pain|nrs|scale|points?|rank|streak|quiz(?:zes)?|score)\b/;
/** 'He had 3 before and now it's 7', of the score of one person. */
const RISES =
  /\b(?:had|was|were|scored)(?: at| a)? (\d{1,2}) (?:before|earlier|this morning|yesterday|an hour ago|at \w+)\b.{0,20}\bnow (?:it'?s |its |it is |he has |she has |at |on )?(?:at |a )?(\d{1,2})\b/;

/** Whether somebody tells what was measured of one person, whatever they ask about it. `text` is spelt out. */
export const tellsObservations = (text: string): boolean =>
  newsScore(text).signs >= (SOMEBODY.test(text) ? OBSERVATIONS : OBSERVATIONS + 1) && !IS_EXERCISE.test(text);

/** One person who is spoken of as they are now. */
const ONE_NOW = /\b(?:his|her|he|she|mr|mrs|ms|my patient)\b/;
const IN_GENERAL =
  /\b(?:if|when|(?:a|any|some) (?:patient|person|man|woman|resident)|somebody|someone|people|patients|normal|limit|target|points?|means?|score)\b/;

/** Whether one value of somebody is told that calls for somebody at once. `text` is spelt out. */
export const tellsRedValue = (text: string): boolean =>
  ONE_NOW.test(text) &&
  !IN_GENERAL.test(text) &&
  !IS_EXERCISE.test(text) &&
  LIMITS.some(({ value, isRed }) => isBeyond(text, value, isRed));

/** Whether what was measured of somebody is an emergency by itself: a high score, or two signs of danger. `text` is spelt out. */
export function areDangerous(text: string): boolean {
  const signs = SIGNS.filter((sign) => sign.test(text)).length;
  if (signs >= 2 && (SOMEBODY.test(text) || JUST_NOW.test(text))) return true;
  if (HARD_BELLY.test(text) && /\bpain\b/.test(text)) return true;
  const { signs: measured, points } = newsScore(text);
  const isOfSomebody = SOMEBODY.test(text);
  const isMeasured = measured >= (isOfSomebody ? 2 : OBSERVATIONS) && !IS_EXERCISE.test(text);
  if (isMeasured && points >= EMERGENCY) return true;
  if (!isOfSomebody) return false;
  const risen = Number(RISES.exec(text)?.[2] ?? 0);
  const isOfScore = ONE_NOW.test(text) && !OTHER_SCORE.test(text);
  if (isOfScore && risen >= EMERGENCY && risen <= MOST_POINTS) return true;
  if (Number(NEWS.exec(text)?.[1] ?? 0) >= EMERGENCY) return true;
  const red = LIMITS.filter(({ value, isRed }) => isBeyond(text, value, isRed)).length;
  return red >= 2 || (red === 1 && (IS_DULL.test(text) || BLEEDS.test(text)));
}

/** Whether a value stands in it that is so far out that it is an emergency by itself. `text` is spelt out. */
export const isGrave = (text: string): boolean =>
  LIMITS.some(({ value, isGrave: isFarOut }) => isFarOut !== undefined && isBeyond(text, value, isFarOut));

function isBeyond(text: string, value: RegExp, is: (value: number) => boolean): boolean {
  const [, found, lower] = value.exec(text) ?? [];
  if (found === undefined) return false;
  const isPair = lower === undefined || (Number(lower) >= LOWEST_LOWER && Number(lower) < Number(found));
  return isPair && is(Number(found));
}
