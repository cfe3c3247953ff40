import type { ClientConfig } from '@snapwell/contract/api/client-config.schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followRedirect, forgetRedirectProblem } from '#features/identity/federated/federated-return.ts';
import { connectApi } from '#platform/http/api.ts';
import { loadConfig } from '#platform/config.ts';
import { storageKeys } from '#platform/device/storage.ts';
import { draw } from '#testing/draw.tsx';
import { recordedSteps } from '#testing/recorded-steps.ts';
import { AuthScreen } from './auth-screen.tsx';
import { SignInScreen } from './sign-in-screen.tsx';
import { SignUpScreen } from './sign-up-screen.tsx';

const config: ClientConfig = {
  version: 'test',
  auth: { provider: 'embedded', api_key: 'x', project_id: 'x', auth_domain: null, uses_own_origin: true },
  federated_sign_in: { is_on: true, is_demo: true },
  operator: null,
  booking_days_kept: 90,
  demo: { is_on: false, accounts: [], password: null },
};
const sent: unknown[] = [];
beforeEach(async () => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    return Response.json(url === '/config.json' ? config : {});
  });
  connectApi({ host: 'http://localhost', getToken: async () => '', hasUser: () => false });
  await loadConfig();
});
afterEach(() => {
  forgetRedirectProblem();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const show = (Screen: () => React.ReactNode) =>
  draw(
    <QueryClientProvider client={new QueryClient()}>
      <Screen />
    </QueryClientProvider>,
  );
const sentence = 'Failed to complete Google sign-in. Please try again.';

test.for([
  ['/auth', AuthScreen],
  ['/signin', SignInScreen],
  ['/signup', SignUpScreen],
] as const)('a sign-in with Google that comes back to %s without a result says so there', async ([, Screen]) => {
  localStorage.setItem(storageKeys.federatedRedirect, '1');
  followRedirect();
  show(Screen);
  const told = await screen.findByText(sentence);
  expect(document.activeElement?.contains(told)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('so does the browser’s back button, which brings the page back as it was left', async () => {
  followRedirect();
  show(SignUpScreen);
  expect(screen.queryByText(sentence)).toBeNull();
  localStorage.setItem(storageKeys.federatedRedirect, '1');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('an address that is none is told to the registration funnel', async () => {
  const { person } = show(SignUpScreen);
  await person.type(screen.getByLabelText('Email'), 'foo@');
  await person.type(screen.getByLabelText('Password'), 'correct horse 7');
  await person.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByText(/Enter a whole email address/)).toBeTruthy();
  expect(await recordedSteps(sent)).toEqual(['registration form_failed invalid_email']);
});
