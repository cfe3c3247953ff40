import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A reader this close to the end is at the end. */
const NEAR_PX = 48;
/** So many pieces at the end can be on a screen. */
const WATCHED = 8;
/** Over a question that is held in view. */
const ABOVE_PX = 12;
const SAME_PX = 2;

interface Pieces {
  /** They change with the pieces at both ends. */
  readonly first: string | undefined;
  readonly last: string;
  /** What the reader has just asked, of which they want to see the answer, wherever they were. */
  readonly asked: string | null;
}

/**
 * Keeps the end of a growing text in view while the reader is there, and leaves them alone while they read further up.
 * An answer longer than the screen is read from its beginning: it grows below the question (`data-asked`), unless what
 * comes last is a card that goes on by itself, or says that something failed (`data-grows`). Text that is added before what they read does not move it.
 */
export function useStayAtEnd(scroller: RefObject<HTMLElement | null>, { first, last, asked }: Pieces) {
  const [isAtEnd, setAtEnd] = useState(true);
  const before = useRef({ height: 0, first, last });
  // `isHeld`: the question stays in view; `top`: where the last move of ours went to.
  const reader = useRef({ follows: true, isHeld: false, top: 0 });
  const watched = useRef<ResizeObserver | null>(null);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    if (asked !== null) Object.assign(reader.current, { follows: true, isHeld: true });
    const { height, first: firstBefore } = before.current;
    const isOlderAdded = firstBefore !== undefined && first !== firstBefore && !reader.current.follows;
    if (isOlderAdded) element.scrollBy({ top: element.scrollHeight - height, behavior: 'instant' });
    else if (reader.current.follows) setAtEnd(follow(element, reader.current));
    before.current = { height: element.scrollHeight, first, last };
    if (watched.current) watchEnd(element, watched.current);
  }, [scroller, first, last, asked]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let top = element.scrollTop;
    const look = () => {
      const isByHand = Math.abs(element.scrollTop - reader.current.top) > SAME_PX;
      // Only who scrolls up leaves the end: what grows, or takes room from it, is followed.
      const isUp = element.scrollTop < top;
      top = element.scrollTop;
      if (reader.current.isHeld && isByHand) Object.assign(reader.current, { isHeld: false, follows: false });
      reader.current.follows = isNearEnd(element) || (reader.current.follows && !isUp);
      setAtEnd(reader.current.follows ? follow(element, reader.current) : isNearEnd(element));
    };
    element.addEventListener('scroll', look, { passive: true });
    // The drawer changes its height with the keyboard of a phone.
    const watch = new ResizeObserver(() => {
      if (reader.current.follows) setAtEnd(follow(element, reader.current));
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
    Object.assign(reader.current, { follows: true, isHeld: false });
    const element = scroller.current;
    if (element) setAtEnd(follow(element, reader.current));
  };
  return { isAtEnd, goToEnd };
}

/** What is being made or asked there grows by itself: pictures come, cards are done. */
function watchEnd({ children }: HTMLElement, watch: ResizeObserver): void {
  for (const piece of [...children].slice(-WATCHED)) watch.observe(piece);
}

const isNearEnd = (element: HTMLElement): boolean =>
  element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;

/** Moves to the end, or as far as the question that is held leaves the screen; says whether that is the end. */
function follow(element: HTMLElement, reader: { isHeld: boolean; top: number }): boolean {
  const end = element.scrollHeight - element.clientHeight;
  const held = reader.isHeld ? topOfQuestion(element) : null;
  reader.top = held === null ? end : Math.min(end, held);
  if (Math.abs(element.scrollTop - reader.top) >= 1) element.scrollTo({ top: reader.top, behavior: 'instant' });
  // What the browser makes of it: it has no halves of a pixel everywhere.
  reader.top = element.scrollTop;
  return isNearEnd(element);
}

/** Where one has to scroll to for the last question to stand at the top; null where a card after it goes on by itself. */
function topOfQuestion(element: HTMLElement): number | null {
  const question = [...element.children].findLast((piece) => piece.hasAttribute('data-asked'));
  const end = element.lastElementChild;
  if (!question || end?.matches('[data-grows]') || end?.querySelector('[data-grows]')) return null;
  const { top } = question.getBoundingClientRect();
  return element.scrollTop + top - element.getBoundingClientRect().top - ABOVE_PX;
}
