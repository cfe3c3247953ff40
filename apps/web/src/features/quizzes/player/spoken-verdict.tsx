import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

/** The place of a verdict. It is there before the verdict is, or a screen reader would not read it out. */
export function SpokenVerdict({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div role="status" aria-label={t`Verdict`} className={className}>
      {children}
    </div>
  );
}
