import { i18n } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';
import { formatDate, formatNumber } from '#platform/locale/format.ts';
import { daysUntil, durationWords } from '../when-words.ts';

const NUMBERS = [
  msg({ message: 'no', context: 'questions' }),
  msg({ message: 'one', context: 'questions' }),
  msg({ message: 'two', context: 'questions' }),
  msg({ message: 'three', context: 'questions' }),
  msg({ message: 'four', context: 'questions' }),
  msg({ message: 'five', context: 'questions' }),
  msg({ message: 'six', context: 'questions' }),
  msg({ message: 'seven', context: 'questions' }),
  msg({ message: 'eight', context: 'questions' }),
  msg({ message: 'nine', context: 'questions' }),
];

/** A number of questions or answers: small ones in words. */
export function inWords(count: number): string {
  const word = NUMBERS[count];
  return word ? i18n._(word) : formatNumber(count);
}

/** As `inWords`, at the beginning of a sentence. */
export function inCapitalWords(count: number): string {
  return inCapitals(inWords(count));
}

export const inCapitals = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The day of the attempt before, as a heading of its column: 'Tuesday', 'yesterday', '3 May', 'earlier'. */
export function dayThen(iso: string, now = new Date()): string {
  const days = -daysUntil(iso, now);
  if (days <= 0) return t`earlier`;
  if (days === 1) return t`yesterday`;
  return formatDate(new Date(iso), days < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' });
}

/** The same within a sentence: 'on Tuesday', 'yesterday', 'on 3 May', 'before'. */
function thenWords(iso: string): string {
  const days = -daysUntil(iso);
  if (days <= 0) return t`before`;
  if (days === 1) return t`yesterday`;
  const day = dayThen(iso);
  return t({ message: `on ${day}`, context: 'past' });
}

/** How many answers were right, how many partly, and how many of those missed were 'I don't know': the same numbers on every part of a page. */
export function countsOf({ questions, attempt }: Pick<QuizResults, 'questions' | 'attempt'>) {
  const partly = questions.filter(({ verdict }) => !verdict.is_right && verdict.credit > 0).length;
  const right = attempt.correct_answers;
  const unknown = questions.filter((row) => row.is_unknown).length;
  return { right, partly, missed: attempt.total_questions - right - partly, unknown };
}

/** '2 of 7 right', '2 right, 1 partly, of 7'. */
export function countWords(results: Pick<QuizResults, 'questions' | 'attempt'>): string {
  const { right, partly } = countsOf(results);
  const total = results.attempt.total_questions;
  return partly > 0 ? t`${right} right, ${partly} partly, of ${total}` : t`${right} of ${total} right`;
}

/** What the result is, in a few words. */
export function resultHeadline({ attempt, since_last: last }: QuizResults): string {
  if (attempt.correct_answers === attempt.total_questions) return t`Every one right.`;
  const right = inCapitalWords(attempt.correct_answers);
  const total = inWords(attempt.total_questions);
  if (attempt.correct_answers === 0) return t`Now you know what to look for.`;
  if (attempt.mode === 'missed') return t`${right} of ${total} put right.`;
  if (attempt.mode === 'practice') return t`${right} of ${total} right.`;
  const putRight = last?.put_right ?? 0;
  if (last && putRight > 0 && putRight >= last.slipped) {
    const put = inCapitalWords(putRight);
    const then = thenWords(last.finished_at);
    // Whoever looks at it days later was not there today.
    return daysUntil(attempt.finished_at) === 0
      ? plural(putRight, {
          one: `${put} you missed ${then}, you knew today.`,
          other: `${put} you missed ${then}, you knew today.`,
        })
      : plural(putRight, {
          one: `${put} you missed before, you knew this time.`,
          other: `${put} you missed before, you knew this time.`,
        });
  }
  const change = last ? attempt.score - last.score : 0;
  if (change > 0) return t`That went up by ${change}.`;
  if (attempt.is_passed) return t`${right} of ${total} right.`;
  return change < 0 ? t`Not your best day.` : t`Not there yet.`;
}

/** The same in a sentence, compared with last time. */
export function resultSentence(results: QuizResults): string {
  const { attempt, quiz, since_last: last, reviews } = results;
  const { missed, partly, unknown } = countsOf(results);
  if (isFirstLook(results)) return firstLookSentence(results);
  if (!last || attempt.mode !== 'full') {
    if (missed + partly === 0) return t`Nothing is left to put right.`;
    const back = reviews
      ? plural(missed + partly, { one: 'It comes back in your reviews.', other: 'They come back in your reviews.' })
      : null;
    return [missedWords({ missed, partly, unknown }), back].filter(Boolean).join(' ');
  }
  const gap = quiz.pass_mark - attempt.score;
  const stillOpen =
    last.score >= quiz.pass_mark ? t`You've passed before, and that stays.` : t`${gap} more and you pass.`;
  const change = isUndone(attempt)
    ? t`Being sure of wrong answers took back what the right ones earned.`
    : comparedWith(attempt, last);
  return [change, changesSince(last), !attempt.is_passed && stillOpen].filter(Boolean).join(' ');
}

/** Right answers, and a score of 0: how sure one was of wrong ones took it. A zero would say nothing of them. */
export const isUndone = ({
  score,
  correct_answers: right,
  certainty_points: certainty,
}: QuizResults['attempt']): boolean => certainty !== null && score === 0 && right > 0;

interface Missed {
  readonly missed: number;
  readonly partly: number;
  /** Of those missed. */
  readonly unknown: number;
}

function missedWords({ missed, partly, unknown }: Missed): string {
  if (unknown > 0) return notKnownWords(missed - unknown, unknown, partly);
  const [number, part] = [inWords(missed), inWords(partly)];
  if (partly === 0) return t`You missed ${number}.`;
  if (missed === 0) return t`You had ${part} partly right.`;
  return t`You missed ${number}, and had ${part} partly right.`;
}

/** To say that one doesn't know is no mistake: 'One missed, two you didn't know.' */
function notKnownWords(wrong: number, unknown: number, partly: number): string {
  const [number, open, part] = [inWords(wrong), inWords(unknown), inWords(partly)];
  const parts = [
    ...(wrong > 0 ? [t`${number} missed`] : []),
    ...(partly > 0 ? [t`${part} partly right`] : []),
    t`${open} you didn't know`,
  ];
  return `${inCapitals(parts.join(', '))}.`;
}

/** Nothing right in a first attempt: a look at what there is to know, not a failure. */
export const isFirstLook = ({ attempt, since_last: last }: Pick<QuizResults, 'attempt' | 'since_last'>): boolean =>
  attempt.correct_answers === 0 && attempt.mode === 'full' && last === null;

function firstLookSentence({ attempt, questions }: QuizResults): string {
  const asked = attempt.total_questions;
  const total = inWords(asked);
  const unknown = questions.filter((row) => row.is_unknown).length;
  const none = plural(asked, {
    one: 'The answer was not right yet.',
    other: `None of the ${total} was right yet.`,
  });
  if (unknown === 0) return `${none} ${t`Here are the answers; the questions come back.`}`;
  const times = inWords(unknown);
  return `${none} ${plural(unknown, {
    one: 'Once you said ‘I don’t know’ instead of guessing, which is what a good colleague does.',
    other: `You said ‘I don’t know’ ${times} times instead of guessing, which is what a good colleague does.`,
  })}`;
}

function comparedWith(attempt: QuizResults['attempt'], last: NonNullable<QuizResults['since_last']>): string {
  const better = attempt.score - last.score;
  const points = Math.abs(better);
  const faster = last.seconds - attempt.seconds;
  const time = durationWords(Math.abs(faster));
  // A few seconds more or less say nothing.
  const isQuicker = faster >= 10;
  if (better > 0)
    return isQuicker
      ? t`Your score is ${points} higher than last time, and you were ${time} min quicker.`
      : t`Your score is ${points} higher than last time.`;
  if (better < 0) return t`Your score is ${points} lower than last time.`;
  return isQuicker ? t`As good as last time, and ${time} min quicker.` : t`As good as last time.`;
}

/** The headline has said what was put right, unless more slipped. */
function changesSince({ slipped, put_right: putRight }: NonNullable<QuizResults['since_last']>): string | null {
  const slips = inCapitalWords(slipped);
  if (slipped === 0) return null;
  const put = inWords(putRight);
  return putRight > 0 && putRight < slipped ? t`${slips} slipped, ${put} put right.` : t`${slips} slipped.`;
}

interface Gain {
  readonly points: number;
  /** What a right answer pays; null where that is not known. */
  readonly each: number | null;
  readonly attempt: Pick<QuizResults['attempt'], 'correct_answers' | 'total_questions'>;
  readonly open: NonNullable<QuizResults['points_open']>;
  /** There was no attempt before it. */
  readonly isFirst: boolean;
}

/** Why an attempt paid what it paid, and what is still to be had. */
export function gainWords({ points, each, attempt, open, isFirst }: Gain): { why: string; left: string } {
  const { answers, perfect } = open;
  if (points > 0)
    return {
      why: paidWords({ points, each, attempt, isFirst }),
      left: leftAfterGain(answers, perfect) ?? leftForPerfect(perfect),
    };
  return {
    why: isFirst ? t`No points this time.` : t`No new points: your best attempt still stands.`,
    left: leftWithoutGain(answers, perfect) ?? leftForPerfect(perfect),
  };
}

/** The sum in words: 'For 2 right answers, 10 each.' What does not add up, by rules that have changed, is not counted. */
function paidWords({ points, each, attempt, isFirst }: Omit<Gain, 'open'>): string {
  const { correct_answers: right, total_questions: total } = attempt;
  const isPerfect = right === total;
  const forAnswers = isPerfect && isFirst ? right * (each ?? 0) : points;
  const count = each ? forAnswers / each : 0;
  if (!each || !Number.isInteger(count) || (isFirst && count !== right) || forAnswers > points)
    return isFirst ? t`For each right answer.` : t`For each answer you improved.`;
  if (isPerfect && isFirst && points > forAnswers) {
    const extra = points - forAnswers;
    return t`${each} for each right answer, and ${extra} for a perfect score.`;
  }
  // Later a perfect score may have paid a part of it.
  if (isPerfect && !isFirst) return t`For each answer you improved.`;
  return isFirst
    ? plural(count, { one: 'For # right answer.', other: `For # right answers, ${each} each.` })
    : plural(count, {
        one: 'For # more right answer than before.',
        other: `For # more right answers than before, ${each} each.`,
      });
}

function leftAfterGain(answers: number, perfect: number): string | null {
  if (answers === 0) return null;
  return perfect > 0
    ? t`${plural(answers, { one: '# point', other: '# points' })} left to earn here, plus ${perfect} for a perfect score.`
    : t`${plural(answers, { one: '# point', other: '# points' })} left to earn here.`;
}

function leftWithoutGain(answers: number, perfect: number): string | null {
  if (answers === 0) return null;
  return perfect > 0
    ? t`${answers} are waiting for right answers, and ${perfect} more for a perfect score.`
    : t`${plural(answers, { one: '# point is', other: '# points are' })} waiting for right answers.`;
}

const leftForPerfect = (perfect: number): string =>
  perfect > 0 ? t`${perfect} once for a perfect score.` : t`You've earned every point in this quiz.`;
