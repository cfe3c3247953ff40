import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { CardsAndBoxes, OrderFinal, OrderOpen } from './arrange.gallery.tsx';
import { PointPicture } from './point-picture.tsx';

const entries = () => screen.getAllByRole('listitem').map((row) => row.querySelector('button')!.dataset.handle);
const said = () => screen.getByRole('status').textContent;
const handleOf = (name: string) => screen.getByRole('button', { name: new RegExp(`^Move ${name}, place`) });

test('arrow keys on a handle move its row; the focus goes with it, and the new place is said', async () => {
  const { person } = draw(<OrderOpen />);
  handleOf('Write it down').focus();
  await person.keyboard('{ArrowUp}');
  expect(entries().slice(0, 3)).toEqual(['Ask the person', 'Write it down', 'Choose a scale']);
  expect(document.activeElement).toBe(handleOf('Write it down'));
  expect(said()).toBe('Write it down: now at place 2 of 4.');
  await person.keyboard('{End}');
  expect(entries().at(-1)).toBe('Write it down');
  expect(document.activeElement).toBe(handleOf('Write it down'));
  await person.keyboard('{ArrowDown}');
  expect(said()).toBe('Write it down: now at place 4 of 4.');
});

test('a place chosen from the list is reached in one step', async () => {
  const { person } = draw(<OrderOpen />);
  const picker = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Place of Write it down' });
  await person.selectOptions(picker, '1');
  expect(entries()[0]).toBe('Write it down');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Place of Write it down' }).value).toBe('0');
  expect(said()).toBe('Write it down: now at place 1 of 4.');
});

test('buttons move by one, keep the focus, and stay where the list ends', async () => {
  const { person } = draw(<OrderOpen />);
  const up = screen.getByRole('button', { name: 'Move up: Choose a scale' });
  await person.click(up);
  await person.click(up);
  expect(entries()[0]).toBe('Choose a scale');
  expect(document.activeElement).toBe(up);
  expect(up.getAttribute('aria-disabled')).toBe('true');
});

test('a final order has nothing to move by and says what is right', () => {
  draw(<OrderFinal />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['1AskRight', '2ActWrong']);
});

const button = (name: string) => screen.getByRole('button', { name });

test('two presses bring a card into its box, and each is said', async () => {
  const { person } = draw(<CardsAndBoxes />);
  const card = button('Is difficult');
  expect(document.querySelector(`[id="${card.getAttribute('aria-describedby')}"]`)!.textContent).toContain('press');
  await person.click(card);
  expect(card.getAttribute('aria-pressed')).toBe('true');
  expect(said()).toContain('Is difficult: picked up.');
  await person.click(button('Verdict'));
  expect(within(screen.getByRole('button', { name: /^Verdict/ })).getByText('Is difficult')).toBeDefined();
  expect(said()).toBe('Is difficult: put on Verdict.');
});

test('Escape and a second press put back what was picked up, and a box alone takes nothing', async () => {
  const { person } = draw(<CardsAndBoxes />);
  await person.click(button('Is difficult'));
  await person.keyboard('{Escape}');
  expect(said()).toBe('Is difficult: put back.');
  await person.click(button('Fact'));
  await person.click(button('Says it burns'));
  await person.click(button('Says it burns'));
  expect(said()).toBe('Says it burns: put back.');
  await person.click(button('Fact'));
  expect(button('Is difficult').getAttribute('aria-pressed')).toBe('false');
  expect(button('Says it burns').getAttribute('aria-pressed')).toBe('false');
});

test('a picture is pointed at by arrow keys and Enter, from its middle', async () => {
  const onPoint = vi.fn<(point: { x: number; y: number }) => void>();
  const { person } = draw(<PointPicture picture={{ url: '/room.svg', alternative: 'A room.' }} onPoint={onPoint} />);
  await person.tab();
  await person.keyboard('{ArrowLeft}{ArrowLeft}{Shift>}{ArrowDown}{/Shift}{Enter}');
  expect(onPoint.mock.calls.map(([point]) => point)).toEqual([{ x: 42, y: 51 }]);
});
