import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What went wrong with the whole form, said where the button is. Read out as soon as it appears. */
export function FormError({ children }: { children?: ReactNode }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && (
        <p className="flex animate-rise items-start gap-2.5 rounded-control bg-berry-soft px-4 py-3 text-sm font-semibold text-berry-ink">
          <CircleAlert className="mt-0.5 size-4.5 flex-none" aria-hidden="true" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
