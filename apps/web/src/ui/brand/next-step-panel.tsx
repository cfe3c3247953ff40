import { formatPercent } from '#platform/locale/format.ts';
import { type ReactNode, useId } from 'react';
import { Chip } from '../action/chip.tsx';
import { classNames } from '../class-names.ts';
import { Cover } from '../cover/cover.tsx';
import { InkPanel } from '../layout/ink-panel.tsx';
import { ProgressRing } from '../progress/progress-ring.tsx';
import { Phrases } from '../text/phrases.tsx';
import { SnapPoints } from './snap-points.tsx';

export interface NextStepPanelProps {
  /** What the pattern is drawn from. */
  id: string;
  /** 'What’s next'. */
  kicker: ReactNode;
  title: string;
  /** Kind, minutes left, module: each an icon and a few words. */
  facts?: readonly { key: string; icon: ReactNode; words: ReactNode }[];
  /** The one snap button of the screen. */
  action: ReactNode;
  /** Points it will bring. */
  gain?: number;
  /** 0 to 100, and of what. */
  progress?: { value: number; of: string };
}

/** What comes next, drawn large: the first thing on a home screen, and the only dark one. */
export function NextStepPanel({ id, kicker, title, facts = NO_FACTS, action, gain, progress }: NextStepPanelProps) {
  const headingId = useId();
  return (
    <InkPanel aria-labelledby={headingId} className="grid sm:min-h-84 sm:grid-cols-[minmax(0,1fr)_min(296px,40%)]">
      <div
        className={classNames(
          'relative z-1 flex flex-col items-start p-5 sm:py-8 sm:pr-6 sm:pl-9',
          progress && 'max-sm:pt-10',
        )}
      >
        <Chip tone="leaf">{kicker}</Chip>
        <h2 id={headingId} className="my-3 text-[clamp(2rem,1.5rem+2vw,2.75rem)] leading-[1.02] tracking-[-0.03em]">
          <Phrases>{title}</Phrases>
        </h2>
        <ul className="mb-6 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2 sm:mb-7">
          {facts.map(({ key, icon, words }) => (
            <li key={key} className="inline-flex items-center gap-1.5 [&>svg]:size-4 [&>svg]:flex-none">
              {icon}
              {words}
            </li>
          ))}
        </ul>
        <div className="mt-auto flex w-full items-center gap-4 max-sm:*:first:flex-1 sm:gap-5">
          {action}
          {gain !== undefined && <SnapPoints points={gain} isGain className="mb-1 flex-none text-[1.0625rem]!" />}
        </div>
      </div>
      <div className="relative grid max-sm:order-first max-sm:h-33 max-sm:items-end max-sm:justify-items-start sm:place-items-center">
        <Cover id={id} columns={4} rows={5} isOnInk className="absolute inset-0 size-full" />
        {progress && <Disc {...progress} />}
      </div>
    </InkPanel>
  );
}

const NO_FACTS: NonNullable<NextStepPanelProps['facts']> = [];

/** The ring stands in a hole of the pattern; on phones it hangs over its lower edge. */
function Disc({ value, of }: { value: number; of: string }) {
  const percent = formatPercent(Math.round(value) / 100);
  return (
    <div className="z-2 grid place-items-center rounded-full bg-(--panel) max-sm:-mb-9 max-sm:ml-4 max-sm:size-24 sm:relative sm:size-42">
      <span className="sm:hidden">
        <ProgressRing value={value} size={80} weight={3.8} label={of}>
          {percent}
        </ProgressRing>
      </span>
      <span className="max-sm:hidden">
        <ProgressRing value={value} size={140} weight={3.4} label={of}>
          <span className="grid justify-items-center gap-1.5 text-[2.25rem]">
            {percent}
            <small className="font-text text-xs font-medium tracking-normal text-ink-2">{of}</small>
          </span>
        </ProgressRing>
      </span>
    </div>
  );
}
