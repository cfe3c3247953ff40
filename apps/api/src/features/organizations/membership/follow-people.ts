import { followAssignments } from '#composition/job-kinds.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';

/** Has brought up to date soon what follows from who belongs where: whom the assignments ask. */
export const followPeople = (scope: OrganizationScope, at: Date): Promise<void> =>
  enqueue(scope, followAssignments, {}, { at, key: 'follow' });
