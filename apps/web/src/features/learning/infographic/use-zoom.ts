import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

const STEP = 1.5;
export const LARGEST = 4;

/** Zoom and pan of a picture in its frame: buttons and keys, two fingers, wheel with Ctrl, and a mouse that drags. */
export function useZoom() {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const shown = useRef(1);
  const fingers = useRef(new Map<number, { x: number; y: number }>());

  // What was in the middle stays there.
  useLayoutEffect(() => {
    const element = frame.current;
    const factor = zoom / shown.current;
    shown.current = zoom;
    if (!element || factor === 1) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    element.scrollTo(
      (scrollLeft + clientWidth / 2) * factor - clientWidth / 2,
      (scrollTop + clientHeight / 2) * factor - clientHeight / 2,
    );
  }, [zoom]);

  useEffect(() => {
    const element = frame.current;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      setZoom((now) => within(now * Math.exp(-event.deltaY / 300)));
    };
    // React listens passively, and then the browser would zoom the whole page as well.
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  }, []);

  const by = (factor: number) => setZoom((now) => within(now * factor));
  const move = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) by(distance(now, other) / Math.max(1, distance(before, other)));
    else if (event.pointerType === 'mouse') frame.current?.scrollBy(before.x - now.x, before.y - now.y);
  };
  const lift = (event: PointerEvent) => fingers.current.delete(event.pointerId);
  return {
    frame,
    zoom,
    larger: () => by(STEP),
    smaller: () => by(1 / STEP),
    pointers: {
      onPointerDown: (event: PointerEvent) =>
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY }),
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: lift,
    },
  };
}

const within = (zoom: number) => Math.min(LARGEST, Math.max(1, Math.round(zoom * 100) / 100));
const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);
