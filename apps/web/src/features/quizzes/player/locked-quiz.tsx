import type { QuizCover } from '@snapwell/contract/quizzes/quizzes.schemas';
import { LockedPage, type MissingStep } from '#ui/feedback/locked-page.tsx';

/** A quiz that waits for the lessons before it. */
export function LockedQuiz({ cover, missing }: { cover: QuizCover; missing: readonly MissingStep[] }) {
  const { title, questions, minutes, pass_mark: passMark } = cover;
  return (
    <LockedPage title={title} missing={missing}>
      {`Then ${questions === 1 ? 'one question' : `${questions} questions`}, about ${minutes} min, ${passMark} of 100 to pass.`}
    </LockedPage>
  );
}
