import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { tutorialStanding } from './tutorial.ts';
import { type Welcome, WelcomeDialog } from './welcome-dialog.tsx';

const info = {
  ...tutorialStanding.daily_streak_info,
  current_streak: 12,
  points_earned_today: 30,
  days_until_next_bonus: 2,
};
const welcome: Welcome = {
  firstName: 'Ada',
  isJoinedToday: false,
  standing: { snap_points: 2480, snap_points_rank: 14, daily_streak_info: info, streak_week: [] },
};

test('somebody who comes back is greeted with streak, points, next bonus and rank', () => {
  draw(<WelcomeDialog welcome={welcome} onClose={() => undefined} onStart={() => undefined} />);
  expect(screen.getByRole('dialog', { name: 'Welcome back, Ada' })).toBeTruthy();
  expect(screen.getByText('12 days in a row')).toBeTruthy();
  expect(screen.getByText('earned today · 2,480 in all')).toBeTruthy();
  expect(screen.getByText('50 in 2 days')).toBeTruthy();
  expect(screen.getByText('14th')).toBeTruthy();
});

test('somebody who joined today is welcomed without a rank', () => {
  draw(
    <WelcomeDialog welcome={{ ...welcome, isJoinedToday: true }} onClose={() => undefined} onStart={() => undefined} />,
  );
  expect(screen.getByRole('dialog', { name: 'Welcome, Ada' })).toBeTruthy();
  expect(screen.queryByText('14th')).toBeNull();
});

test('without a streak the journey starts', () => {
  const standing = { ...welcome.standing, daily_streak_info: { ...info, current_streak: 0 } };
  draw(<WelcomeDialog welcome={{ ...welcome, standing }} onClose={() => undefined} onStart={() => undefined} />);
  expect(screen.getByText('Start Your Learning Journey')).toBeTruthy();
});

test('‘Start my five minutes’ starts them, closing only closes', async () => {
  const onClose = vi.fn<() => void>();
  const onStart = vi.fn<() => void>();
  const { person } = draw(<WelcomeDialog welcome={welcome} onClose={onClose} onStart={onStart} />);
  await person.click(screen.getByRole('button', { name: 'Start my five minutes' }));
  expect(onStart).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});
