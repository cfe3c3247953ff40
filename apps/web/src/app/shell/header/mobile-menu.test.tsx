import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useNavigate } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const items = [
  { id: 'home', label: 'Home', to: '/home' },
  { id: 'leaderboard', label: 'Leaderboard', to: '/o/academy/leaderboard' },
] as const;

function Elsewhere() {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      onClick={() => void navigate('/config')}
      onPointerDown={(event) => event.nativeEvent.stopImmediatePropagation()}
    >
      Go elsewhere
    </button>
  );
}

let person: UserEvent;
const isOpen = () => screen.queryByRole('navigation') !== null;

beforeEach(async () => {
  ({ person } = draw(
    <QueryClientProvider client={new QueryClient()}>
      <MobileMenu items={items} orgId="riverside" organizationName="Riverside" />
      <p>Beside</p>
      <Elsewhere />
    </QueryClientProvider>,
  ));
  await person.click(screen.getByRole('button', { name: 'Open the menu' }));
  expect(isOpen()).toBe(true);
});

test('a press beside it closes it', async () => {
  await person.click(screen.getByText('Beside'));
  expect(isOpen()).toBe(false);
});

test('a change of route closes it', async () => {
  await person.click(screen.getByRole('button', { name: 'Go elsewhere' }));
  expect(isOpen()).toBe(false);
});

test('choosing an item closes it', async () => {
  await person.click(screen.getByRole('link', { name: 'Leaderboard' }));
  expect(isOpen()).toBe(false);
});

test('it leads also where the header has no room for', async () => {
  await person.click(screen.getByRole('link', { name: 'Library' }));
  expect(isOpen()).toBe(false);
});

test('Escape closes it, and so does its own button', async () => {
  await person.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  await person.click(screen.getByRole('button', { name: 'Open the menu' }));
  await person.click(screen.getByRole('button', { name: 'Close the menu' }));
  expect(isOpen()).toBe(false);
});
