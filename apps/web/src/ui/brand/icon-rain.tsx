import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from '#platform/appearance/motion.ts';
import { classNames } from '../class-names.ts';
import { Flame } from '../cover/drawings/flame.tsx';
import { Mark } from '../cover/drawings/mark.tsx';
import { Spark } from '../cover/drawings/spark.tsx';
import { seededRandom } from '../cover/seeded-random.ts';

export const RAIN_MS = 3000; // spec §9
const DROPS = 44;
/** The last drop begins to fall. */
const BEGUN_MS = 1500;
/** Drops come in so many parts: all at once they would hold up the page that they fall over. */
const PARTS = 6;
const PART_MS = BEGUN_MS / PARTS;
const SIZES = ['size-4', 'size-6', 'size-8', 'size-10', 'size-13'];

/**
 * Sparks, flames and the mark rain for three seconds, over the page and under the dialog. With reduced motion they
 * hang still.
 */
export function IconRain({ onDone, className = 'fixed z-41' }: { onDone?: () => void; className?: string }) {
  const isStill = useReducedMotion();
  const [parts, setParts] = useState(0);
  const done = useEffectEvent(() => onDone?.());
  useEffect(() => {
    const coming = Array.from({ length: PARTS }, (_, at) => setTimeout(() => setParts(at + 1), at * PART_MS));
    const over = setTimeout(done, RAIN_MS);
    return () => [...coming, over].forEach(clearTimeout);
  }, []);
  const shown = isStill ? drops : drops.filter(({ part }) => part < parts);
  return (
    <div aria-hidden="true" className={classNames('pointer-events-none inset-0 overflow-hidden', className)}>
      {shown.map(({ id, Icon, size, style }) => (
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
  const delayMs = random() * BEGUN_MS;
  const part = Math.floor(delayMs / PART_MS);
  const style = {
    left: `${((at * 61.8) % 100).toFixed(1)}%`,
    animationDelay: `${(delayMs - part * PART_MS).toFixed(0)}ms`,
    animationDuration: `${(1200 + random() * (RAIN_MS - 1200 - delayMs)).toFixed(0)}ms`,
    '--turn': `${((random() - 0.5) * 90).toFixed(0)}deg`,
    '--still': `${(random() * 92).toFixed(0)}%`,
  } as CSSProperties;
  const kind = random();
  return {
    id: at,
    part,
    Icon: kind < 0.66 ? Spark : kind < 0.83 ? Flame : Mark,
    size: SIZES[Math.floor(random() ** 1.5 * SIZES.length)]!,
    style,
  };
});
