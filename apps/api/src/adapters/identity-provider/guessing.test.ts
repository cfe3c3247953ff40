import type { Origin } from '@snapwell/identity-service/identity-world';
import { operations } from '@snapwell/identity-service/operations';
import { limitTable } from '@snapwell/identity-service/guessing/rate-limits';
import { expect } from 'vitest';
import {
  anAddress,
  assertionOf,
  codeFor,
  type IdentityServer,
  PASSWORD,
  refusal,
  signUp,
  startIdentityServer,
  test as base,
} from '#testing/identity-test.ts';
import { walkThrough } from '#testing/single-sign-on/federated-person.ts';

const WARD = '198.51.100.7';
const MINUTE = 60;

type Outcome = 'in' | 'wrong' | 'wait';

/** A browser somewhere: what it was given at a sign-in it brings along. */
function aBrowserAt(identity: IdentityServer, ip: string) {
  let device: string | null = null;
  const origin = (): Origin => ({ ip, device, giveDevice: (sealed) => void (device = sealed) });
  const ask = (name: string, body: object) =>
    operations.find(({ path }) => path.endsWith(`:${name}`))!.run(identity.service.world, body, origin());
  return {
    ask,
    async tryPassword(email: string, password: string): Promise<Outcome> {
      try {
        await ask('signInWithPassword', { email, password });
        return 'in';
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        if (error.message.startsWith('TOO_MANY_ATTEMPTS_TRY_LATER')) return 'wait';
        if (error.message.startsWith('INVALID_LOGIN_CREDENTIALS')) return 'wrong';
        throw error;
      }
    },
  };
}

/** Another network for each number, of both kinds. */
const networkOfBot = (n: number) =>
  n % 2 === 0 ? `203.0.${(n >> 8) & 255}.${n & 255}` : `2001:db8:${(n >> 8).toString(16)}:${n.toString(16)}::1`;

const test = base.extend('guessed', async ({ identity, time }) => {
  const owner = await signUp(identity);
  const known = aBrowserAt(identity, WARD);
  await known.tryPassword(owner.email, PASSWORD);
  const attack = (n: number) => aBrowserAt(identity, networkOfBot(n)).tryPassword(owner.email, `guess ${n}`);
  return { owner, known, attack, time };
});

test('who guesses a day long from ever new networks gets 49 tries, and the holder gets in all the while', async ({
  guessed: { owner, known, attack, time },
}) => {
  let tested = 0;
  // The waits are whole minutes, later whole hours: nothing is won by trying more often.
  for (let minute = 0; minute < 24 * 60; minute += minute < 240 ? 1 : 10) {
    if (minute % 360 === 0) expect(await known.tryPassword(owner.email, PASSWORD)).toBe('in');
    if (minute === 0) for (let n = 0; n < 30; n++) if ((await attack(5000 + n)) === 'wrong') tested++;
    if ((await attack(minute)) === 'wrong') tested++;
    time.passes(minute < 240 ? MINUTE : 10 * MINUTE);
  }
  expect(tested).toBeGreaterThan(20);
  expect(tested).toBeLessThanOrEqual(49);
});

test('while somebody guesses, a new device waits, and a reset by mail lets it in', async ({
  identity,
  guessed: { owner, attack },
}) => {
  for (let n = 0; n < 25; n++) await attack(n);
  const fresh = aBrowserAt(identity, '192.0.2.50');
  expect(await fresh.tryPassword(owner.email, PASSWORD)).toBe('wait');

  await fresh.ask('sendOobCode', { requestType: 'PASSWORD_RESET', email: owner.email });
  await expect.poll(() => codeFor(identity, owner.email)).not.toBe('');
  await fresh.ask('resetPassword', { oobCode: codeFor(identity, owner.email), newPassword: 'another horse' });
  // The guesser is quicker than the holder, and goes on.
  for (let n = 100; n < 130; n++) await attack(n);
  expect(await fresh.tryPassword(owner.email, 'another horse')).toBe('in');
});

test('after a reset the password opens the account on any device, also beside the one that guessed', async ({
  identity,
  guessed: { owner },
}) => {
  const guesser = aBrowserAt(identity, WARD);
  for (let n = 0; n < 25; n++) await guesser.tryPassword(owner.email, `guess ${n}`);
  const phone = aBrowserAt(identity, '192.0.2.51');
  await phone.ask('sendOobCode', { requestType: 'PASSWORD_RESET', email: owner.email });
  await expect.poll(() => codeFor(identity, owner.email)).not.toBe('');
  await phone.ask('resetPassword', { oobCode: codeFor(identity, owner.email), newPassword: 'another horse' });
  expect(await aBrowserAt(identity, WARD).tryPassword(owner.email, 'another horse')).toBe('in');
});

test('a link in a mail opens an account that is being guessed at, and clears its count', async ({
  identity,
  guessed: { owner, attack },
}) => {
  for (let n = 0; n < 25; n++) await attack(n);
  const fresh = aBrowserAt(identity, '192.0.2.52');
  await fresh.ask('sendOobCode', { requestType: 'EMAIL_SIGNIN', email: owner.email });
  await fresh.ask('signInWithEmailLink', { email: owner.email, oobCode: codeFor(identity, owner.email) });
  // Nobody had proven the address: the password of before is gone with the proof, so this is one more wrong one.
  expect(await aBrowserAt(identity, '192.0.2.53').tryPassword(owner.email, PASSWORD)).toBe('wrong');
});

test('signing in with Google clears the count', async ({ identity }) => {
  const { result, rawNonce } = await walkThrough(identity, 'sample-jonas');
  const bot = aBrowserAt(identity, networkOfBot(1));
  const email = 'jonas.weber@mail.example';
  for (let n = 0; n < 15; n++) await bot.tryPassword(email, `guess ${n}`);
  expect(await bot.tryPassword(email, 'one more')).toBe('wait');
  const { localId } = (await aBrowserAt(identity, WARD).ask(
    'signInWithIdp',
    assertionOf({ idToken: result.id_token!, rawNonce }),
  )) as { localId: string };
  expect(await bot.tryPassword(email, 'one more')).toBe('wrong');
  await identity.service.eraseAccount(localId);
});

test('a guesser behind an address keeps nobody else there out of their own account', async ({
  identity,
  guessed: { owner },
}) => {
  const colleague = await signUp(identity);
  const guesser = aBrowserAt(identity, WARD);
  for (let n = 0; n < 25; n++) await guesser.tryPassword(owner.email, `guess ${n}`);
  expect(await aBrowserAt(identity, WARD).tryPassword(colleague.email, PASSWORD)).toBe('in');
});

test('a guesser behind an address keeps nobody out who signed in from there before', async ({
  identity,
  guessed: { owner, known },
}) => {
  const guesser = aBrowserAt(identity, WARD);
  for (let n = 0; n < 25; n++) await guesser.tryPassword(owner.email, `guess ${n}`);
  expect(await known.tryPassword(owner.email, PASSWORD)).toBe('in');
});

test('a device that signed in to one account is a stranger at another', async ({ identity, guessed: { owner } }) => {
  const own = await signUp(identity);
  const browser = aBrowserAt(identity, '192.0.2.60');
  await browser.tryPassword(own.email, PASSWORD);
  const outcomes: Outcome[] = [];
  for (let n = 0; n < 12; n++) outcomes.push(await browser.tryPassword(owner.email, `guess ${n}`));
  expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(10);
  expect(await aBrowserAt(identity, '192.0.2.60').tryPassword(owner.email, PASSWORD)).toBe('wait');
});

test('a known device is slowed by its own mistakes only, and lets its holder in again', async ({
  guessed: { owner, known, time },
}) => {
  const outcomes: Outcome[] = [];
  for (let n = 0; n < 11; n++) outcomes.push(await known.tryPassword(owner.email, `mistake ${n}`));
  expect(outcomes).toEqual([...Array<Outcome>(10).fill('wrong'), 'wait']);
  time.passes(MINUTE);
  expect(await known.tryPassword(owner.email, PASSWORD)).toBe('in');
  expect(await known.tryPassword(owner.email, 'mistake')).toBe('wrong');
});

test('guesses that come all at once are counted too', async ({ identity, guessed: { owner } }) => {
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, n) => aBrowserAt(identity, '192.0.2.70').tryPassword(owner.email, `guess ${n}`)),
  );
  expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(10);
});

test('an unknown address is slowed as a known one', async ({ identity, guessed: { owner } }) => {
  const outcomesAt = async (email: string) => {
    const outcomes: Outcome[] = [];
    for (let n = 0; n < 12; n++)
      outcomes.push(await aBrowserAt(identity, '2001:db8::1').tryPassword(email, `guess ${n}`));
    return outcomes;
  };
  expect(await outcomesAt(anAddress())).toEqual(await outcomesAt(owner.email));
});

test('one network that tries the passwords of many accounts is held up', async ({ server, onTestFinished }) => {
  const limits = { ...limitTable, passwordByAddress: { points: 3, seconds: 60 } };
  const identity = await startIdentityServer(server.database, server.world, { limits });
  onTestFinished(identity.stop);
  const { email } = await signUp(identity);
  const known = aBrowserAt(identity, '2001:db8:1:2::9');
  expect(await known.tryPassword(email, PASSWORD)).toBe('in');
  for (let n = 0; n < 3; n++) await aBrowserAt(identity, `2001:db8:1:2::${n}`).tryPassword(anAddress(), PASSWORD);
  expect(await aBrowserAt(identity, '2001:db8:1:2::4').tryPassword(anAddress(), PASSWORD)).toBe('wait');
  expect(await known.tryPassword(email, PASSWORD)).toBe('in');
});

test('a browser is known again by a cookie that no script reads, and that nobody can make up', async ({ identity }) => {
  const { email } = await signUp(identity);
  const signIn = (password: string, cookie = '') =>
    fetch(`${identity.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=key`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ email, password }),
    });
  const given = (await signIn(PASSWORD)).headers.get('set-cookie')!;
  expect(given).toMatch(
    /^device=[\w-]+; Max-Age=34560000; Path=\/identitytoolkit\.googleapis\.com; HttpOnly; SameSite=Strict$/,
  );
  for (let n = 0; n < 10; n++) await signIn('wrong password');
  expect(await (await signIn(PASSWORD)).json()).toMatchObject(refusal('TOO_MANY_ATTEMPTS_TRY_LATER').body);
  const [cookie = ''] = given.split(';');
  // Not the last letter: some of its bits count for nothing.
  const changed = `${cookie.slice(0, -5)}${cookie.at(-5) === 'A' ? 'B' : 'A'}${cookie.slice(-4)}`;
  expect([(await signIn(PASSWORD, changed)).status, (await signIn(PASSWORD, cookie)).status]).toEqual([400, 200]);
});
