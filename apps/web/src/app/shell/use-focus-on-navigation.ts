import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a change of screen the focus goes to its heading, so that a screen reader says where one is. */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (hash) return;
    const frame = requestAnimationFrame(() => {
      const main = document.querySelector<HTMLElement>('#main');
      // A screen that puts the focus into its first field knows better.
      if (!main || (document.activeElement !== main && main.contains(document.activeElement))) return;
      const heading = main.querySelector<HTMLElement>('h1');
      if (heading) {
        heading.tabIndex = -1;
        heading.style.outline = 'none';
      }
      (heading ?? main).focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash]);
}
