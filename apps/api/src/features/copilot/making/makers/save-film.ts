import type { Making } from '@snapwell/contract/copilot/making.schemas';
import { addOwnContent, type OwnFile } from '#features/library/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { newFileKey, personFolder } from '#platform/files/file-keys.ts';
import { toPoster } from '#platform/files/pictures.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { SUMMARY } from '../save-result.ts';
import { findMaking, type MakingRow, updateMaking } from '../makings.repository.ts';
import { presentMaking } from '../present-making.ts';

const WIDTH = 720;
const HEIGHT = 1280;
const CHAPTER_LENGTH = 120;

type FilmWorld = Pick<World, 'db' | 'clock' | 'files' | 'narrator'>;

/** Keeps the picture that stands for a film. */
export async function savePoster({ db, files }: FilmWorld, { orgId, uid }: MemberCaller, id: string, upload: Buffer) {
  const picture = await toPoster(upload, WIDTH, HEIGHT);
  const posterKey = newFileKey(personFolder('own', uid), 'webp');
  await files.put(posterKey, picture, 'image/webp');
  const before = await inOrganization(db, orgId, async (scope) => {
    const row = await findMaking(scope, { uid, id }, { forUpdate: true });
    if (row?.state === 'filming') await updateMaking(scope, id, { posterKey });
    return row;
  });
  const leftOver = before?.state === 'filming' ? before.posterKey : posterKey;
  if (leftOver) await files.remove(leftOver);
  if (!before) throw new AppError('not_found');
  return { is_done: true } as const;
}

/**
 * Keeps a drawn film: it becomes a private video with captions. The second of two browsers that drew it changes
 * nothing.
 */
export async function saveFilm(
  world: FilmWorld,
  { orgId, uid }: MemberCaller,
  id: string,
  upload: Buffer,
): Promise<Making> {
  const type = filmType(upload);
  if (!type) throw new AppError('invalid_request', [{ path: 'film', message: 'This file is neither MP4 nor WebM.' }]);
  const before = await inOrganization(world.db, orgId, (scope) => findMaking(scope, { uid, id }));
  if (!before) throw new AppError('not_found');
  if (before.state !== 'filming') return presentMaking(before);
  const stored = await storeFilm(world, before, upload, type);
  const row = await inOrganization(world.db, orgId, async (scope) => {
    const now = await findMaking(scope, { uid, id }, { forUpdate: true });
    if (now?.state !== 'filming') return now;
    const contentId = await addOwnContent(scope, { ...videoOf(now, stored), uid, at: world.clock.now() });
    return updateMaking(scope, id, { state: 'done', progress: 1, contentId, film: null });
  });
  const isKept = row?.state === 'done' && row.contentId !== null && before.contentId === null;
  if (!isKept) for (const { key } of stored) await world.files.remove(key);
  if (!row) throw new AppError('not_found');
  return presentMaking(row);
}

interface FilmType {
  readonly contentType: string;
  readonly extension: string;
}

const WEBM = Buffer.from('1a45dfa3', 'hex');

/** What the first bytes say. */
function filmType(bytes: Buffer): FilmType | null {
  if (bytes.subarray(4, 8).toString('latin1') === 'ftyp') return { contentType: 'video/mp4', extension: 'mp4' };
  return bytes.subarray(0, 4).equals(WEBM) ? { contentType: 'video/webm', extension: 'webm' } : null;
}

async function storeFilm(
  { files }: FilmWorld,
  { uid, posterKey }: MakingRow,
  upload: Buffer,
  { contentType, extension }: FilmType,
): Promise<OwnFile[]> {
  const key = newFileKey(personFolder('own', uid), extension);
  await files.put(key, upload, contentType);
  const film: OwnFile = {
    name: `media/short.${extension}`,
    key,
    contentType,
    body: upload,
    width: WIDTH,
    height: HEIGHT,
  };
  if (!posterKey) return [film];
  return [
    film,
    {
      name: 'media/short.webp',
      key: posterKey,
      contentType: 'image/webp',
      body: Buffer.alloc(0),
      width: WIDTH,
      height: HEIGHT,
    },
  ];
}

/**
 * Its words stand in the picture, so they are no overlay as well: they are its transcript, and each slide is a
 * chapter to go to.
 */
function videoOf({ title, film }: MakingRow, files: readonly OwnFile[]) {
  const [video, poster] = files;
  const { slides, seconds } = film!;
  return {
    kind: 'video' as const,
    title,
    summary: SUMMARY,
    minutes: 1,
    body: {
      source: video!.name,
      duration: seconds,
      chapters: slides.map(({ text, start }) => ({
        start,
        title: text.length > CHAPTER_LENGTH ? `${text.slice(0, CHAPTER_LENGTH - 1)}…` : text,
      })),
      transcript: slides.map(({ text }) => text).join('\n\n'),
      ...(poster && { poster: poster.name }),
    },
    files,
    ...(poster && { cover: poster.name }),
  };
}
