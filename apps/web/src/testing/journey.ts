import { screen, waitFor, within } from '@testing-library/react';
import type { InProcessApi } from '@snapwell/api/src/testing/in-process-api.types.ts';
import { expect, inject, test as base } from 'vitest';
import { type Browser, createBrowser } from './browser.ts';
import { fetchFrom, startApi } from './in-process-api.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a sample installation. */
    samples: string;
  }
}

/** Everybody of the sample organizations has it. */
export const SAMPLE_PASSWORD = 'snapwell-demo';
export const PASSWORD = 'correct horse 7';

/** A journey: somebody in a browser, and the real application and API behind what they see. */
export const test = base
  .extend('api', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const api = await startApi(inject('samples'));
    onCleanup(api.stop);
    return api;
  })
  .extend('browser', async ({ api }, { onCleanup }) => {
    const browser = createBrowser(api);
    await browser.clear();
    onCleanup(async () => {
      await browser.clear();
      api.resetClock();
    });
    return browser;
  });

/** Somebody with an account, and what they do on another device. */
export interface Learner {
  readonly email: string;
  readonly password: string;
  ask<T = unknown>(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T>;
}

let people = 0;

/** Somebody new: registered, and in an organization if one is named. */
export async function aLearner(
  api: InProcessApi,
  { name = 'Lena Lerner', orgId }: { name?: string; orgId?: string } = {},
): Promise<Learner> {
  const [firstName = '', lastName = ''] = name.split(' ');
  const email = `${firstName.toLowerCase()}-${++people}-${Date.now()}@example.com`;
  const { uid, learner } = await enter(api, 'signUp', { email, password: PASSWORD });
  await learner.ask('POST', '/api/v1/auth/register-with-uid', {
    uid,
    email,
    username: email.split('@')[0],
    first_name: firstName,
    last_name: lastName,
    organization: 'default',
  });
  if (orgId !== undefined) {
    await learner.ask('POST', `/api/v1/organizations/${orgId}/join`, {});
    await settleIn(learner, orgId);
  }
  return learner;
}

/** Somebody of the samples, for whom the day has begun. */
export async function aSample(api: InProcessApi, email: string, orgId = 'riverside'): Promise<Learner> {
  const { learner } = await enter(api, 'signInWithPassword', { email, password: SAMPLE_PASSWORD });
  await settleIn(learner, orgId);
  return learner;
}

/** The first visit of the day pays and is greeted: both are behind them. */
async function settleIn(learner: Learner, orgId: string): Promise<void> {
  await learner.ask('GET', `/api/v1/organizations/${orgId}/profile`);
  await learner.ask('POST', `/api/v1/organizations/${orgId}/welcome-dialog/closed`, {});
}

/** Another device, which speaks to the identity service and to the API by itself. */
async function enter(
  api: InProcessApi,
  operation: 'signUp' | 'signInWithPassword',
  credentials: Pick<Learner, 'email' | 'password'>,
): Promise<{ uid: string; learner: Learner }> {
  let token = '';
  const ask: Learner['ask'] = async <T>(method: string, path: string, body?: unknown) => {
    const response = await fetchFrom(api, path, {
      method,
      headers: token === '' ? {} : { authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };
  const { localId: uid, idToken } = await ask<{ localId: string; idToken: string }>(
    'POST',
    `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=snapwell-embedded`,
    { ...credentials, returnSecureToken: true },
  );
  token = idToken;
  return { uid, learner: { ...credentials, ask } };
}

/** Signs somebody in by the screen and waits until they are in. */
export async function signIn(
  browser: Browser,
  { email, password }: Pick<Learner, 'email' | 'password'>,
): Promise<void> {
  await browser.open('/signin');
  await enterCredentials(browser, email, password);
  // Also behind what greets them.
  await screen.findByRole('button', { name: /^Profile menu/, hidden: true });
  await screen.findByRole('heading', { level: 1, hidden: true });
}

/** Fills in the form of the page and sends it. */
export async function enterCredentials({ person }: Browser, email: string, password = PASSWORD): Promise<void> {
  await person.type(await screen.findByLabelText('Email'), email);
  await person.type(screen.getByLabelText('Password', { selector: 'input' }), password);
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
}

/** Waits until the page says this, across whatever elements it is set in. */
export async function readText(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(document.body.textContent.replaceAll(/\s+/g, ' ')).toMatch(text));
}

/** Closes what greets somebody on the first visit of their day. */
export async function closeGreeting({ person }: Browser): Promise<void> {
  const greeting = await screen.findByRole('dialog', { name: /^Welcome/ });
  await person.click(within(greeting).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Welcome/ })).toBeNull());
}

export { expect, screen, waitFor, within };
