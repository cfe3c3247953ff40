import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { AppError } from '#platform/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { PICTURE_SIZE } from '#platform/shared-page.ts';
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
  const picture = await sharp(stored ? await buffer(await stored.open()) : Buffer.from(drawCard(contentId)))
    .resize({ ...PICTURE_SIZE, fit: 'cover', position: 'attention' })
    .flatten({ background: PAPER })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  await world.files.put(key, picture, 'image/jpeg');
  return picture;
}
