import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { assistantIndexes, assistantItems, passages } from '../copilot.tables.ts';
import type { IndexedPassage } from './pieces/with-expected.ts';

export interface IndexState {
  readonly libraryVersion: number;
  readonly version: number;
}

export async function readIndexState({ tx, orgId }: OrganizationScope): Promise<IndexState> {
  const [row] = await tx.select().from(assistantIndexes).where(eq(assistantIndexes.orgId, orgId));
  return { libraryVersion: row?.libraryVersion ?? 0, version: row?.version ?? 0 };
}

/** How far every organization's index is. `tx` must be one of `acrossOrganizations`. */
export async function listIndexes(tx: Transaction): Promise<Map<string, IndexState>> {
  const rows = await tx.select().from(assistantIndexes);
  return new Map(rows.map(({ orgId, ...state }) => [orgId, state]));
}

/**
 * Goes up when items are cut in another way: then what was cut before is cut anew. It stands before the mark of every
 * item in the index.
 */
const CUT = 'v7:';

/** What stands in the index of an item with this mark. */
export const fingerprintOf = (mark: string): string => `${CUT}${mark}`;

/** The organizations with items that were cut in an older way. `tx` must be one of `acrossOrganizations`. */
export async function listCutBefore(tx: Transaction): Promise<string[]> {
  const rows = await tx.selectDistinct({ orgId: assistantItems.orgId }).from(assistantItems).where(isCutBefore);
  return rows.map(({ orgId }) => orgId);
}

export async function hasCutBefore({ tx, orgId }: OrganizationScope): Promise<boolean> {
  const rows = await tx
    .select({ id: assistantItems.contentId })
    .from(assistantItems)
    .where(and(eq(assistantItems.orgId, orgId), isCutBefore))
    .limit(1);
  return rows.length > 0;
}

const isCutBefore = sql`${assistantItems.fingerprint} <> '' and not starts_with(${assistantItems.fingerprint}, ${CUT})`;

/** The organizations with items whose passages have no meaning yet. `tx` must be one of `acrossOrganizations`. */
export async function listWithoutMeaning(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ orgId: assistantItems.orgId })
    .from(assistantItems)
    .where(sql`not is_embedded`);
  return rows.map(({ orgId }) => orgId);
}

/** Takes the index to its next version and answers which that is. */
export async function growIndex({ tx, orgId }: OrganizationScope): Promise<number> {
  const [row] = await tx
    .insert(assistantIndexes)
    .values({ orgId, version: 1 })
    .onConflictDoUpdate({ target: assistantIndexes.orgId, set: { version: sql`assistant_indexes.version + 1` } })
    .returning({ version: assistantIndexes.version });
  return row!.version;
}

/** Everything up to this version of the library is in the index. */
export async function saveLibraryVersion({ tx, orgId }: OrganizationScope, libraryVersion: number): Promise<void> {
  await tx
    .insert(assistantIndexes)
    .values({ orgId, libraryVersion })
    .onConflictDoUpdate({ target: assistantIndexes.orgId, set: { libraryVersion } });
}

export async function listIndexed({ tx, orgId }: OrganizationScope): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: assistantItems.contentId, mark: assistantItems.fingerprint })
    .from(assistantItems)
    .where(and(eq(assistantItems.orgId, orgId), sql`${assistantItems.fingerprint} <> ''`));
  // One that was cut in an older way is like one that has changed.
  return new Map(rows.map(({ id, mark }) => [id, mark.startsWith(CUT) ? mark.slice(CUT.length) : '']));
}

interface CutItem {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly kind: ContentKind;
  readonly mark: string;
  readonly passages: readonly IndexedPassage[];
}

/** Puts the passages of items in place of those that were there. */
export async function saveCuts(
  { tx, orgId }: OrganizationScope,
  items: readonly CutItem[],
  indexVersion: number,
): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map(({ id, version, title, kind, mark }) => ({
    orgId,
    contentId: id,
    contentVersion: version,
    title,
    kind,
    fingerprint: fingerprintOf(mark),
    indexVersion,
    isEmbedded: false,
  }));
  await tx
    .insert(assistantItems)
    .values(rows)
    .onConflictDoUpdate({
      target: [assistantItems.orgId, assistantItems.contentId],
      set: {
        contentVersion: sql`excluded.content_version`,
        title: sql`excluded.title`,
        kind: sql`excluded.kind`,
        fingerprint: sql`excluded.fingerprint`,
        indexVersion: sql`excluded.index_version`,
        isEmbedded: sql`excluded.is_embedded`,
      },
    });
  const ids = items.map(({ id }) => id);
  await tx.delete(passages).where(and(eq(passages.orgId, orgId), inArray(passages.contentId, ids)));
  const cuts = items.flatMap(({ id, passages: own }) => own.map((passage) => ({ ...passage, orgId, contentId: id })));
  for (let start = 0; start < cuts.length; start += 500)
    await tx.insert(passages).values(cuts.slice(start, start + 500));
}

/** Items that are no longer in the library keep an empty row, so that every process hears that they are gone. */
export async function dropItems(
  { tx, orgId }: OrganizationScope,
  ids: readonly string[],
  indexVersion: number,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(passages).where(and(eq(passages.orgId, orgId), inArray(passages.contentId, [...ids])));
  await tx
    .update(assistantItems)
    .set({ fingerprint: '', indexVersion, isEmbedded: true })
    .where(and(eq(assistantItems.orgId, orgId), inArray(assistantItems.contentId, [...ids])));
}

/** Items whose passages have no meaning yet. */
export async function listItemsWithoutMeaning(
  { tx, orgId }: OrganizationScope,
  limit: number,
): Promise<{ id: string; title: string }[]> {
  return (
    tx
      .select({ id: assistantItems.contentId, title: assistantItems.title })
      .from(assistantItems)
      .where(and(eq(assistantItems.orgId, orgId), sql`not is_embedded`))
      // In no order: processes that do this at the same time hardly do the same items.
      .orderBy(sql`random()`)
      .limit(limit)
  );
}

export async function listPassagesWithoutMeaning({ tx, orgId }: OrganizationScope, contentId: string) {
  return tx
    .select({
      position: passages.position,
      heading: passages.heading,
      text: passages.text,
      answeredAt: passages.answeredAt,
    })
    .from(passages)
    .where(and(eq(passages.orgId, orgId), eq(passages.contentId, contentId), isNull(passages.embedding)))
    .orderBy(asc(passages.position));
}

/** Writes meanings down; a passage whose text has changed since is left alone. */
export async function saveMeanings(
  { tx, orgId }: OrganizationScope,
  contentId: string,
  vectors: readonly { position: number; text: string; vector: Int8Array }[],
) {
  for (const { position, text, vector } of vectors)
    await tx
      .update(passages)
      .set({ embedding: Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength) })
      .where(
        and(
          eq(passages.orgId, orgId),
          eq(passages.contentId, contentId),
          eq(passages.position, position),
          eq(passages.text, text),
        ),
      );
}

/** The item has the meanings of all its passages, from this version of the index on. */
export async function saveEmbedding(
  { tx, orgId }: OrganizationScope,
  contentId: string,
  indexVersion: number,
): Promise<void> {
  const isWhole = sql`not exists (select from ${passages} p where p.org_id = ${orgId} and p.content_id = ${contentId} and p.embedding is null)`;
  await tx
    .update(assistantItems)
    .set({ isEmbedded: true, indexVersion })
    .where(and(eq(assistantItems.orgId, orgId), eq(assistantItems.contentId, contentId), isWhole));
}

/** The items of the index that changed after one of its versions. */
export function listChanged({ tx, orgId }: OrganizationScope, after: number) {
  return tx
    .select({ id: assistantItems.contentId, title: assistantItems.title, kind: assistantItems.kind })
    .from(assistantItems)
    .where(and(eq(assistantItems.orgId, orgId), gt(assistantItems.indexVersion, after)));
}

export type PassageRow = Pick<
  typeof passages.$inferSelect,
  'contentId' | 'position' | 'heading' | 'text' | 'embedding' | 'answeredAt'
>;

/** The passages of some items that may be found, by item, with the questions that they answer. */
export async function readPassages(
  { tx, orgId }: OrganizationScope,
  contentIds: readonly string[],
): Promise<Map<string, PassageRow[]>> {
  const rows = await tx
    .select({
      contentId: passages.contentId,
      position: passages.position,
      heading: passages.heading,
      text: passages.text,
      embedding: passages.embedding,
      answeredAt: passages.answeredAt,
    })
    .from(passages)
    .where(and(eq(passages.orgId, orgId), inArray(passages.contentId, [...contentIds]), eq(passages.isHidden, false)))
    .orderBy(asc(passages.contentId), asc(passages.position));
  return Map.groupBy(rows, ({ contentId }) => contentId);
}

/** Where passages stand, to link to them. */
export async function findItemPassages({ tx, orgId }: OrganizationScope, contentId: string) {
  return tx
    .select({
      position: passages.position,
      heading: passages.heading,
      text: passages.text,
      paragraph: passages.paragraph,
      seconds: passages.seconds,
      isHidden: passages.isHidden,
    })
    .from(passages)
    .where(and(eq(passages.orgId, orgId), eq(passages.contentId, contentId), isNull(passages.answeredAt)))
    .orderBy(asc(passages.position));
}

/** How many published items are in the index, and how many of them have their meaning computed. */
export async function countIndexed({ tx, orgId }: OrganizationScope): Promise<{ items: number; withMeaning: number }> {
  const [row] = await tx
    .select({ items: sql<number>`count(*)::int`, withMeaning: sql<number>`(count(*) filter (where is_embedded))::int` })
    .from(assistantItems)
    .where(and(eq(assistantItems.orgId, orgId), sql`${assistantItems.fingerprint} <> ''`));
  return row!;
}
