import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { Cover } from './cover.tsx';
import { coverFamily } from './cover-pattern.ts';
import { ProgressRing } from '../progress/progress-ring.tsx';

export interface CoverCardProps {
  /** What the cover is drawn from. */
  id: string;
  to: string;
  title: ReactNode;
  detail?: ReactNode;
  /** 0 to 100; left out where nothing has begun. */
  progress?: number;
  /** A picture of its own instead of the drawn cover. */
  picture?: string | null;
  className?: string;
}

/** A module or a course in a catalogue: cover, ring, title, one line. The whole card leads there. */
export function CoverCard({ id, to, title, detail, progress, picture, className }: CoverCardProps) {
  return (
    <article
      className={classNames(
        'relative flex flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card transition-transform duration-enter hover:-translate-y-[3px]',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sky',
        className,
      )}
    >
      {picture ? (
        <img src={picture} alt="" loading="lazy" className="aspect-2/1 w-full object-cover" />
      ) : (
        <Cover id={id} className="aspect-2/1 w-full" />
      )}
      <div className="flex flex-1 flex-col px-4.5 pb-4.5">
        {progress === undefined ? (
          <span className="h-4" />
        ) : (
          <span className="-mt-7 mb-2.5 -ml-1.5 grid size-14 place-items-center rounded-full bg-surface">
            <ProgressRing value={progress} tone={coverFamily(id)} label={t`Percent done`}>
              {Math.round(progress)}
            </ProgressRing>
          </span>
        )}
        <h3 className="mb-1.5">
          <Link to={to} className="outline-none after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        {detail && <p className="mt-auto text-sm text-ink-2">{detail}</p>}
      </div>
    </article>
  );
}
