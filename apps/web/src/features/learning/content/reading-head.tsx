import { t } from '@lingui/core/macro';
import type { ContentDetail } from '@snapwell/contract/learning/content.schemas';
import { ChevronLeft } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { minutesLeft } from '../catalogue/kind-look.tsx';

interface ReadingHeadProps {
  content: Pick<ContentDetail, 'title' | 'language' | 'minutes'>;
  /** Where the way back leads. */
  back: string;
  /** What it takes the place of, once that is out of sight. */
  title: RefObject<HTMLElement | null>;
  /** 0 to 1. */
  furthest: number;
  isCompleted: boolean;
}

/**
 * On phones, once the title is out of sight: one line instead of the header, with what is read, what is left of it
 * and a bar for how far one is. With the last words the header comes back, where the points are. It repeats what the
 * page says, so that it is only seen and pressed.
 */
export function ReadingHead({ content, back, title, furthest, isCompleted }: ReadingHeadProps) {
  const isPast = useIsAbove(title);
  const [wasCompleted] = useState(isCompleted);
  const isShown = isPast && (!isCompleted || wasCompleted);
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'fixed inset-x-0 top-0 z-31 flex h-14 items-center gap-2 border-b-4 border-line bg-paper/96 px-1 backdrop-blur-md transition-[translate] duration-enter nav:hidden large-letters:hidden print:hidden',
        // Who goes through the header by keyboard sees it.
        !isShown && '-translate-y-full',
        'group-has-[header:focus-within]/shell:-translate-y-full',
      )}
    >
      <Link to={back} tabIndex={-1} className="grid size-11 flex-none place-items-center">
        <ChevronLeft className="size-5" />
      </Link>
      <b lang={content.language} className="min-w-0 flex-1 truncate font-display text-base leading-tight font-bold">
        {content.title}
      </b>
      <span className="flex-none pr-3 text-sm text-ink-2">
        {isCompleted ? t`Complete` : minutesLeft(content.minutes, furthest)}
      </span>
      <i className="absolute inset-x-0 -bottom-1 h-1 overflow-hidden forced-color-adjust-none">
        <i
          className={classNames('block h-full bg-leaf', isShown && 'transition-transform duration-enter')}
          style={{ transform: `translateX(${(isCompleted ? 1 : furthest) * 100 - 100}%)` }}
        />
      </i>
    </div>
  );
}

/** Whether the place of an element lies above the window. */
function useIsAbove(element: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      setAbove(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAbove;
}
