import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly contentType: string;
  readonly bytes: number;
  /** The bytes from `start` to `end`, both included; everything when no range is given. */
  open(range?: { start: number; end: number }): Promise<Readable>;
}

/**
 * Where uploaded files live: a folder by default, S3-compatible storage by configuration. Keys are slash-separated
 * and made by us.
 */
export interface FileStore {
  put(key: string, body: Buffer | Readable, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  find(key: string): Promise<StoredFile | null>;
  remove(key: string): Promise<void>;
}
