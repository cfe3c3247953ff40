import { t } from '@lingui/core/macro';
import { Check, X } from 'lucide-react';
import { useId } from 'react';
import type { AnswerState } from '#ui/form/answer-option.tsx';
import { classNames } from '#ui/class-names.ts';
import type { AnswerProps } from './answer-props.ts';
import { optionRemark, optionState } from './option-look.ts';

const LOOKS: Record<AnswerState, string> = {
  open: 'border-line bg-surface [--edge:var(--line)]',
  chosen: 'border-leaf bg-leaf-soft [--edge:var(--leaf)]',
  right: 'border-leaf bg-leaf-soft [--edge:var(--leaf)]',
  wrong: 'border-berry bg-berry-soft [--edge:var(--berry)]',
  missed: 'border-dashed border-leaf [--edge:transparent]',
  off: 'border-line opacity-70 [--edge:transparent]',
};

/** Pictures to choose one of. Their descriptions are read aloud in their place. */
export function ImageChoiceAnswer({ question, answer, onAnswer, answerKey }: AnswerProps<'image_choice'>) {
  const name = useId();
  return (
    <fieldset className="grid grid-cols-2 gap-3 sm:grid-cols-3 in-data-phone:sm:grid-cols-2">
      <legend className="sr-only">{t`Pictures to choose from`}</legend>
      {question.options.map(({ id, url, alternative }, i) => {
        const key = answerKey?.options.find((option) => option.id === id);
        const state = optionState(answer?.chosen === id, key?.is_right ?? null);
        const Sign = state === 'wrong' ? X : state === 'chosen' || state === 'right' ? Check : null;
        return (
          <label
            key={id}
            className={classNames(
              'press-edge relative grid content-start gap-2 rounded-[18px] border-2 p-2 [--press:3px] has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sky',
              answerKey ? 'pointer-events-none' : 'cursor-pointer',
              LOOKS[state],
            )}
          >
            {!answerKey && (
              <input
                type="radio"
                name={name}
                checked={state === 'chosen'}
                onChange={() => onAnswer({ type: 'image_choice', chosen: id })}
                className="absolute inset-0 z-1 cursor-pointer opacity-0"
              />
            )}
            <img src={url} alt={alternative} className="aspect-4/3 w-full rounded-[12px] bg-surface-2 object-contain" />
            <span className="flex min-h-9 items-center gap-2 text-sm font-semibold">
              <span
                aria-hidden="true"
                className="figure grid size-8 flex-none place-items-center rounded-[10px] border-2 border-line-strong text-ink-2"
              >
                {Sign ? <Sign className="size-5" strokeWidth={2.5} /> : i + 1}
              </span>
              {optionRemark(state)}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
