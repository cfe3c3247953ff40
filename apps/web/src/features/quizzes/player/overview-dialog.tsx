import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Flag } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { isDealtWith, outcomeOf, type QuizState } from './quiz-state.ts';

interface OverviewDialogProps {
  isOpen: boolean;
  state: QuizState;
  isFinishing: boolean;
  /** Why it could not be finished. */
  error: string | null;
  onClose: () => void;
  onGo: (to: number) => void;
  onFinish: () => void;
}

/** All questions at a glance: what is answered, left out and flagged; the way to each, and the end. */
export function OverviewDialog({ isOpen, state, isFinishing, error, onClose, onGo, onFinish }: OverviewDialogProps) {
  const open = state.questions.filter((each) => !each.is_final && !isDealtWith(each)).length;
  const flagged = state.questions.filter(({ is_flagged: isFlagged }) => isFlagged).length;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`All questions`}
      description={countWords(open, flagged)}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            {t`Continue`}
          </Button>
          <SnapButton onClick={onFinish} isPending={isFinishing}>
            {t`Finish quiz`}
          </SnapButton>
        </>
      }
    >
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-2">
        {state.questions.map((each, i) => {
          const { question, is_flagged: isFlagged } = each;
          const look = outcomeOf(each) ?? (isDealtWith(each) ? 'answered' : 'open');
          return (
            <li key={question.id}>
              <button
                type="button"
                onClick={() => onGo(i)}
                aria-label={questionWords(i + 1, i18n._(WORDS[look]), isFlagged)}
                aria-current={i === state.at ? 'step' : undefined}
                className={classNames(
                  'figure relative grid min-h-13 w-full place-items-center rounded-control border-2 text-base',
                  LOOKS[look],
                  i === state.at && 'outline-2 outline-offset-2 outline-ink',
                )}
              >
                {i + 1}
                {isFlagged && (
                  <Flag className="absolute -top-1.5 -right-1.5 size-4.5 fill-snap text-snap-ink" aria-hidden="true" />
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <div className="mt-4">
        <FormError>{error}</FormError>
      </div>
    </Dialog>
  );
}

function countWords(open: number, flagged: number): string {
  if (open === 0) return flagged > 0 ? t`All are answered, ${flagged} flagged.` : t`All are answered.`;
  return flagged > 0 ? t`${open} without an answer, ${flagged} flagged.` : t`${open} without an answer.`;
}

const questionWords = (number: number, state: string, isFlagged: boolean) =>
  isFlagged ? t`Question ${number}: ${state}, flagged` : t`Question ${number}: ${state}`;

const WORDS = {
  right: msg({ message: 'right', context: 'question' }),
  part: msg({ message: 'partly right', context: 'question' }),
  wrong: msg({ message: 'wrong', context: 'question' }),
  unknown: msg({ message: 'not known', context: 'question' }),
  answered: msg({ message: 'answered', context: 'question' }),
  open: msg({ message: 'open', context: 'question' }),
};

const LOOKS = {
  right: 'border-leaf bg-leaf-soft text-leaf-ink',
  part: 'border-snap bg-snap-soft text-snap-ink',
  wrong: 'border-berry bg-berry-soft text-berry-ink',
  unknown: 'border-sky bg-sky-soft text-sky-ink',
  answered: 'border-line-strong bg-surface-2',
  open: 'border-line bg-surface text-ink-2',
};
