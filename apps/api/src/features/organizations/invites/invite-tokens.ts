import { createHash, randomBytes } from 'node:crypto';

/** A secret for the link of an invitation. Only its hash is kept, so that a copy of the database opens nothing. */
export function makeToken(): { token: string; tokenHash: string } {
  const token = randomBytes(24).toString('base64url');
  return { token, tokenHash: hashOfToken(token) };
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
