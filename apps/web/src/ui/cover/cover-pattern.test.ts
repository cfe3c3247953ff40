import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COVER_FAMILIES, coverFamily, coverPattern } from './cover-pattern.ts';

const size = fc.integer({ min: 1, max: 9 });

test('the same thing always has the same cover', () => {
  fc.assert(
    fc.property(fc.string(), size, size, (id, columns, rows) => {
      expect(coverPattern(id, columns, rows)).toEqual(coverPattern(id, columns, rows));
    }),
  );
});

test('a cover has a tile for every place, and no tile is like its neighbour', () => {
  fc.assert(
    fc.property(fc.string(), size, size, (id, columns, rows) => {
      const tiles = coverPattern(id, columns, rows);
      expect(tiles).toHaveLength(columns * rows);
      for (const [at, { shape, tone, innerTone, turn }] of tiles.entries()) {
        const neighbours = [at % columns > 0 && tiles[at - 1], tiles[at - columns]].filter((tile) => !!tile);
        expect(neighbours.map((tile) => tile.shape)).not.toContain(shape);
        expect(innerTone).not.toBe(tone);
        expect([0, 1, 2, 3]).toContain(turn);
      }
    }),
  );
});

test('a catalogue of similar ids is spread over all families and pictures', () => {
  const ids = Array.from({ length: 200 }, (_, at) => `module-${at}`);
  const counts = COVER_FAMILIES.map((family) => ids.filter((id) => coverFamily(id) === family).length);
  expect(Math.min(...counts)).toBeGreaterThan(20);
  expect(new Set(ids.map((id) => JSON.stringify(coverPattern(id, 4, 2)))).size).toBe(ids.length);
});
