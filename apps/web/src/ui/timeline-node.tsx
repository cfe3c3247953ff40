import { Check, Lock } from 'lucide-react';
import { classNames } from './class-names.ts';
import { ProgressRing } from './progress-ring.tsx';

export type NodeState = 'done' | 'current' | 'next' | 'locked';

const LOOKS: Record<NodeState, string> = {
  done: 'border-2 border-leaf bg-leaf text-on-leaf',
  current: 'text-leaf-ink',
  next: 'border-2 border-line-strong bg-surface text-ink-2',
  locked: 'bg-surface-2 text-ink-3',
};

/** One stop of a timeline, 32 px: a check, a ring, a number or a lock. */
export function TimelineNode({ state, position, progress = 0 }: { state: NodeState; position: number; progress?: number }) {
  return (
    <span
      className={classNames('figure relative z-1 grid size-8 flex-none place-items-center rounded-full text-sm leading-none', LOOKS[state])}
      aria-hidden="true"
    >
      {state === 'done' && <Check className="size-4" strokeWidth={3} />}
      {state === 'locked' && <Lock className="size-4" />}
      {state === 'next' && position}
      {state === 'current' && <ProgressRing value={progress} size={32} />}
      {state === 'current' && progress === 0 && <span className="absolute">{position}</span>}
    </span>
  );
}
