import { type CSSProperties, useEffect, useEffectEvent } from 'react';
import { useReducedMotion } from '#platform/appearance/motion.ts';
import { classNames } from '../class-names.ts';
import { Flame } from '../cover/drawings/flame.tsx';
import { Mark } from '../cover/drawings/mark.tsx';
import { Spark } from '../cover/drawings/spark.tsx';
import { seededRandom } from '../cover/seeded-random.ts';

export const RAIN_MS = 3000; // spec §9
const DROPS = 44;
const SIZES = ['size-4', 'size-6', 'size-8', 'size-10', 'size-13'];

/**
 * Sparks, flames and the mark rain for three seconds, over the page and under the dialog. With reduced motion they
 * hang still.
 */
export function IconRain({ onDone, className = 'fixed z-41' }: { onDone?: () => void; className?: string }) {
  const isStill = useReducedMotion();
  const done = useEffectEvent(() => onDone?.());
  useEffect(() => {
    const timer = setTimeout(done, RAIN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-hidden="true" className={classNames('pointer-events-none inset-0 overflow-hidden', className)}>
      {drops.map(({ id, Icon, size, style }) => (
        <span
          key={id}
          style={style}
          className={classNames('absolute', isStill ? 'top-(--still) rotate-(--turn)' : 'animate-rain -top-16')}
        >
          <Icon className={size} />
        </span>
      ))}
    </div>
  );
}

/** The same rain every time: how it looks is designed, not left to chance. */
const drops = Array.from({ length: DROPS }, (_, at) => {
  const random = seededRandom(at + 11);
  const delayMs = random() * 1500;
  const style = {
    left: `${((at * 61.8) % 100).toFixed(1)}%`,
    animationDelay: `${delayMs.toFixed(0)}ms`,
    animationDuration: `${(1200 + random() * (RAIN_MS - 1200 - delayMs)).toFixed(0)}ms`,
    '--turn': `${((random() - 0.5) * 90).toFixed(0)}deg`,
    '--still': `${(random() * 92).toFixed(0)}%`,
  } as CSSProperties;
  const kind = random();
  return {
    id: at,
    Icon: kind < 0.66 ? Spark : kind < 0.83 ? Flame : Mark,
    size: SIZES[Math.floor(random() ** 1.5 * SIZES.length)]!,
    style,
  };
});
