import { createHash, randomBytes } from 'node:crypto';

/**
 * A key that nobody guesses: `folder/<128 random bits>.ext`. Files are served to whoever has their address, without a
 * token, so the address itself is the authority (docs/decisions). A key is never written twice: new content gets a
 * new key.
 */
export function newFileKey(folder: string, extension: string): string {
  return `${folder}/${randomBytes(16).toString('base64url')}.${extension}`;
}

/** The folder of a person's own files. The account's id stays out of addresses that strangers may see. */
export function personFolder(kind: string, uid: string): string {
  return `${kind}/${createHash('sha256').update(uid).digest('base64url').slice(0, 22)}`;
}

const FILES = '/files/';

/** The address under which a stored file is served. */
export const fileAddress = (key: string): string => FILES + key;

/** The key of an address of ours, or null for one that leads elsewhere. */
export function keyOfAddress(address: string | null): string | null {
  return address?.startsWith(FILES) ? address.slice(FILES.length) : null;
}
