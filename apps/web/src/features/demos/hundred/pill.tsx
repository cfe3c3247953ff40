import { WordedButton, type WordedButtonProps } from '#ui/action/pressable.tsx';
import { classNames } from '#ui/class-names.ts';

interface PillProps extends WordedButtonProps {
  /** The one thing to do here is filled; the rest are outlined. */
  look?: 'filled' | 'outlined';
}

/** The round button of this app. */
export function Pill({ look = 'outlined', className, ...rest }: PillProps) {
  return (
    <WordedButton
      className={classNames(
        'gap-2.5 rounded-full font-semibold transition-transform active:scale-98 [&>svg]:size-5',
        look === 'filled'
          ? 'min-h-14 bg-sky px-6.5 text-on-sky'
          : 'min-h-12 px-5 text-ink inset-ring-[1.5px] inset-ring-line-strong',
        className,
      )}
      {...rest}
    />
  );
}
