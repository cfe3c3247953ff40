import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import type { Cue } from './use-cues.ts';

interface TranscriptProps {
  /** None until they are read. */
  cues: readonly Cue[];
  /** Where the video is, in seconds. */
  at: number;
  onSeek: (seconds: number) => void;
}

/** What is said, as text: it follows the video, and pressing a line goes there. */
export function Transcript({ cues, at, onSeek }: TranscriptProps) {
  const list = useRef<HTMLOListElement>(null);
  const current = cues.findIndex(({ start, end }) => at >= start && at < end);
  useEffect(() => {
    const line = current < 0 ? null : list.current?.children[current];
    // Only the list scrolls; the page stays where the reader has put it.
    if (list.current && line instanceof HTMLElement)
      list.current.scrollTo({ top: line.offsetTop - list.current.clientHeight / 3 });
  }, [current]);
  return (
    // Its room is there before the captions are read.
    <div className="min-h-13.5">
      {cues.length > 0 && (
        <Disclosure title={t`Transcript`}>
          <ol ref={list} className="relative max-h-72 overflow-auto">
            {cues.map(({ start, text }, place) => {
              const isNow = place === current;
              return (
                <li key={start}>
                  <button
                    type="button"
                    aria-current={isNow || undefined}
                    onClick={() => onSeek(start)}
                    className={`flex min-h-11 w-full gap-3 rounded-md px-3 py-2 text-left hover:bg-surface-2 ${isNow ? 'bg-leaf-soft font-semibold' : ''}`}
                  >
                    <span className="figure w-11 flex-none text-sm text-ink-3">{clock(start)}</span>
                    <span>{text}</span>
                  </button>
                </li>
              );
            })}
          </ol>
        </Disclosure>
      )}
    </div>
  );
}

/** 65 is '1:05'. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
