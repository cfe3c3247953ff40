import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { type ArchiveLimits, weighArchive } from '#platform/untrusted/weigh-archive.ts';
import { type RecognizedArchive, recognizeArchive } from '@snapwell/question-formats/files/recognize-archive';
import { type Folder, type FolderFile, isHidden } from '../files/folder.ts';
import { BrokenFile, type Problem } from '../files/problem.ts';
import { describeOtherArchive } from './describe-other-archive.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS: ArchiveLimits = {
  files: 20_000,
  bytes: 2048 * MEGABYTE,
  fileBytes: 1024 * MEGABYTE,
  textBytes: 64 * MEGABYTE,
};

/** The file is no archive at all. */
export class UnreadableArchive extends Error {}

export interface Archive {
  readonly folder: Folder;
  /** The folder that is packed around everything; null when there is none. */
  readonly folderName: string | null;
  /** What an archive of a library may not hold. With any of these the folder is empty. */
  readonly problems: readonly Problem[];
  close(): void;
}

/**
 * Opens an uploaded archive as a library's folder. Nothing is unpacked: files are read from inside it when they are
 * asked for.
 */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, {
    lazyEntries: true,
    autoClose: false,
    strictFileNames: true,
    validateEntrySizes: true,
  }).catch((error: Error) => {
    throw new UnreadableArchive(error.message);
  });
  try {
    const { entries, problems } = await readEntries(zip);
    const other = problems.length > 0 ? null : describeOtherArchive(await recognize(zip, entries));
    const close = () => zip.close();
    if (other) return { folder: [], folderName: null, problems: [{ path: '', line: null, message: other }], close };
    const files = problems.length > 0 ? [] : entries.map((entry) => fileOf(zip, entry));
    return { ...inCommonFolder(files), problems, close };
  } catch (error) {
    zip.close();
    throw error;
  }
}

const MANIFEST = /^([^/]+\/)?imsmanifest\.xml$/i;
/** Its beginning says what it is. */
const MANIFEST_BYTES = 64 * 1024;

async function recognize(zip: ZipFile, entries: readonly Entry[]): Promise<RecognizedArchive | null> {
  const manifest = entries.find(({ fileName }) => MANIFEST.test(fileName));
  const text = manifest ? await beginningOf(fileOf(zip, manifest).open(), MANIFEST_BYTES) : '';
  return recognizeArchive(
    entries.map(({ fileName }) => fileName),
    text,
  );
}

async function beginningOf(file: Readable, bytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of file as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    if (Buffer.concat(chunks).length >= bytes) break;
  }
  return Buffer.concat(chunks).toString('utf8', 0, bytes);
}

async function readEntries(zip: ZipFile): Promise<{ entries: Entry[]; problems: Problem[] }> {
  const entries: Entry[] = [];
  const problems: Problem[] = [];
  const scale = weighArchive(LIMITS);
  const report = (path: string, message: string | null) =>
    void (message && problems.push({ path, line: null, message }));
  try {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName;
      if (name.endsWith('/') || name.startsWith('__MACOSX/') || isHidden(name)) continue;
      report(name, scale.add(entry));
      const excess = scale.excess();
      report('', excess);
      // Whoever sends a bomb need not hear of each of its parts.
      if (excess) break;
      entries.push(entry);
    }
  } catch (error) {
    // The reader refuses names that lead out of the archive, and records that are broken.
    const { message } = error as Error;
    const refusedName = /^(?:absolute path|invalid relative path|invalid characters in fileName): (.+)$/s.exec(
      message,
    )?.[1];
    if (refusedName === undefined) report('', `The archive is broken: ${message}`);
    else report(refusedName, 'A name in an archive must not lead out of it.');
  }
  return { entries, problems };
}

function fileOf(zip: ZipFile, entry: Entry): FolderFile {
  const open = (): Readable => {
    const out = new PassThrough();
    const fail = (error: Error) =>
      out.destroy(new BrokenFile(entry.fileName, `This file is broken in the archive: ${error.message}`));
    zip.openReadStreamPromise(entry).then((source) => {
      out.once('close', () => source.destroy());
      source.once('error', fail).pipe(out);
    }, fail);
    return out;
  };
  return { path: entry.fileName, bytes: entry.uncompressedSize, open, read: () => buffer(open()) };
}

const ROOTS = new Set(['modules', 'courses']);

/** People pack the folder itself as often as what is in it: a folder around everything is no part of the library. */
function inCommonFolder(files: FolderFile[]): Pick<Archive, 'folder' | 'folderName'> {
  const [first = ''] = files[0]?.path.split('/') ?? [];
  const isAround = files.length > 0 && !ROOTS.has(first) && files.every(({ path }) => path.startsWith(`${first}/`));
  const stripped = isAround ? files.map((file) => ({ ...file, path: file.path.slice(first.length + 1) })) : files;
  return { folder: stripped.sort((a, b) => (a.path < b.path ? -1 : 1)), folderName: isAround ? first : null };
}
