import { type ReactNode, useEffect, useRef, useState } from 'react';

/** A table as wide as it must be: where it does not fit it is scrolled, by finger and by key. */
export function WideTable({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      {...(isCut && { role: 'region', tabIndex: 0, 'aria-label': 'Table, wider than the page' })}
      className="my-7 overflow-x-auto rounded-lg border border-line"
    >
      <table>{children}</table>
    </div>
  );
}
