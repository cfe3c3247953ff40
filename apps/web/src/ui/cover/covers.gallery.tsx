import { CardRow } from '../layout/card-row.tsx';
import { Cover } from './cover.tsx';
import { CoverCard } from './cover-card.tsx';
import { COVER_FAMILIES } from './cover-pattern.ts';
import { InkPanel } from '../layout/ink-panel.tsx';

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
    <CardRow label="Under way">
      {MODULES.map((title, at) => (
        <li key={title}>
          <CoverCard
            id={title}
            to="/gallery"
            title={title}
            detail="Chapter 2 of 4"
            progress={at === 5 ? undefined : at * 17}
          />
        </li>
      ))}
    </CardRow>
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
