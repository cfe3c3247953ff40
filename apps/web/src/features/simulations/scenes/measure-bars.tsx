import { t } from '@lingui/core/macro';
import type { ScenesView } from '@snapwell/contract/simulations/scenes-play.schemas';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';

/** How the measures stand, and with `hasChanges` what the last choice did to them. */
export function MeasureBars({
  measures,
  hasChanges = false,
}: {
  measures: ScenesView['measures'];
  hasChanges?: boolean;
}) {
  return (
    <ul aria-label={t`Measures`} className="flex min-w-0 flex-wrap gap-x-5 gap-y-3 max-sm:w-full max-sm:*:flex-1">
      {measures.map(({ id, title, value, change }) => (
        <li key={id} className="grid w-28 min-w-24 gap-1.5 text-xs font-semibold text-ink-2">
          <span className="flex justify-between gap-2">
            <span lang={CONTENT_LANGUAGE} className="truncate">
              {title}
            </span>
            {hasChanges && change !== 0 && (
              <b className={change > 0 ? 'figure text-leaf-ink' : 'figure text-ember-ink'}>
                {change > 0 ? `+${change}` : `−${-change}`}
              </b>
            )}
          </span>
          <ProgressBar value={value} label={title} size="sm" />
        </li>
      ))}
    </ul>
  );
}
