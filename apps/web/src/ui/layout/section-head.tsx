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
    <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
      {/* What stands beside it goes below before a word of the heading is torn. */}
      <div className="max-w-full flex-1 basis-32">
        <h2 id={id} className="wrap-break-word">
          {title}
        </h2>
        {lead && <p className="mt-0.5 text-sm text-ink-2">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
