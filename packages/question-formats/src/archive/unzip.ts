import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** What a package of questions may hold at most. More is somebody's joke or harm. */
const MOST_FILES = 5000;
const MOST_BYTES = 200 * 1024 * 1024;
const MOST_TEXT_BYTES = 50 * 1024 * 1024;
const LONGEST_FILE = 30 * 1024 * 1024;

const IS_TEXT = /\.(?:xml|dat)$/i;

export class ZipMistake extends Error {}

export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]));

/** The files of an archive by their path. Paths that lead out of it are refused by the reader. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  let [total, text] = [0, 0];
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true });
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue;
      total += entry.uncompressedSize;
      if (IS_TEXT.test(entry.fileName)) text += entry.uncompressedSize;
      if (files.size >= MOST_FILES || total > MOST_BYTES || text > MOST_TEXT_BYTES)
        throw new ZipMistake('This archive is too large. Split it.');
      if (entry.uncompressedSize > LONGEST_FILE)
        throw new ZipMistake(`The file ${entry.fileName.slice(-200)} in this archive is too large.`);
      files.set(entry.fileName, await readEntry(zip, entry));
    }
  } catch (error) {
    if (error instanceof ZipMistake) throw error;
    throw new ZipMistake(`This archive cannot be read: ${error instanceof Error ? error.message : 'it is broken'}.`);
  }
  return files;
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
