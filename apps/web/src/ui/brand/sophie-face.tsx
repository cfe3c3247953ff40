import { useEffect, useState } from 'react';
import { isMotionReduced } from '#platform/appearance/motion.ts';
import { classNames } from '../class-names.ts';
import { SPARK_SHAPE } from '../cover/drawings/spark-shape.ts';

const BLINK_MIN_MS = 4000; // spec §2
const BLINK_MAX_MS = 7000; // spec §2
const SHUT_MS = 140;

const GAZES = { ahead: '', down: 'translate-y-[3%]', up: 'translate-x-[2.3%] -translate-y-[4%]' };
const FRAMES = { none: '', soft: 'rounded-full bg-sky-soft', ring: 'rounded-full bg-sky-soft ring-2 ring-sky' };

interface SophieFaceProps {
  /** She blinks by herself, at random every four to seven seconds. */
  canBlink?: boolean;
  /** `down` while someone types to her, `up` while she thinks. */
  gaze?: keyof typeof GAZES;
  frame?: keyof typeof FRAMES;
  className?: string;
}

/** Sophie, drawn: she blinks, looks at what you write, and looks up while she thinks. */
export function SophieFace({
  canBlink = false,
  gaze = 'ahead',
  frame = 'none',
  className = 'size-11',
}: SophieFaceProps) {
  const isShut = useBlink(canBlink);
  return (
    <span
      className={classNames('relative inline-block flex-none overflow-hidden', FRAMES[frame], className)}
      aria-hidden="true"
    >
      <svg viewBox="0 0 64 64" className="size-full">
        <path d="M7.5 64C6 50 5 33 12 22.5 20 10.5 44 10.5 52 22.5 59 33 58 50 56.5 64Z" className="fill-sophie-hair" />
        <path d="M25 50h14v9c0 4-14 4-14 0Z" className="fill-sophie-neck" />
        <path d="M15 66c1-7 7-9 17-9s16 2 17 9Z" className="fill-sophie-collar" />
        <path
          d="M15.5 36C15.5 25 22.5 18 32 18s16.5 7 16.5 18v3C48.5 49.5 41 56 32 56S15.5 49.5 15.5 39Z"
          className="fill-sophie-skin"
        />
        <path
          d="M11.5 40C9.5 24 19 12.5 33 12.5 46 12.5 54.5 24 52.5 40 47.5 37.5 42 32.5 39.3 26.5 33 34 23.5 38.5 11.5 40Z"
          className="fill-sophie-hair"
        />
        <ellipse cx="20.8" cy="46" rx="3.3" ry="2.2" className="fill-sophie-cheek" />
        <ellipse cx="43.2" cy="46" rx="3.3" ry="2.2" className="fill-sophie-cheek" />
        <path
          d="M27.5 48.5c1.2 1.8 2.7 2.6 4.5 2.6s3.3-.8 4.5-2.6"
          className="fill-none stroke-sophie-mouth"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
        <path d={SPARK_SHAPE} transform="translate(39 13) scale(.72)" className="fill-sophie-clip" />
      </svg>
      <span className={classNames('absolute inset-0 transition-transform duration-enter', GAZES[gaze])}>
        <Eyes isShut={isShut} canBlink={canBlink} />
      </span>
    </span>
  );
}

/**
 * A box and a drawing of their own, which the browser moves by itself: a part of a drawing that moves is laid out and
 * painted anew with every frame.
 */
function Eyes({ isShut, canBlink }: { isShut: boolean; canBlink: boolean }) {
  return (
    <span
      className={classNames(
        'absolute inset-0 origin-[50%_64.5%] transition-transform duration-fast',
        canBlink && 'will-change-[scale]',
        isShut && 'scale-y-[0.08]',
      )}
      data-shut={isShut || undefined}
    >
      <svg viewBox="0 0 64 64" className="block size-full">
        <rect x="22.5" y="37.5" width="5.6" height="7.6" rx="2.8" className="fill-sophie-eye" />
        <rect x="35.9" y="37.5" width="5.6" height="7.6" rx="2.8" className="fill-sophie-eye" />
        <circle cx="26.3" cy="39.7" r="1.15" className="fill-sophie-glint" />
        <circle cx="39.7" cy="39.7" r="1.15" className="fill-sophie-glint" />
      </svg>
    </span>
  );
}

function useBlink(canBlink: boolean): boolean {
  const [isShut, setShut] = useState(false);
  useEffect(() => {
    if (!canBlink || isMotionReduced()) return;
    const wait = isShut ? SHUT_MS : BLINK_MIN_MS + Math.random() * (BLINK_MAX_MS - BLINK_MIN_MS);
    const timer = setTimeout(() => setShut(!isShut), wait);
    return () => clearTimeout(timer);
  }, [canBlink, isShut]);
  return canBlink && isShut;
}
