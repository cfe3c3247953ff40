import { plural } from '@lingui/core/macro';
import type { QuizCover } from '@snapwell/contract/quizzes/quizzes.schemas';
import { LockedPage, type MissingStep } from '#ui/feedback/locked-page.tsx';

/** A quiz that waits for the lessons before it. */
export function LockedQuiz({ cover, missing }: { cover: QuizCover; missing: readonly MissingStep[] }) {
  const { title, questions, minutes, pass_mark: passMark } = cover;
  return (
    <LockedPage title={title} missing={missing}>
      {plural(questions, {
        one: `Then one question, about ${minutes} min, ${passMark} of 100 to pass.`,
        other: `Then # questions, about ${minutes} min, ${passMark} of 100 to pass.`,
      })}
    </LockedPage>
  );
}
