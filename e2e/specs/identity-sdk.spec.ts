import { onlyInCi } from '../support/endurance.ts';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import type { Operations, Outcome } from '../identity-sdk/harness.ts';
import { bundleHarness, type IdentityServer, startIdentityServer } from '../identity-sdk/start.ts';

// The sign-in SDK as it comes from the registry, in a browser, against the embedded identity provider: every
// operation, and the codes that its users know.

const PASSWORD = 'correct horse';
const HARNESS = '/harness/harness.html';
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

type Run = (name: keyof Operations, ...given: unknown[]) => Promise<Outcome>;

const test = base.extend<{ run: Run; strays: string[] }, { server: IdentityServer; harness: string }>({
  server: [
    async ({}, use) => {
      const server = await startIdentityServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  harness: [
    async ({}, use) => {
      const { dir, remove } = await bundleHarness();
      await use(dir);
      remove();
    },
    { scope: 'worker' },
  ],
  strays: async ({ context, server, harness }, use) => {
    const strays = await servedBy(context, server, harness);
    await use(strays);
    expect(strays, 'nothing was asked of any other server').toEqual([]);
  },
  run: async ({ page, server, strays }, use) => {
    expect(strays).toEqual([]);
    await open(page, server);
    await use((name, ...given) =>
      page.evaluate(([operation, values]) => window.harness.run(operation, ...values), [name, given] as const),
    );
  },
});

/** Serves the harness from the server's own origin, under the product's content security policy. */
async function servedBy(context: BrowserContext, { origin }: IdentityServer, dir: string): Promise<string[]> {
  const policy = (await fetch(`${origin}/healthz`)).headers.get('content-security-policy') ?? '';
  const strays: string[] = [];
  context.on('request', (request) => void (request.url().startsWith(origin) || strays.push(request.url())));
  await context.route(`${origin}/harness/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice('/harness'.length);
    const headers = {
      'content-type': types[extname(path)] ?? 'text/plain',
      'content-security-policy': policy,
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    };
    await route.fulfill({ body: readFileSync(join(dir, path)), headers });
  });
  return strays;
}

async function open(page: Page, { origin }: IdentityServer): Promise<void> {
  await page.goto(origin + HARNESS);
  await page.waitForFunction(() => 'harness' in window);
}

let people = 0;
const anAddress = () => `nurse-${Date.now().toString(36)}-${++people}@example.com`;
const ok = (value: Record<string, unknown>) => ({ ok: true, value: expect.objectContaining(value) });
const refused = (code: string) => ({ ok: false, code: `auth/${code}` });

/** The link of the last mail to an address. */
async function linkTo(server: IdentityServer, email: string): Promise<string> {
  const link = async () => {
    const mails = await server.tell<{ to: string; text: string }[]>({ do: 'outbox' });
    return (
      mails
        .find(({ to }) => to === email)
        ?.text.split('\n')
        .find((line) => line.startsWith('http')) ?? ''
    );
  };
  await expect.poll(link).not.toBe('');
  return link();
}

const codeIn = (link: string) => new URL(link).searchParams.get('oobCode');

test('signing up, in and out by password, and the refusals on the way', onlyInCi, async ({ run }) => {
  const email = anAddress();
  expect(await run('signUp', email, PASSWORD)).toEqual(
    ok({ email, emailVerified: false, providers: ['password'], isNew: true }),
  );
  expect(await run('signUp', email, PASSWORD)).toEqual(refused('email-already-in-use'));
  expect(await run('signUp', anAddress(), '12345')).toEqual(refused('weak-password'));
  expect(await run('signUp', 'no address', PASSWORD)).toEqual(refused('invalid-email'));
  expect(await run('signUp', anAddress(), '')).toEqual(refused('missing-password'));
  await run('signOut');
  expect(await run('signIn', email, 'wrong password')).toEqual(refused('invalid-credential'));
  expect(await run('signIn', anAddress(), PASSWORD)).toEqual(refused('invalid-credential'));
  expect(await run('signIn', email.toUpperCase(), PASSWORD)).toEqual(ok({ email }));
});

test(
  'a person stays signed in when the page is loaded again, and a look-up says who it is',
  onlyInCi,
  async ({ run, page, server }) => {
    const email = anAddress();
    await run('signUp', email, PASSWORD);
    await open(page, server);
    expect(await run('user')).toEqual(ok({ email }));
    expect(await run('reload')).toMatchObject({ ok: true });
  },
);

test('a page that loads while the server is overloaded keeps the person', onlyInCi, async ({ run, page, server }) => {
  const email = anAddress();
  await run('signUp', email, PASSWORD);
  await page.route('**/accounts:lookup*', (route) =>
    route.fulfill({ status: 503, json: { message: 'busy', code: 'unavailable' } }),
  );
  await open(page, server);
  expect(await run('user')).toEqual(ok({ email }));
});

test('signing in by a link in a mail', onlyInCi, async ({ run, server }) => {
  const email = anAddress();
  expect(await run('sendSignInLink', email)).toMatchObject({ ok: true });
  const link = await linkTo(server, email);
  expect(await run('isSignInLink', link)).toEqual({ ok: true, value: true });
  expect(await run('signInWithLink', anAddress(), link)).toEqual(refused('invalid-email'));
  expect(await run('signInWithLink', email, link)).toEqual(ok({ email, emailVerified: true, isNew: true }));
  await run('signOut');
  expect(await run('signInWithLink', email, link)).toEqual(refused('invalid-action-code'));
  expect(await run('sendSignInLinkElsewhere', email, 'https://evil.example/')).toEqual(
    refused('unauthorized-continue-uri'),
  );
});

test('signing in by a custom token brings its claims', onlyInCi, async ({ run, server }) => {
  const uid = `nurse-${Date.now()}`;
  const token = await server.tell<string>({ do: 'mint', uid });
  expect(await run('signInWithCustomToken', token)).toEqual(ok({ uid, isNew: true }));
  expect(await run('claims')).toEqual(ok({ ward: '4B', sub: uid }));
  expect(await run('signInWithCustomToken', 'nonsense')).toEqual(refused('invalid-custom-token'));
  const { value: idToken } = (await run('token')) as { value: string };
  expect(await run('signInWithCustomToken', idToken)).toEqual(refused('invalid-custom-token'));
});

test('name and picture are changed, and taken away', onlyInCi, async ({ run }) => {
  await run('signUp', anAddress(), PASSWORD);
  await run('updateProfile', { displayName: 'Ada Okafor', photoURL: 'https://pictures.example/ada.png' });
  expect(await run('user')).toEqual(ok({ displayName: 'Ada Okafor', photoURL: 'https://pictures.example/ada.png' }));
  expect(await run('claims')).toEqual(ok({ name: 'Ada Okafor', picture: 'https://pictures.example/ada.png' }));
  await run('updateProfile', { displayName: '' });
  await run('reload');
  expect(await run('user')).toEqual(ok({ displayName: null, photoURL: 'https://pictures.example/ada.png' }));
});

test('a new password, a new address, and signing in with them', onlyInCi, async ({ run }) => {
  const [email, moved] = [anAddress(), anAddress()];
  await run('signUp', email, PASSWORD);
  expect(await run('updatePassword', 'short')).toEqual(refused('weak-password'));
  expect(await run('updatePassword', 'another horse')).toMatchObject({ ok: true });
  expect(await run('reauthenticate', PASSWORD)).toEqual(refused('invalid-credential'));
  expect(await run('reauthenticate', 'another horse')).toMatchObject({ ok: true });
  expect(await run('updateEmail', moved)).toMatchObject({ ok: true });
  await run('signOut');
  expect(await run('signIn', email, 'another horse')).toEqual(refused('invalid-credential'));
  expect(await run('signIn', moved, 'another horse')).toEqual(ok({ email: moved, emailVerified: false }));
});

test('verifying an address, and changing it by mail', onlyInCi, async ({ run, server }) => {
  const [email, moved] = [anAddress(), anAddress()];
  await run('signUp', email, PASSWORD);
  await run('sendVerification');
  const code = codeIn(await linkTo(server, email));
  expect(await run('checkAction', code)).toEqual(ok({ operation: 'VERIFY_EMAIL' }));
  expect(await run('applyAction', code)).toMatchObject({ ok: true });
  expect(await run('applyAction', code)).toEqual(refused('invalid-action-code'));
  await run('reload');
  expect(await run('user')).toEqual(ok({ emailVerified: true }));

  expect(await run('changeEmailByMail', moved)).toMatchObject({ ok: true });
  await run('applyAction', codeIn(await linkTo(server, moved)));
  expect(await run('reload')).toEqual(refused('user-token-expired'));
  expect(await run('user')).toEqual({ ok: true, value: null });
  expect(await run('signIn', moved, PASSWORD)).toEqual(ok({ email: moved, emailVerified: true }));
});

test('a forgotten password', onlyInCi, async ({ run, server }) => {
  const email = anAddress();
  await run('signUp', email, PASSWORD);
  await run('signOut');
  expect(await run('sendReset', anAddress())).toMatchObject({ ok: true });
  expect(await run('sendReset', email)).toMatchObject({ ok: true });
  const code = codeIn(await linkTo(server, email));
  expect(await run('checkReset', code)).toEqual({ ok: true, value: email });
  expect(await run('confirmReset', code, '123')).toEqual(refused('weak-password'));
  expect(await run('confirmReset', code, 'another horse')).toMatchObject({ ok: true });
  expect(await run('confirmReset', code, 'a third horse')).toEqual(refused('invalid-action-code'));
  expect(await run('signIn', email, PASSWORD)).toEqual(refused('invalid-credential'));
  expect(await run('signIn', email, 'another horse')).toEqual(ok({ email }));
});

test('deleting the account ends it', onlyInCi, async ({ run }) => {
  const email = anAddress();
  await run('signUp', email, PASSWORD);
  expect(await run('deleteUser')).toMatchObject({ ok: true });
  expect(await run('user')).toEqual({ ok: true, value: null });
  expect(await run('signIn', email, PASSWORD)).toEqual(refused('invalid-credential'));
});

test(
  'a disabled account is signed out at its next refresh, and cannot come back',
  onlyInCi,
  async ({ run, server }) => {
    const email = anAddress();
    const { value } = (await run('signUp', email, PASSWORD)) as { value: { uid: string } };
    await server.tell({ do: 'disable', uid: value.uid });
    expect(await run('refresh')).toEqual(refused('user-disabled'));
    expect(await run('user')).toEqual({ ok: true, value: null });
    expect(await run('signIn', email, PASSWORD)).toEqual(refused('user-disabled'));
  },
);

test('signing out everywhere reaches every browser', onlyInCi, async ({ run, server }) => {
  const { value } = (await run('signUp', anAddress(), PASSWORD)) as { value: { uid: string } };
  await server.tell({ do: 'revoke', uid: value.uid });
  expect(await run('refresh')).toEqual(refused('user-token-expired'));
  expect(await run('user')).toEqual({ ok: true, value: null });
});

test('two tabs that refresh at the same time both go on', onlyInCi, async ({ run, context, server }) => {
  const email = anAddress();
  await run('signUp', email, PASSWORD);
  const other = await context.newPage();
  await open(other, server);
  expect(await other.evaluate(() => window.harness.run('user'))).toEqual(ok({ email }));
  const refreshThere = () => other.evaluate(() => window.harness.run('refresh'));
  for (const _round of [1, 2]) {
    const outcomes = await Promise.all([run('refresh'), refreshThere()]);
    expect(outcomes.map(({ ok: isOk }) => isOk)).toEqual([true, true]);
  }
  expect(await run('user')).toEqual(ok({ email }));
});

test('bot protection, password policy and the ways into an account are read', onlyInCi, async ({ run }) => {
  expect(await run('readBotProtection')).toMatchObject({ ok: true });
  expect(await run('validatePassword', '12345')).toEqual(ok({ isValid: false, meetsMinPasswordLength: false }));
  expect(await run('validatePassword', PASSWORD)).toEqual(ok({ isValid: true }));
  const email = anAddress();
  await run('signUp', email, PASSWORD);
  expect(await run('methodsOf', email)).toEqual({ ok: true, value: [] });
  expect(await run('revoke', 'a-token-of-a-provider')).toMatchObject({ ok: true });
});

test('ways to sign in that are not there are said to be switched off', onlyInCi, async ({ run }) => {
  await run('signUp', anAddress(), PASSWORD);
  expect(await run('enrollSecondFactor')).toEqual(refused('operation-not-allowed'));
  expect(await run('signInWithFacebook')).toEqual(refused('operation-not-allowed'));
  expect(await run('signInByPhone')).toEqual(refused('operation-not-allowed'));
});

test('the last way into an account stays', onlyInCi, async ({ run }) => {
  const email = anAddress();
  await run('signUp', email, PASSWORD);
  expect(await run('unlink', 'password')).toEqual(refused('operation-not-allowed'));
  await run('signOut');
  expect(await run('signIn', email, PASSWORD)).toEqual(ok({ email }));
});

test(
  'who guesses from elsewhere does not keep out a browser that signed in before',
  onlyInCi,
  async ({ run, server }) => {
    const email = anAddress();
    await run('signUp', email, PASSWORD);
    await run('signOut');
    const guess = async (password: string) => {
      const answer = await fetch(
        `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=snapwell-embedded`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password }),
        },
      );
      return ((await answer.json()) as { error: { message: string } }).error.message;
    };
    for (let n = 0; n < 10; n++) expect(await guess(`guess ${n}`)).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(await guess(PASSWORD)).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/);
    expect(await run('signIn', email, PASSWORD)).toEqual(ok({ email }));
  },
);

test('a password is added to an account, and taken away', onlyInCi, async ({ run, server }) => {
  const [uid, email] = [`nurse-${Date.now()}`, anAddress()];
  await run('signInWithCustomToken', await server.tell<string>({ do: 'mint', uid }));
  expect(await run('linkPassword', email, PASSWORD)).toEqual(ok({ uid, email, providers: ['password'] }));
  expect(await run('unlink', 'password')).toMatchObject({ ok: true });
  await run('signOut');
  expect(await run('signIn', email, PASSWORD)).toEqual(refused('invalid-credential'));
});

test(
  'signing in with a federated account in a popup of 500 by 600, which closes itself',
  onlyInCi,
  async ({ run, page }) => {
    await page.evaluate(() => window.harness.enter.isPrepared);
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.click('#federated')]);
    await expect(popup.getByText('Sample data')).toBeVisible();
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
    await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Mia Brandt' }).click()]);
    const outcome = await page.evaluate(() => window.harness.lastFederated.outcome);
    expect(outcome).toEqual(
      ok({
        email: 'mia.brandt@mail.example',
        emailVerified: true,
        displayName: 'Mia Brandt',
        providers: ['google.com'],
      }),
    );

    // What a listener on the way could have caught is not enough.
    const { idToken } = (await page.evaluate(() => window.harness.lastFederated.credential))!;
    expect(await run('signInWithGoogleCredential', { idToken })).toEqual(refused('missing-or-invalid-nonce'));
    expect(await run('signInWithGoogleCredential', { idToken, rawNonce: 'guessed' })).toEqual(
      refused('missing-or-invalid-nonce'),
    );
  },
);

test('cancelling at the provider brings the popup back with nothing', onlyInCi, async ({ run, page }) => {
  await page.evaluate(() => window.harness.enter.isPrepared);
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.click('#federated')]);
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Cancel' }).click()]);
  expect(await page.evaluate(() => window.harness.lastFederated.outcome)).toEqual({
    ok: false,
    code: 'user-cancelled',
  });
  expect(await run('user')).toEqual({ ok: true, value: null });
});

test(
  'an address that the provider has not verified does not open the account that has it',
  onlyInCi,
  async ({ run, page }) => {
    await run('signUp', 'sam.rivera@mail.example', PASSWORD);
    await run('signOut');
    await page.evaluate(() => window.harness.enter.isPrepared);
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.click('#federated')]);
    await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Sam Rivera' }).click()]);
    expect(await page.evaluate(() => window.harness.lastFederated.outcome)).toEqual(
      refused('account-exists-with-different-credential'),
    );
  },
);

test('signing in with a federated account by redirect', onlyInCi, async ({ run, page, server }) => {
  await page.evaluate(() => window.harness.enter.isPrepared);
  await page.evaluate((path) => window.harness.enter.byRedirect(path), HARNESS);
  await page.getByRole('button', { name: 'Jonas Weber' }).click();
  await page.waitForURL(server.origin + HARNESS);
  await page.waitForFunction(() => 'harness' in window);
  const credential = await page.evaluate(() => window.harness.enter.takeRedirectResult());
  expect(await run('signInWithGoogleCredential', credential)).toEqual(
    ok({ email: 'jonas.weber@mail.example', isNew: true }),
  );
});
