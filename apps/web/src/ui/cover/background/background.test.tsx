import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { type BackgroundFill, fadeMs, fillFor } from './background-fill.ts';
import { BackgroundLayer } from './background-layer.tsx';

let finish: Record<string, { loaded: () => void; failed: () => void }> = {};

beforeEach(() => {
  vi.useFakeTimers();
  finish = {};
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode() {
        return new Promise<void>(
          (resolve, reject) => (finish[this.src] = { loaded: resolve, failed: () => reject(new Error('gone')) }),
        );
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const image = (url: string, transitionMs?: number): BackgroundFill => ({ type: 'image', url, transitionMs });
const pictures = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('img'), (picture) => picture.getAttribute('src'));

test('a new picture loads first, fades in over the old one, then takes its place', async () => {
  const { container, rerender } = draw(<BackgroundLayer fill={image('/old.jpg')} />);
  rerender(<BackgroundLayer fill={image('/new.jpg', 400)} />);
  await pass(5000);
  expect(pictures(container)).toEqual(['/old.jpg']);
  finish['/new.jpg']!.loaded();
  await pass(0);
  expect(pictures(container)).toEqual(['/old.jpg', '/new.jpg']);
  const kept = container.querySelectorAll('img')[1];
  await pass(399);
  expect(pictures(container)).toEqual(['/old.jpg', '/new.jpg']);
  await pass(1);
  expect(pictures(container)).toEqual(['/new.jpg']);
  expect(container.querySelector('img')).toBe(kept);
});

test('a picture that cannot be had leaves the old one', async () => {
  const { container, rerender } = draw(<BackgroundLayer fill={image('/old.jpg')} />);
  rerender(<BackgroundLayer fill={image('/gone.jpg')} />);
  finish['/gone.jpg']!.failed();
  await pass(5000);
  expect(pictures(container)).toEqual(['/old.jpg']);
});

test('of two quick changes only the last one is shown', async () => {
  const { container, rerender } = draw(<BackgroundLayer fill={image('/one.jpg')} />);
  rerender(<BackgroundLayer fill={image('/two.jpg')} />);
  rerender(<BackgroundLayer fill={image('/three.jpg')} />);
  finish['/three.jpg']!.loaded();
  await pass(0);
  finish['/two.jpg']!.loaded();
  await pass(1000);
  expect(pictures(container)).toEqual(['/three.jpg']);
});

test('no background clears the old one', async () => {
  const { container, rerender } = draw(<BackgroundLayer fill={image('/old.jpg')} />);
  rerender(<BackgroundLayer fill={{ type: 'none' }} />);
  await pass(0);
  await pass(250);
  expect(pictures(container)).toEqual([]);
});

test.each([
  [undefined, 250],
  [600, 600],
  [10, 50],
  [0, 50],
])('a transition of %s ms takes %d ms', (transitionMs, expected) => {
  expect(fadeMs({ type: 'none', transitionMs })).toBe(expected);
});

test.each([
  [true, true, 'none'],
  [true, false, 'aurora'],
  [false, true, 'aurora'],
] as const)('switched off for phones: %s; on a phone: %s; then it is %s', (mobileDisabled, isPhone, type) => {
  expect(fillFor({ type: 'aurora', mobileDisabled }, isPhone).type).toBe(type);
});

test.each([
  ['(width <= 768px)', 0],
  ['nothing', 1],
])('where the browser says %s, what is switched off for phones is drawn %d times', (query, times) => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { container } = draw(<BackgroundLayer fill={{ ...image('/far.jpg'), mobileDisabled: true }} />);
  expect(pictures(container)).toHaveLength(times);
});

test('the aurora rests while the page is hidden', async () => {
  const { container } = draw(<BackgroundLayer fill={{ type: 'aurora' }} />);
  const isPaused = () => container.querySelector('[data-paused]') !== null;
  expect(isPaused()).toBe(false);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(isPaused()).toBe(true);
  vi.restoreAllMocks();
});
