import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
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
}

const STATE_WORDS: Record<NodeState, MessageDescriptor> = {
  done: msg`done`,
  current: msg`you are here`,
  next: msg`to come`,
  locked: msg`locked`,
};

/** The way through a chapter as a column: what is done, where one is, what comes. `PathDashes` is the same in a line. */
export function Timeline({ stops, label }: TimelineProps) {
  return (
    <ol aria-label={label} className="grid">
      {stops.map((stop, at) => (
        <li
          key={stop.id}
          aria-current={stop.state === 'current' ? 'step' : undefined}
          className="group/stop relative grid grid-cols-[32px_1fr] gap-x-3 pb-5 last:pb-0"
        >
          <TimelineNode state={stop.state} position={at + 1} progress={stop.progress} />
          {at < stops.length - 1 && (
            <span
              aria-hidden="true"
              className={classNames(
                'absolute top-9 bottom-1 left-3.5 w-1 rounded-full',
                stop.state === 'done' ? 'bg-leaf' : 'bg-line',
              )}
            />
          )}
          <StopText stop={stop} />
        </li>
      ))}
    </ol>
  );
}

function StopText({ stop }: { stop: TimelineStop }) {
  const isCurrent = stop.state === 'current';
  const look = classNames(
    'grid min-h-8 content-center text-sm leading-[1.3] wrap-anywhere',
    isCurrent ? 'font-bold text-ink' : 'font-[550] text-ink-2',
  );
  const text = (
    <>
      <span className={stop.to ? 'group-hover/stop:underline' : undefined}>{stop.title}</span>
      <span className="sr-only">, {i18n._(STATE_WORDS[stop.state])}</span>
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
