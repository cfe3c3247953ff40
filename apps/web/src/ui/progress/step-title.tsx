import { classNames } from '../class-names.ts';

interface StepTitleProps {
  /** 'Next', 'Continue'. */
  lead: string;
  children: string;
  className?: string;
}

/** What a button leads to: 'Next: Pain scales at a glance', on phones over two lines, so that nothing is cut. */
export function StepTitle({ lead, children, className }: StepTitleProps) {
  return (
    <span
      className={classNames(
        'min-w-0 flex-1 py-1.5 leading-tight text-balance whitespace-normal wrap-anywhere max-sm:text-left',
        className,
      )}
    >
      <span className="max-sm:block max-sm:text-sm max-sm:font-[550]">{lead}:</span>{' '}
      <span className="line-clamp-3 max-sm:text-base sm:inline">{children}</span>
    </span>
  );
}
