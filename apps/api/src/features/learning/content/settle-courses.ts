import type { Award } from '@snapwell/contract/gamification/award.schemas';
import { findCompletedWith } from '#features/catalogue/index.ts';
import { awardPoints } from '#features/gamification/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';

/** Courses that end with this item: each is paid once, and counts for a badge where it pays nothing. */
export async function settleCourses(
  scope: OrganizationScope,
  world: Pick<World, 'live'>,
  { uid, now: at, contentId }: { uid: string; now: Date; contentId: string | null },
): Promise<Award[]> {
  if (contentId === null) return [];
  const { courses } = await findCompletedWith(scope, { uid, contentId });
  const awards: Award[] = [];
  for (const { id } of courses) {
    const award = await awardPoints(scope, world, { uid, at, source: 'course', sourceId: id });
    if (award) awards.push(award);
  }
  return awards;
}
