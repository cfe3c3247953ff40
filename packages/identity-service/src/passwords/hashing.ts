import { createHash, randomBytes } from 'node:crypto';

/** Hex SHA-256: how refresh tokens and one-time codes are stored. Both are random, so no salt is needed. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A secret that cannot be guessed, in URL-safe characters. */
export const randomSecret = (bytes = 32): string => randomBytes(bytes).toString('base64url');
