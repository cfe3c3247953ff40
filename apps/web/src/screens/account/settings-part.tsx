import type { ReactNode } from 'react';

/** A part of a section, under its own small heading. */
export function SettingsPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-line pt-6 first-of-type:border-0 first-of-type:pt-0">
      <h3>{title}</h3>
      {children}
    </div>
  );
}
