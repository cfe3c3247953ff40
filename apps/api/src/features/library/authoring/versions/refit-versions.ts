import type { DraftBody } from '@snapwell/contract/library/authoring.schemas';
import { carryBody } from '@snapwell/contract/library/language-versions/version-texts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { archiveVersions, saveVersions } from '#features/library/import/versions.repository.ts';
import { type ItemDraft, type VersionDraft, versionKey } from '#features/library/read/draft.ts';
import type { ItemPlace } from '#features/library/read/read-item.ts';
import type { StoredItem } from '../open-item.ts';
import { readAsVersionFile } from './read-version-file.ts';
import { saysElse, textOfVersion } from './version-text.ts';
import { listVersions, type VersionRow } from './versions.repository.ts';

/** A version after its original was changed; `fitted` is null where the original says something that it does not. */
interface Refit {
  readonly row: VersionRow;
  readonly fitted: VersionDraft | null;
}

/**
 * The versions of an item that is about to be published, built as the item is then: what was moved moves, what went
 * goes, numbers and keys of answers follow.
 */
export async function refitVersions(
  rows: readonly VersionRow[],
  { kind, published }: Pick<StoredItem, 'kind' | 'published'>,
  { place, item }: { readonly place: ItemPlace; readonly item: ItemDraft },
): Promise<Refit[]> {
  return Promise.all(
    rows.map(async (row): Promise<Refit> => {
      const text = textOfVersion(row);
      const body = carryBody(kind, { now: item.body as object, was: published!.body, version: text.body });
      const file = { source: row.source, text };
      const written = { place, original: item.body, file, text: { ...text, body } };
      const { version } = await readAsVersionFile(written);
      const { language } = row;
      return { row, fitted: version && { kind: 'content', id: place.id, language, ...version } };
    }),
  );
}

/** Shown versions of an item. */
export async function listShownVersions(scope: OrganizationScope, itemId: string): Promise<VersionRow[]> {
  const rows = await listVersions(scope, itemId);
  return rows.flatMap(({ row }) => (row.archivedAt ? [] : row));
}

interface Change {
  readonly published: StoredItem['published'];
  readonly item: ItemDraft;
  readonly at: Date;
}

/** Writes versions as they fit the new original; one that does not, or was changed meanwhile, is taken from readers. */
export async function saveRefits(
  scope: OrganizationScope,
  refits: readonly Refit[],
  { published, item, at }: Change,
): Promise<void> {
  if (published === null) return;
  const { kind, title, summary = '', body } = item;
  const now = { head: { ...published.head, title, summary }, body: body as DraftBody };
  const isElse = saysElse(kind, now, published);
  const current = new Map((await listShownVersions(scope, item.id)).map((row) => [row.language, row]));
  for (const { row, fitted } of refits) {
    const isSame = current.get(row.language)?.fingerprint === row.fingerprint;
    if (!fitted || !isSame) await archiveVersions(scope, [versionKey(row)], at);
    // A version is as old as its words: one that was not looked at since the original said something else is stale.
    else await saveVersions(scope, [fitted], isElse ? row.changedAt : at);
  }
}
