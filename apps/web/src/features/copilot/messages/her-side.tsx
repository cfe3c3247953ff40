import { ASSISTANT_NAME } from '@snapwell/contract/brand';
import type { ReactNode } from 'react';
import { SophieFace } from '#ui/brand/sophie-face.tsx';
import { classNames } from '#ui/class-names.ts';

/** A line of hers: the face left, what she says right of it. */
export function HerSide({ isThinking = false, children }: { isThinking?: boolean; children: ReactNode }) {
  return (
    <div className="group/message grid grid-cols-[32px_minmax(0,1fr)] items-start gap-2.5">
      <SophieFace className="size-8" frame="soft" gaze={isThinking ? 'up' : 'ahead'} />
      <div className="grid justify-items-start gap-2">
        <span className="sr-only">{ASSISTANT_NAME}: </span>
        {children}
      </div>
    </div>
  );
}

const TONES = {
  plain: 'bg-surface-2',
  alarm: 'border-l-4 border-berry bg-berry-soft',
  comfort: 'border-l-4 border-sky bg-sky-soft',
};
export type BubbleTone = keyof typeof TONES;

/** What she says. */
export function Bubble({ tone = 'plain', children }: { tone?: BubbleTone; children: ReactNode }) {
  return (
    <div className={classNames('max-w-full rounded-[4px_18px_18px_18px] px-3.5 py-3 text-ink', TONES[tone])}>
      {children}
    </div>
  );
}
