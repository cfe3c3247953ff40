import { progress } from '#features/catalogue/index.ts';
import type { CertificateQuery } from '@snapwell/contract/learning/certificates/certificates.schemas';
import { and, asc, count, desc, eq, gt, gte, ilike, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { memberships, organizations } from '#features/organizations/index.ts';
import { users } from '#features/identity/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { certificates, certificateSettings } from './certificates.tables.ts';

export type CertificateRow = typeof certificates.$inferSelect;
export type SettingsRow = typeof certificateSettings.$inferSelect;

export interface TargetKey {
  readonly targetType: 'course' | 'module';
  readonly targetId: string;
}

export function listSettings({ tx, orgId }: OrganizationScope): Promise<SettingsRow[]> {
  return tx.select().from(certificateSettings).where(eq(certificateSettings.orgId, orgId));
}

/** A signature that is not named stays. */
export async function saveSettings(
  { tx, orgId }: OrganizationScope,
  row: Omit<typeof certificateSettings.$inferInsert, 'orgId'>,
): Promise<void> {
  await tx
    .insert(certificateSettings)
    .values({ ...row, orgId })
    .onConflictDoUpdate({
      target: [certificateSettings.orgId, certificateSettings.targetType, certificateSettings.targetId],
      set: row,
    });
}

const ofTarget = (orgId: string, { uid, targetType, targetId }: TargetKey & { uid: string }) =>
  and(
    eq(certificates.orgId, orgId),
    eq(certificates.uid, uid),
    eq(certificates.targetType, targetType),
    eq(certificates.targetId, targetId),
  );

/** The latest that somebody was given for it, whatever became of it. */
export async function findLatest({ tx, orgId }: OrganizationScope, of: TargetKey & { uid: string }) {
  const [row] = await tx
    .select()
    .from(certificates)
    .where(ofTarget(orgId, of))
    .orderBy(desc(certificates.issuedAt), desc(certificates.statusIndex))
    .limit(1);
  return row ?? null;
}

/** Null when they hold a current one already. */
export async function insertCertificate(
  { tx, orgId }: OrganizationScope,
  row: Omit<typeof certificates.$inferInsert, 'orgId'>,
): Promise<CertificateRow | null> {
  const [inserted] = await tx
    .insert(certificates)
    .values({ ...row, orgId })
    .onConflictDoNothing()
    .returning();
  return inserted ?? null;
}

/** From now on finishing the thing again gives a new one. */
export async function markReopened(
  { tx, orgId }: OrganizationScope,
  of: TargetKey & { uid: string; at: Date },
): Promise<void> {
  await tx
    .update(certificates)
    .set({ reopenedAt: of.at })
    .where(and(ofTarget(orgId, of), isNull(certificates.reopenedAt)));
}

/** One that is open to be changed in this transaction. */
export async function lockCertificate({ tx, orgId }: OrganizationScope, id: string): Promise<CertificateRow | null> {
  const [row] = await tx
    .select()
    .from(certificates)
    .where(and(eq(certificates.orgId, orgId), eq(certificates.id, id)))
    .for('update');
  return row ?? null;
}

export async function updateCertificate(
  { tx }: { tx: Transaction },
  id: string,
  changes: Partial<CertificateRow>,
): Promise<CertificateRow> {
  const [row] = await tx.update(certificates).set(changes).where(eq(certificates.id, id)).returning();
  return row!;
}

/** What a certificate says now of the organization it came from. */
const withIssuer = { certificate: certificates, logoUrl: organizations.logoUrl };

/** `tx` must be one of `acrossOrganizations`: whoever verifies a number does not know whose it is. */
export async function findAnywhere(tx: Transaction, id: string) {
  const [row] = await tx
    .select(withIssuer)
    .from(certificates)
    .innerJoin(organizations, eq(organizations.id, certificates.orgId))
    .where(eq(certificates.id, id));
  return row ?? null;
}

/** The one that followed on this one, if it counts. */
export async function findNewer({ tx, orgId }: OrganizationScope, row: CertificateRow): Promise<string | null> {
  const [newer] = await tx
    .select({ id: certificates.id })
    .from(certificates)
    .where(and(ofTarget(orgId, row), isNull(certificates.revokedAt), gt(certificates.issuedAt, row.issuedAt)))
    .orderBy(desc(certificates.issuedAt))
    .limit(1);
  return newer?.id ?? null;
}

/** `tx` must be one of `acrossOrganizations`, unless `orgId` is given. */
export function listOfPerson(tx: Transaction, uid: string, orgId?: string) {
  return tx
    .select(withIssuer)
    .from(certificates)
    .innerJoin(organizations, eq(organizations.id, certificates.orgId))
    .where(and(eq(certificates.uid, uid), orgId === undefined ? undefined : eq(certificates.orgId, orgId)))
    .orderBy(desc(certificates.issuedAt), desc(certificates.statusIndex))
    .limit(500);
}

interface Listing extends Pick<CertificateQuery, 'search' | 'state' | 'target_id' | 'limit'> {
  readonly today: string;
  readonly after: readonly [string, string] | undefined;
}

export function listOfOrganization(
  { tx, orgId }: OrganizationScope,
  { search, state, target_id: targetId, limit, today, after }: Listing,
) {
  const at = after && new Date(after[0]);
  return tx
    .select({ ...withIssuer, photoUrl: users.photoUrl })
    .from(certificates)
    .innerJoin(organizations, eq(organizations.id, certificates.orgId))
    .innerJoin(users, eq(users.uid, certificates.uid))
    .where(
      and(
        eq(certificates.orgId, orgId),
        targetId === undefined ? undefined : eq(certificates.targetId, targetId),
        search ? ilike(certificates.holderName, `%${search.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`) : undefined,
        state && stateIs(state, today),
        at && or(lt(certificates.issuedAt, at), and(eq(certificates.issuedAt, at), lt(certificates.id, after[1]))),
      ),
    )
    .orderBy(desc(certificates.issuedAt), desc(certificates.id))
    .limit(limit);
}

function stateIs(state: NonNullable<CertificateQuery['state']>, today: string): SQL | undefined {
  if (state === 'revoked') return sql`${certificates.revokedAt} is not null`;
  const isOver = lt(certificates.validUntil, today);
  return and(isNull(certificates.revokedAt), state === 'expired' ? isOver : sql`coalesce(not ${isOver}, true)`);
}

/** How many valid ones there are of each thing. */
export async function countHeld({ tx, orgId }: OrganizationScope, today: string): Promise<Map<string, number>> {
  const rows = await tx
    .select({ type: certificates.targetType, id: certificates.targetId, held: count() })
    .from(certificates)
    .where(and(eq(certificates.orgId, orgId), stateIs('valid', today)))
    .groupBy(certificates.targetType, certificates.targetId);
  return new Map(rows.map(({ type, id, held }) => [`${type}/${id}`, held]));
}

/** Of members who are here, those whose certificate ends between two days and has no newer one, by month and thing. */
export function countEndings(
  { tx, orgId }: OrganizationScope,
  { from, until, uids }: { from: string; until: string; uids: readonly string[] | null },
) {
  const month = sql<string>`to_char(${certificates.validUntil}, 'YYYY-MM')`;
  return tx
    .select({ month, title: certificates.title, ending: count() })
    .from(certificates)
    .innerJoin(memberships, and(eq(memberships.orgId, certificates.orgId), eq(memberships.uid, certificates.uid)))
    .where(
      and(
        eq(certificates.orgId, orgId),
        isNull(memberships.leftAt),
        isNull(certificates.revokedAt),
        gte(certificates.validUntil, from),
        lte(certificates.validUntil, until),
        uids === null ? undefined : inArray(certificates.uid, [...uids]),
        sql`not exists (select from ${certificates} newer where newer.org_id = ${orgId} and newer.uid = ${certificates.uid}
          and newer.target_type = ${certificates.targetType} and newer.target_id = ${certificates.targetId}
          and newer.revoked_at is null and newer.issued_at > ${certificates.issuedAt})`,
      ),
    )
    .groupBy(month, certificates.title)
    .orderBy(asc(month), desc(count()));
}

/** The places of withdrawn credentials in one part of the status lists. */
export async function listRevoked(
  { tx, orgId }: OrganizationScope,
  { from, until }: { from: number; until: number },
): Promise<number[]> {
  const rows = await tx
    .select({ index: certificates.statusIndex })
    .from(certificates)
    .where(
      and(
        eq(certificates.orgId, orgId),
        sql`${certificates.revokedAt} is not null`,
        gte(certificates.statusIndex, from),
        lt(certificates.statusIndex, until),
      ),
    );
  return rows.map(({ index }) => index);
}

/** The best score of somebody in an item; null for none. */
export async function findBestScore(
  { tx, orgId }: OrganizationScope,
  uid: string,
  contentId: string,
): Promise<number | null> {
  const [row] = await tx
    .select({ score: progress.bestScore })
    .from(progress)
    .where(and(eq(progress.orgId, orgId), eq(progress.uid, uid), eq(progress.contentId, contentId)));
  return row?.score ?? null;
}
