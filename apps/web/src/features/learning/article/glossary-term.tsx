import type { ReactNode } from 'react';
import { Popover } from '#ui/popover.tsx';

/** A word of the text that has an entry in the glossary: pressing it shows what it means. */
export function GlossaryTerm({ term, definition, children }: { term: string; definition: string; children: ReactNode }) {
  return (
    <Popover
      title={term}
      trigger={
        <button type="button" className="inline rounded-sm border-b-2 border-sky bg-sky-soft px-1 text-left font-[inherit] text-sky-ink hover:bg-sky-soft/70">
          {children}
        </button>
      }
    >
      <p className="text-ink-2">{definition}</p>
    </Popover>
  );
}
