import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

/** A word of the sentence, which opens its step. */
export function SentenceWord({
  isOpen,
  onPress,
  children,
}: {
  isOpen: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={classNames(
        'rounded-sm border-b-4 text-left font-[inherit] tracking-[inherit]',
        isOpen ? 'border-snap-edge bg-snap-soft px-1.5' : 'border-leaf text-leaf-ink',
      )}
    >
      {children}
    </button>
  );
}

interface StepMarkProps {
  number: number;
  title: string;
  isNow: boolean;
  isDone: boolean;
  onPress: () => void;
}

/** One of the steps, with how far it is. */
export function StepMark({ number, title, isNow, isDone, onPress }: StepMarkProps) {
  return (
    <button
      type="button"
      aria-current={isNow ? 'step' : undefined}
      onClick={onPress}
      className="flex min-h-12 w-full items-center gap-3 rounded-control text-left font-semibold hover:bg-surface-2 max-sm:justify-center"
    >
      <span
        className={classNames(
          'grid size-9 flex-none place-items-center rounded-full border-[3px] font-display font-bold',
          isDone && 'border-leaf bg-leaf text-on-leaf',
          isNow && 'border-leaf text-ink',
          !isDone && !isNow && 'border-line-strong text-ink-2',
        )}
      >
        {isDone ? <Check className="size-5" aria-hidden="true" /> : number}
      </span>
      {title}
    </button>
  );
}
