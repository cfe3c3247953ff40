import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { Avatar, initialsOf } from './avatar.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['Ada Okafor', 'AO'],
  ['ada', 'A'],
  ['  Anne  Marie  von Stein ', 'AS'],
  ['Élodie Çelik', 'ÉÇ'],
  ['🦊 fox', '🦊F'],
  ['', '·'],
])('the initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a picture that has not come within five seconds gives way to the initials', () => {
  const { container } = draw(<Avatar name="Ada Okafor" picture="/slow.jpg" />);
  act(() => void vi.advanceTimersByTime(4999));
  expect(container.querySelector('img')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('AO');
});

test('a picture that came in time stays', () => {
  const { container } = draw(<Avatar name="Ada Okafor" picture="/quick.jpg" />);
  fireEvent.load(container.querySelector('img')!);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(container.querySelector('img')).not.toBeNull();
});

test('a picture that cannot be had gives way at once, and another one is tried anew', () => {
  const { container, rerender } = draw(<Avatar name="Ada Okafor" picture="/gone.jpg" />);
  fireEvent.error(container.querySelector('img')!);
  expect(container.querySelector('img')).toBeNull();
  rerender(<Avatar name="Ada Okafor" picture="/new.jpg" />);
  expect(container.querySelector('img')!.getAttribute('src')).toBe('/new.jpg');
});

test('a learner who hides their name shows neither picture nor initials', () => {
  const { container } = draw(<Avatar name="Ada Okafor" picture="/ada.jpg" isHidden />);
  expect(container.textContent).toBe('');
  expect(container.querySelector('img')).toBeNull();
});
