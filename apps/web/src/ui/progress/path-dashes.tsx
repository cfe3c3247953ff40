import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { IconButton } from '../action/icon-button.tsx';
import type { TimelineStop } from './timeline.tsx';

interface PathDashesProps {
  stops: readonly (Pick<TimelineStop, 'id' | 'state' | 'progress' | 'to'> & { title: string; isGoal?: boolean })[];
  label: string;
  back: { to: string; label: string };
}

const LOOKS = {
  done: 'bg-leaf',
  current: 'bg-leaf-soft outline-2 -outline-offset-1 outline-leaf',
  next: 'bg-line-strong/40',
  locked: 'bg-line',
};
/** What the others lead to is a dot, as large as the quiz is round on the module's line. */
const GOALS = {
  done: 'border-snap bg-snap',
  current: 'border-snap bg-snap-soft outline-2 outline-offset-1 outline-leaf',
  next: 'border-snap bg-snap-soft',
  locked: 'border-snap bg-snap-soft',
};
const WORDS = { done: msg`done`, current: msg`you are here`, next: msg`to come`, locked: msg`locked` };

/** The way through a chapter in one line of 44 px: the way back, a dash for each item, a dot for the quiz, and which of them this is. */
export function PathDashes({ stops, label, back }: PathDashesProps) {
  const at = stops.findIndex(({ state }) => state === 'current');
  const position = at + 1;
  const count = stops.length;
  return (
    <div className="flex items-center gap-2 large-letters:flex-wrap">
      <IconButton label={back.label} to={back.to} className="-ml-3 flex-none">
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <ol
        aria-label={label}
        className="flex min-w-0 flex-1 forced-color-adjust-none gap-1.5 large-letters:order-last large-letters:basis-full"
      >
        {stops.map(({ id, title, state, progress = 0, to, isGoal = false }) => {
          const dash = isGoal ? (
            <span className={classNames('block size-3.5 rounded-full border-2', GOALS[state])} aria-hidden="true" />
          ) : (
            <span
              className={classNames('relative block h-1.5 w-full overflow-hidden rounded-full', LOOKS[state])}
              aria-hidden="true"
            >
              {state === 'current' && (
                <span className="absolute inset-y-0 left-0 bg-leaf" style={{ width: `${progress}%` }} />
              )}
            </span>
          );
          const words = <span className="sr-only">{`${title}, ${i18n._(WORDS[state])}`}</span>;
          return (
            <li
              key={id}
              aria-current={state === 'current' ? 'step' : undefined}
              className={isGoal ? 'flex-none *:min-w-6 *:justify-center' : 'min-w-0 flex-1'}
            >
              {to && state !== 'locked' ? (
                <Link to={to} className="flex min-h-11 items-center">
                  {dash}
                  {words}
                </Link>
              ) : (
                <span className="flex min-h-11 items-center">
                  {dash}
                  {words}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <span className="flex-none text-sm text-ink-2 tabular-nums large-letters:ml-auto">{t`${position} of ${count}`}</span>
    </div>
  );
}
