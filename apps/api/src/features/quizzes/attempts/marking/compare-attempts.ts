import { isRight } from '#features/quizzes/scoring.ts';

type Credits = ReadonlyMap<string, { readonly credit: number }>;
type Change = 'put_right' | 'slipped' | 'missed_again';

/** What became of a question since the attempt before; null when nothing changed, or it was not asked then. */
export function changeOf(questionId: string, now: Credits, before: Credits): Change | null {
  const [is, was] = [now.get(questionId), before.get(questionId)];
  if (!is || !was) return null;
  if (isRight(is)) return isRight(was) ? null : 'put_right';
  return isRight(was) ? 'slipped' : 'missed_again';
}

/** The same in numbers. Only questions that were asked both times count. */
export function compareAttempts(now: Credits, before: Credits) {
  const changes = [...now.keys()].map((id) => changeOf(id, now, before));
  const count = (change: Change) => changes.filter((each) => each === change).length;
  return {
    missed_before: count('put_right') + count('missed_again'),
    put_right: count('put_right'),
    slipped: count('slipped'),
  };
}
