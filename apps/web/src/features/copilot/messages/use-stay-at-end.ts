import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A reader this close to the end is at the end. */
const NEAR_PX = 48;
/** So many pieces at the end can be on a screen. */
const WATCHED = 8;

/**
 * Keeps the end of a growing text in view while the reader is there, and leaves them alone while they read further
 * up. Text that is added before what they read does not move it. `first` and `last` change with the pieces at both
 * ends; `asked` is what they have just asked, of which they want to see the answer, wherever they were.
 */
export function useStayAtEnd(
  scroller: RefObject<HTMLElement | null>,
  { first, last, asked }: { first: string | undefined; last: string; asked: string | null },
) {
  const [isAtEnd, setAtEnd] = useState(true);
  const before = useRef({ height: 0, first, last, isAtEnd: true });
  const watched = useRef<ResizeObserver | null>(null);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    if (asked !== null) before.current.isAtEnd = true;
    const { height, first: firstBefore } = before.current;
    const isOlderAdded = firstBefore !== undefined && first !== firstBefore && !before.current.isAtEnd;
    if (isOlderAdded) element.scrollBy({ top: element.scrollHeight - height, behavior: 'instant' });
    else if (before.current.isAtEnd) moveToEnd(element);
    before.current.height = element.scrollHeight;
    Object.assign(before.current, { first, last });
    if (watched.current) watchEnd(element, watched.current);
  }, [scroller, first, last, asked]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let top = element.scrollTop;
    const look = () => {
      const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
      // Only who scrolls up leaves the end: what grows, or takes room from it, is followed.
      const isUp = element.scrollTop < top;
      top = element.scrollTop;
      const isAtEndNow = isNear || (before.current.isAtEnd && !isUp);
      before.current.isAtEnd = isAtEndNow;
      setAtEnd(isAtEndNow);
      if (isAtEndNow && !isNear) moveToEnd(element);
    };
    element.addEventListener('scroll', look, { passive: true });
    // The drawer changes its height with the keyboard of a phone.
    const watch = new ResizeObserver(() => {
      if (before.current.isAtEnd) moveToEnd(element);
    });
    watch.observe(element);
    watchEnd(element, watch);
    watched.current = watch;
    return () => {
      element.removeEventListener('scroll', look);
      watch.disconnect();
      watched.current = null;
    };
  }, [scroller]);

  const goToEnd = () => {
    before.current.isAtEnd = true;
    const element = scroller.current;
    if (element) moveToEnd(element);
  };
  return { isAtEnd, goToEnd };
}

/** What is being made or asked there grows by itself: pictures come, cards are done. */
function watchEnd({ children }: HTMLElement, watch: ResizeObserver): void {
  for (const piece of [...children].slice(-WATCHED)) watch.observe(piece);
}

function moveToEnd(element: HTMLElement): void {
  element.scrollTo({ top: element.scrollHeight, behavior: 'instant' });
}
