import type { ReactNode } from 'react';
import { offerDock } from './bar-dock.ts';
import { classNames } from '../class-names.ts';

export interface BottomBarProps {
  /** A row of its own above the rest: what belongs to the next step. */
  above?: ReactNode;
  /** A ring or a small icon: all that is left of the state on phones. */
  lead?: ReactNode;
  /** What is left, and whether it is saved. */
  title?: ReactNode;
  detail?: ReactNode;
  /** Quiet actions, hidden on phones. */
  quiet?: ReactNode;
  /** The main action; on phones it takes the room that is left. */
  action: ReactNode;
  /** What it is as wide as: the column and the text of a lesson, a quiz, a text alone. */
  width?: keyof typeof WIDTHS;
  /** False where it would lie over what is pressed or dragged: then it stands at the end. */
  isFloating?: boolean;
  /** While a completion is celebrated: on phones the assistant leaves her place to the main action. */
  isCelebrating?: boolean;
}

const WIDTHS = {
  lesson: 'max-w-[72rem] nav:pr-[max(0px,min(100%,72rem)-58.25rem)]',
  quiz: 'max-w-[46rem]',
  text: 'max-w-[40.5rem]',
};

/** Stays at the lower edge, within the thumb's reach: state left, action right. */
export function BottomBar({
  above,
  lead,
  title,
  detail,
  quiet,
  action,
  width = 'lesson',
  isFloating = true,
  isCelebrating = false,
}: BottomBarProps) {
  return (
    <div
      data-bottom-bar
      data-celebrating={isCelebrating || undefined}
      className={classNames(
        // With letters twice as large it would cover a good part of what is read.
        isFloating && 'sticky bottom-0 large-letters:static',
        'z-12 border-t border-line bg-surface/92 px-4 pt-2.5 pb-[calc(8px+env(safe-area-inset-bottom))] backdrop-blur-md nav:px-8',
      )}
    >
      {above && <div className={classNames('mx-auto mb-2.5', WIDTHS[width])}>{above}</div>}
      <div className={classNames('mx-auto flex items-center gap-3 sm:gap-4', WIDTHS[width])}>
        <div className="flex min-w-0 items-center gap-3 text-sm leading-[1.3] sm:mr-auto">
          {lead}
          <div className="min-w-0 max-sm:sr-only">
            <b className="block truncate font-[650]">{title}</b>
            <span className="block truncate text-ink-2">{detail}</span>
          </div>
        </div>
        {quiet && <div className="flex items-center gap-1 max-sm:hidden">{quiet}</div>}
        <div className="min-w-0 max-sm:flex max-sm:flex-1 max-sm:*:min-w-0 max-sm:*:flex-1">{action}</div>
        {isFloating && <BarDock />}
      </div>
    </div>
  );
}

/** Where who floats in the corner of other pages stands: as wide as she is from the beginning. */
export function BarDock() {
  return (
    <span
      ref={offerDock}
      className="flex flex-none items-center not-group-data-assistant/shell:empty:hidden xl:absolute xl:inset-y-0 xl:right-5 min-w-12.5"
    />
  );
}
