import { Flag } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { isDealtWith, type QuizState } from './quiz-state.ts';

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
      title="All questions"
      description={
        [open > 0 ? `${open} without an answer` : 'All are answered', flagged > 0 && `${flagged} flagged`]
          .filter(Boolean)
          .join(', ') + '.'
      }
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            Go on
          </Button>
          <SnapButton onClick={onFinish} isPending={isFinishing}>
            Finish quiz
          </SnapButton>
        </>
      }
    >
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-2">
        {state.questions.map((each, i) => {
          const { question, verdict, is_flagged: isFlagged } = each;
          const word = verdict ? (verdict.is_right ? 'right' : 'wrong') : isDealtWith(each) ? 'answered' : 'open';
          return (
            <li key={question.id}>
              <button
                type="button"
                onClick={() => onGo(i)}
                aria-label={`Question ${i + 1}: ${word}${isFlagged ? ', flagged' : ''}`}
                aria-current={i === state.at ? 'step' : undefined}
                className={classNames(
                  'figure relative grid min-h-13 w-full place-items-center rounded-control border-2 text-base',
                  LOOKS[word],
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

const LOOKS = {
  right: 'border-leaf bg-leaf-soft text-leaf-ink',
  wrong: 'border-berry bg-berry-soft text-berry-ink',
  answered: 'border-line-strong bg-surface-2',
  open: 'border-line bg-surface text-ink-2',
};
