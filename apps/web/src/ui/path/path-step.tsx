import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '#platform/locale/format.ts';
import { classNames } from '../class-names.ts';
import { Spark } from '../cover/drawings/spark.tsx';
import { Phrases } from '../text/phrases.tsx';
import { PathNode, type PathShape, type PathStepState } from './path-node.tsx';

export interface PathMapStep {
  id: string;
  title: string;
  /** 'Article · 2 min left'. */
  detail: string;
  to: string;
  shape: PathShape;
  icon: ReactNode;
  state: PathStepState;
  /** Of the step in state `now`, where one is not at it: 'Start here'. */
  nowWords?: string | undefined;
  /** 0 to 100, of the step one is at. */
  progress?: number | undefined;
  score?: number | null | undefined;
  points?: { readonly of: 'earned' | 'sure' | 'at-most'; readonly points: number; readonly most?: number } | undefined;
}

const STATE_WORDS: Record<PathStepState, MessageDescriptor> = {
  done: msg`done`,
  now: msg`you are here`,
  open: msg`open`,
  locked: msg`locked`,
};

/** Characters that a line below a row holds, nearly. */
const OF_A_LINE = 24;

/** A step with its words: beside it on the upright line of a phone, below it where rows run to and fro. */
export function PathStep({ step, number, isLast }: { step: PathMapStep; number: number; isLast: boolean }) {
  const { title, detail, to, state, shape, points, nowWords } = step;
  const isNow = state === 'now';
  return (
    <Link
      to={to}
      className={classNames(
        'group/step relative grid min-h-21 w-full grid-cols-[112px_minmax(0,1fr)] items-center rounded-md min-[361px]:grid-cols-[122px_minmax(0,1fr)]',
        'xl:absolute xl:-left-20.5 xl:w-41 xl:grid-cols-none xl:justify-items-center xl:gap-2.5 xl:text-center',
        isLast ? 'xl:-top-14.5' : 'xl:-top-11.5',
      )}
    >
      <span className="ml-[calc(var(--swing)-2.5rem)] w-20 justify-self-start xl:ml-0 xl:w-auto xl:justify-self-center">
        <span className={classNames('grid place-items-center', isLast && '-mx-2.5 sm:-mx-0')}>
          <PathNode {...step} size={isLast ? 'large' : 'medium'} />
          {/* Every second row runs against the way one reads. */}
          <span
            aria-hidden="true"
            className="figure absolute z-2 grid size-6 -translate-x-9.5 translate-y-6.5 place-items-center rounded-full border border-line bg-paper text-xs text-ink-2 max-xl:hidden"
          >
            {number}
          </span>
        </span>
      </span>
      <span className="grid min-w-0 gap-x-3 py-2.5 leading-tight min-[361px]:grid-cols-[minmax(0,1fr)_auto] min-[361px]:items-center xl:grid-cols-1 xl:justify-items-center xl:py-0">
        {isNow && (
          <span className="mb-1.5 justify-self-start rounded-full bg-ink px-2.75 py-1.5 text-xs leading-none font-[650] text-paper xl:absolute xl:-top-7 xl:left-1/2 xl:z-2 xl:mb-0 xl:-translate-x-1/2 xl:whitespace-nowrap">
            {nowWords ?? t`You are here`}
          </span>
        )}
        <span className="col-start-1 min-w-0 xl:grid xl:justify-items-center xl:px-2">
          <span
            // Below a row there is room for so much; on hover it is whole.
            title={title}
            className={classNames(
              'block leading-[1.22] text-pretty wrap-anywhere group-hover/step:underline xl:line-clamp-3 xl:text-balance',
              shape === 'goal'
                ? 'font-display text-[1.0625rem] font-bold tracking-[-0.015em]'
                : state === 'done'
                  ? 'font-semibold text-ink-2'
                  : 'font-[650]',
            )}
          >
            <Phrases longest={OF_A_LINE}>{title}</Phrases>
          </span>
          <span className="sr-only">, {isNow && nowWords ? nowWords : i18n._(STATE_WORDS[state])},</span>
          <small className="mt-0.75 block text-xs text-ink-2 xl:text-balance">{detail}</small>
        </span>
        {points && points.points > 0 && <StepPoints {...points} />}
      </span>
    </Link>
  );
}

function StepPoints({ of, points, most = points }: NonNullable<PathMapStep['points']>) {
  const number = formatNumber(points);
  const all = formatNumber(most);
  return (
    <span
      className={classNames(
        'figure col-start-1 mt-1 inline-flex items-center gap-1 justify-self-start text-sm whitespace-nowrap',
        'min-[361px]:col-start-2 min-[361px]:row-span-2 min-[361px]:row-start-1 min-[361px]:mt-0 min-[361px]:self-center xl:col-start-1 xl:row-auto xl:mt-1.75 xl:justify-self-center',
        of === 'earned' ? 'text-ink-3' : 'text-snap-ink',
      )}
    >
      <Spark className="size-4 flex-none" />
      {of === 'sure'
        ? `+${number}`
        : of === 'at-most'
          ? t`up to ${number}`
          : points < most
            ? t`${number} of ${all}`
            : number}
      <span className="sr-only">{of === 'earned' ? t`points earned` : t`points`}</span>
    </span>
  );
}
