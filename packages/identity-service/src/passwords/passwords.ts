import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { NotNow } from '../protocol-error.ts';
import { randomSecret } from './hashing.ts';

/** Cost of argon2id: about 60 ms a hash on one core (OWASP's second recommendation). */
export interface HashCost {
  /** KiB */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

export const defaultHashCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Takes as long whether there is a hash to compare with or not, so that the time does not tell which addresses have
   * accounts.
   */
  matches(passwordHash: string | null, password: string): Promise<boolean>;
  /** The hash was made at another cost than today's: make it anew while the password is at hand. */
  isOutdated(passwordHash: string): boolean;
}

/** More than this many wait: answer 'busy' rather than let everybody time out. */
const LONGEST_QUEUE = 40;

export function createPasswords(cost: HashCost = defaultHashCost): Passwords {
  // Each hash takes a core and 19 MB: more at once than cores make all of them late.
  const inTurn = createQueue(Math.max(2, Math.min(4, availableParallelism())), LONGEST_QUEUE);
  let nobodys: Promise<string> | undefined;
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async matches(passwordHash, password) {
      nobodys ??= hash(randomSecret(), cost);
      const compared = passwordHash ?? (await nobodys);
      const isRight = await inTurn(() => verify(compared, password).catch(() => false));
      return isRight && passwordHash !== null;
    },
    isOutdated: (passwordHash) =>
      !passwordHash.includes(`$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`),
  };
}

function createQueue(atOnce: number, longest: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= longest) throw new NotNow('busy');
      await new Promise<void>((go) => waiting.push(go));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // A place is handed on, not freed, so that nobody slips in between.
      if (next) next();
      else running--;
    }
  };
}
