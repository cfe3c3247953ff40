import { expect, test } from 'vitest';
import { placeMarkers } from './place-markers.ts';

test('a marker stands beside the picture, at the height of its spot, on the nearer side', () => {
  expect(
    placeMarkers(
      [
        { x: 20, y: 50 },
        { x: 80, y: 25 },
      ],
      400,
    ),
  ).toEqual([
    { side: 'left', top: 200 },
    { side: 'right', top: 100 },
  ]);
});

test('markers of neighbouring spots keep their order, and room for a finger', () => {
  const tops = placeMarkers(
    [
      { x: 90, y: 99 },
      { x: 90, y: 98 },
      { x: 90, y: 1 },
    ],
    300,
  ).map(({ top }) => top);
  expect(tops).toEqual([276, 228, 24]);
});

test('a low picture with many spots keeps all its markers within it', () => {
  const markers = placeMarkers(
    Array.from({ length: 8 }, () => ({ x: 10, y: 50 })),
    200,
  );
  for (const { top } of markers) expect(top).toBeGreaterThan(0);
  for (const { top } of markers) expect(top).toBeLessThan(200);
});
