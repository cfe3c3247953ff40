/** What follows when somebody has finished something. */
export { settleAssignments } from './settle-assignments.ts';
/** For the timers. */
export { followAssignments, queueAssignments } from './follow-assignments.ts';
/** For the sample organizations. */
export { followAssignment } from './follow-assignments.ts';
export { insertAssignment } from './assignments.repository.ts';
