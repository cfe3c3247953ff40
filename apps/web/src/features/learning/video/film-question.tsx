import { t } from '@lingui/core/macro';
import type { FilmQuestion as Question } from '@snapwell/contract/learning/kinds/embedded-question';
import { Play } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { QuestionToThink } from '../article/embedded-question.tsx';

interface FilmQuestionProps {
  question: Question;
  onGoOn: () => void;
}

/** What a film asks while it is stopped. Focus goes there, since the picture says nothing of it. */
export function FilmQuestion({ question, onGoOn }: FilmQuestionProps) {
  return (
    <section
      aria-label={t`The film asks`}
      tabIndex={-1}
      className="scroll-mt-20 outline-none"
      ref={(section) => {
        if (!section || section.contains(document.activeElement)) return;
        section.focus({ preventScroll: true });
        section.scrollIntoView({ block: 'nearest' });
      }}
    >
      <QuestionToThink question={question} hint={t`Look at that part of the film once more.`}>
        <SnapButton className="mt-4" onClick={onGoOn}>
          <Play className="size-5" aria-hidden="true" /> {t`Go on with the film`}
        </SnapButton>
      </QuestionToThink>
      <Button variant="ghost" size="sm" className="mt-2" onClick={onGoOn}>{t`Skip the question`}</Button>
    </section>
  );
}
