/** The raw nonce stays in this tab, its hash goes to the provider: a stolen result is of no use without it. */
export interface Nonce {
  readonly raw: string;
  readonly hash: string;
}

let prepared: Nonce | null = null;

/**
 * Makes a nonce ahead of time. Hashing is asynchronous in browsers, but a popup may only be opened while the click is
 * being handled; so screens with the button call this when they appear.
 */
export async function prepareNonce(): Promise<void> {
  if (prepared || !isFederatedSupported()) return;
  const raw = hexOf(crypto.getRandomValues(new Uint8Array(32)));
  const hash = hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(raw))));
  prepared ??= { raw, hash };
}

/** Hands out the prepared nonce, once, and prepares the next. */
export function takeNonce(): Nonce | null {
  const taken = prepared;
  prepared = null;
  void prepareNonce();
  return taken;
}

/** Hashing needs a secure context: https, or this machine. */
export const isFederatedSupported = (): boolean => window.isSecureContext && crypto.subtle !== undefined;

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
