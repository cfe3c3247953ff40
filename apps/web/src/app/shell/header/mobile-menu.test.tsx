import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
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

const places = [{ label: 'Library', to: '/o/riverside/lms' }];

const person = userEvent.setup();
const isOpen = () => screen.queryByRole('navigation') !== null;

beforeEach(async () => {
  render(
    <MemoryRouter>
      <MobileMenu items={items} places={places} />
      <p>Beside</p>
      <Elsewhere />
    </MemoryRouter>,
  );
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
