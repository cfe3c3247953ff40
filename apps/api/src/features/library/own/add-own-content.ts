import { createHash } from 'node:crypto';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { contentKinds } from '@snapwell/contract/learning/kinds';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import { insertOwnItem } from './own.repository.ts';

/** A file of a private item that lies in the store already. */
export interface OwnFile {
  /** As the body names it: `media/short.mp4`. */
  readonly name: string;
  readonly key: string;
  readonly contentType: string;
  readonly body: Buffer;
  readonly width?: number;
  readonly height?: number;
}

export interface NewOwnContent {
  readonly uid: string;
  readonly kind: Exclude<ContentKind, 'quiz' | 'simulation'>;
  readonly title: string;
  readonly summary: string;
  readonly minutes: number;
  readonly body: unknown;
  readonly files?: readonly OwnFile[];
  /** The file that stands for the item in lists, by its name in the body. */
  readonly cover?: string;
  readonly at: Date;
}

/**
 * Adds an item that only this member sees: never in the catalogue, the search, the export or what others see. It pays
 * no points, so that making things is no way to earn them. Answers its id.
 */
export async function addOwnContent(
  scope: OrganizationScope,
  { uid, files = [], cover, at, ...given }: NewOwnContent,
): Promise<string> {
  const id = `own-${newId(at)}`;
  const body = contentKinds[given.kind].body.parse(given.body);
  const pathOf = (name: string) => `own/${id}/${name}`;
  await insertOwnItem(
    scope,
    {
      ...given,
      id,
      body,
      ownerUid: uid,
      status: 'published',
      media: Object.fromEntries(files.map(({ name }) => [name, pathOf(name)])),
      cover: cover === undefined ? null : pathOf(cover),
      publishedAt: at,
      createdAt: at,
      updatedAt: at,
    },
    files.map(({ name, key, contentType, body: bytes, width = null, height = null }) => ({
      path: pathOf(name),
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes: bytes.length,
      contentType,
      originalKey: key,
      servedKey: key,
      servedType: contentType,
      width,
      height,
    })),
  );
  return id;
}
