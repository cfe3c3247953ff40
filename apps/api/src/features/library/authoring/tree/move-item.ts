import { AppError } from '#platform/http/app-error.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { assetPathOf } from '#features/library/read/read-item.ts';
import type { ItemRow } from '../drafts.repository.ts';
import { baseOf, marksOf, textOfItem } from '../item-text.ts';
import { writeItemFile } from '../source-text.ts';
import { type ChapterPlace, deleteUnnamedAssets, findAssets, insertAssets, updateItem } from '../tree.repository.ts';
import { listVersions, updateVersionMedia } from '../versions/versions.repository.ts';

/** Puts an item of the library into another place, with the files that it and its versions name. */
export async function moveItem(scope: OrganizationScope, item: ItemRow, place: ChapterPlace & { position: number }) {
  const next = { ...item, ...place };
  const base = baseOf(place);
  const isSameFolder = base === baseOf(item);
  const inFolder = (named: Record<string, string>) =>
    isSameFolder ? named : Object.fromEntries(Object.keys(named).map((name) => [name, assetPathOf(base, name)]));
  const media = inFolder(item.media);
  const { head } = textOfItem(item);
  const cover = isSameFolder ? item.cover : head.cover && assetPathOf(base, head.cover);
  // What has no file of its own yet gets one: the import compares files.
  const source = item.source ?? writeItemFile(item.kind, { ...textOfItem(item), status: item.status });
  const versions = isSameFolder ? [] : (await listVersions(scope, item.id)).map(({ row }) => row);
  const named = { media: Object.assign({}, ...versions.map((row) => row.media), item.media), cover: item.cover };
  if (!isSameFolder) await moveFiles(scope, named, { media: inFolder(named.media), cover });
  await updateItem(scope, item.id, { ...place, media, cover, ...marksOf(next, source) });
  for (const row of versions) await updateVersionMedia(scope, row, inFolder(row.media));
  if (!isSameFolder) await deleteUnnamedAssets(scope, pathsOf(named));
}

type NamedFiles = Pick<ItemRow, 'media' | 'cover'>;

const pathsOf = ({ media, cover }: NamedFiles) => [...new Set([...Object.values(media), ...(cover ? [cover] : [])])];

async function moveFiles(scope: OrganizationScope, item: NamedFiles, to: NamedFiles) {
  const target = new Map([
    ...Object.entries(item.media).map(([name, path]) => [path, to.media[name]!] as const),
    ...(item.cover && to.cover ? [[item.cover, to.cover] as const] : []),
  ]);
  const files = await findAssets(scope, [...target.keys()]);
  const there = new Map((await findAssets(scope, [...target.values()])).map((row) => [row.path, row]));
  const clash = files.some(({ path, sha256 }) => {
    const other = there.get(target.get(path)!);
    return other !== undefined && other.sha256 !== sha256;
  });
  if (clash) throw new AppError('media_name_taken');
  await insertAssets(
    scope,
    files.map((file) => ({ ...file, path: target.get(file.path)! })),
  );
}
