import { findCompletedWith } from '#features/catalogue/index.ts';
import { logActivity } from '#platform/observing/activity-log.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';

/** Writes down the module and the courses whose last open item was just completed. */
export async function logWhatIsComplete(
  scope: OrganizationScope,
  { uid, contentId, at }: { uid: string; contentId: string; at: Date },
): Promise<void> {
  const { module, courses } = await findCompletedWith(scope, { uid, contentId });
  if (!module) return;
  const facts = { module_id: module.id, title: module.title };
  await logActivity(scope, { uid, type: 'module_completed', facts, at });
  for (const { id, title } of courses)
    await logActivity(scope, { uid, type: 'course_completed', facts: { course_id: id, title }, at });
}
