import type { UploadStart } from '@snapwell/contract/library/uploads/uploads.schemas';
import type { AddedMedia } from '@snapwell/contract/library/authoring.schemas';
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { mediaUploads } from '#features/library/library.tables.ts';

export type UploadRow = typeof mediaUploads.$inferSelect;

/** Whose upload, of what. */
export interface UploadOf {
  readonly contentId: string;
  readonly startedBy: string;
  readonly id: string;
}

const isUpload = (orgId: string, { contentId, startedBy, id }: UploadOf) =>
  and(
    eq(mediaUploads.orgId, orgId),
    eq(mediaUploads.contentId, contentId),
    eq(mediaUploads.startedBy, startedBy),
    eq(mediaUploads.id, id),
  );

/** Room for uploads is given out one at a time. */
export async function lockUploads({ tx, orgId }: OrganizationScope): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads/${orgId}`}, 0))`);
}

/** Those of the organization that are under way, the longest untouched first. */
export function listOpenUploads({ tx, orgId }: OrganizationScope): Promise<UploadRow[]> {
  return tx
    .select()
    .from(mediaUploads)
    .where(and(eq(mediaUploads.orgId, orgId), isNull(mediaUploads.added)))
    .orderBy(asc(mediaUploads.touchedAt));
}

export async function insertUpload(
  { tx, orgId }: OrganizationScope,
  upload: UploadStart & UploadOf & { readonly touchedAt: Date },
): Promise<UploadRow> {
  const [row] = await tx
    .insert(mediaUploads)
    .values({ ...upload, orgId })
    .returning();
  return row!;
}

export async function findUpload({ tx, orgId }: OrganizationScope, upload: UploadOf): Promise<UploadRow | null> {
  const [row = null] = await tx.select().from(mediaUploads).where(isUpload(orgId, upload));
  return row;
}

/** The same, taken for this transaction. */
export async function lockUpload({ tx, orgId }: OrganizationScope, upload: UploadOf): Promise<UploadRow | null> {
  const [row = null] = await tx.select().from(mediaUploads).where(isUpload(orgId, upload)).for('update');
  return row;
}

interface UploadChange {
  readonly received?: number;
  readonly parts?: string[];
  readonly touchedAt?: Date;
  readonly finishingAt?: Date | null;
  readonly added?: AddedMedia;
}

export async function updateUpload(
  { tx, orgId }: OrganizationScope,
  id: string,
  change: UploadChange,
): Promise<UploadRow> {
  const [row] = await tx
    .update(mediaUploads)
    .set(change)
    .where(and(eq(mediaUploads.orgId, orgId), eq(mediaUploads.id, id)))
    .returning();
  return row!;
}

/** Forgets an upload; answers the keys of its parts. */
export async function deleteUpload({ tx, orgId }: OrganizationScope, id: string): Promise<string[]> {
  const rows = await tx
    .delete(mediaUploads)
    .where(and(eq(mediaUploads.orgId, orgId), eq(mediaUploads.id, id)))
    .returning({ parts: mediaUploads.parts });
  return rows.flatMap(({ parts }) => parts);
}

/** Forgets what nobody has touched since; answers the keys of the parts. `tx` is one of `acrossOrganizations`. */
export async function deleteUploadsBefore(tx: Transaction, before: Date): Promise<string[]> {
  const rows = await tx
    .delete(mediaUploads)
    .where(lt(mediaUploads.touchedAt, before))
    .returning({ parts: mediaUploads.parts });
  return rows.flatMap(({ parts }) => parts);
}
