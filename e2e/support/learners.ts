import { expect, type Page } from '@playwright/test';
import { chanceFrom } from './chance.ts';
import { enterCredentials } from './sign-in.ts';

const chance = chanceFrom('pauses');
export const PASSWORD = 'correct horse 7';

/** Somebody who uses the API as their own program. */
export interface Learner {
  readonly uid: string;
  readonly token: string;
}

interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** Asks the API: `asked` is a method and a path. Rejects when there is no answer. */
export async function ask<T>(
  origin: string,
  learner: Learner | null,
  asked: `${'GET' | 'POST' | 'PUT' | 'PATCH'} /${string}`,
  body?: unknown,
): Promise<Answer<T>> {
  const [method, path = ''] = asked.split(' ');
  const response = await fetch(origin + path, {
    method,
    // Each request on a connection of its own: a broken one breaks nothing else.
    headers: {
      connection: 'close',
      ...(learner && { authorization: `Bearer ${learner.token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });
  return { status: response.status, body: (await response.json()) as T };
}

/** Signs somebody up through the identity service and registers them. */
export async function signUp(origin: string, { name, email }: { name: string; email: string }): Promise<Learner> {
  const account = await ask<{ localId: string; idToken: string }>(
    origin,
    null,
    'POST /identitytoolkit.googleapis.com/v1/accounts:signUp?key=snapwell-embedded',
    {
      email,
      password: PASSWORD,
      returnSecureToken: true,
    },
  );
  const learner = { uid: account.body.localId, token: account.body.idToken };
  const [firstName = '', lastName = ''] = name.split(' ');
  const registration = {
    uid: learner.uid,
    email,
    username: name.toLowerCase().replaceAll(' ', ''),
    first_name: firstName,
    last_name: lastName,
    organization: 'default',
  };
  await must(ask(origin, learner, 'POST /api/v1/auth/register-with-uid', registration));
  return learner;
}

/** Signs somebody in by the screen, in the browser of a page. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/signin');
  await enterCredentials(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/home$/);
}

/** The body of an answer that has to be a yes. */
export async function must<T>(asked: Promise<Answer<T>>): Promise<T> {
  const { status, body } = await asked;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Asks again and again until somebody answers, whatever happens on the way. Refusals are answers. */
export async function insist<T>(attempt: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (;;) {
    const answer = await attempt().catch(() => null);
    if (answer && answer.status < 500 && answer.status !== 429) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50 + chance() * 200));
  }
}
