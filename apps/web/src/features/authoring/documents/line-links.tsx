import { type RefObject, useEffect, useState } from 'react';

interface LineLink {
  readonly path: string;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly number: string;
  readonly isChanged: boolean;
}

/** More would be a carpet. */
const MOST_LINKS = 60;

/** Ties each line of the document to the sentence it became, from edge to edge. Drawn beside the text only. */
export function LineLinks({ area }: { area: RefObject<HTMLElement | null> }) {
  const [links, setLinks] = useState<readonly LineLink[]>([]);
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const measure = () => setLinks(linksIn(element));
    // Pictures and fonts that arrive later move the lines.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, [area]);
  return (
    <svg className="pointer-events-none absolute inset-0 size-full max-lg:hidden" aria-hidden="true">
      {links.map(({ path, from, to, number, isChanged }) => (
        <g key={number} className={isChanged ? 'text-snap-edge' : 'text-sky'}>
          <path d={path} fill="none" stroke="currentColor" strokeWidth={isChanged ? 3 : 1.75} />
          <circle cx={from[0]} cy={from[1]} r={4} fill="currentColor" />
          <circle
            cx={to[0]}
            cy={to[1]}
            r={10}
            strokeWidth={2}
            stroke="currentColor"
            className={isChanged ? 'fill-snap' : 'fill-sky-soft'}
          />
          <text
            x={to[0]}
            y={to[1] + 4}
            textAnchor="middle"
            className={isChanged ? 'fill-on-snap text-xs' : 'fill-sky-ink text-xs'}
          >
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}

function linksIn(area: HTMLElement): LineLink[] {
  const frame = area.getBoundingClientRect();
  const draft = area.querySelector('[data-draft]')?.getBoundingClientRect();
  if (!draft) return [];
  const marks = [...area.querySelectorAll<HTMLElement>('[data-sentence]')].slice(0, MOST_LINKS);
  let lowest = -Infinity;
  return marks.flatMap((mark) => {
    const line = area.querySelector(`[data-line="${(mark.dataset['lines'] ?? '').split(', ')[0]}"]`);
    if (!line) return [];
    const [from, at] = [line.getBoundingClientRect(), mark.getBoundingClientRect()];
    const x0 = from.right - frame.left;
    const y0 = from.top + from.height / 2 - frame.top;
    const x1 = draft.left - frame.left - 22;
    // Numbers of one line of text stand one below the other, not one on the other.
    const y1 = Math.max(at.top + at.height / 2 - frame.top, lowest + 23);
    lowest = y1;
    const middle = (x0 + x1) / 2;
    return [
      {
        path: ['M', x0, y0, 'C', middle, y0, middle, y1, x1 - 11, y1].join(' '),
        from: [x0, y0] as const,
        to: [x1, y1] as const,
        number: mark.dataset['sentence'] ?? '',
        isChanged: mark.className.includes('bg-snap '),
      },
    ];
  });
}
