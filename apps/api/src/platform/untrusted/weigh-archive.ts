import type { Entry } from 'yauzl';

const MEGABYTE = 1024 * 1024;

/** What an archive may hold, by what it says of itself before anything of it is unpacked. */
export interface ArchiveLimits {
  readonly files: number;
  /** Of everything in it, unpacked. */
  readonly bytes: number;
  /** Of the longest file, unpacked. */
  readonly fileBytes: number;
  /** Texts are read into memory together. */
  readonly textBytes: number;
}

export interface ArchiveScale {
  /** What is wrong with this entry; null when nothing is. Directories need not be added. */
  add(entry: Entry): string | null;
  /** What is wrong with all that was added; null when nothing is. */
  excess(): string | null;
}

/** Real files shrink to a tenth, drawings to a fiftieth; what shrinks more is made to fill a disk. */
const MOST_RATIO = 200;
const RATIO_FROM_BYTES = MEGABYTE;

/** Where a Unix system keeps the type of a file among the attributes of an entry. */
const TYPE_BITS = 0o170000;
const PLAIN_TYPES = new Set([0, 0o100000]);
const COMPRESSIONS = new Set([0, 8]);
const TEXT = /\.(md|yaml|yml|xml|txt|csv|html|json)$/i;

/**
 * Weighs the entries of an archive one after another. The reader must be opened with `validateEntrySizes`, so that an
 * entry is not longer than it says.
 */
export function weighArchive(limits: ArchiveLimits): ArchiveScale {
  const total = { files: 0, bytes: 0, textBytes: 0 };
  // In lower case: two names that differ only in it are one file on many machines.
  const names = new Set<string>();
  return {
    add(entry) {
      const name = entry.fileName.toLowerCase();
      const problem = names.has(name) ? 'This name stands twice in the archive.' : checkEntry(entry, limits);
      names.add(name);
      total.files++;
      total.bytes += entry.uncompressedSize;
      if (TEXT.test(name)) total.textBytes += entry.uncompressedSize;
      return problem;
    },
    excess() {
      if (total.files > limits.files) return `The archive holds more than ${limits.files} files.`;
      if (total.bytes > limits.bytes) return `The archive unpacks to more than ${megabytes(limits.bytes)} MB.`;
      if (total.textBytes > limits.textBytes)
        return `The texts in the archive unpack to more than ${megabytes(limits.textBytes)} MB.`;
      return null;
    },
  };
}

function checkEntry(entry: Entry, { fileBytes }: ArchiveLimits): string | null {
  const { uncompressedSize, compressedSize, compressionMethod, externalFileAttributes } = entry;
  if (entry.isEncrypted()) return 'This file is encrypted. Pack it without a password.';
  if (!PLAIN_TYPES.has((externalFileAttributes >>> 16) & TYPE_BITS))
    return 'This is a link, not a file. Pack the file itself.';
  if (!COMPRESSIONS.has(compressionMethod))
    return 'This file is packed in a way that cannot be read here. Pack it as an ordinary ZIP.';
  if (uncompressedSize > fileBytes)
    return `This file unpacks to ${megabytes(uncompressedSize)} MB; it may have ${megabytes(fileBytes)} MB.`;
  if (uncompressedSize > RATIO_FROM_BYTES && uncompressedSize > compressedSize * MOST_RATIO)
    return `This file unpacks to more than ${MOST_RATIO} times its size. It is not taken.`;
  return null;
}

const megabytes = (bytes: number) => Math.ceil(bytes / MEGABYTE);
