import type { BodyOfKind } from '@snapwell/contract/learning/kinds';

type Pages = BodyOfKind<'comic'>['pages'];

/** A panel by its page and its number there. */
export interface ComicPlace {
  readonly page: number;
  readonly panel: number;
}

export type Reading = 'page' | 'panel';

/** Where a stored place points to; the beginning where it points to nothing. */
export function placeIn(pages: Pages, { page, panel }: Record<string, unknown>): ComicPlace {
  const at = inside(page, pages.length);
  return { page: at, panel: inside(panel, pages[at]!.panels.length) };
}

/** The next place, or the one before; null at either end. */
export function turned(pages: Pages, { page, panel }: ComicPlace, step: 1 | -1, reading: Reading): ComicPlace | null {
  const within = panel + step;
  if (reading === 'panel' && within >= 0 && within < pages[page]!.panels.length) return { page, panel: within };
  const other = pages[page + step];
  if (!other) return null;
  return { page: page + step, panel: reading === 'panel' && step < 0 ? other.panels.length - 1 : 0 };
}

/** Whether a panel has no neighbour in its row of two: a wide one, or the end of the page, comes where it would stand. */
export function standsAlone(panels: Pages[number]['panels'], at: number): boolean {
  if (panels[at]!.wide) return false;
  const lastWide = panels.slice(0, at).findLastIndex(({ wide }) => wide);
  const isFirstOfRow = (at - lastWide - 1) % 2 === 0;
  return isFirstOfRow && panels[at + 1]?.wide !== false;
}

/** How much has been seen at a place: in pages all panels of the page, in panels those up to this one. */
export function seenAt(pages: Pages, { page, panel }: ComicPlace, reading: Reading): { seen: number; all: number } {
  const count = (of: Pages) => of.reduce((sum, { panels }) => sum + panels.length, 0);
  return {
    seen: count(pages.slice(0, page)) + (reading === 'page' ? pages[page]!.panels.length : panel + 1),
    all: count(pages),
  };
}

const inside = (value: unknown, length: number) =>
  typeof value === 'number' && value >= 0 && value < length ? Math.floor(value) : 0;
