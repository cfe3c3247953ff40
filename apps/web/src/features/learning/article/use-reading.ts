import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { ReadingPosition, PlayerProps } from '../player/player.ts';

/** The end must be in view this long to count as reached: a page that flies past was not read. */
const END_DWELL_MS = 1_200;
/** Below this a learner has hardly begun; above, they were at the end. */
const RESUME_FROM = 0.03;
const RESUME_UNTIL = 0.97;

/** Follows a reader down a text: how far its lower edge of view has come, and at which block to go on. */
export function useReading(
  text: RefObject<HTMLElement | null>,
  { start, report }: { start: ReadingPosition; report: PlayerProps<'article'>['report'] },
): void {
  const tell = useEffectEvent(report);

  useEffect(() => {
    const block = start.place.block;
    if (typeof block !== 'number' || start.furthest < RESUME_FROM || start.furthest > RESUME_UNTIL) return;
    // After the page's own scroll to the top.
    const frame = requestAnimationFrame(() => text.current?.children[block]?.scrollIntoView({ block: 'start' }));
    return () => cancelAnimationFrame(frame);
  }, [text, start]);

  useEffect(() => {
    let furthest = start.furthest;
    let atEnd: ReturnType<typeof setTimeout> | null = null;
    let frame = 0;
    const look = () => {
      const element = text.current;
      if (!element) return;
      const { top, height, bottom } = element.getBoundingClientRect();
      const isAtEnd = bottom <= window.innerHeight;
      if (isAtEnd) {
        atEnd ??= setTimeout(() => tell({ furthest: 1, place: {} }), END_DWELL_MS);
        return;
      }
      if (atEnd) clearTimeout(atEnd);
      atEnd = null;
      const share = Math.min(0.99, Math.max(0, (window.innerHeight - top) / height));
      if (window.scrollY <= 0 || share <= furthest) return;
      furthest = share;
      tell({ furthest, place: { block: topBlock(element) } });
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      if (atEnd) clearTimeout(atEnd);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [text, start]);
}

/** The first block of the text that is still to be seen. */
function topBlock(text: HTMLElement): number {
  const blocks = [...text.children];
  const at = blocks.findIndex((block) => block.getBoundingClientRect().bottom > 80);
  return Math.max(0, at);
}
