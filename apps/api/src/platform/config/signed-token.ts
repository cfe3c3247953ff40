import { createHmac, timingSafeEqual } from 'node:crypto';

/** A text that anybody may carry and nobody can change: for links that must work without signing in. */
export function signToken(key: Buffer, text: string): string {
  return `${Buffer.from(text).toString('base64url')}.${macOf(key, text).toString('base64url')}`;
}

/** The text of a token that was signed with this key; null for any other. */
export function readToken(key: Buffer, token: string): string | null {
  const [body = '', mac = ''] = token.split('.');
  const text = Buffer.from(body, 'base64url').toString();
  const [given, right] = [Buffer.from(mac, 'base64url'), macOf(key, text)];
  return given.length === right.length && timingSafeEqual(given, right) ? text : null;
}

const macOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
