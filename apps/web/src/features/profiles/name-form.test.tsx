import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { changeOf, NameForm } from './name-form.tsx';
import { aBaseProfile } from './profiles.factory.ts';

test('only names that are filled in are sent', () => {
  expect(changeOf({ displayName: 'Ada', firstName: '', lastName: 'Okafor' })).toEqual({
    display_name: 'Ada',
    last_name: 'Okafor',
  });
});

test('a name that is there cannot be emptied, because the server would keep it', async () => {
  const calls = vi.fn<() => Promise<Response>>(async () => Response.json({}));
  vi.stubGlobal('fetch', calls);
  const { person } = draw(
    <QueryClientProvider client={new QueryClient()}>
      <NameForm base={aBaseProfile()} renameAccount={async () => undefined} />
    </QueryClientProvider>,
  );
  await person.clear(screen.getByLabelText('First name'));
  await person.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Enter your first name.')).toBeTruthy();
  expect(calls).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
