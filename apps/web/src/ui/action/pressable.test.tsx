import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { IconButton } from './icon-button.tsx';
import { SnapButton } from './snap-button.tsx';

test('a button that is busy says so, keeps the focus and ignores presses, also those that would send a form', async () => {
  const press = vi.fn<() => void>();
  const send = vi.fn<() => void>();
  const { person } = draw(
    <form onSubmit={send}>
      <SnapButton type="submit" isPending onClick={press}>
        Save
      </SnapButton>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Save', busy: true });
  await person.click(button);
  await person.keyboard('{Enter}');
  expect(document.activeElement).toBe(button);
  expect(press).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});

test('a button inside a form does not send it unless it is meant to', async () => {
  const send = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  const { person } = draw(
    <form onSubmit={send}>
      <SnapButton>Show more</SnapButton>
      <SnapButton type="submit">Send</SnapButton>
    </form>,
  );
  await person.click(screen.getByRole('button', { name: 'Show more' }));
  expect(send).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledOnce();
});

test('what leads somewhere is a link', () => {
  draw(
    <>
      <SnapButton to="/o/riverside/home">Continue</SnapButton>
      <SnapButton href="/files/certificate.pdf">Certificate</SnapButton>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/o/riverside/home');
  expect(screen.getByRole('link', { name: 'Certificate' }).getAttribute('href')).toBe('/files/certificate.pdf');
  expect(screen.queryByRole('button')).toBeNull();
});

test('an icon alone has a name', () => {
  draw(
    <IconButton label="Search the library">
      <svg />
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: 'Search the library' })).toBeDefined();
});
