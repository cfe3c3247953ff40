import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';

interface PromptChipsProps {
  label: string;
  prompts: readonly string[];
  onChoose: (prompt: string) => void;
  /** In one row that goes on to the side, where they must leave room. */
  isRow?: boolean;
}

/** What could be asked next, at a press. */
export function PromptChips({ label, prompts, onChoose, isRow = false }: PromptChipsProps) {
  const chips = prompts.map((prompt) => (
    <li key={prompt}>
      <button
        type="button"
        onClick={() => onChoose(prompt)}
        className="reach min-h-9 rounded-full border-[1.5px] border-line-strong bg-surface px-3.5 py-1.5 text-left text-xs font-semibold text-ink in-data-row:px-3 hover:bg-surface-2"
      >
        {prompt}
      </button>
    </li>
  ));
  if (isRow) return <Row label={label}>{chips}</Row>;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {chips}
    </ul>
  );
}

/** One line. Where it goes on behind an edge it fades there, and a press moves it. */
function Row({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const [hidden, setHidden] = useState<'none' | 'right' | 'left'>('none');
  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(() => setHidden(hiddenIn(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const move = () =>
    list.current?.scrollTo({ left: hidden === 'right' ? list.current.scrollWidth : 0, behavior: 'smooth' });
  return (
    <>
      <ul
        ref={list}
        data-row
        aria-label={label}
        // A mouse has a wheel for the other direction alone.
        onWheel={({ currentTarget, deltaY }) => currentTarget.scrollBy({ left: deltaY })}
        onScroll={({ currentTarget }) => setHidden(hiddenIn(currentTarget))}
        className={classNames(
          '-my-1 flex min-w-0 flex-1 gap-2 overflow-x-auto py-1 [scrollbar-width:none] [&>li]:flex-none',
          hidden === 'right' && 'mask-r-from-[calc(100%-0.75rem)]',
          hidden === 'left' && 'mask-l-from-[calc(100%-0.75rem)]',
        )}
      >
        {children}
      </ul>
      {/* By key one is moved from chip to chip, and the row with them. */}
      {hidden !== 'none' && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={move}
          className="reach -ml-2 grid size-8 flex-none place-items-center rounded-full text-ink hover:bg-surface-2"
        >
          <ChevronRight className={classNames('size-5', hidden === 'left' && 'rotate-180')} />
        </button>
      )}
    </>
  );
}

/** On which side there is more than fits; on both it goes on to the right. */
function hiddenIn({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): 'none' | 'right' | 'left' {
  if (scrollWidth - clientWidth < 2) return 'none';
  return scrollLeft + clientWidth < scrollWidth - 2 ? 'right' : 'left';
}
