import { plural, t } from '@lingui/core/macro';
import type { ContentCard } from '@snapwell/contract/catalogue/cards.schemas';
import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import { formatDay, formatPercent } from '#platform/locale/format.ts';
import { paths } from '#platform/paths.ts';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Cover } from '#ui/cover/cover.tsx';
import { ProgressRing } from '#ui/progress/progress-ring.tsx';
import { type CourseStop, isLate } from './course-calendar.ts';

const SHORT: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
/** More chapters than that are a bar: dots would touch. */
const MOST_DOTS = 12;

interface CourseModuleCardProps {
  orgId: string;
  stop: CourseStop;
  /** The course has no other. */
  isOnly: boolean;
  today: string;
  /** The item to go on with; of the module under way. */
  next: ContentCard | null;
}

/** A module of a course: when it is due, how far one is in it, and the way in. The one under way is the ink panel. */
export function CourseModuleCard({ orgId, stop, isOnly, today, next }: CourseModuleCardProps) {
  const { module, state } = stop;
  const { id, title, cover, content_completed: done, total_content: total, minutes_left: minutes } = module;
  const isNow = state === 'now';
  return (
    <article
      data-theme={isNow ? 'dark' : undefined}
      className={classNames(
        'relative flex h-full flex-col overflow-hidden rounded-lg border border-line break-inside-avoid',
        isNow ? 'bg-paper dark:bg-surface' : 'bg-surface shadow-card',
      )}
    >
      {/* The link below says where it leads; the picture is only larger to press. */}
      <Link
        to={paths.module(orgId, id)}
        tabIndex={-1}
        aria-hidden="true"
        className={classNames('block overflow-hidden', isNow ? 'h-31' : 'h-31 max-sm:hidden')}
      >
        {cover ? (
          <img src={cover} alt="" className="size-full object-cover" loading="lazy" />
        ) : (
          <Cover id={id} isOnInk={isNow} />
        )}
      </Link>
      <div
        className={classNames(
          'relative flex flex-1 flex-col items-start px-5.5 pb-6',
          isNow ? 'pt-12' : 'pt-5 sm:pt-12',
        )}
      >
        <span
          className={classNames(
            'absolute -top-6.5 left-5.5 grid rounded-full p-1',
            isNow ? 'bg-paper dark:bg-surface' : 'bg-surface max-sm:hidden',
          )}
        >
          <ProgressRing value={module.progress_percentage} size={52} label={t`${title}: progress`}>
            {state === 'done' ? (
              <Check className="size-5 text-leaf-ink" strokeWidth={3} />
            ) : (
              formatPercent(module.progress_percentage / 100)
            )}
          </ProgressRing>
        </span>
        <p
          className={classNames(
            'text-xs font-semibold',
            state === 'done'
              ? 'text-leaf-ink'
              : isLate(stop, today)
                ? 'text-berry-ink'
                : isNow
                  ? 'text-snap-ink'
                  : 'text-ink-2',
          )}
        >
          {isOnly ? whenWords(stop, today) : dayWords(stop, today)}
        </p>
        <h2
          className={classNames(
            'mt-1 leading-[1.08] hyphens-auto wrap-anywhere',
            isNow ? 'text-[1.625rem]' : 'text-[1.375rem]',
          )}
          lang={CONTENT_LANGUAGE}
        >
          {title}
        </h2>
        <p className="mt-2 text-sm wrap-anywhere text-ink-2">{stateWords(stop, next)}</p>
        <ChapterDots shares={module.chapter_shares} />
        <p className="mt-2.5 flex flex-wrap gap-x-4 text-sm font-semibold">
          <span>{t`${done} of ${plural(total, { one: '# item', other: '# items' })}`}</span>
          {state !== 'done' && minutes > 0 && <span>{isNow ? t`${minutes} min left` : t`${minutes} min`}</span>}
        </p>
        {isNow ? (
          <SnapButton className="mt-4 w-full" to={goOnPath(orgId, id, next)}>
            {done > 0 ? t`Go on` : t`Start`}
            <span className="sr-only">{`: ${title}`}</span> <ArrowRight className="size-5" aria-hidden="true" />
          </SnapButton>
        ) : (
          <span className="mt-3">
            <TextLink variant="more" to={paths.module(orgId, id)}>
              {state === 'done' ? t`Look again` : t`Look inside`}
              <span className="sr-only">{`: ${title}`}</span>
            </TextLink>
          </span>
        )}
      </div>
    </article>
  );
}

function goOnPath(orgId: string, moduleId: string, next: ContentCard | null): string {
  if (!next) return paths.module(orgId, moduleId);
  return paths.content(orgId, next.id, {
    moduleId: next.module_id ?? undefined,
    chapterId: next.chapter_id ?? undefined,
  });
}

/** 'Module 2 · Begun'. */
function dayWords(stop: CourseStop, today: string): string {
  const { number } = stop;
  return [t`Module ${number}`, whenWords(stop, today)].filter(Boolean).join(' · ');
}

function whenWords({ state, dueOn, module }: CourseStop, today: string): string | null {
  const { finished_on: finishedOn, content_completed: done } = module;
  if (state === 'done') {
    const day = finishedOn && formatDay(finishedOn, SHORT);
    return day ? t`Finished ${day}` : t`Finished`;
  }
  if (dueOn === null) return state === 'now' ? t`You are here` : done > 0 ? t`Begun` : null;
  const day = formatDay(dueOn, SHORT);
  return dueOn < today ? t`Overdue since ${day}` : t`Due ${day}`;
}

function stateWords(
  { state, dueOn, module: { finished_on: finishedOn, total_content: total, content_completed: done } }: CourseStop,
  next: ContentCard | null,
): string {
  if (state === 'done') {
    const early = dueOn && finishedOn ? Math.round((Date.parse(dueOn) - Date.parse(finishedOn)) / 86_400_000) : 0;
    return early > 0 ? t`${plural(early, { one: 'A day early', other: '# days early' })}` : t`Complete`;
  }
  if (state === 'open' || !next) {
    const left = total - done;
    return done > 0 ? t`${plural(left, { one: '# item left', other: '# items left' })}` : t`Open whenever you like`;
  }
  const title = next.title;
  return t`Next: ${title}`;
}

/** A dot for each chapter on a line: full where it is done, in part where it is begun. */
function ChapterDots({ shares }: { shares: readonly number[] }) {
  const total = shares.length;
  const done = shares.filter((share) => share === 1).length;
  const begun = shares.filter((share) => share > 0 && share < 1).length;
  const ofAll = t`${done} of ${plural(total, { one: '# chapter', other: '# chapters' })} done`;
  const words = begun > 0 ? t`${ofAll}, ${begun} begun` : ofAll;
  if (total > MOST_DOTS || total === 0)
    return (
      <span role="img" aria-label={words} className="mt-auto flex h-9 w-full items-end pb-1">
        <span className="h-1.5 w-full overflow-hidden rounded-full bg-line">
          <span
            className="block h-full rounded-full bg-leaf"
            style={{ width: `${total === 0 ? 0 : (shares.reduce((sum, share) => sum + share, 0) / total) * 100}%` }}
          />
        </span>
      </span>
    );
  return (
    <span role="img" aria-label={words} className="mt-auto flex w-full items-center pt-6">
      {shares.map((share, at) => (
        <span key={at} className={classNames('flex items-center', at > 0 && 'flex-1')}>
          {at > 0 && <i className={classNames('h-0.75 flex-1', shares[at - 1] === 1 ? 'bg-leaf' : 'bg-line')} />}
          <i
            className={classNames(
              'size-3.5 flex-none rounded-full border-2 forced-color-adjust-none',
              share > 0 ? 'border-leaf' : 'border-line-strong',
            )}
            style={
              share > 0 ? { background: `conic-gradient(var(--leaf) ${share * 360}deg, transparent 0)` } : undefined
            }
          />
        </span>
      ))}
    </span>
  );
}
