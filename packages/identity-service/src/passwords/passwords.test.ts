import * as argon2 from '@node-rs/argon2';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPasswords, defaultHashCost } from './passwords.ts';
import { NotNow } from '../protocol-error.ts';

// The real hashing, with its calls counted: times would tell how busy the machine is.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, verify: vi.fn(real.verify) };
});
beforeEach(() => void vi.mocked(argon2.verify).mockClear());

const quick = { memoryCost: 64, timeCost: 1, parallelism: 1 };

test('a password is kept as argon2id at the cost we chose, and never the same twice', async () => {
  const passwords = createPasswords();
  const [one, two] = await Promise.all([passwords.hash('correct horse'), passwords.hash('correct horse')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await passwords.matches(one, 'correct horse')).toBe(true);
  expect(await passwords.matches(one, 'correct horse ')).toBe(false);
});

test('an account without a password is opened by none', async () => {
  expect(await createPasswords(quick).matches(null, '')).toBe(false);
});

test('looking for an unknown address takes the work of a known one', async () => {
  const passwords = createPasswords();
  await passwords.matches(null, 'wrong password');
  await passwords.matches(await passwords.hash('correct horse'), 'wrong password');
  const costOf = (hash: string) => hash.split('$').slice(0, 4);
  const [unknown, known] = vi.mocked(argon2.verify).mock.calls.map(([hash]) => costOf(hash as string));
  expect(unknown).toEqual(known);
  expect(argon2.verify).toHaveBeenCalledTimes(2);
});

test('a hash of another cost is made anew at the next sign-in', async () => {
  const old = await createPasswords(quick).hash('correct horse');
  expect(createPasswords(defaultHashCost).isOutdated(old)).toBe(true);
  expect(createPasswords(quick).isOutdated(old)).toBe(false);
});

test('more than can be done soon is refused at once instead of making everybody wait', async () => {
  const passwords = createPasswords(quick);
  const outcomes = await Promise.allSettled(Array.from({ length: 200 }, () => passwords.hash('correct horse')));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused.length).toBeGreaterThan(100);
  expect(refused.every(({ reason }) => reason instanceof NotNow && reason.reason === 'busy')).toBe(true);
  expect(await passwords.hash('correct horse')).toContain('argon2id');
});
