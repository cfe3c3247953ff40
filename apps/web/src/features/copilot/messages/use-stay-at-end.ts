import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A reader this close to the end is at the end. */
const NEAR_PX = 48;

/**
 * Keeps the end of a growing text in view while the reader is there, and leaves them alone while they read further
 * up. Text that is added before what they read does not move it. `first` and `last` change with the pieces at both
 * ends.
 */
export function useStayAtEnd(
  scroller: RefObject<HTMLElement | null>,
  { first, last }: { first: string | undefined; last: string },
) {
  const [isAtEnd, setAtEnd] = useState(true);
  const before = useRef({ height: 0, first, last, isAtEnd: true });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const { height, first: firstBefore } = before.current;
    const isOlderAdded = firstBefore !== undefined && first !== firstBefore && !before.current.isAtEnd;
    if (isOlderAdded) element.scrollBy({ top: element.scrollHeight - height, behavior: 'instant' });
    else if (before.current.isAtEnd) moveToEnd(element);
    before.current.height = element.scrollHeight;
    Object.assign(before.current, { first, last });
  }, [scroller, first, last]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
      before.current.isAtEnd = isNear;
      setAtEnd(isNear);
    };
    element.addEventListener('scroll', look, { passive: true });
    // The drawer changes its height with the keyboard of a phone.
    const watch = new ResizeObserver(() => {
      if (before.current.isAtEnd) moveToEnd(element);
    });
    watch.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      watch.disconnect();
    };
  }, [scroller]);

  const goToEnd = () => {
    before.current.isAtEnd = true;
    const element = scroller.current;
    if (element) moveToEnd(element);
  };
  return { isAtEnd, goToEnd };
}

function moveToEnd(element: HTMLElement): void {
  element.scrollTo({ top: element.scrollHeight, behavior: 'instant' });
}
