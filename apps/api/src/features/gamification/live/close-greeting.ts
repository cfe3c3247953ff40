import type { LiveEvent } from '@snapwell/contract/gamification/live.schemas';
import { afterCommit, type OrganizationScope } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { closeLastGreeting } from '../gamification.repository.ts';
import { liveTopic } from './live-topic.ts';

/** The welcome dialog was closed: `is_first_visit_today` is false from now on, and the other devices close theirs. */
export async function closeGreeting(scope: OrganizationScope, world: Pick<World, 'live'>, uid: string): Promise<void> {
  await closeLastGreeting(scope, uid);
  const told: LiveEvent = { type: 'greeting_closed' };
  afterCommit(scope.tx, () => world.live.publish(liveTopic(scope.orgId, uid), told));
}
