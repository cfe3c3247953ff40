import { type Award, award } from '@snapwell/contract/gamification/award.schemas';
import { dispatchProfile } from '#features/profiles/profile-runner.ts';
import { notifyPoints } from '#ui/notify.tsx';

/** Gains that were announced here; the same one may come by an answer and by the live channel. */
const announced = new Set<string>();

/** Lets a gain be seen and heard, once, and adds it to the points in the header. What is no award is ignored. */
export function announceAward(fact: unknown): void {
  const parsed = award.safeParse(fact);
  if (!parsed.success || announced.has(parsed.data.id)) return;
  announced.add(parsed.data.id);
  const { org_id: orgId, points, total } = parsed.data satisfies Award;
  dispatchProfile({ type: 'points-added', orgId, points, total });
  notifyPoints(points);
}
