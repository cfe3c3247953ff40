import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { CourseDetail } from '@snapwell/contract/catalogue/catalogue.schemas';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import { classNames } from '#ui/class-names.ts';

const MOST_TILES = 30;
const TILES = ['rounded-full bg-leaf', 'rounded-[4px] bg-snap', 'rounded-[5px] bg-leaf-edge'];

/** The certificate that waits at the end: a tile for each chapter, those one has in colour. */
export function CourseCertificate({
  course,
  holder,
  isWide,
  held,
}: {
  course: CourseDetail;
  holder: string | null;
  /** There is room for its words beside it. */
  isWide: boolean;
  held: ReactNode;
}) {
  const { title, chapters_completed: done, total_chapters: total, progress_percentage: percent } = course;
  const isHeld = percent === 100;
  const shown = Math.min(total, MOST_TILES);
  const coloured = total === 0 ? 0 : Math.floor((done / total) * shown);
  return (
    <div
      className={classNames(
        'flex h-full flex-col gap-4 max-sm:grid max-sm:grid-cols-[7rem_minmax(0,1fr)] large-letters:grid-cols-1 max-sm:items-start',
        isWide && 'lg:flex-row lg:items-center lg:gap-8',
      )}
    >
      <div
        data-theme="light"
        aria-hidden="true"
        className={classNames(
          'flex min-h-64 w-full max-w-60 flex-none rotate-2 flex-col justify-between gap-4 border-2 border-snap-edge bg-surface p-4 max-sm:min-h-38 max-sm:p-2.5',
          !isHeld && 'border-dashed',
        )}
      >
        <span className="flex flex-wrap gap-1.5">
          {Array.from({ length: shown }, (_, at) => (
            <i
              key={at}
              className={classNames(
                'size-7 max-sm:size-3.5',
                at < coloured ? TILES[at % 3] : 'rounded-full border border-dashed border-line-strong',
              )}
            />
          ))}
        </span>
        <span className="text-sm leading-tight">
          {holder && <span className="block wrap-anywhere text-ink max-sm:text-xs">{holder}</span>}
          <b
            className="font-display text-base leading-tight text-ink hyphens-auto wrap-anywhere max-sm:text-xs"
            lang={CONTENT_LANGUAGE}
          >
            {title}
          </b>
        </span>
      </div>
      <div className="max-sm:contents">
        <div className="min-w-0">
          <h2 className="text-[1.375rem]">{t`Your certificate`}</h2>
          <p className="mt-2 text-sm text-ink-2">
            {isHeld
              ? t`It's yours. Anybody who has its link can check it.`
              : t`You get it when every module is done. Each tile is a chapter: ${done} of ${total} are done.`}
          </p>
        </div>
        {/* Below both on phones: its buttons are wider than the column of words. */}
        {isHeld && <div className="mt-4 min-w-0 max-sm:col-span-full max-sm:mt-0">{held}</div>}
      </div>
    </div>
  );
}
