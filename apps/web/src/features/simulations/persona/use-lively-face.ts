import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '#platform/appearance/motion.ts';
import { type Expression, NUMBERS_OF_EXPRESSION } from './expression.ts';

/** How far a mouth is open, told as it changes: 0 shut to 1. Speech feeds it with its loudness or its sounds. */
export interface MouthSource {
  subscribe(listener: (open: number) => void): () => void;
}

export interface LivelyFace extends Expression {
  readonly mouth: number;
  readonly lids: number;
  readonly gaze: { readonly x: number; readonly y: number };
}

/** A third of the way each sixtieth of a second would jump; this is about half a second to a new expression. */
const EASE = 0.075;
const BLINK_MS = 150;
const BLINK_EVERY_MS = [2200, 5600] as const;
const GLANCE_EVERY_MS = [1800, 4600] as const;
const STILL: Pick<LivelyFace, 'mouth' | 'lids' | 'gaze'> = { mouth: 0, lids: 1, gaze: { x: 0, y: 0 } };
const between = ([least, most]: readonly [number, number]): number => least + Math.random() * (most - least);

/** A face that moves towards its expression, blinks, looks about and speaks; with reduced motion it only is. */
export function useLivelyFace(aim: Expression, mouth: MouthSource | null): LivelyFace {
  const isStill = useReducedMotion();
  const [face, setFace] = useState<LivelyFace>({ ...aim, ...STILL });
  const wanted = useRef({ aim, open: 0 });
  useEffect(() => {
    wanted.current.aim = aim;
  }, [aim]);
  useEffect(() => mouth?.subscribe((open) => void (wanted.current.open = open)), [mouth]);
  useEffect(() => {
    if (isStill) return;
    let frame = 0;
    let shown: LivelyFace = { ...wanted.current.aim, ...STILL };
    let blinkAt = performance.now() + between(BLINK_EVERY_MS);
    let glanceAt = performance.now() + between(GLANCE_EVERY_MS);
    let glance = { x: 0, y: 0 };
    const draw = (now: number) => {
      if (now > blinkAt + BLINK_MS) blinkAt = now + between(BLINK_EVERY_MS);
      if (now > glanceAt) {
        glanceAt = now + between(GLANCE_EVERY_MS);
        const isAway = Math.random() < 0.25 + 0.5 * wanted.current.aim.away;
        glance = isAway ? { x: Math.random() * 2 - 1, y: 0.2 + 0.6 * wanted.current.aim.away } : { x: 0, y: 0 };
      }
      const next = nextFace(shown, { ...wanted.current, glance, isShut: now > blinkAt });
      // A face at rest draws nothing: else it would hold up whatever the page has to do besides.
      if (!isSameFace(shown, next)) setFace(next);
      shown = next;
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [isStill]);
  return isStill ? { ...aim, ...STILL } : face;
}

interface Wanted {
  readonly aim: Expression;
  readonly open: number;
  readonly glance: { readonly x: number; readonly y: number };
  readonly isShut: boolean;
}

function isSameFace(a: LivelyFace, b: LivelyFace): boolean {
  return (
    a.mouth === b.mouth &&
    a.lids === b.lids &&
    a.gaze.x === b.gaze.x &&
    a.gaze.y === b.gaze.y &&
    NUMBERS_OF_EXPRESSION.every((name) => a[name] === b[name])
  );
}

function nextFace(shown: LivelyFace, { aim, open, glance, isShut }: Wanted): LivelyFace {
  const towards = (from: number, to: number, ease: number) =>
    Math.abs(to - from) < 0.01 ? to : from + (to - from) * ease;
  const moved = Object.fromEntries(
    NUMBERS_OF_EXPRESSION.map((name) => [name, towards(shown[name], aim[name], EASE)]),
  ) as unknown as Expression;
  return {
    ...moved,
    mouth: towards(shown.mouth, open, 0.45),
    lids: towards(shown.lids, isShut ? 0.04 : 1, 0.5),
    gaze: { x: towards(shown.gaze.x, glance.x, 0.14), y: towards(shown.gaze.y, glance.y, 0.14) },
  };
}
