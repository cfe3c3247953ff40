import { Card } from './card.tsx';
import { Cover } from './cover.tsx';
import { COVER_FAMILIES, coverFamily } from './cover-pattern.ts';
import { InkPanel } from './ink-panel.tsx';
import { ProgressRing } from './progress-ring.tsx';

const MODULES = [
  'Pain assessment in adults',
  'Hand hygiene: the five moments',
  'Sepsis: the first hour',
  'Falls',
  'Medication safety',
  'Nursing documentation',
];

export function ModuleCards() {
  return (
    <div className="grid grid-cols-2 gap-4 xl:grid-cols-3">
      {MODULES.map((title, at) => (
        <Card key={title} padding="none" to="/gallery" className="flex flex-col">
          <Cover id={title} className="aspect-2/1 w-full" />
          <span className="flex flex-1 flex-col px-4.5 pb-4.5">
            <span className="-mt-7 mb-2.5 -ml-1.5 grid size-14 place-items-center rounded-full bg-surface">
              <ProgressRing value={at * 17} tone={coverFamily(title)}>
                {at * 17}
              </ProgressRing>
            </span>
            <h3 className="mb-1.5">{title}</h3>
            <span className="mt-auto text-sm text-ink-2">Chapter 2 of 4</span>
          </span>
        </Card>
      ))}
    </div>
  );
}

export function FiveFamilies() {
  return (
    <div className="grid gap-3">
      {COVER_FAMILIES.map((family) => (
        <Cover key={family} id={`family of ${family}`} family={family} columns={8} className="w-full rounded-md" />
      ))}
    </div>
  );
}

export function OnAnInkPanel() {
  return (
    <InkPanel className="h-80">
      <Cover id="which pain scale" columns={4} rows={5} isOnInk className="ml-auto h-full w-1/2" />
    </InkPanel>
  );
}
