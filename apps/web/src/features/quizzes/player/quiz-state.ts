// What the player knows and what may happen to it: pure.
import { t } from '@lingui/core/macro';
import type { AnswerChange, Attempt, AttemptQuestion, Certainty } from '@snapwell/contract/quizzes/attempt.schemas';
import type { Answer } from '@snapwell/contract/quizzes/question-types';
import type { Segment } from '#ui/progress/step-segments.tsx';

export interface QuizState {
  readonly questions: readonly AttemptQuestion[];
  /** The question in view, from 0. */
  readonly at: number;
  /** Questions whose answer is final and on this device only: it is marked once it can be sent. */
  readonly waiting: ReadonlySet<string>;
}

export type QuizEvent =
  | { readonly type: 'answered'; readonly answer: Answer | null }
  | { readonly type: 'unknown'; readonly isUnknown: boolean }
  | { readonly type: 'sure'; readonly certainty: Certainty }
  | { readonly type: 'flagged'; readonly isFlagged: boolean }
  | { readonly type: 'judged'; readonly question: AttemptQuestion }
  | { readonly type: 'kept'; readonly questionId: string; readonly isUnknown: boolean }
  | { readonly type: 'went'; readonly to: number };

/** The attempt as it is kept, with what this device has not sent yet, at the question where it was left. */
export function enterQuiz(
  { questions }: Pick<Attempt, 'questions'>,
  unsaved: ReadonlyMap<string, AnswerChange>,
): QuizState {
  const known = questions.map((question) => withUnsaved(question, unsaved.get(question.question.id)));
  const waiting = new Set([...unsaved].flatMap(([id, { is_final: isFinal }]) => (isFinal ? [id] : [])));
  for (const { question, is_final: isFinal } of known) if (isFinal) waiting.delete(question.id);
  return { questions: known, at: whereToGoOn(known), waiting };
}

function withUnsaved(question: AttemptQuestion, change: AnswerChange | undefined): AttemptQuestion {
  if (!change || question.is_final || (question.changed_at ?? '') >= change.changed_at) return question;
  const { answer, certainty, is_unknown, changed_at } = change;
  return { ...question, answer, certainty, is_unknown, changed_at };
}

/** The question touched last, or, when that one is final, the next that is open. */
export function whereToGoOn(questions: readonly AttemptQuestion[]): number {
  const moments = questions.map(({ changed_at: at }) => at ?? '');
  const latest = moments.reduce((best, at, i) => (at > (moments[best] ?? '') ? i : best), 0);
  if (!questions[latest]?.is_final) return latest;
  const next = questions.findIndex(({ is_final: isFinal }, i) => i > latest && !isFinal);
  const open = next >= 0 ? next : questions.findIndex(({ is_final: isFinal }) => !isFinal);
  return open >= 0 ? open : latest;
}

export function quizReducer(state: QuizState, event: QuizEvent): QuizState {
  const current = state.questions[state.at]!;
  // An answer that is on its way stays as it was given.
  const isKept = state.waiting.has(current.question.id);
  if (isKept && (event.type === 'answered' || event.type === 'unknown' || event.type === 'sure')) return state;
  switch (event.type) {
    case 'answered':
      return current.is_final ? state : change(state, { ...current, answer: event.answer, is_unknown: false });
    case 'unknown':
      if (current.is_final) return state;
      return event.isUnknown
        ? change(state, { ...current, answer: null, certainty: null, is_unknown: true })
        : change(state, { ...current, is_unknown: false });
    case 'sure':
      return current.is_final ? state : change(state, { ...current, certainty: event.certainty });
    case 'flagged':
      return change(state, { ...current, is_flagged: event.isFlagged });
    case 'judged':
      return {
        ...state,
        questions: state.questions.map((each) =>
          each.question.id === event.question.question.id ? event.question : each,
        ),
        waiting: new Set([...state.waiting].filter((id) => id !== event.question.question.id)),
      };
    case 'kept':
      return {
        ...state,
        questions: state.questions.map((each) =>
          each.question.id === event.questionId && event.isUnknown
            ? { ...each, answer: null, certainty: null, is_unknown: true }
            : each,
        ),
        waiting: new Set([...state.waiting, event.questionId]),
      };
    case 'went':
      return { ...state, at: Math.min(state.questions.length - 1, Math.max(0, event.to)) };
  }
}

function change(state: QuizState, question: AttemptQuestion): QuizState {
  return { ...state, questions: state.questions.map((each, i) => (i === state.at ? question : each)) };
}

/** Whether anything was said to it, now or before this visit. */
export const isTouched = (each: AttemptQuestion): boolean => !!(each.answer ?? each.changed_at) || each.is_unknown;

/** True for an answer in which something was chosen or written. */
export function isAnswered(answer: Answer | null): boolean {
  if (!answer) return false;
  switch (answer.type) {
    case 'multiple_choice':
      return answer.chosen.length > 0;
    case 'matching':
      return answer.rights.some((right) => right !== null);
    case 'categories':
      return answer.placed.some((id) => id !== null);
    case 'fill_in_the_blank':
      return answer.blanks.some((text) => text.trim() !== '');
    case 'image_hotspot':
      return answer.marks.length > 0;
    case 'numeric':
    case 'short_text':
      return answer.text.trim() !== '';
    default:
      return true;
  }
}

/** True also where somebody said that they don't know. */
export const isDealtWith = ({ answer, is_unknown: isUnknown }: Pick<AttemptQuestion, 'answer' | 'is_unknown'>) =>
  isUnknown || isAnswered(answer);

/** True for an answer without open parts. */
export const isWhole = (answer: Answer | null): boolean => isAnswered(answer) && openPartsOf(answer) === 0;

/** How many parts of an answer are still open, where it has several. */
export function openPartsOf(answer: Answer | null): number {
  switch (answer?.type) {
    case 'matching':
      return answer.rights.filter((right) => right === null).length;
    case 'categories':
      return answer.placed.filter((id) => id === null).length;
    case 'fill_in_the_blank':
      return answer.blanks.filter((text) => text.trim() === '').length;
    default:
      return 0;
  }
}

/** What became of an answer; who says that they don't know is judged in no way. Null before there is a verdict. */
export function outcomeOf({
  verdict,
  is_unknown: isUnknown,
}: Pick<AttemptQuestion, 'verdict' | 'is_unknown'>): 'right' | 'part' | 'wrong' | 'unknown' | null {
  if (!verdict) return null;
  if (isUnknown) return 'unknown';
  return verdict.is_right ? 'right' : verdict.credit > 0 ? 'part' : 'wrong';
}

export function segmentsOf({ questions, at }: QuizState): Segment[] {
  return questions.map((each, i) => {
    const { question, is_flagged: isFlagged } = each;
    const open = i === at ? 'current' : isDealtWith(each) ? 'answered' : 'open';
    return { id: question.id, isFlagged, state: outcomeOf(each) ?? open };
  });
}

/** '4 of 5 right so far', of the questions that are final. */
export function soFarOf({ questions }: QuizState): string {
  const final = questions.filter(({ verdict }) => verdict !== null);
  const total = final.length;
  const right = final.filter(({ verdict }) => verdict?.is_right).length;
  return t`${right} of ${total} right so far`;
}

/** The next question that is not final, after this one and then from the beginning; null when all are. */
export function nextOpen({ questions, at, waiting }: QuizState): number | null {
  const order = [...questions.keys()].map((i) => (at + 1 + i) % questions.length);
  const isOpen = ({ is_final: isFinal, question }: AttemptQuestion) => !isFinal && !waiting.has(question.id);
  return order.find((i) => i !== at && isOpen(questions[i]!)) ?? null;
}
