import type { ReactNode } from 'react';
import { Popover } from '#ui/popover.tsx';

/** A word of the text that has an entry in the glossary: pressing it shows what it means. */
export function GlossaryTerm({ term, definition, children }: { term: string; definition: string; children: ReactNode }) {
  return (
    <Popover
      title={term}
      trigger={
        <button
          type="button"
          className="rounded-t-[4px] bg-sky-soft px-1 text-left leading-[1.3] font-[550] text-ink shadow-[0_2px_0_var(--sky)] hover:text-sky-ink"
        >
          {children}
        </button>
      }
    >
      <p className="text-ink-2">{definition}</p>
    </Popover>
  );
}
