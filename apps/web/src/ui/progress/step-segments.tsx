import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { classNames } from '../class-names.ts';

export type SegmentState = 'right' | 'part' | 'wrong' | 'unknown' | 'answered' | 'current' | 'open';

export interface Segment {
  id: string;
  state: SegmentState;
  isFlagged?: boolean;
}

const LOOKS: Record<SegmentState, string> = {
  right: 'bg-leaf',
  part: 'bg-snap',
  wrong: 'bg-berry',
  unknown: 'bg-sky',
  answered: 'bg-ink-3',
  current: 'bg-line',
  open: 'bg-line',
};

const WORDS: Record<SegmentState, MessageDescriptor> = {
  right: msg`right`,
  part: msg`partly right`,
  wrong: msg`wrong`,
  unknown: msg`not known`,
  answered: msg`answered`,
  current: msg`you are here`,
  open: msg`to come`,
};

/** How far a quiz is, one segment a question. */
export function StepSegments({ segments, label }: { segments: readonly Segment[]; label: string }) {
  return (
    <ol aria-label={label} className="flex flex-1 forced-color-adjust-none gap-[5px]">
      {segments.map(({ id, state, isFlagged }) => (
        <li
          key={id}
          className={classNames(
            'relative h-2.5 flex-1 overflow-hidden rounded-full',
            LOOKS[state],
            isFlagged && 'overflow-visible outline-2 outline-offset-2 outline-snap-edge',
          )}
        >
          {state === 'current' && <span className="absolute inset-y-0 left-0 w-[55%] rounded-full bg-leaf" />}
          <span className="sr-only">{wordsOf(state, isFlagged)}</span>
        </li>
      ))}
    </ol>
  );
}

function wordsOf(state: SegmentState, isFlagged = false): string {
  const words = i18n._(WORDS[state]);
  return isFlagged ? t`${words}, flagged` : words;
}
