import { ASSISTANT_NAME } from '@snapwell/contract/brand';
import type { ReactNode } from 'react';
import { SophieFace } from '#ui/brand/sophie-face.tsx';

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

/** What she says. */
export function Bubble({ children }: { children: ReactNode }) {
  return <div className="max-w-full rounded-[4px_18px_18px_18px] bg-surface-2 px-3.5 py-3 text-ink">{children}</div>;
}
