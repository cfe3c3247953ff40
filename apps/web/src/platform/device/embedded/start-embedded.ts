import { embedded } from './embedded.ts';

export function startEmbedded(): void {
  embedded.set(true);
  // Before React hears of it: its router would follow the link inside of the frame.
  document.addEventListener('click', leadOutside, { capture: true });
}

/** In the frame one goes on with what is public; everything else the other site may not show, and opens beside it. */
function leadOutside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || isPublic(link)) return;
  link.target = '_blank';
  event.stopPropagation();
}

const isPublic = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && /^\/p\/[^/]+\/./.test(pathname);
