import { useEffect, useState } from 'react';

/** A selection that grows is not talked about until it rests for so long. */
const REST_MS = 250;

/**
 * Where the selected text stands on the screen, once it rests; null while it is being made, when it is gone, or out of
 * view.
 */
export function useSelectionRect(): DOMRect | null {
  const [rect, setRect] = useState<DOMRect | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPressed = false;
    const measure = () => setRect(isPressed ? null : rectOf(getSelection()));
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, REST_MS);
    };
    const press = () => {
      isPressed = true;
    };
    const release = () => {
      isPressed = false;
      rest();
    };
    const change = () => {
      if (rectOf(getSelection()) === null) setRect(null);
      rest();
    };
    rest();
    document.addEventListener('selectionchange', change);
    document.addEventListener('pointerdown', press);
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', release);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', change);
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', release);
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, []);
  return rect;
}

function rectOf(selection: Selection | null): DOMRect | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const rect = selection.getRangeAt(0).getBoundingClientRect();
  return rect.width > 0 && rect.bottom > 0 && rect.top < window.innerHeight ? rect : null;
}
