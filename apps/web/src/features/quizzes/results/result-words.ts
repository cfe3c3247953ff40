import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export const inWords = (count: number): string => NUMBERS[count] ?? String(count);

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

/** What the result is, in a few words. */
export function resultHeadline({ attempt, since_last: last }: QuizResults): string {
  if (attempt.correct_answers === attempt.total_questions) return 'Every one right';
  if (attempt.mode === 'missed')
    return `${capital(inWords(attempt.correct_answers))} of ${inWords(attempt.total_questions)} put right`;
  if (attempt.correct_answers === 0) return 'Now you know what to look for';
  if (attempt.mode === 'practice')
    return `${capital(inWords(attempt.correct_answers))} of ${inWords(attempt.total_questions)} right`;
  const change = last ? attempt.score - last.score : 0;
  if (change > 0) return `That went up by ${change}`;
  if (attempt.is_passed)
    return `${capital(inWords(attempt.correct_answers))} of ${inWords(attempt.total_questions)} right`;
  return change < 0 ? 'Not your best day' : 'Not there yet';
}

/** The same in a sentence, compared with last time. */
export function resultSentence({ attempt, quiz, since_last: last, reviews }: QuizResults): string {
  const missed = attempt.total_questions - attempt.correct_answers;
  if (!last || attempt.mode !== 'full') {
    if (missed === 0) return 'Nothing is left to put right.';
    const back = reviews
      ? ` ${plural(reviews.count, 'It comes back', 'They come back')} when you are about to forget ${plural(reviews.count, 'it', 'them')}.`
      : '';
    return `${capital(inWords(missed))} ${plural(missed, 'question was', 'questions were')} missed.${back}`;
  }
  const right =
    last.put_right > 0 ? `You put ${inWords(last.put_right)} ${plural(last.put_right, 'answer', 'answers')} right` : '';
  const slip = last.slipped > 0 ? `${inWords(last.slipped)} slipped` : '';
  const changes = right && slip ? `${right}, and ${slip}.` : right ? `${right}.` : slip ? `${capital(slip)}.` : '';
  const gap = !attempt.is_passed ? ` ${quiz.pass_mark - attempt.score} more and you pass.` : '';
  return `Last time you had ${last.score}. ${changes}${gap}`.trim();
}

interface Gain {
  readonly points: number;
  readonly open: NonNullable<QuizResults['points_open']>;
  /** There was no attempt before it. */
  readonly isFirst: boolean;
}

/** Why an attempt paid what it paid, and what is still to be had. */
export function gainWords({ points, open, isFirst }: Gain): { why: string; left: string } {
  const perfect = open.perfect > 0 ? `${open.perfect} ${points === 0 ? 'more' : 'once'} for a perfect score` : '';
  const left = (answers: string) => {
    const all = [open.answers > 0 && answers, perfect].filter(Boolean).join(', and ');
    return all ? `${capital(all)}.` : 'This quiz has paid all it can.';
  };
  if (points > 0)
    return {
      why: isFirst ? 'For every right answer.' : 'For what is better than your best attempt.',
      left: left(`${open.answers} more for the answers still missing`),
    };
  return {
    why: isFirst ? 'No points this time.' : 'Your best attempt stands.',
    left: left(`${open.answers} ${open.answers === 1 ? 'is' : 'are'} waiting for right answers`),
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
