import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { type NodeState, TimelineNode } from './timeline-node.tsx';

export interface TimelineStop {
  id: string;
  title: ReactNode;
  /** 'Article · 2 min left'. */
  detail?: ReactNode;
  state: NodeState;
  /** 0 to 100, for the current stop. */
  progress?: number;
  /** Where it leads; a locked stop leads nowhere. */
  to?: string;
}

export interface TimelineProps {
  stops: readonly TimelineStop[];
  label: string;
  /** `auto` is a column where the navigation is wide, else one row of nodes whose titles only a screen reader hears. */
  layout?: 'vertical' | 'horizontal' | 'auto';
}

const STATE_WORDS: Record<NodeState, string> = {
  done: 'done',
  current: 'you are here',
  next: 'to come',
  locked: 'locked',
};

/** The way through a chapter, or through today's five minutes: what is done, where one is, what comes. */
export function Timeline({ stops, label, layout = 'vertical' }: TimelineProps) {
  const isVertical = layout === 'vertical';
  return (
    <ol aria-label={label} className={classNames(isVertical ? 'grid' : 'flex', layout === 'auto' && 'nav:grid')}>
      {stops.map((stop, at) => (
        <li
          key={stop.id}
          aria-current={stop.state === 'current' ? 'step' : undefined}
          className={classNames(
            'group/stop relative',
            isVertical ? COLUMN_STOP : 'flex flex-1 items-center last:flex-none',
            layout === 'auto' &&
              'nav:grid nav:flex-none nav:grid-cols-[32px_1fr] nav:gap-x-3 nav:pb-5 nav:items-start nav:last:pb-0',
          )}
        >
          <TimelineNode state={stop.state} position={at + 1} progress={stop.progress} />
          {at < stops.length - 1 && <Rail isDone={stop.state === 'done'} layout={layout} />}
          <StopText stop={stop} layout={layout} />
        </li>
      ))}
    </ol>
  );
}

const COLUMN_STOP = 'grid grid-cols-[32px_1fr] gap-x-3 pb-5 last:pb-0';

function Rail({ isDone, layout }: { isDone: boolean; layout: TimelineProps['layout'] }) {
  const tone = isDone ? 'bg-leaf' : 'bg-line';
  const column = 'absolute top-9 bottom-1 left-3.5 w-1 rounded-full';
  const row = 'mx-1.5 h-1 flex-1 rounded-full';
  const auto = 'nav:absolute nav:top-9 nav:bottom-1 nav:left-3.5 nav:m-0 nav:h-auto nav:w-1';
  return (
    <span
      aria-hidden="true"
      className={classNames(tone, layout === 'vertical' ? column : row, layout === 'auto' && auto)}
    />
  );
}

function StopText({ stop, layout }: { stop: TimelineStop; layout: TimelineProps['layout'] }) {
  const isCurrent = stop.state === 'current';
  const look = classNames(
    'content-center text-sm leading-[1.3] wrap-anywhere',
    isCurrent ? 'font-bold text-ink' : 'font-[550] text-ink-2',
    layout === 'vertical' && 'grid min-h-8',
    layout === 'horizontal' && ROW_TARGET,
    layout === 'auto' &&
      `${ROW_TARGET} nav:static nav:grid nav:size-auto nav:min-h-8 nav:overflow-visible nav:indent-0`,
  );
  const text = (
    <>
      <span className={stop.to ? 'group-hover/stop:underline' : undefined}>{stop.title}</span>
      <span className="sr-only">, {STATE_WORDS[stop.state]}</span>
      {stop.detail && (
        <small className={classNames('text-xs', isCurrent ? 'font-[550] text-leaf-ink' : 'font-normal text-ink-3')}>
          {stop.detail}
        </small>
      )}
    </>
  );
  if (stop.to && stop.state !== 'locked') {
    return (
      <Link to={stop.to} className={look}>
        {text}
      </Link>
    );
  }
  return <span className={look}>{text}</span>;
}

/** In a row the node itself is the target; its words are there for a screen reader. */
const ROW_TARGET = 'absolute -top-1.5 -left-1.5 z-2 size-11 overflow-hidden rounded-full indent-[-999px]';
