/** For the jobs, the commands and the sample organizations: brings the daily roll-ups up to date, or makes them anew. */
export { listRolledUp, rebuild as rebuildRollUps, rollUp, rollUpAll } from './roll-ups/roll-up.ts';
/** For the jobs: roll-ups, and the panels that are kept for whoever comes. */
export { updateInsights } from './panels/cached-panels.ts';
/** For the jobs: takes away what browsers told of long ago. */
export { sweepEvents } from './events/sweep-events.ts';
/** For the jobs: the mail of the week, and alerts. */
export { queueReports, sendReports } from './reports/send-reports.ts';
