import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AnimatedNumber } from './animated-number.tsx';

afterEach(() => void vi.unstubAllGlobals());

test('a counter that goes up never goes down first, also when its first frame began before the change', () => {
  let frame: FrameRequestCallback = () => undefined;
  vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => ((frame = next), 1));
  const { rerender } = render(<AnimatedNumber value={150} />);
  rerender(<AnimatedNumber value={160} />);
  act(() => frame(performance.now() - 40));
  expect(screen.getByText('150')).toBeDefined();
  act(() => frame(performance.now() + 10_000));
  expect(screen.getAllByText('160')).toHaveLength(2);
});
