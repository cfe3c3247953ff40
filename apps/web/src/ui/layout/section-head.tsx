import type { ReactNode } from 'react';

/** The head of a section: a heading left; a link, a chip or a short fact right. */
export function SectionHead({
  title,
  id,
  lead,
  children,
}: {
  title: ReactNode;
  id?: string;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="mb-3 flex min-h-11 items-center justify-between gap-x-4 large-letters:flex-wrap">
      <div>
        <h2 id={id}>{title}</h2>
        {lead && <p className="mt-0.5 text-sm text-ink-2">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
