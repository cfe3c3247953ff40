import { statfsSync } from 'node:fs';

/** With less room than this a start fails for want of it. */
const LEAST_FREE_BYTES = 48 * 1024 ** 2;
/** How a record of the log is found to be damaged. Where the log simply ends, nothing but zeros or older pages follow. */
const DAMAGED_RECORD = /incorrect resource manager data checksum in record at \S+/;

/** What the embedded engine wrote to its log while it opened, as sentences for whoever runs the server. */
export function describeRecovery(log: readonly string[]): string | null {
  const damaged = log.map((line) => DAMAGED_RECORD.exec(line)?.[0]).find(Boolean);
  return damaged === undefined
    ? null
    : `The embedded database was not stopped properly, and the end of its log cannot be read (${damaged}). What was written last may be missing: look whether it is, and whether the disk is sound.`;
}

/** Why the embedded database in `folder` does not open; `failure` holds what the engine said. */
export function describeClosed(folder: string, failure: string): string {
  if (/No space left|disk quota/i.test(failure) || freeBytes(folder) < LEAST_FREE_BYTES)
    return `The embedded database in ${folder} does not open: the disk is full. Make room and start again.\n${failure}`;
  return `The embedded database in ${folder} is damaged and does not open. Keep a copy of this folder, then put the last backup of the data folder in its place.\n${failure}`;
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
