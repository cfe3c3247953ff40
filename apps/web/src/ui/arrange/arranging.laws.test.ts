import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveItem, placeByKey } from './order.ts';
import { areaAt, type PicturePoint, pointAt, stepOf } from './points.ts';
import { afterPress } from './pressing.ts';

const list = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 20 });
const places = list.chain((items) => {
  const place = fc.nat(items.length - 1);
  return fc.tuple(fc.constant(items), place, place);
});

test('moving puts the item where it was asked to, and loses and doubles none', () => {
  fc.assert(
    fc.property(places, ([items, from, to]) => {
      const moved = moveItem(items, from, to);
      expect(moved[to]).toBe(items[from]);
      expect(moved.toSorted()).toEqual(items.toSorted());
    }),
  );
});

test('the others stay in their order, and moving back undoes it', () => {
  fc.assert(
    fc.property(places, ([items, from, to]) => {
      const moved = moveItem(items, from, to);
      const others = (all: readonly number[]) => all.filter((item) => item !== items[from]);
      expect(others(moved)).toEqual(others(items));
      expect(moveItem(moved, to, from)).toEqual(items);
    }),
  );
});

test('a place that is not in the list moves nothing', () => {
  const outside = fc.oneof(fc.integer({ max: -1 }), fc.integer({ min: 20 }), fc.constant(Number.NaN));
  fc.assert(
    fc.property(list, fc.nat(), outside, (items, at, nowhere) => {
      expect(moveItem(items, at % items.length, nowhere)).toBe(items);
      expect(moveItem(items, nowhere, at % items.length)).toBe(items);
    }),
  );
});

test('keys move by one and to the ends, and never out of the list', () => {
  expect(placeByKey('ArrowUp', 2, 5)).toBe(1);
  expect(placeByKey('ArrowDown', 2, 5)).toBe(3);
  expect(placeByKey('Home', 2, 5)).toBe(0);
  expect(placeByKey('End', 2, 5)).toBe(4);
  expect(placeByKey('ArrowUp', 0, 5)).toBe(0);
  expect(placeByKey('ArrowDown', 4, 5)).toBe(4);
  expect(placeByKey('Tab', 2, 5)).toBeNull();
});

const things = ['ask', 'act', 'fact', 'verdict'];
const press = fc.record({ id: fc.constantFrom(...things), isItem: fc.boolean(), isTaking: fc.boolean() });

test('whatever is pressed, only what was picked up is put, and then nothing is held', () => {
  fc.assert(
    fc.property(fc.array(press, { maxLength: 30 }), (presses) => {
      let held: string | null = null;
      for (const thing of presses) {
        const after = afterPress(held, thing);
        expect([
          { held, put: null },
          { held: thing.id, put: null },
          { held: null, put: null },
          { held: null, put: { item: held, target: thing.id } },
        ]).toContainEqual(after);
        // It is put only where it is taken, and put back only by a press on itself.
        expect(after.put === null || (held !== null && held !== thing.id && thing.isTaking)).toBe(true);
        expect(after.held !== null || after.put !== null || held === null || held === thing.id).toBe(true);
        held = after.held;
      }
    }),
  );
});

test('a second press on the same thing puts it back, and what only takes is never picked up', () => {
  const item = { id: 'ask', isItem: true, isTaking: false };
  expect(afterPress('ask', item)).toEqual({ held: null, put: null });
  expect(afterPress('act', item)).toEqual({ held: 'ask', put: null });
  expect(afterPress(null, { id: 'fact', isItem: false, isTaking: true })).toEqual({ held: null, put: null });
});

const percent = fc.double({ min: 0, max: 100, noNaN: true });
const point: fc.Arbitrary<PicturePoint> = fc.record({ x: percent, y: percent });

test('a cross stays on the picture, and an arrow back undoes an arrow inside of it', () => {
  const arrow = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown');
  fc.assert(
    fc.property(point, arrow, fc.boolean(), (from, key, isFine) => {
      const { x, y } = stepOf(from, key, isFine)!;
      for (const value of [x, y]) expect(value).toSatisfy((each: number) => each >= 0 && each <= 100);
    }),
  );
  expect(stepOf(stepOf({ x: 50, y: 50 }, 'ArrowLeft', false)!, 'ArrowRight', false)).toEqual({ x: 50, y: 50 });
  expect(stepOf({ x: 50, y: 50 }, 'ArrowUp', true)).toEqual({ x: 50, y: 49 });
  expect(stepOf({ x: 50, y: 50 }, 'Enter', false)).toBeNull();
});

test('a pointer is where it is in percent of the picture, to a tenth, and never outside', () => {
  const box = { left: 100, top: 50, width: 300, height: 200 };
  expect(pointAt({ clientX: 200, clientY: 100 }, box)).toEqual({ x: 33.3, y: 25 });
  expect(pointAt({ clientX: 90, clientY: 900 }, box)).toEqual({ x: 0, y: 100 });
});

test('an area is round on the screen whatever the shape of the picture', () => {
  const wide = 0.5;
  const areas = [{ x: 50, y: 50, radius: 10 }];
  expect(areaAt(areas, { x: 59, y: 50 }, wide)).toBe(0);
  expect(areaAt(areas, { x: 61, y: 50 }, wide)).toBe(-1);
  // Half as high as it is wide: a tenth of the width is a fifth of the height.
  expect(areaAt(areas, { x: 50, y: 69 }, wide)).toBe(0);
  expect(areaAt(areas, { x: 50, y: 71 }, wide)).toBe(-1);
  fc.assert(
    fc.property(point, fc.double({ min: 0.1, max: 4, noNaN: true }), (middle, height) => {
      expect(areaAt([{ ...middle, radius: 1 }], middle, height)).toBe(0);
    }),
  );
});

test('an area with a width is a band: as wide as that, and twice its radius high on the screen', () => {
  const wide = 0.5;
  const row = [{ x: 50, y: 50, radius: 5, width: 80 }];
  expect(areaAt(row, { x: 10, y: 60 }, wide)).toBe(0);
  expect(areaAt(row, { x: 9, y: 50 }, wide)).toBe(-1);
  expect(areaAt(row, { x: 50, y: 61 }, wide)).toBe(-1);
});
