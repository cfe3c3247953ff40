import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginProfile, dispatchProfile } from '#features/profiles/profile-runner.ts';
import { aBaseProfile, anOrganizationProfile } from '#features/profiles/profiles.factory.ts';
import { connectApi } from '#platform/http/api.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { createQueryClient } from '../query-client.ts';
import { PlaceErrorScreen } from './place-error-screen.tsx';
import { RequireAuthority } from './require-authority.tsx';

const academy = { id: 'academy', name: 'Snapwell Academy', summary: '', logo_url: null, is_sample: true };
const person = userEvent.setup();
let isMember = false;

beforeEach(() => {
  isMember = false;
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith('/users/profile'))
      return Response.json(aBaseProfile({ organization: isMember ? 'academy' : 'default' }));
    if (pathname === '/api/v1/joinable-organizations/academy')
      return Response.json({ ...academy, reason: 'open', invite: null });
    if (method === 'POST' && pathname === '/api/v1/organizations/academy/join') isMember = true;
    if (isMember) return Response.json(anOrganizationProfile({ organization_id: 'academy' }));
    return Response.json({ code: 'not_found' }, { status: 404 });
  });
  connectApi({ host: 'http://localhost', getToken: async () => 'x', hasUser: () => true });
});
afterEach(() => {
  dispatchProfile({ type: 'signed-out' });
  dispatchProfile({ type: 'organization-changed', orgId: null });
  vi.unstubAllGlobals();
});

function Board() {
  if (!isMember) throw new ApiError('Resource not found', { status: 404, code: 'not_found' });
  return <h1>The board</h1>;
}

function open(path: string, orgId: string): void {
  dispatchProfile({ type: 'organization-changed', orgId });
  beginProfile('ada');
  const router = createMemoryRouter(
    [
      {
        Component: RequireAuthority,
        ErrorBoundary: PlaceErrorScreen,
        children: [
          { path: '/o/:orgId/leaderboard', Component: Board },
          { path: '/o/:orgId/home', Component: Board },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={createQueryClient({ onAward: () => undefined })}>
      <RouterProvider router={router} onError={() => undefined} />
    </QueryClientProvider>,
    { onCaughtError: () => undefined },
  );
}

test('without an organization the leaderboard offers to join the open one, and then shows it', async () => {
  open('/o/academy/leaderboard', 'academy');
  expect(await screen.findByRole('heading', { name: 'Join Snapwell Academy to see its leaderboard' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Join Snapwell Academy' }));
  expect(await screen.findByRole('heading', { name: 'The board' })).toBeTruthy();
});

test('other pages of an organization that is open can be entered too', async () => {
  open('/o/academy/home', 'academy');
  expect(await screen.findByRole('heading', { name: 'Join Snapwell Academy to open this page' })).toBeTruthy();
});

test('an organization that does not exist and one that is closed look the same, on every page', async () => {
  open('/o/nowhere/home', 'nowhere');
  expect(await screen.findByRole('heading', { name: 'You have no place here' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your organizations' }).getAttribute('href')).toBe('/home');
});
