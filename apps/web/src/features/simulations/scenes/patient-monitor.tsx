import { t } from '@lingui/core/macro';
import type { ShownScene } from '@snapwell/contract/simulations/scenes-play.schemas';
import { TriangleAlert } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import { VitalName } from '../vital-name.tsx';

type Vital = NonNullable<ShownScene['patient']>['vitals'][number];

/** The colours that monitors give the signs, in the order in which they are told; none says what is right. */
const COLOURS = ['text-snap', 'text-sky', 'text-leaf', 'text-ink', 'text-ember'];

/** The patient's vital signs: beside the picture, on phones above it. What worries has a mark as well as a word. */
export function PatientMonitor({ vitals }: { vitals: readonly Vital[] }) {
  return (
    <aside
      aria-label={t`Vital signs`}
      className="absolute inset-x-0 top-0 flex flex-col border-b border-line bg-[oklch(0.14_0.015_258)] sm:inset-x-auto sm:top-7 sm:right-7 sm:w-64 sm:rounded-[22px] sm:border sm:px-5 sm:py-1.5"
    >
      <dl lang={CONTENT_LANGUAGE} className="grid auto-cols-fr grid-flow-col sm:grid-flow-row">
        {vitals.map(({ name, value, is_worrying: isWorrying }, i) => (
          <div
            key={name}
            className={classNames(
              'grid min-w-0 justify-items-center gap-0.5 border-line px-1 py-2 not-first:border-l sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:justify-items-stretch sm:gap-2 sm:px-0 sm:py-3.5 sm:not-first:border-t sm:not-first:border-l-0',
              COLOURS[i % COLOURS.length],
            )}
          >
            <dt className="flex max-w-full items-center gap-1.5 text-2xs font-semibold sm:text-xs">
              <VitalName name={name} shortUntil="sm" />
              {isWorrying && (
                <>
                  <TriangleAlert className="size-3.5 flex-none" aria-hidden="true" />
                  <span className="sr-only">{t`out of its usual range`}</span>
                </>
              )}
            </dt>
            <dd className="figure max-w-full text-center leading-tight wrap-anywhere max-sm:text-sm sm:text-right sm:text-[1.375rem]">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
