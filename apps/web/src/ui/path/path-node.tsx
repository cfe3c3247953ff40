import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ProgressRing } from '../progress/progress-ring.tsx';

export type PathShape = 'disc' | 'blade' | 'bubble' | 'arch' | 'square' | 'shield' | 'goal';
export type PathStepState = 'done' | 'now' | 'open' | 'locked';

const SHAPES: Record<PathShape, string> = {
  disc: 'rounded-full',
  blade: 'rounded-[50%_16%]',
  bubble: 'rounded-[40%_40%_40%_8%]',
  arch: 'rounded-[50%_50%_16%_16%]',
  square: 'rounded-[28%]',
  shield: 'rounded-[16%_16%_50%_50%]',
  goal: 'rounded-full',
};

const SIZES = { small: 'size-9', medium: 'size-20 sm:size-23', large: 'size-25 sm:size-29' };

interface PathNodeProps {
  shape: PathShape;
  icon: ReactNode;
  state: PathStepState;
  /** 0 to 100, of the step one is at. */
  progress?: number | undefined;
  /** What a goal that is reached shows. */
  score?: number | null | undefined;
  /** `large` is the goal of the whole path, `small` a sample in a key. */
  size?: 'small' | 'medium' | 'large';
}

/** One step of a path: its shape and icon say the kind, its ground how it stands. */
export function PathNode({ shape, icon, state, progress = 0, score = null, size = 'medium' }: PathNodeProps) {
  const isGoal = shape === 'goal';
  return (
    <span aria-hidden="true" className={classNames('relative z-1 grid flex-none place-items-center', SIZES[size])}>
      {state === 'now' && (
        <ProgressRing
          value={progress}
          size={92}
          weight={3.2}
          className="absolute! size-full! rounded-full bg-paper [--track:var(--line)]"
        />
      )}
      <span
        className={classNames(
          'relative grid place-items-center transition-transform group-hover/step:-translate-y-0.75',
          SHAPES[shape],
          size === 'small' ? 'size-full' : sizeOf(state, isGoal),
          groundOf(state, isGoal),
        )}
      >
        <Inside {...{ icon, state, score, isGoal, size }} />
      </span>
      {state === 'done' && isGoal && (
        <span className="absolute -right-2 -bottom-1 grid size-7 place-items-center rounded-full bg-leaf text-on-leaf shadow-[0_0_0_4px_var(--paper)] sm:-right-0.5 sm:bottom-1 sm:size-7.5">
          <Check className="size-4" strokeWidth={3} />
        </span>
      )}
    </span>
  );
}

function Inside({
  icon,
  state,
  score,
  isGoal,
  size,
}: Required<Pick<PathNodeProps, 'icon' | 'state' | 'size'>> & { score: number | null; isGoal: boolean }) {
  if (state === 'done') {
    return isGoal && score !== null ? (
      <b className="figure text-[1.75rem] leading-none font-extrabold tracking-[-0.04em] sm:text-[2.125rem]">{score}</b>
    ) : (
      <Check className="size-6" strokeWidth={2.5} />
    );
  }
  if (state === 'locked') return <Lock className={size === 'large' ? 'size-10' : 'size-6'} />;
  return <span className={ICON_SIZES[size]}>{icon}</span>;
}

const ICON_SIZES = { small: '[&>svg]:size-4.5', medium: '[&>svg]:size-6', large: '[&>svg]:size-10' };

function sizeOf(state: PathStepState, isGoal: boolean): string {
  if (state === 'now') return isGoal ? 'size-15 sm:size-17' : 'size-11.5 sm:size-13.5';
  return isGoal ? 'size-full' : 'size-13.5 sm:size-16';
}

function groundOf(state: PathStepState, isGoal: boolean): string {
  if (state === 'now') return isGoal ? 'bg-snap-soft text-snap-ink' : 'bg-leaf-soft text-leaf-ink';
  if (state === 'done') {
    return classNames(isGoal ? 'bg-snap text-on-snap' : 'bg-leaf text-on-leaf', 'shadow-[0_0_0_6px_var(--paper)]');
  }
  if (isGoal) {
    return classNames(
      state === 'locked' ? 'bg-paper' : 'bg-snap-soft',
      'text-snap-ink shadow-[inset_0_0_0_2.5px_var(--snap-edge),0_0_0_6px_var(--paper)]',
    );
  }
  return 'bg-surface text-ink-2 shadow-[inset_0_0_0_2.5px_var(--line-strong),0_0_0_6px_var(--paper)]';
}
