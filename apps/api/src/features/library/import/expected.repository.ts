import { and, eq, inArray } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { contentItems, expectedQuestions, modules } from '#features/catalogue/catalogue.tables.ts';
import type { ExpectedDraft } from '../read/draft.ts';

const BATCH = 200;

/** Makes what readers of a module are expected to ask what its file says. */
export async function replaceExpected(
  { tx, orgId }: OrganizationScope,
  moduleId: string,
  expected: readonly ExpectedDraft[],
): Promise<void> {
  const ofModule = tx
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(and(eq(contentItems.orgId, orgId), eq(contentItems.moduleId, moduleId)));
  await tx
    .delete(expectedQuestions)
    .where(and(eq(expectedQuestions.orgId, orgId), inArray(expectedQuestions.contentId, ofModule)));
  const rows = [...Map.groupBy(expected, ({ contentId }) => contentId).values()].flatMap((own) =>
    own.map((entry, position) => ({ ...entry, questions: [...entry.questions], orgId, position })),
  );
  for (let start = 0; start < rows.length; start += BATCH)
    await tx.insert(expectedQuestions).values(rows.slice(start, start + BATCH));
}

/** Makes what readers of one item are expected to ask something else. The file of its module is then written anew. */
export async function saveExpected(
  { tx, orgId }: OrganizationScope,
  contentId: string,
  expected: readonly Omit<ExpectedDraft, 'contentId'>[],
): Promise<void> {
  await tx
    .delete(expectedQuestions)
    .where(and(eq(expectedQuestions.orgId, orgId), eq(expectedQuestions.contentId, contentId)));
  const rows = expected.map((entry, position) => ({
    ...entry,
    questions: [...entry.questions],
    orgId,
    contentId,
    position,
  }));
  if (rows.length > 0) await tx.insert(expectedQuestions).values(rows);
  const ofItem = tx
    .select({ id: contentItems.moduleId })
    .from(contentItems)
    .where(and(eq(contentItems.orgId, orgId), eq(contentItems.id, contentId)));
  await tx
    .update(modules)
    .set({ expectedSource: null })
    .where(and(eq(modules.orgId, orgId), inArray(modules.id, ofItem)));
}
