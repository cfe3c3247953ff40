import { sha256 } from './hashing.ts';
import { NotNow, ProtocolError } from './protocol-error.ts';

/** Counts what a key has used in a stretch of time (`rate-limiter-flexible` has this shape). */
export interface Counter {
  /** Rejects with something that is no `Error` when the key has used everything up. */
  consume(key: string): Promise<unknown>;
  reward(key: string): Promise<unknown>;
  delete(key: string): Promise<unknown>;
}

export type CreateCounter = (name: string, points: number, seconds: number) => Counter;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often, in how many seconds. People of a hospital share an address, so limits by address are wide. */
export const limitTable = {
  passwordByAddressAndEmail: { points: 10, seconds: 15 * MINUTE },
  passwordByEmail: { points: 60, seconds: HOUR },
  passwordByAddress: { points: 300, seconds: 15 * MINUTE },
  signUpByAddress: { points: 200, seconds: HOUR },
  mailByEmail: { points: 5, seconds: 15 * MINUTE },
  mailByAddress: { points: 100, seconds: HOUR },
  credentialByAddress: { points: 600, seconds: 15 * MINUTE },
  requestByAddress: { points: 3000, seconds: MINUTE },
} as const;
export type LimitName = keyof typeof limitTable;
export type LimitTable = Readonly<Record<LimitName, { readonly points: number; readonly seconds: number }>>;

export interface RateLimits {
  /** Before a password is looked at. */
  attemptPassword(ip: string, email: string): Promise<void>;
  /** It was the right one: give the attempts back. */
  passwordWasRight(ip: string, email: string): Promise<void>;
  signUp(ip: string): Promise<void>;
  sendMail(ip: string, email: string): Promise<void>;
  /** Sign-in by a code or token: nothing to guess there, but work to do. */
  useCredential(ip: string): Promise<void>;
  /** Every request, look-ups and refreshes too. */
  request(ip: string): Promise<void>;
}

export function createRateLimits(createCounter: CreateCounter, table: LimitTable = limitTable): RateLimits {
  const counters = Object.fromEntries(
    Object.entries(table).map(([name, { points, seconds }]) => [
      name,
      createCounter(`identity_${name}`, points, seconds),
    ]),
  ) as Record<LimitName, Counter>;
  // Keys are hashed: no addresses of people in the table of counters, and no long keys.
  const take = (name: LimitName, key: string) => consume(counters[name], sha256(key));
  const both = (ip: string, email: string) => `${ip} ${email}`;
  return {
    async attemptPassword(ip, email) {
      await take('passwordByAddressAndEmail', both(ip, email));
      await take('passwordByEmail', email);
      await take('passwordByAddress', ip);
    },
    async passwordWasRight(ip, email) {
      await counters.passwordByAddressAndEmail.delete(sha256(both(ip, email)));
      await counters.passwordByEmail.reward(sha256(email));
      await counters.passwordByAddress.reward(sha256(ip));
    },
    signUp: (ip) => take('signUpByAddress', ip),
    async sendMail(ip, email) {
      await take('mailByAddress', ip);
      await take('mailByEmail', email);
    },
    useCredential: (ip) => take('credentialByAddress', ip),
    async request(ip) {
      await take('requestByAddress', ip).catch((error: unknown) => {
        throw error instanceof ProtocolError ? new NotNow('too-many') : error;
      });
    },
  };
}

async function consume(counter: Counter, key: string): Promise<void> {
  try {
    await counter.consume(key);
  } catch (reason) {
    if (reason instanceof Error) throw reason;
    throw new ProtocolError('TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Try again later.');
  }
}
