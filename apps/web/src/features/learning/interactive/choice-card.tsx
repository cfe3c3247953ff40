import type { ReactNode, Ref } from 'react';
import { classNames } from '#ui/class-names.ts';

const LOOKS = {
  open: 'border-line bg-surface hover:border-line-strong',
  chosen: 'border-leaf bg-leaf-soft',
  right: 'border-leaf bg-leaf-soft text-leaf-ink',
  wrong: 'border-berry bg-berry-soft text-berry-ink',
  /** Something is held over it. */
  target: 'border-leaf border-dashed bg-leaf-soft',
};

interface ChoiceCardProps {
  ref?: Ref<HTMLButtonElement>;
  look: keyof typeof LOOKS;
  isPressed?: boolean | undefined;
  describedBy?: string | undefined;
  /** It keeps the focus, and presses do nothing. */
  isDisabled?: boolean;
  className?: string | false;
  onPress: () => void;
  children: ReactNode;
}

/** A card of a game: pressed by finger, mouse or key. */
export function ChoiceCard({
  ref,
  look,
  isPressed,
  describedBy,
  isDisabled = false,
  onPress,
  className,
  children,
}: ChoiceCardProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-pressed={isPressed}
      aria-describedby={describedBy}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPress}
      className={classNames(
        'min-h-14 w-full rounded-md border-2 px-4 py-3 text-start leading-snug font-[550]',
        LOOKS[look],
        className,
      )}
    >
      {children}
    </button>
  );
}
