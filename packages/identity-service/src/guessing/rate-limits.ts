import { sha256 } from '../passwords/hashing.ts';
import { networkOf } from './network.ts';
import { NotNow, ProtocolError } from '../protocol-error.ts';

/** Counts what a key has used in a stretch of time (`rate-limiter-flexible` has this shape). */
export interface Counter {
  /** Rejects with something that is no `Error` when the key has used everything up. */
  consume(key: string): Promise<unknown>;
  reward(key: string): Promise<unknown>;
}

export type CreateCounter = (name: string, points: number, seconds: number) => Counter;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How often, in how many seconds. People of a hospital share an address, so limits by address are wide. How often the
 * password of one account may be tried is in `guess-limits.ts`.
 */
export const limitTable = {
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
  /** Before a password is looked at, of whatever account. */
  guessPassword(ip: string): Promise<void>;
  /** It was the right one, or was not looked at. */
  giveGuessBack(ip: string): Promise<void>;
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
  return {
    guessPassword: (ip) => take('passwordByAddress', networkOf(ip)),
    async giveGuessBack(ip) {
      await counters.passwordByAddress.reward(sha256(networkOf(ip)));
    },
    signUp: (ip) => take('signUpByAddress', networkOf(ip)),
    async sendMail(ip, email) {
      await take('mailByAddress', networkOf(ip));
      await take('mailByEmail', email);
    },
    useCredential: (ip) => take('credentialByAddress', networkOf(ip)),
    async request(ip) {
      await take('requestByAddress', networkOf(ip)).catch((error: unknown) => {
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
