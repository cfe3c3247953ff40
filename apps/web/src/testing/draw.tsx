import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';

/** Draws a part of the interface by itself and hands back a person who can use it. */
export function draw(part: ReactNode) {
  const person = userEvent.setup();
  return { person, ...render(part, { wrapper: MemoryRouter }) };
}
