import type { QuizCover } from '@snapwell/contract/quizzes/quizzes.schemas';
import { LockedPage, type MissingStep } from '#ui/locked-page.tsx';
import { Stat } from '#ui/stat.tsx';
import { StatStrip } from '#ui/stat-strip.tsx';

/** A quiz that waits for the lessons before it. */
export function LockedQuiz({ cover, missing }: { cover: QuizCover; missing: readonly MissingStep[] }) {
  return (
    <LockedPage title={cover.title} missing={missing}>
      <StatStrip>
        <Stat label="Questions" value={cover.questions} />
        <Stat label="Minutes" value={cover.minutes} />
        <Stat label="To pass" value={cover.pass_mark} />
      </StatStrip>
    </LockedPage>
  );
}
