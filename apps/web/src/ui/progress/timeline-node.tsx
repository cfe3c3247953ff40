import { Check, Lock } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { ProgressRing } from './progress-ring.tsx';

export type NodeState = 'done' | 'current' | 'next' | 'locked';

const LOOKS: Record<NodeState, string> = {
  done: 'border-2 border-leaf bg-leaf text-on-leaf',
  current: 'text-leaf-ink',
  next: 'border-2 border-line-strong bg-surface text-ink-2',
  locked: 'bg-surface-2 text-ink-3',
};

interface TimelineNodeProps {
  state: NodeState;
  position: number;
  /** 0 to 100, for the current one. */
  progress?: number;
  /** The current one shows its number inside the ring. */
  isNumbered?: boolean;
}

/** One stop of a timeline, 32 px: a check, a ring, a number or a lock. */
export function TimelineNode({ state, position, progress = 0, isNumbered = false }: TimelineNodeProps) {
  // Where nothing is done yet there is no arc to see: the whole circle says that it is this one's turn.
  const isFresh = state === 'current' && progress === 0;
  const isFull = state === 'current' && progress >= 100;
  return (
    <span
      className={classNames(
        'figure relative z-1 grid size-8 flex-none place-items-center rounded-full text-sm leading-none',
        LOOKS[state],
        isFresh && 'border-2 border-leaf bg-surface',
      )}
      aria-hidden="true"
    >
      {state === 'done' && <Check className="size-4" strokeWidth={3} />}
      {state === 'locked' && <Lock className="size-4" />}
      {state === 'next' && position}
      {state === 'current' && !isFresh && <ProgressRing value={progress} size={32} />}
      {isFull && <Check className="absolute size-4" strokeWidth={3} />}
      {state === 'current' && (isNumbered || isFresh) && !isFull && <span className="absolute">{position}</span>}
    </span>
  );
}
