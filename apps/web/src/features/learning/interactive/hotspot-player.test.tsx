import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { HotspotPlayer } from './hotspot-player.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const BODY = {
  prompt: 'Find the row that should make you call.',
  image: 'chart.svg',
  alternative: 'A chart with two rows.',
  areas: [
    { label: 'Breaths', x: 50, y: 25, radius: 8, width: 90, correct: true, why: 'It rises.' },
    { label: 'Pulse', x: 50, y: 75, radius: 8, width: 90, correct: false, why: 'It stays.' },
  ],
};

function play(furthest = 0) {
  const report = vi.fn<(at: { furthest: number }) => void>();
  const { container } = draw(
    <HotspotPlayer
      body={BODY}
      content={{
        id: 'chart',
        title: 'Read the chart',
        references: [],
        checked: null,
        glossary: {},
        language: 'en',
        minutes: 2,
      }}
      start={{ furthest, place: {} }}
      actions={null}
      media={() => undefined}
      contentPath={(id) => id}
      report={report}
    />,
  );
  return {
    report,
    tap: (clientX: number, clientY: number) =>
      fireEvent.click(screen.getByRole('button', { name: /^A chart/ }), { clientX, clientY, detail: 1 }),
    marks: () => container.querySelectorAll('.animate-fade').length,
  };
}

const said = () => screen.getAllByRole('status')[0]!.textContent;

test.each([8, 50, 94])('a row counts from its name to its last value: at %d %% of the width', (across) => {
  const { tap, report } = play();
  tap(across, 30);
  expect(said()).toBe('1 of 1 found. Found. It rises.');
  expect(report).toHaveBeenCalledWith({ furthest: 1, place: { looked: [0] }, score: 100 });
});

test('a place with nothing shows that it counted, and counts on in words', () => {
  const { tap, marks } = play();
  tap(50, 50);
  expect(said()).toBe('0 of 1 found. Nothing to see there.');
  expect(marks()).toBe(1);
  tap(52, 52);
  expect(said()).toBe('0 of 1 found. Nothing there either, 2 times in a row.');
  expect(marks()).toBe(1);
  act(() => void vi.advanceTimersByTime(2_000));
  expect(marks()).toBe(0);
});

test('what was completed comes back as found, leaves the focus alone, and can be looked at anew', () => {
  play(1);
  expect(said()).toBe('1 of 1 found. ');
  const again = screen.getByRole('button', { name: 'Play again' });
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(again);
  expect(said()).toBe('0 of 1 found. ');
});
