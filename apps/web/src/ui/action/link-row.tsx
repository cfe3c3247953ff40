import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export interface LinkRowProps {
  to: string;
  /** A `DateTile`, an `IconTile`, an `Avatar`. */
  lead?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** What stands right; a small arrow unless it is more. */
  end?: ReactNode;
}

/** One line of a list that leads somewhere: due soon, ways up, what is new. Put it into an `li`. */
export function LinkRow({ to, lead, title, detail, end }: LinkRowProps) {
  return (
    <Link
      to={to}
      className="group flex min-h-16 items-center gap-3.5 border-b border-line py-2.5 in-[li:last-child]:border-0"
    >
      {lead}
      <span className="grid min-w-0 flex-1 wrap-anywhere">
        <span className="leading-[1.3] font-semibold underline-offset-4 group-hover:underline">{title}</span>
        {detail && <span className="text-sm text-ink-2">{detail}</span>}
      </span>
      {end ?? <ChevronRight className="size-5 flex-none text-ink-2" aria-hidden="true" />}
    </Link>
  );
}
