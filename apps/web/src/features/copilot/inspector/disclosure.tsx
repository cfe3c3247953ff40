import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  title: ReactNode;
  detail?: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** A line that opens to what stands behind it. */
export function Disclosure({ title, detail, isOpen, children }: DisclosureProps) {
  return (
    <details open={isOpen} className="group rounded-md border border-line bg-surface">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3 py-2 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-4 flex-none text-ink-2 transition-transform group-open:rotate-90"
          aria-hidden="true"
        />
        <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{title}</span>
        {detail && <span className="flex-none text-xs text-ink-2">{detail}</span>}
      </summary>
      <div className="border-t border-line px-3 py-3">{children}</div>
    </details>
  );
}
