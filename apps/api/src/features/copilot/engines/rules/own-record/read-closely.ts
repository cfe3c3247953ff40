import { bareWords } from '@snapwell/understanding/words/normalise';
import type { Skill } from '#features/copilot/request/skill-input.ts';
import { sayEarned, sayEarnedFor } from '#features/copilot/skills/record/points/say-earned.ts';
import { sayWeeks } from '#features/copilot/skills/record/days/say-weeks.ts';
import { sayFinished } from '#features/copilot/skills/record/progress/say-finished.ts';
import { showNext } from '#features/copilot/skills/record/say-record.ts';
import { sayAssigned } from '#features/copilot/skills/record/say-asked.ts';
import { sayTimeAsked, sayTimeLeft } from '#features/copilot/skills/record/days/say-time.ts';
import { PLACE_WANTED, sayNeighbours } from '#features/copilot/skills/record/say-neighbours.ts';
import { minutesWanted, sayShort } from '#features/copilot/skills/record/progress/say-short.ts';
import { sayStreakEnd } from '#features/copilot/skills/record/streak/say-streak-end.ts';
import { sayStreakKept } from '#features/copilot/skills/record/streak/say-streak-kept.ts';
import { sayWhyNext } from '#features/copilot/skills/record/say-why-next.ts';
import { sayTrend } from '#features/copilot/skills/record/quizzes/say-trend.ts';

/** What is asked of the own record beyond how it stands now: where it comes from, and where it goes. */
export type CloserQuestion =
  | 'earned'
  | 'earned_for'
  | 'weeks'
  | 'trend'
  | 'finished'
  | 'time_left'
  | 'time_asked'
  | 'why_next'
  | 'streak_end'
  | 'streak_kept'
  | 'neighbours'
  | 'short'
  | 'assigned'
  | 'next';

export const closerSkills: Readonly<Record<CloserQuestion, Skill>> = {
  earned: sayEarned,
  earned_for: sayEarnedFor,
  weeks: sayWeeks,
  trend: sayTrend,
  finished: sayFinished,
  time_left: sayTimeLeft,
  time_asked: sayTimeAsked,
  why_next: sayWhyNext,
  streak_end: sayStreakEnd,
  streak_kept: sayStreakKept,
  neighbours: sayNeighbours,
  short: sayShort,
  assigned: sayAssigned,
  next: showNext,
};

const POINTS = String.raw`(?:all )?(?:my |the |those |these )?(?:\d+ )?(?:snap )?points`;
const EARNED = [
  new RegExp(
    String.raw`\b(?:how|where) (?:did|have) i (?:just )?(?:get|got|earn|earned|collect|collected|make|made) ${POINTS}\b`,
  ),
  new RegExp(String.raw`\b(?:what|which things) (?:did|have) i (?:get|got|earn|earned) ${POINTS} (?:\w+ )?for\b`),
  new RegExp(String.raw`\b(?:what|where) (?:were|are|was|did|do) ${POINTS} (?:of )?(?:\w+ )?(?:for|from|come from)\b`),
];
/** The same of points that were just told of. */
const EARNED_THEM =
  /^(?:and |so |ok |but )*(?:(?:how|where) (?:did|have) i (?:get|got|earn|earned|make|made) (?:them|those|these|that|it)(?: \w+){0,2}|what (?:are|were|was) (?:they|those|these|that|it) for|what (?:did|have) i (?:get|got|earn|earned) (?:them|those|these|that|it) for|(?:what|where) (?:do|did) (?:they|those|these) come from|what for|for what|how so|where from|from what)(?: today| yesterday| this week)?$/;
/** 'And how many this week' after the points; 'how do I get it back' after the streak. */
const SO_LONG =
  /^(?:and |so |ok |but )*(?:(?:how (?:many|much)|what about|what)(?: was it| were they| did i (?:get|earn)| have i)? )?(this week|last week|today|yesterday)$/;
const ABOUT_STREAK = /\bstreak\b/;
const GETS_BACK =
  /\b(?:get|bring|win|have|earn) (?:it|that|them|the streak|my streak) back\b|\b(?:restore|repair|save|rescue) (?:it|that|my streak)\b/;
const EARNED_FOR =
  /\bwhat (?:did|has|does) (?:the |my |that |this )(?:\w+ ){0,4}?(?:lesson|quiz|test|exam|module|course|article|film|video|comic|game|simulation) (?:bring|brought|give|gave|given|pay|paid) me\b.{0,12}\bpoints?\b|\bhow many points (?:did|has) (?:the |my |that |this )(?:\w+ ){0,4}?(?:lesson|quiz|test|exam|module|course|article|film|video|comic|game|simulation) (?:bring|brought|give|gave|given|pay|paid)\b|\bwhy\b.{0,25}\b(?:only |just )?(?:get|got|have|had|\d+)\b.{0,20}\bpoints?\b.{0,6}\b(?:for|in|from|on)\b|\bwhy (?:only |just )\d+ (?:snap )?points?\b|\bhow many points (?:did|have) i (?:get|got|earn|earned|make|made) (?:for|in|from|on)\b|\b(?:did|have) i (?:really |already |also |still |just )?(?:get|got|earn|earned) (?:any |my |some |the )*(?:snap )?(?:points?|pts|stars?) (?:for|with|from|in|on) (?!today|yesterday|my |it all)/;
const TREND =
  /\b(?:am|have) i (?:been |really |actually |even )*(?:getting|gotten|got|become|becoming|doing) (?:any |much )*(?:better|worse)\b|\bam i (?:really |actually |even )?(?:improving|progressing|learning anything)\b|\b(?:have|did|do) i (?:really |actually )?(?:improved?|get better)\b|\b(?:are|is) my (?:quiz )?(?:scores?|results?|answers?|marks?) (?:getting (?:any )?(?:better|worse)|improving|going (?:up|down))\b/;
const FINISHED_WORD = '(?:finish|finished|done|do|completed?|read|watched|seen|been through|passed)';
const FINISHED = [
  new RegExp(
    String.raw`\b(?:which|what) (?:\w+ ){0,2}?(?:lessons?|items?|articles?|films?|videos?|comics?|modules?|courses?|chapters?|ones|things|pages)(?: (?:in|of|from|about) (?:\w+ ){1,4}?)? ?(?:have i|did i|i have|i did|ive|have i already) (?:already |really )?${FINISHED_WORD}\b`,
  ),
  new RegExp(
    String.raw`\b(?:list|show|name|tell)\b.*\b(?:lessons?|items?|articles?|films?|modules?|courses?|everything|all|what)(?: that)? (?:i have|ive|i) (?:already )?${FINISHED_WORD}\b`,
  ),
  /^what (?:have i|did i) (?:already )?(?:finish|finished|complete|completed)(?: so far| already| here| until now)*$/,
];
const THE_REST =
  '(?:all (?:of )?(?:this|it|that)|everything|the (?:rest|whole thing|(?:whole |entire )?(?:module|course|training))|(?:this|my) (?:module|course|training)|it all)';
const TIME_LEFT = [
  new RegExp(
    String.raw`\bhow (?:long|much (?:more )?time|many (?:more )?(?:minutes|hours))\b.{0,25}\b${THE_REST}\b(?: (?:take|takes|last|need|needs)(?: me)?)?(?: (?:still|in all|altogether|to (?:finish|complete|do)))*$`,
  ),
  /\bhow (?:long|much (?:more )?time|many (?:more )?(?:min(?:ute)?s?|hours))\b.{0,30}\b(?:need|take)\b.{0,12}\b(?:for the (?:\w+ ){1,4}(?:course|module)|for (?:what|all that) i still|for the rest|(?:get )?through (?:what\w*|the rest)|what(?: is|s)? left)\b/,
  /\bhow many min(?:ute)?s? for (?:the )?rest\b|\btime left (?:to|till?|until) (?:the )?end of (?:the |this |my )?(?:module|course)\b|\bwill i (?:make|finish|manage|get through) the rest\b|\bis \d+ min(?:ute)?s? enough for (?:what i|the rest)\b/,
  /\bhow (?:long|much (?:more )?time|many (?:more )?(?:minutes|hours)) (?:will|do|would) i (?:still |yet )?(?:need|take|have)(?: still| yet)? (?:to|until i|till i) (?:finish|complete|am done|get (?:through|done))(?: (?:with )?(?:it|this|everything|all of it|my (?:course|module|training)|(?:the|this) (?:\w+ ){0,3}(?:module|course|training)))?$|\b(?:can|could|will) i (?:get|do|finish|complete) (?:the rest|what is left)\b.{0,25}\b(?:in|within) (?:\d+|an?|half an|ten|twenty) (?:min\w*|hours?)\b/,
  /\bhow (?:long|much (?:more )?time|many (?:more )?(?:minutes|hours))\b.{0,20}\b(?:left|to go|still to do|until i(?: am|m)? (?:done|finished|through)|till i(?: am|m)? (?:done|finished|through))\b(?: (?:for me|here|in (?:this|the) (?:module|course)))*$/,
];
const STREAK_END = [
  /^(?:oh |wait |so |and )*(?:is|has) my streak (?:been )?(?:gone|lost|broken|over|dead|ended|reset)(?: now)?$/,
  /\b(?:did|have) i (?:really |just )?(?:lose|lost|break|broke|broken) (?:my |the )?streak\b/,
  /\bwhy\b.*\bstreak\b.*\b(?:go|went|gone|goes|lost|lose|broke|broken|break|reset|back|zero|only|one|\d+|over|end|ended|drop|dropped|disappear\w*|miss|missed|start|started|restart\w*|stop|stopped|down|shorter|not)\b/,
  /\b(?:how|when|where|which day|what day)\b.{0,12}\b(?:did|have) (?:i|my streak) (?:\w+ )?(?:lose|lost|break|broke|miss|missed|end|ended|stop)\b.*\bstreak\b|\b(?:when|how) did my streak (?:end|break|stop)\b/,
  /\bwhat (?:has )?happened (?:to|with) my streak\b|\bwhere (?:is|did|has) my streak (?:gone|go)\b|\bi (?:have |ve )?(?:just )?(?:lost|broke|broken) my streak\b|\bwhich day (?:did|have) i miss(?:ed)?\b|\bmy streak is (?:gone|lost|broken|back)\b/,
];
const HOW_I = '(?:how (?:do|can|could|should|will) i|what (?:do|must|should|can) i|what)';
const KEEP = '(?:not (?:lose|break)|dont (?:lose|break)|keeps?|protect|hold on to)';
/** What keeps it: 'my streak and how do i not lose it'. */
export const KEEPS_IT = new RegExp(String.raw`^${HOW_I}\b.{0,40}\b${KEEP} it\b`);
const STREAK_KEPT = [
  new RegExp(String.raw`\bmy (?:\w+ )?streak\b.*\b${HOW_I}\b.{0,40}\b${KEEP} (?:it|my streak|the streak)\b`),
  new RegExp(String.raw`\b${HOW_I}\b.{0,40}\b${KEEP} (?:my|the) (?:\w+ )?streak\b`),
  /^(?:and |so )*(?:how|when) (?:do|can|could|would|will) i (?:lose|break) (?:my|the|a) streak$/,
];
const NEIGHBOURS =
  /\bwho(?:s| is| are| stands?| comes?)?\b.{0,25}\b(?:in front of|ahead of|above|before|behind|below|next to|around|right after) me\b|\bwho (?:do|must|can) i (?:have to )?(?:beat|overtake|catch|pass) (?:next|first)?\b|\bhow (?:far|much|many (?:more )?(?:points?|pts))\b.{0,30}\b(?:behind|to|from|ahead of|between me and|until|till|til)\b.{0,25}\b(?:the next one|number one|no 1|number 1|first place|the first|the top|the leader|the next place|the one in front|second place)\b|\bhow many (?:more )?(?:points|pts)\b.{0,20}\b(?:to|until|till|til|for) (?:the )?next(?: rank| one| spot)?$/;
/** 'How long will that take me' after what is due; 'why that one' after what comes next. */
const TIME_OF_THAT =
  /^(?:and |so |ok |but )*how (?:long|much time) (?:(?:will|does|would|do) )?(?:that|it|this|they|those|all of (?:it|that))(?: all)? (?:take|takes|need|needs)(?: me)?$/;
const WHEN_DUE =
  /^(?:and |so |ok |but )*(?:(?:when|until when|by when) (?:is|are) (?:it|that|they|those|this|the first one) due|by when|until when)$/;
const WHICH_FIRST =
  /^(?:and |so |ok |but )*which (?:one |of (?:them|those) )?(?:is |comes |should i do |do i do )?(?:first|next|most urgent)$/;
const ABOUT_DUE =
  /\b(?:overdue|due|assigned|assignments?|deadlines?|late|behind with|asked to (?:do|finish)|(?:still )?have to (?:do|finish)|must i (?:do|finish)|to do)\b/;
const WHY_THAT =
  /^(?:and |so |ok |but )*why(?: (?:should i (?:do|take) )?(?:that|this|it|the)(?: one)?(?: first| next| now| of all)*)?$/;
const OPEN = /\b(?:not|havent|didnt|still|unfinished|left|until|dont)\b/;
const ABOUT_POINTS = /\bpoints?\b/;

/**
 * What a message asks beyond how the own record stands; null for everything else. `before` is what was asked before, for
 * what goes on from it; `isCardAlone`: it was answered with the card of an item and no words, as the next step is.
 */
export function readClosely(message: string, before: string | null, isCardAlone = false): CloserQuestion | null {
  const text = bareWords(message);
  const isEarned =
    EARNED.some((each) => each.test(text)) ||
    (before !== null && ABOUT_POINTS.test(bareWords(before)) && EARNED_THEM.test(text));
  if (isEarned) return 'earned';
  if (EARNED_FOR.test(text) && !TIME.test(text)) return 'earned_for';
  const asked = before === null ? '' : bareWords(before);
  const soLong = SO_LONG.exec(text)?.[1];
  if (soLong !== undefined && ABOUT_POINTS.test(asked)) return soLong.endsWith('week') ? 'weeks' : 'earned';
  if (GETS_BACK.test(text) && ABOUT_STREAK.test(`${asked} ${text}`)) return 'streak_end';
  if (STREAK_KEPT.some((each) => each.test(text))) return 'streak_kept';
  if (TIME_OF_THAT.test(text) && ABOUT_DUE.test(asked)) return 'time_asked';
  if (WHEN_DUE.test(text) && ABOUT_DUE.test(asked)) return 'assigned';
  if (WHICH_FIRST.test(text) && ABOUT_DUE.test(asked)) return 'next';
  if (WHY_THAT.test(text) && isCardAlone) return 'why_next';
  if (NEIGHBOURS.test(text) || PLACE_WANTED.test(text)) return 'neighbours';
  if (minutesWanted(message) !== null && !OF_A_REST.test(text)) return 'short';
  if (TIME_LEFT.some((each) => each.test(text)) && !OF_A_FREEZE.test(text)) return 'time_left';
  if (TREND.test(text) && !WEEKS.test(text) && !OF_ATTEMPTS.test(text)) return 'trend';
  if (STREAK_END.some((each) => each.test(text)) && /\b(?:i|my|me)\b/.test(text)) return 'streak_end';
  // Of a time that is named, and of the one that was last, the record says it by days.
  const isFinished = FINISHED.some((each) => each.test(text)) && !OPEN.test(text) && !TIME.test(text);
  return isFinished ? 'finished' : null;
}

/** 'Would the sepsis rest fit' asks of a part that is named, and for nothing short. */
const OF_A_REST = /\b(?:the|my) (?:\w+ ){0,2}rest\b|\bfinish (?:the|this|my|it)\b/;
const OF_A_FREEZE =
  /\b(?:streak|freeze|quiz|attempt|deadline|due|patients?|wound|dose|infusion|antibiotics?|transfusion|blood|cultures?|bundle|obs|observations|round)\b/;
const TIME = /\b(?:today|yesterday|week|month|last|latest|recent|recently|before this)\b/;
const OF_ATTEMPTS = /\b(?:second|2nd|next|last) (?:try|time|attempt|go)\b/;
const WEEKS = /\b(?:last|this) (?:week|wk|month)\b|\bweek (?:by|after|on) week\b/;
