import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/**
 * Before an answer: open or chosen. After: right, wrong (chosen, not right), missed (right, not chosen), off
 * (neither).
 */
export type AnswerState = 'open' | 'chosen' | 'right' | 'wrong' | 'missed' | 'off';

const LOOKS: Record<AnswerState, string> = {
  open: 'border-line bg-surface [--edge:var(--line)]',
  chosen: 'border-leaf bg-leaf-soft [--edge:var(--leaf)]',
  right: 'border-leaf bg-leaf-soft [--edge:var(--leaf)]',
  wrong: 'border-berry bg-berry-soft [--edge:var(--berry)]',
  missed: 'border-dashed border-leaf',
  off: 'border-line font-[450] text-ink-2',
};

const KEYS: Record<AnswerState, string> = {
  open: 'border-line-strong text-ink-2',
  chosen: 'border-leaf bg-leaf text-on-leaf',
  right: 'border-leaf bg-leaf text-on-leaf',
  wrong: 'border-berry bg-berry text-on-berry',
  missed: 'border-line-strong text-ink-2',
  off: 'border-line-strong text-ink-2',
};

const REMARKS: Record<AnswerState, string> = {
  open: '',
  chosen: '',
  right: 'text-leaf-ink',
  wrong: 'text-berry-ink',
  missed: 'text-leaf-ink',
  off: 'font-normal! text-ink-3',
};

export interface AnswerOptionProps {
  /** The key to press: '1', 'A'. */
  keyName: string;
  state: AnswerState;
  children: ReactNode;
  /** The word beside a final answer: 'Right', 'You chose this', 'Right answer'. */
  remark?: ReactNode;
  /** Left out once the answer is final. */
  choice?: { type: 'radio' | 'checkbox'; name: string; onChange: (isChosen: boolean) => void };
}

/**
 * One answer of a question, 64 px high, with the edge of the snap button. Its state is a sign and a word, never
 * colour alone.
 */
export function AnswerOption({ keyName, state, children, remark, choice }: AnswerOptionProps) {
  const isFlat = state === 'off' || state === 'missed';
  const Sign = state === 'wrong' ? X : state === 'chosen' || state === 'right' ? Check : undefined;
  const look = classNames(
    'grid min-h-16 grid-cols-[36px_minmax(0,1fr)] items-center gap-x-3.5 rounded-[18px] border-2 py-2.5 pr-3.5 pl-3 text-[1.0625rem] leading-[1.35] font-[550] sm:grid-cols-[36px_minmax(0,1fr)_auto] sm:py-3 sm:pr-4.5 sm:pl-3.5',
    isFlat ? 'mb-[3px]' : 'press-edge [--press:3px]',
    choice
      ? 'relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sky'
      : 'pointer-events-none select-text',
    LOOKS[state],
  );
  const inside = (
    <>
      {choice && (
        <input
          type={choice.type}
          name={choice.name}
          checked={state === 'chosen'}
          onChange={(event) => choice.onChange(event.target.checked)}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      )}
      <span
        aria-hidden="true"
        className={classNames(
          'figure grid size-9 place-items-center rounded-[11px] border-2 text-sm leading-none',
          KEYS[state],
        )}
      >
        {Sign ? <Sign className="size-5" strokeWidth={2.5} /> : keyName}
      </span>
      <span>{children}</span>
      {remark && (
        <small className={classNames('text-xs font-semibold max-sm:col-start-2', REMARKS[state])}>{remark}</small>
      )}
    </>
  );
  return choice ? (
    <label data-answer className={look}>
      {inside}
    </label>
  ) : (
    <div data-answer className={look}>
      {inside}
    </div>
  );
}
