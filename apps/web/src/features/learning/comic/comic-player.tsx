import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import type { PlayerProps } from '../player/player.ts';
import { useSwipe } from '../player/use-swipe.ts';
import { ComicPanel } from './comic-panel.tsx';
import { placeIn, type Reading, seenAt, standsAlone, turned } from './comic-place.ts';

const READINGS = [
  { value: 'page', label: msg`Pages` },
  { value: 'panel', label: msg`Panels` },
] as const;

/** A comic, page by page or panel by panel: buttons, arrow keys and a swipe turn them. Complete at the last panel. */
export function ComicPlayer({ body: { pages, takeaways }, start, media, report }: PlayerProps<'comic'>) {
  const [place, setPlace] = useState(() => placeIn(pages, start.place));
  const [reading, setReading] = useState<Reading>(start.place.reading === 'panel' ? 'panel' : 'page');
  const show = (next: typeof place, how: Reading) => {
    setPlace(next);
    setReading(how);
    const { seen, all } = seenAt(pages, next, how);
    report({ furthest: seen / all, place: { ...next, reading: how } });
  };
  const section = useRef<HTMLElement>(null);
  const turn = (step: 1 | -1) => {
    const next = turned(pages, place, step, reading);
    if (next) show(next, reading);
  };
  const swipe = useSwipe(turn);
  const press = (event: KeyboardEvent) => {
    // The choice of how to read is made with arrows as well.
    if (event.target instanceof HTMLInputElement) return;
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  };
  const page = pages[place.page]!;
  const panels = reading === 'page' ? page.panels : [page.panels[place.panel]!];
  const { seen, all } = seenAt(pages, place, reading);
  const isFirst = turned(pages, place, -1, reading) === null;
  const isLast = turned(pages, place, 1, reading) === null;
  const [pageNumber, total] = [place.page + 1, pages.length];
  const where = reading === 'page' ? t`Page ${pageNumber} of ${total}` : t`Panel ${seen} of ${all}`;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t`Comic`}
      onKeyDown={press}
      {...swipe}
      className="touch-pan-y outline-none"
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        {page.title ? <h2>{page.title}</h2> : <span />}
        {/* Chosen by a press, the arrow keys turn pages again; chosen by keys, they go on choosing. */}
        <div onClick={({ detail }) => detail > 0 && section.current?.focus({ preventScroll: true })}>
          <SegmentedControl
            label={t`Read by`}
            options={READINGS.map(({ value, label }) => ({ value, label: i18n._(label) }))}
            value={reading}
            onChange={(how) => show(place, how)}
          />
        </div>
      </div>
      <ol className={reading === 'page' ? 'grid gap-4 sm:grid-cols-2' : 'grid'}>
        {panels.map((panel, at) => (
          <li
            key={panel.image + panel.prompt}
            data-page={place.page + 1}
            data-panel={page.panels.indexOf(panel) + 1}
            className={reading === 'page' ? widthOf(panels, at) : undefined}
          >
            <ComicPanel panel={panel} file={media(panel.image)} />
          </li>
        ))}
      </ol>
      {isLast && takeaways && takeaways.length > 0 && <Takeaways texts={takeaways} />}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <Button aria-disabled={isFirst} onClick={() => turn(-1)} className="aria-disabled:opacity-55">
          <ArrowLeft className="size-4.5" aria-hidden="true" /> {t`Back`}
        </Button>
        <output className="figure text-sm whitespace-nowrap text-ink-2">{where}</output>
        {isLast ? (
          <Button
            onClick={() =>
              seen === all && isFirst ? report({ furthest: 1, place: {} }) : show({ page: 0, panel: 0 }, reading)
            }
          >
            {isFirst ? t`I’ve read it` : t`Read it again`}
          </Button>
        ) : (
          <Button onClick={() => turn(1)}>
            {t`Next`} <ArrowRight className="size-4.5" aria-hidden="true" />
          </Button>
        )}
      </div>
    </section>
  );
}

/** What the story shows, once it is read. */
function Takeaways({ texts }: { texts: readonly string[] }) {
  return (
    <section className="mt-6 rounded-lg bg-snap-soft p-5 sm:p-6">
      <h3>{t`What to take from it`}</h3>
      <ul className="mt-3 grid max-w-[65ch] list-disc gap-2 pl-5">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/** Wide ones take a row; one that would leave half of its row empty stands in the middle of it. */
function widthOf(panels: Parameters<typeof standsAlone>[0], at: number): string | undefined {
  if (panels[at]!.wide) return 'sm:col-span-2';
  return standsAlone(panels, at) ? 'sm:col-span-2 sm:w-[calc(50%-0.5rem)] sm:justify-self-center' : undefined;
}
