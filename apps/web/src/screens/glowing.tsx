import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

/** The page's column with the three soft lights behind its head. `className` says how the column is laid out. */
export function Glowing({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className="glow">
      <div className={classNames('wrap', className)}>{children}</div>
    </div>
  );
}
