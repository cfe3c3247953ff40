import { i18n } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';
import { formatNumber } from '#platform/locale/format.ts';

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
  const words = inWords(count);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the result is, in a few words. */
export function resultHeadline({ attempt, since_last: last }: QuizResults): string {
  if (attempt.correct_answers === attempt.total_questions) return t`Every one right`;
  const right = inCapitalWords(attempt.correct_answers);
  const total = inWords(attempt.total_questions);
  if (attempt.mode === 'missed') return t`${right} of ${total} put right`;
  if (attempt.correct_answers === 0) return t`Now you know what to look for`;
  if (attempt.mode === 'practice') return t`${right} of ${total} right`;
  const change = last ? attempt.score - last.score : 0;
  if (change > 0) return t`That went up by ${change}`;
  if (attempt.is_passed) return t`${right} of ${total} right`;
  return change < 0 ? t`Not your best day` : t`Not there yet`;
}

/** The same in a sentence, compared with last time. */
export function resultSentence({ attempt, quiz, since_last: last, reviews }: QuizResults): string {
  const missed = attempt.total_questions - attempt.correct_answers;
  if (!last || attempt.mode !== 'full') {
    if (missed === 0) return t`Nothing is left to put right.`;
    const number = inWords(missed);
    return reviews
      ? plural(missed, {
          one: `You missed ${number}. We'll bring it back before you forget.`,
          other: `You missed ${number}. We'll bring them back before you forget.`,
        })
      : t`You missed ${number}.`;
  }
  const before = last.score;
  const gap = quiz.pass_mark - attempt.score;
  return [t`Last time you had ${before}.`, changesSince(last), !attempt.is_passed && t`${gap} more and you pass.`]
    .filter(Boolean)
    .join(' ');
}

function changesSince({ put_right: putRight, slipped }: NonNullable<QuizResults['since_last']>): string | null {
  const right = inWords(putRight);
  const slips = inWords(slipped);
  if (putRight > 0 && slipped > 0)
    return plural(putRight, {
      one: `You put ${right} answer right, and ${slips} slipped.`,
      other: `You put ${right} answers right, and ${slips} slipped.`,
    });
  if (putRight > 0)
    return plural(putRight, { one: `You put ${right} answer right.`, other: `You put ${right} answers right.` });
  const capitalSlips = inCapitalWords(slipped);
  return slipped > 0 ? t`${capitalSlips} slipped.` : null;
}

interface Gain {
  readonly points: number;
  readonly open: NonNullable<QuizResults['points_open']>;
  /** There was no attempt before it. */
  readonly isFirst: boolean;
}

/** Why an attempt paid what it paid, and what is still to be had. */
export function gainWords({ points, open, isFirst }: Gain): { why: string; left: string } {
  const { answers, perfect } = open;
  if (points > 0)
    return {
      why: isFirst ? t`For each right answer.` : t`For each answer you improved.`,
      left: leftAfterGain(answers, perfect) ?? leftForPerfect(perfect),
    };
  return {
    why: isFirst ? t`No points this time.` : t`No new points: your best attempt still stands.`,
    left: leftWithoutGain(answers, perfect) ?? leftForPerfect(perfect),
  };
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
