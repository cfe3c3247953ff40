import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { pictureTask } from '#platform/files/pictures.ts';
import { PICTURE_SIZE } from '#platform/web/shared-page.ts';
import { inProcess } from '#platform/untrusted/in-process.ts';
import { LimitReached } from '#platform/untrusted/task.ts';
import type { World } from '#world.ts';
import { readPublicContent } from '../content/content.read-model.ts';
import { drawCard } from './draw-card.ts';
import { pictureKeyOf } from './describe-public-item.ts';

const PAPER = '#fbf9f5';

/** The picture beside a link to a public item, in the size that networks show. Drawn once, then kept. */
export async function drawPicture(
  world: Pick<World, 'db' | 'files'>,
  of: { orgId: string; contentId: string },
): Promise<Buffer | Readable> {
  const { orgId, contentId } = of;
  const row = await inOrganization(world.db, orgId, (scope) => readPublicContent(scope, contentId));
  if (!row) throw new AppError('not_found');
  const source = pictureKeyOf(row);
  const name = createHash('sha256')
    .update(source ?? `card ${contentId}`)
    .digest('hex')
    .slice(0, 40);
  const key = `share/${orgId}/${name}.jpg`;
  const kept = await world.files.find(key);
  if (kept) return kept.open();
  const stored = source === null ? null : await world.files.find(source);
  const picture =
    (stored && (await toCard(await buffer(await stored.open())))) ?? (await toCard(Buffer.from(drawCard(contentId))));
  if (!picture) throw new AppError('not_found');
  await world.files.put(key, picture, 'image/jpeg');
  return picture;
}

/** Null where an author's picture cannot be drawn within the limits. */
async function toCard(picture: Buffer): Promise<Buffer | null> {
  try {
    const card = await inProcess(pictureTask('toCard'), { picture, ...PICTURE_SIZE, background: PAPER });
    return card && Buffer.from(card);
  } catch (error) {
    if (error instanceof LimitReached) return null;
    throw error;
  }
}
