import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

const LOOKS = {
  open: 'border-line bg-surface hover:border-line-strong',
  chosen: 'border-leaf bg-leaf-soft',
  right: 'border-leaf bg-leaf-soft text-leaf-ink',
  wrong: 'border-berry bg-berry-soft text-berry-ink',
};

interface ChoiceCardProps {
  look: keyof typeof LOOKS;
  isPressed?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A card of a game: pressed by finger, mouse or key. */
export function ChoiceCard({ look, isPressed, isDisabled = false, onPress, children }: ChoiceCardProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onPress}
      className={classNames('min-h-14 w-full rounded-md border-2 px-4 py-3 text-left leading-snug font-[550]', LOOKS[look])}
    >
      {children}
    </button>
  );
}
