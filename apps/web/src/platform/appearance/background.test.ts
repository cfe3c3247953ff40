import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setUserBackground, useBackground, usePageBackground } from './background.ts';

const aurora = { type: 'aurora' } as const;
const mint = { type: 'color', color: 'mint' } as const;
afterEach(() => setUserBackground({ type: 'none' }));

test.for([
  ['a page’s background wins over the person’s', mint, mint],
  ['a page without one shows the person’s', null, aurora],
  ['so does a page whose background is none', { type: 'none' } as const, aurora],
] as const)('%s', ([, page, expected]) => {
  setUserBackground(aurora);
  renderHook(() => usePageBackground(page));
  expect(renderHook(() => useBackground()).result.current).toEqual(expected);
});

test('a page takes its background with it when it is left', () => {
  const { unmount } = renderHook(() => usePageBackground(mint));
  unmount();
  expect(renderHook(() => useBackground()).result.current).toEqual({ type: 'none' });
});
