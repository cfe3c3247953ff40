import { and, eq } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { courses } from '../catalogue.tables.ts';

/** Says whether a course gives a certificate, as its file would. */
export async function setCourseCertificate(
  { tx, orgId }: OrganizationScope,
  id: string,
  hasCertificate: boolean,
): Promise<void> {
  await tx
    .update(courses)
    .set({ hasCertificate })
    .where(and(eq(courses.orgId, orgId), eq(courses.id, id)));
}
