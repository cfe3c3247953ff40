import { t } from '@lingui/core/macro';
import { MoveHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * A table as wide as it must be: where it does not fit it is scrolled, by finger and by key. Its first column stays,
 * the right edge fades where there is more, and a line above says so, before one wonders where the columns are.
 */
export function WideTable({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  const [isAtEnd, setAtEnd] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="my-7">
      {isCut && (
        <p className="mb-2 flex items-center gap-2 text-sm text-ink-2">
          <MoveHorizontal className="size-4.5 flex-none" aria-hidden="true" />{' '}
          {t`There’s more: scroll the table sideways.`}
        </p>
      )}
      <div className="relative">
        <div
          ref={frame}
          onScroll={({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }) =>
            setAtEnd(scrollLeft + clientWidth >= scrollWidth - 2)
          }
          data-cut={isCut || undefined}
          {...(isCut && { role: 'region', tabIndex: 0, 'aria-label': t`Table, wider than the page` })}
          className="overflow-x-auto rounded-lg border border-line"
        >
          <table>{children}</table>
        </div>
        {isCut && !isAtEnd && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-px right-px w-9 rounded-r-lg bg-linear-to-l from-paper to-transparent"
          />
        )}
      </div>
    </div>
  );
}
