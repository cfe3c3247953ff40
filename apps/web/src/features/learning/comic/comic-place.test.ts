import { expect, test } from 'vitest';
import { placeIn, seenAt, standsAlone, turned } from './comic-place.ts';

const panel = { image: 'media/a.svg', prompt: 'A room.', dialog: [], wide: false };
const wide = { ...panel, wide: true };
const pages = [{ panels: [panel, panel, panel] }, { panels: [panel, panel] }];

test('panel by panel one goes through every panel, over the edges of pages, and back', () => {
  const way = [{ page: 0, panel: 0 }];
  for (let next = turned(pages, way.at(-1)!, 1, 'panel'); next; next = turned(pages, next, 1, 'panel')) way.push(next);
  expect(way.map(({ page, panel: at }) => `${page}.${at}`)).toEqual(['0.0', '0.1', '0.2', '1.0', '1.1']);
  expect(turned(pages, { page: 1, panel: 0 }, -1, 'panel')).toEqual({ page: 0, panel: 2 });
  expect(turned(pages, { page: 0, panel: 0 }, -1, 'panel')).toBeNull();
});

test('page by page a page counts whole; the last panel is all of it either way', () => {
  expect(turned(pages, { page: 0, panel: 2 }, 1, 'page')).toEqual({ page: 1, panel: 0 });
  expect(seenAt(pages, { page: 0, panel: 0 }, 'page')).toEqual({ seen: 3, all: 5 });
  expect(seenAt(pages, { page: 0, panel: 0 }, 'panel')).toEqual({ seen: 1, all: 5 });
  expect([
    seenAt(pages, { page: 1, panel: 1 }, 'panel').seen,
    seenAt(pages, { page: 1, panel: 0 }, 'page').seen,
  ]).toEqual([5, 5]);
});

test.for([{}, { page: 9 }, { page: -1, panel: 2.5 }, { page: 'x', panel: null }])(
  'a stored place that is none (%j) is somewhere in the comic',
  (stored) => {
    const { page, panel: at } = placeIn(pages, stored);
    expect(pages[page]!.panels[at]).toBeDefined();
  },
);

test('a panel without a neighbour in its row stands alone', () => {
  const alone = (panels: (typeof panel)[]) => panels.flatMap((_, at) => (standsAlone(panels, at) ? [at] : []));
  expect(alone([panel, panel, panel])).toEqual([2]);
  expect(alone([wide, panel, panel])).toEqual([]);
  expect(alone([panel, wide, panel, panel, panel, wide])).toEqual([0, 4]);
});
