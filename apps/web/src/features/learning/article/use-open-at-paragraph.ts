import { readChunkHash } from '@snapwell/contract/copilot/chunk-address';
import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens an article at the paragraph that its address names; the same link pressed again leads there again. */
export function useOpenAtParagraph(text: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  useEffect(() => {
    const paragraph = readChunkHash(location.hash)?.paragraph;
    if (paragraph !== undefined) return point(text.current?.children[paragraph - 1]);
  }, [text, location]);
}

/** Brings a block into view, marks it, and lets a screen reader go on there; hands back how to take the mark away. */
function point(block: Element | undefined): (() => void) | undefined {
  if (!(block instanceof HTMLElement)) return undefined;
  block.dataset.quoted = '';
  block.tabIndex = -1;
  // After the page's own scroll to the top, and after the place where the reader was last.
  const frame = requestAnimationFrame(() => {
    block.scrollIntoView({ block: 'center' });
    block.focus({ preventScroll: true });
  });
  return () => {
    cancelAnimationFrame(frame);
    delete block.dataset.quoted;
    block.removeAttribute('tabindex');
  };
}
