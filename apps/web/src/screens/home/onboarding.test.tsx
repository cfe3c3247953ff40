import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { identityKeys } from '#features/identity/identity.queries.ts';
import { InviteCard } from '#features/organizations/invite-card.tsx';
import { aBaseProfile } from '#features/profiles/profiles.factory.ts';
import { connectApi } from '#platform/http/api.ts';
import { draw } from '#testing/draw.tsx';
import { recordedSteps } from '#testing/recorded-steps.ts';
import { Onboarding } from './onboarding.tsx';

const academy = { id: 'academy', name: 'Academy', summary: '', logo_url: null, is_sample: false };
const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (typeof body === 'string') sent.push(JSON.parse(body));
    const { pathname } = new URL(url);
    if (pathname === '/api/v1/joinable-organizations')
      return Response.json({ items: [{ ...academy, reason: 'open', invite: null }], next_cursor: null });
    if (pathname === '/api/v1/invites/preview')
      return Response.json({
        organization_id: 'academy',
        organization_name: 'Academy',
        logo_url: null,
        invited_by: 'Grace',
        email: 'a@b.org',
      });
    if (pathname === '/api/v1/organizations') return Response.json({ items: [{ id: 'riverside', name: 'Riverside' }] });
    return Response.json({ organization_id: 'academy', organization_name: 'Academy', is_new: true });
  });
  connectApi({ host: 'http://localhost', getToken: async () => 'x', hasUser: () => true });
});
afterEach(() => vi.unstubAllGlobals());

function show(part: React.ReactNode) {
  const client = new QueryClient();
  // What the identity library would say of the account.
  client.setQueryData(identityKeys.account, {
    email: '',
    isEmailVerified: true,
    hasPassword: true,
    isFederated: false,
  });
  return draw(<QueryClientProvider client={client}>{part}</QueryClientProvider>);
}

test('the way into the first organization is followed, and ends the registration', async () => {
  const { person } = show(<Onboarding profile={{ base: aBaseProfile(), userState: 'needs-onboarding' }} />);
  const [join] = await screen.findAllByRole('button', { name: 'Join Academy' });
  await person.click(join!);
  await vi.waitFor(async () =>
    expect(await recordedSteps(sent)).toEqual(['onboarding view home', 'registration onboarding']),
  );
});

test('joining another organization is no registration', async () => {
  const { person } = show(<Onboarding profile={{ base: aBaseProfile(), userState: 'has-organization' }} />);
  // The way back to where one comes from.
  expect((await screen.findByRole('link', { name: 'Back to Riverside' })).getAttribute('href')).toBe('/o/riverside');
  const [join] = await screen.findAllByRole('button', { name: 'Join Academy' });
  await person.click(join!);
  expect(await recordedSteps(sent)).toEqual([]);
});

test('who follows an invitation is seen by the referral funnel', async () => {
  show(<InviteCard token="abc" isSignedIn={false} />);
  expect(await screen.findByText('Sign up to join')).toBeTruthy();
  expect(await recordedSteps(sent)).toEqual(['referral view invite']);
});
