import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { stubReducedMotion } from '#testing/media.ts';
import { AnimatedNumber } from '../progress/animated-number.tsx';
import { flightPath } from './flight-path.ts';
import { FlyingSparks } from './flying-sparks.tsx';
import { IconRain } from './icon-rain.tsx';
import { SnapPoints } from './snap-points.tsx';
import { SophieFace } from './sophie-face.tsx';
import { StreakWeek } from './streak-week.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  stubReducedMotion(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const seen = (container: HTMLElement) => container.querySelector('[aria-hidden]')!.textContent;

test('the counter rolls to its new value within half a second, and a screen reader hears only the end', () => {
  const { container, rerender } = draw(<AnimatedNumber value={2480} />);
  expect(seen(container)).toBe('2,480');
  rerender(<AnimatedNumber value={2580} />);
  pass(250);
  const halfway = Number(seen(container)!.replace(',', ''));
  expect(halfway).toBeGreaterThan(2480);
  expect(halfway).toBeLessThan(2580);
  expect(container.querySelector('.sr-only')!.textContent).toBe('2,580');
  pass(300);
  expect(seen(container)).toBe('2,580');
});

test('a gain that comes while the counter rolls is reached from where it is', () => {
  const { container, rerender } = draw(<AnimatedNumber value={0} />);
  rerender(<AnimatedNumber value={100} />);
  pass(250);
  const halfway = Number(seen(container));
  rerender(<AnimatedNumber value={200} />);
  pass(20);
  expect(Number(seen(container))).toBeGreaterThanOrEqual(halfway);
  pass(600);
  expect(seen(container)).toBe('200');
});

test('with reduced motion the counter jumps', () => {
  stubReducedMotion(true);
  const { container, rerender } = draw(<AnimatedNumber value={10} />);
  rerender(<AnimatedNumber value={40} />);
  pass(20);
  expect(seen(container)).toBe('40');
});

test('a gain is written with its sign and read with its unit', () => {
  const { container } = draw(<SnapPoints points={1020} isGain />);
  expect(container.textContent).toBe('+1,020 snap points');
});

test('sparks fly for eight tenths of a second, five at most', () => {
  const animate = vi.fn<() => { cancel: () => void }>(() => ({ cancel: () => undefined }));
  Element.prototype.animate = animate as never;
  const done = vi.fn<() => void>();
  draw(<FlyingSparks from={{ x: 0, y: 0, width: 10, height: 10 }} target={document.body} count={20} onDone={done} />);
  expect(animate).toHaveBeenCalledTimes(5);
  pass(799);
  expect(done).not.toHaveBeenCalled();
  pass(1);
  expect(done).toHaveBeenCalledOnce();
});

test.each([
  ['motion is reduced', true, document.body],
  ['there is no counter in sight', false, null],
])('points arrive at once when %s', (_why, isReduced, target) => {
  stubReducedMotion(isReduced);
  const done = vi.fn<() => void>();
  draw(<FlyingSparks from={{ x: 0, y: 0, width: 10, height: 10 }} target={target} onDone={done} />);
  expect(done).toHaveBeenCalledOnce();
});

test('every spark starts inside the place it was earned and ends in the middle of the counter', () => {
  for (const index of [0, 1, 2, 3, 4]) {
    const path = flightPath({ x: 100, y: 500, width: 80, height: 40 }, { x: 900, y: 10, width: 60, height: 20 }, index);
    const [x = 0, y = 0] = /translate\((.+)px, (.+)px\) rotate/.exec(String(path[0]!.transform))!.slice(1).map(Number);
    expect(x).toBeGreaterThanOrEqual(100);
    expect(x).toBeLessThanOrEqual(180);
    expect(y).toBeGreaterThanOrEqual(500);
    expect(y).toBeLessThanOrEqual(540);
    expect(path.at(-1)!.transform).toContain('translate(930.0px, 20.0px)');
  }
});

test('from the left edge they rise along it before they swing over to the counter', () => {
  for (const index of [0, 1, 2, 3, 4]) {
    const path = flightPath({ x: 14, y: 780, width: 44, height: 44 }, { x: 160, y: 20, width: 60, height: 20 }, index);
    const halfWay = /translate\((.+?)px/.exec(String(path[Math.floor(path.length / 2)]!.transform))![1];
    expect(Number(halfWay)).toBeLessThan(66);
  }
});

test('it rains for three seconds', () => {
  const done = vi.fn<() => void>();
  draw(<IconRain onDone={done} />);
  pass(2999);
  expect(done).not.toHaveBeenCalled();
  pass(1);
  expect(done).toHaveBeenCalledOnce();
});

test('drops come in parts, the first at once and all before the rain is half over', () => {
  const { container } = draw(<IconRain />);
  const drops = () => container.querySelectorAll('svg').length;
  pass(0);
  const first = drops();
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(20);
  pass(1250);
  expect(drops()).toBe(44);
});

test('with reduced motion all drops hang there from the start', () => {
  stubReducedMotion(true);
  const { container } = draw(<IconRain />);
  expect(container.querySelectorAll('svg')).toHaveLength(44);
});

test.each([
  ['four', 0, 4000],
  ['seven', 1, 7000],
])('Sophie blinks at random, %s seconds apart when chance is %d', (_words, random, wait) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const { container } = draw(<SophieFace canBlink />);
  const isShut = () => container.querySelector('[data-shut]') !== null;
  pass(wait - 1);
  expect(isShut()).toBe(false);
  pass(1);
  expect(isShut()).toBe(true);
  pass(140);
  expect(isShut()).toBe(false);
});

test('Sophie keeps her eyes open when motion is reduced', () => {
  stubReducedMotion(true);
  const { container } = draw(<SophieFace canBlink />);
  for (let waited = 0; waited < 20_000; waited += 50) {
    pass(50);
    expect(container.querySelector('[data-shut]')).toBeNull();
  }
});

test('each day of a streak is said in words', () => {
  draw(
    <StreakWeek
      days={[
        { name: 'Monday', state: 'visited' },
        { name: 'Tuesday', state: 'freeze' },
        { name: 'Wednesday', state: 'missed' },
        { name: 'Thursday', state: 'neutral' },
        { name: 'Friday', state: 'visited', isToday: true },
        { name: 'Saturday', state: 'upcoming' },
        { name: 'Sunday', state: 'bonus', bonusPoints: 50 },
      ]}
    />,
  );
  for (const words of [
    'Monday, done',
    'Tuesday, freeze used',
    'Wednesday, missed',
    'Thursday, not counted',
    'Friday, today, done',
    'Saturday, to come',
    'Sunday, bonus of 50 points',
  ])
    expect(screen.getByText(words)).toBeDefined();
});
