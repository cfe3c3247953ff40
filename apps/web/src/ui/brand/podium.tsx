import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Avatar } from '../layout/avatar.tsx';
import { classNames } from '../class-names.ts';
import { OwnMark } from './league-row.tsx';
import { SnapPoints } from './snap-points.tsx';

export interface PodiumPerson {
  id: string;
  name: string;
  rank: number;
  points: number;
  detail?: ReactNode;
  picture?: string | null;
  isOwn?: boolean;
  isHidden?: boolean;
}

/** Read from the first to the third, seen with the first in the middle. */
const ORDERS = ['order-2', 'order-1', 'order-3'] as const;
/** How high somebody stands: who shares a rank stands as high as the others of it. */
const FIRST = {
  block: 'h-36 bg-snap-soft text-snap-ink text-[2.75rem] shadow-[inset_0_5px_0_var(--snap)]',
  ring: 'ring-[3px] ring-snap',
};
const SECOND = { block: 'h-29 bg-surface-2 text-[2rem] shadow-[inset_0_5px_0_var(--line)]', ring: 'ring-2 ring-line' };
const THIRD = {
  block: 'h-[98px] bg-surface-2 text-[2rem] shadow-[inset_0_5px_0_var(--line)]',
  ring: 'ring-2 ring-line',
};
const heightOf = (rank: number) => (rank === 1 ? FIRST : rank === 2 ? SECOND : THIRD);

/** The first three of a leaderboard. */
export function Podium({ people }: { people: readonly PodiumPerson[] }) {
  return (
    <ol className="grid grid-cols-[1fr_1.12fr_1fr] items-end gap-2.5">
      {people.slice(0, 3).map((person, at) => {
        const { block, ring } = heightOf(person.rank);
        return (
          <li
            key={person.id}
            aria-current={person.isOwn ? 'true' : undefined}
            className={classNames('grid min-w-0 justify-items-center gap-0.5 text-center', ORDERS[at])}
          >
            <Avatar
              name={person.name}
              picture={person.picture}
              isOwn={person.isOwn}
              isHidden={person.isHidden}
              size={at === 0 ? '2xl' : 'xl'}
              className={classNames(
                'mb-2 ring-offset-4 ring-offset-paper',
                at === 0 ? 'max-sm:size-16' : 'max-sm:size-13',
                ring,
              )}
            />
            <span className="line-clamp-2 max-w-full leading-tight font-[650] wrap-anywhere">
              {person.isHidden ? t`A learner` : person.name}
            </span>
            <small className="mb-2.5 flex min-h-[1lh] max-w-full items-center gap-1.5 text-xs text-ink-3">
              {person.isOwn && <OwnMark />}
              <span className="truncate">{person.isHidden ? t`Name hidden` : person.detail}</span>
            </small>
            <span
              className={classNames(
                'figure grid w-full content-center justify-items-center gap-2.5 rounded-t-[20px] rounded-b-[10px] px-2 pt-3.5 pb-2 leading-none font-extrabold',
                block,
              )}
            >
              <span>
                <span className="sr-only">{t`Rank`} </span>
                {person.rank}
              </span>
              <SnapPoints points={person.points} size="sm" className="text-base!" />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
