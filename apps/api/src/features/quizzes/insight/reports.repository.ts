import type { OrganizationScope } from '#platform/database/transaction.ts';
import { questionReports } from '../quizzes.tables.ts';

export async function insertReport(
  { tx, orgId }: OrganizationScope,
  report: Omit<typeof questionReports.$inferInsert, 'orgId'>,
): Promise<void> {
  await tx.insert(questionReports).values({ ...report, orgId });
}
