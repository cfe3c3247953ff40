import { plural, t } from '@lingui/core/macro';
import { TUTOR_HINTS } from '@snapwell/contract/copilot/copilot.limits';
import type { TutorStep } from '@snapwell/contract/copilot/stream.schemas';
import { Flag, Lightbulb } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';

interface TutorCardProps {
  step: TutorStep;
  /** Nothing came after it: it can be answered. */
  isLast: boolean;
  onAsk: (text: string) => void;
}

/** Where one is on the way to a goal, the answers to choose from, and a hint. */
export function TutorCard({ step, isLast, onAsk }: TutorCardProps) {
  const { goal, number, of, choices, hints, question_id: questionId } = step;
  const left = TUTOR_HINTS - hints;
  if (questionId === null || !isLast) return null;
  return (
    <section
      aria-label={t`Learning: ${goal}`}
      className="grid w-full gap-3 rounded-md border border-line bg-surface p-3.5"
    >
      <header className="flex items-center gap-2 text-xs text-ink-2">
        <Flag className="size-4 flex-none text-leaf-ink" aria-hidden="true" />
        <span className="min-w-0 flex-1 font-semibold">{goal}</span>
        <span className="flex-none">{t`${number} of ${of}`}</span>
      </header>
      <ul aria-label={t`Answers`} className="grid gap-2">
        {choices.map((choice) => (
          <li key={choice}>
            <button
              type="button"
              onClick={() => onAsk(choice)}
              className="min-h-11 w-full rounded-md border-[1.5px] border-line-strong bg-surface px-3.5 py-2 text-left font-medium hover:bg-surface-2"
            >
              {choice}
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" variant="ghost" onClick={() => onAsk(left > 0 ? t`Give me a hint` : t`Show me the answer`)}>
          <Lightbulb className="size-4" aria-hidden="true" />{' '}
          {left > 0 ? t`Hint (${plural(left, { one: '# left', other: '# left' })})` : t`Show me the answer`}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onAsk(t`Stop`)}>{t`Stop`}</Button>
      </div>
    </section>
  );
}
