import { t } from '@lingui/core/macro';
import type { ScenesResult } from '@snapwell/contract/simulations/scenes-play.schemas';
import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';

/** How the measures ended; a tick across each bar says where the best way ends. */
export function MeasuresBesideBest({ measures }: Pick<ScenesResult, 'measures'>) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={headingId}>{t`Measures`}</h2>
        <p className="text-sm text-ink-2">{t`The tick is the best way`}</p>
      </div>
      <ul className="grid gap-6">
        {measures.map(({ id, title, start, value, best }) => (
          <li key={id}>
            <p className="mb-2 flex items-baseline justify-between gap-3">
              <b lang={CONTENT_LANGUAGE} className="font-semibold">
                {title}
              </b>
              <span className="figure text-xl">{value}</span>
            </p>
            <div className="relative h-2.5">
              <progress className="sr-only" aria-label={title} value={value} max={100} />
              <span className="absolute inset-0 overflow-hidden rounded-full bg-surface-2">
                <span
                  className={classNames(
                    'block h-full rounded-full',
                    value < best && value <= start ? 'bg-ember' : 'bg-leaf',
                  )}
                  style={{ width: `${value}%` }}
                />
              </span>
              <span
                className="absolute -inset-y-1.5 w-1 -translate-x-1/2 rounded-full bg-ink"
                style={{ left: `${best}%` }}
              />
            </div>
            <p className="mt-2 text-xs text-ink-2">{t`It began at ${start}; the best way ends at ${best}.`}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
