import { pictureTask } from '#platform/pictures.ts';
import { inProcess } from '#platform/untrusted/in-process.ts';
import { MAX_PIXELS } from '#platform/untrusted/picture-limits.ts';
import { LimitReached } from '#platform/untrusted/task.ts';
import type { FolderFile } from '../folder.ts';
import type { Report } from '../problem.ts';
import { checkCaptions } from './check-captions.ts';
import { checkDrawing } from './check-drawing.ts';
import { HEAD_BYTES, type MediaType, mediaTypeOf } from './media-type.ts';
import { partPath, playlistParts } from './playlist.ts';

const MEGABYTE = 1024 * 1024;
const MAX_BYTES: Record<MediaType['family'], number> = {
  picture: 20 * MEGABYTE,
  drawing: 2 * MEGABYTE,
  video: 1024 * MEGABYTE,
  captions: MEGABYTE,
  playlist: MEGABYTE,
};

export interface CheckedMedia {
  /** Where it stands in the library, without order numbers. */
  readonly path: string;
  readonly file: FolderFile;
  readonly type: MediaType;
  readonly width: number | null;
  readonly height: number | null;
  /** What is said in captions. */
  readonly text: string;
  /** The paths (in the folder) of the other files that a playlist is made of. */
  readonly parts: readonly { uri: string; path: string; line: number }[];
}

/** Looks at what a media file really is. Null, and reported, when a library may not hold it. */
export async function checkMedia(file: FolderFile, path: string, report: Report): Promise<CheckedMedia | null> {
  if (file.bytes === 0) return refuse(report, 'The file is empty.');
  const type = mediaTypeOf(await readHead(file));
  if (!type)
    return refuse(
      report,
      'This is no picture, video or caption file of a known type (SVG, PNG, JPEG, WebP, GIF, AVIF, mp4, webm, HLS, WebVTT).',
    );
  const most = MAX_BYTES[type.family];
  if (file.bytes > most)
    return refuse(
      report,
      `The file has ${megabytes(file.bytes)} MB; ${type.contentType} may have ${megabytes(most)} MB.`,
    );
  const plain = { path, file, type, width: null, height: null, text: '', parts: [] };
  switch (type.family) {
    case 'picture':
      return { ...plain, ...(await pictureSize(file, report)) };
    case 'drawing':
      return { ...plain, ...checkDrawing((await file.read()).toString('utf8'), report) };
    case 'captions':
      return { ...plain, text: checkCaptions((await file.read()).toString('utf8'), report) };
    case 'playlist':
      return { ...plain, parts: readParts(file.path, (await file.read()).toString('utf8'), report) };
    default:
      return plain;
  }
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

function readParts(playlistPath: string, playlist: string, report: Report): CheckedMedia['parts'] {
  return playlistParts(playlist).flatMap(({ uri, line }) => {
    const path = partPath(playlistPath, uri);
    if (path === null) report(line, `The part '${uri}' does not lie beside the playlist.`);
    return path === null ? [] : [{ uri, path, line }];
  });
}

const megabytes = (bytes: number) => Math.ceil(bytes / MEGABYTE);
