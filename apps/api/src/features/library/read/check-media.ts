import { pictureTask } from '#platform/files/pictures.ts';
import { inProcess } from '#platform/untrusted/in-process.ts';
import { MAX_PIXELS } from '#platform/untrusted/picture-limits.ts';
import { LimitReached } from '#platform/untrusted/task.ts';
import type { FolderFile } from '../files/folder.ts';
import type { Report } from '../files/problem.ts';
import { decodeText, readingTask, type TextReader } from './text-reader.ts';
import type { CheckedMedia } from '../media/media-file.ts';
import { HEAD_BYTES, type MediaType, mediaTypeOf } from '../media/media-type.ts';
import { partPath } from '../media/playlist.ts';

const MEGABYTE = 1024 * 1024;
const MAX_BYTES: Record<MediaType['family'], number> = {
  picture: 20 * MEGABYTE,
  drawing: 2 * MEGABYTE,
  video: 1024 * MEGABYTE,
  captions: MEGABYTE,
  playlist: MEGABYTE,
};

/** Looks at what a media file really is. Null, and reported, when a library may not hold it. */
export async function checkMedia(
  file: FolderFile,
  path: string,
  reader: TextReader,
  report: Report,
): Promise<CheckedMedia | null> {
  const head = await readHead(file);
  const problem = problemOfHead(file, head);
  if (problem !== null) return refuse(report, problem);
  const type = mediaTypeOf(head)!;
  const plain = { path, file, type, width: null, height: null, text: '', parts: [] };
  if (type.family === 'video') return plain;
  if (type.family === 'picture') return { ...plain, ...(await pictureSize(file, report)) };
  const source = await decodeText(file, report);
  if (source === null) return null;
  switch (type.family) {
    case 'drawing':
      return { ...plain, ...(await reader.read(readingTask('readDrawing'), source, report)) };
    case 'captions':
      return { ...plain, text: (await reader.read(readingTask('readCaptions'), source, report)) ?? '' };
    default: {
      const parts = (await reader.read(readingTask('readPlaylist'), source, report)) ?? [];
      return { ...plain, parts: placeParts(file.path, parts, report) };
    }
  }
}

/** What is wrong with a file by its size and how it begins; null when it may be looked at further. */
export function problemOfHead({ path, bytes }: Pick<FolderFile, 'path' | 'bytes'>, head: Buffer): string | null {
  if (bytes === 0) return 'The file is empty.';
  const type = mediaTypeOf(head);
  if (!type) return unknownType(path, head);
  const most = MAX_BYTES[type.family];
  if (bytes <= most) return null;
  return `The file has ${megabytes(bytes)} MB; ${type.contentType} may have ${megabytes(most)} MB.`;
}

/**
 * A file that an earlier import has looked at. A playlist is read all the same: its parts must be there each time.
 */
export async function recallMedia(
  file: FolderFile,
  path: string,
  reader: TextReader,
  report: Report,
): Promise<CheckedMedia | null> {
  const type = mediaTypeOf(await readHead(file));
  if (!type || type.family === 'playlist') return checkMedia(file, path, reader, report);
  return { path, file, type, width: null, height: null, text: '', parts: [] };
}

function unknownType(path: string, head: Buffer): string {
  if (/^\d+\r?\n\d\d:\d\d:\d\d,\d{3} -->/.test(head.toString('latin1').replace(/^\u00EF\u00BB\u00BF/, '')))
    return 'These are captions in SubRip format (SRT). Convert them to WebVTT.';
  const name = path.split('/').at(-1)!;
  return `The content of '${name}' is no picture, video or caption file of a known type (SVG, PNG, JPEG, WebP, GIF, AVIF, mp4, webm, HLS, WebVTT), whatever its name says.`;
}

function refuse(report: Report, message: string): null {
  report(null, message);
  return null;
}

async function readHead(file: FolderFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of file.open() as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= HEAD_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES);
}

async function pictureSize(file: FolderFile, report: Report): Promise<{ width: number | null; height: number | null }> {
  try {
    const size = await inProcess(pictureTask('readSize'), await file.read());
    if (size && size.pixels > MAX_PIXELS)
      report(null, `The picture has ${size.width} by ${size.height} pixels; that is more than a library may hold.`);
    if (size) return { width: size.width, height: size.height };
    report(null, 'The picture cannot be read.');
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    report(null, error.message);
  }
  return { width: null, height: null };
}

function placeParts(
  playlistPath: string,
  parts: readonly { uri: string; line: number }[],
  report: Report,
): CheckedMedia['parts'] {
  return parts.flatMap(({ uri, line }) => {
    const path = partPath(playlistPath, uri);
    if (path === null) report(line, `The part '${uri}' does not lie beside the playlist.`);
    return path === null ? [] : [{ uri, path, line }];
  });
}

const megabytes = (bytes: number) => Math.ceil(bytes / MEGABYTE);
