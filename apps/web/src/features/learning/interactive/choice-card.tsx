import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

const LOOKS = {
  open: 'border-line bg-surface hover:border-line-strong',
  chosen: 'border-leaf bg-leaf-soft',
  right: 'border-leaf bg-leaf-soft text-leaf-ink',
  wrong: 'border-berry bg-berry-soft text-berry-ink',
  /** Something is held over it. */
  target: 'border-leaf border-dashed bg-leaf-soft',
};

interface ChoiceCardProps extends Pick<
  ComponentProps<'button'>,
  'ref' | 'style' | 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onClickCapture'
> {
  look: keyof typeof LOOKS;
  isPressed?: boolean;
  /** It keeps the focus, and presses do nothing. */
  isDisabled?: boolean;
  /** Names it as a place to drop things on. */
  drop?: string;
  className?: string;
  onPress: () => void;
  children: ReactNode;
}

/** A card of a game: pressed by finger, mouse or key. */
export function ChoiceCard({
  look,
  isPressed,
  isDisabled = false,
  drop,
  onPress,
  className,
  children,
  ...rest
}: ChoiceCardProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-disabled={isDisabled || undefined}
      data-drop={drop}
      onClick={isDisabled ? undefined : onPress}
      className={classNames(
        'min-h-14 w-full rounded-md border-2 px-4 py-3 text-left leading-snug font-[550]',
        LOOKS[look],
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  );
}
