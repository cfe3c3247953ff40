import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { PlayerProps } from '../player/player.ts';
import { ComicPanel } from './comic-panel.tsx';

/** A finger that moves further sideways than this turns the page. */
const SWIPE_PX = 48;

/** A comic, page by page: arrows, keys and a swipe turn them. Complete on the last page. */
export function ComicPlayer({ body, start, media, report }: PlayerProps<'comic'>) {
  const { pages } = body;
  const [at, setAt] = useState(() => pageOf(start.place.page, pages.length));
  const swipe = useRef<number | null>(null);
  const turn = (step: number) => {
    const next = at + step;
    if (next < 0 || next >= pages.length) return;
    setAt(next);
    report({ furthest: (next + 1) / pages.length, place: { page: next } });
  };
  const lift = (event: PointerEvent) => {
    const from = swipe.current;
    swipe.current = null;
    if (from === null || Math.abs(event.clientX - from) < SWIPE_PX) return;
    turn(event.clientX < from ? 1 : -1);
  };
  const page = pages[at]!;
  const isSingle = pages.length === 1;
  return (
    <section
      aria-label={`Comic, page ${at + 1} of ${pages.length}`}
      onPointerDown={(event) => {
        swipe.current = event.pointerType === 'mouse' ? null : event.clientX;
      }}
      onPointerUp={lift}
      onPointerCancel={() => {
        swipe.current = null;
      }}
      className="touch-pan-y"
    >
      {page.title && <h2 className="mb-4">{page.title}</h2>}
      <ol className="grid gap-4 sm:grid-cols-2">
        {page.panels.map((panel) => (
          <li key={panel.image + panel.prompt} className={panel.wide ? 'sm:col-span-2' : undefined}>
            <ComicPanel panel={panel} file={media(panel.image)} />
          </li>
        ))}
      </ol>
      <div className="mt-6 flex items-center justify-between gap-3">
        <Button disabled={at === 0} onClick={() => turn(-1)}>
          <ArrowLeft className="size-4.5" aria-hidden="true" /> Back
        </Button>
        <output className="figure text-sm text-ink-2">
          {at + 1} / {pages.length}
        </output>
        {isSingle || at === pages.length - 1 ? (
          <Button onClick={() => report({ furthest: 1, place: {} })}>I have read it</Button>
        ) : (
          <Button onClick={() => turn(1)}>
            Next page <ArrowRight className="size-4.5" aria-hidden="true" />
          </Button>
        )}
      </div>
    </section>
  );
}

function pageOf(value: unknown, pages: number): number {
  return typeof value === 'number' && value >= 0 && value < pages ? Math.floor(value) : 0;
}
