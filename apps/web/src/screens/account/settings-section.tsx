import type { ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';

interface SettingsSectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One subject of the settings; its id is an address to link to. */
export function SettingsSection({ id, title, lead, children }: SettingsSectionProps) {
  return (
    <Card id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-20 grid-cols-1 gap-6 max-sm:p-4.5">
      <header className="grid gap-1">
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="text-sm text-ink-2">{lead}</p>}
      </header>
      {children}
    </Card>
  );
}
