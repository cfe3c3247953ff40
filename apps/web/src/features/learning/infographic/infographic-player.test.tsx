import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { InfographicPlayer } from './infographic-player.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the text of a picture counts as read when it stays open, not when it is opened', () => {
  const report = vi.fn<(at: { furthest: number }) => void>();
  const { container } = draw(
    <InfographicPlayer
      body={{ image: 'a.svg', alternative: 'Much is lost at first.', hotspots: [] }}
      content={{
        id: 'curve',
        title: 'The curve',
        references: [],
        checked: null,
        glossary: {},
        language: 'en',
        minutes: 1,
      }}
      start={{ furthest: 0, place: {} }}
      actions={null}
      media={() => undefined}
      contentPath={(id) => id}
      report={report}
    />,
  );
  const details = container.querySelector('details')!;
  const toggle = (open: boolean) => {
    details.open = open;
    fireEvent(details, new Event('toggle'));
  };
  toggle(true);
  act(() => void vi.advanceTimersByTime(4_000));
  toggle(false);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(report).not.toHaveBeenCalled();
  toggle(true);
  act(() => void vi.advanceTimersByTime(5_000));
  expect(report).toHaveBeenCalledExactlyOnceWith({ furthest: 1, place: { opened: [] } });
});
