import type { Entry } from 'yauzl';

const MEGABYTE = 1024 * 1024;
const MOST_FILES = 20_000;
const MOST_BYTES = 2048 * MEGABYTE;
/** Texts are read into memory together. */
const MOST_TEXT_BYTES = 64 * MEGABYTE;
const LONGEST_FILE = 1024 * MEGABYTE;
/** Real files shrink to a tenth, drawings to a fiftieth; what shrinks more is made to fill a disk. */
const MOST_RATIO = 200;
const RATIO_FROM_BYTES = MEGABYTE;

/** Where a Unix system keeps the type of a file among the attributes of an entry. */
const TYPE_BITS = 0o170000;
const PLAIN_TYPES = new Set([0, 0o100000]);
const COMPRESSIONS = new Set([0, 8]);

/** What the entries of an archive come to, so far. */
export interface Totals {
  files: number;
  bytes: number;
  textBytes: number;
  /** In lower case: two names that differ only in it are one file on many machines. */
  readonly paths: Set<string>;
}

/** What is wrong with one entry of an archive; null when nothing is. Nothing of it is unpacked for this. */
export function checkEntry(entry: Entry, before: ReadonlySet<string>): string | null {
  const { fileName, uncompressedSize, compressedSize, compressionMethod, externalFileAttributes } = entry;
  if (before.has(fileName.toLowerCase())) return 'This name stands twice in the archive.';
  if (entry.isEncrypted()) return 'This file is encrypted. Pack it without a password.';
  if (!PLAIN_TYPES.has((externalFileAttributes >>> 16) & TYPE_BITS))
    return 'This is a link, not a file. Pack the file itself.';
  if (!COMPRESSIONS.has(compressionMethod))
    return 'This file is packed in a way that cannot be read here. Pack it as an ordinary ZIP.';
  if (uncompressedSize > LONGEST_FILE)
    return `This file unpacks to ${megabytes(uncompressedSize)} MB; it may have ${megabytes(LONGEST_FILE)} MB.`;
  if (uncompressedSize > RATIO_FROM_BYTES && uncompressedSize > compressedSize * MOST_RATIO)
    return `This file unpacks to more than ${MOST_RATIO} times its size. It is not taken.`;
  return null;
}

/** What is wrong with the archive as a whole. */
export function checkTotals({ files, bytes, textBytes }: Totals): string | null {
  if (files > MOST_FILES) return `The archive holds more than ${MOST_FILES} files.`;
  if (bytes > MOST_BYTES) return `The archive unpacks to more than ${megabytes(MOST_BYTES)} MB.`;
  if (textBytes > MOST_TEXT_BYTES)
    return `The texts in the archive unpack to more than ${megabytes(MOST_TEXT_BYTES)} MB.`;
  return null;
}

const megabytes = (bytes: number) => Math.ceil(bytes / MEGABYTE);
