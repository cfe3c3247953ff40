import { classNames } from '../class-names.ts';

const TONES = { leaf: 'bg-leaf', snap: 'bg-snap', ember: 'bg-ember', sky: 'bg-sky', berry: 'bg-berry' };

interface ProgressBarProps {
  /** 0 to 100. */
  value: number;
  label: string;
  tone?: keyof typeof TONES;
  size?: 'sm' | 'md';
  /** A golden post at the end: the goal. */
  hasGoal?: boolean;
}

/** A straight measure: points to the next rank, a skill, an upload. */
export function ProgressBar({ value, label, tone = 'leaf', size = 'md', hasGoal = false }: ProgressBarProps) {
  const share = Math.min(100, Math.max(0, value));
  return (
    <div className="relative">
      <progress className="sr-only" aria-label={label} value={Math.round(share)} max={100} />
      <div
        className={classNames(
          'forced-color-adjust-none overflow-hidden rounded-full bg-surface-2',
          size === 'sm' ? 'h-2.5' : 'h-3',
        )}
      >
        <div
          className={classNames('h-full origin-left rounded-full transition-transform duration-enter', TONES[tone])}
          style={{ transform: `translateX(${share - 100}%)` }}
        />
      </div>
      {hasGoal && <span className="absolute -top-[5px] right-0 h-5.5 w-1 rounded-full bg-snap" />}
    </div>
  );
}
