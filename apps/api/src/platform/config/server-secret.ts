import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The server's one secret, from which a key is derived for each purpose, so that none of them tells another. */
export interface ServerSecret {
  /** 32 bytes; the same for the same purpose and secret. */
  keyFor(purpose: string): Buffer;
}

/** Takes the secret from the settings, or from a file in the data folder that is made on the first start. */
export function readServerSecret({ setting, dataDir }: { setting: string | undefined; dataDir: string }): ServerSecret {
  return secretOf(setting ?? readOrMake(join(dataDir, 'secrets.json')));
}

export function secretOf(secret: string): ServerSecret {
  return { keyFor: (purpose) => Buffer.from(hkdfSync('sha256', secret, 'snapwell', purpose, 32)) };
}

function readOrMake(file: string): string {
  // `wx`: of two servers that start at once on the same folder one makes it, the other reads it.
  if (!existsSync(file)) writeOnce(file, JSON.stringify({ secret: randomBytes(32).toString('base64url') }));
  const { secret } = JSON.parse(readFileSync(file, 'utf8')) as { secret?: unknown };
  if (typeof secret !== 'string' || secret.length < 32) throw new Error(`${file} does not hold the server's secret.`);
  return secret;
}

function writeOnce(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
