/** The quizzes somebody took, the one taken last first (spec §3: `quiz_overview`). */
export { readQuizOverview } from './insight/overview.read-model.ts';
/** A past brought in as a whole: for sample data. */
export { importPastAttempts, type PastOutcome } from './past/import-past-attempts.ts';
/** Today's five minutes, for the home screen. */
export { presentDailySet } from './daily/get-daily-set.ts';
/** Follows whatever somebody finishes: it may have been the last step of their set of today. */
export { settleDailySet } from './daily/settle-daily-set.ts';
/** For the jobs: attempts whose time is up although nobody came back. */
export { endOverdueAttempt, queueOverdueAttempts } from './attempts/finish-attempt.ts';
/** What a member is being asked right now, and what became of what they were asked: for the assistant. */
export { listOpenQuestions, type OpenQuestions } from './attempts/list-open-questions.ts';
/** Who takes a quiz or plays a simulation: a member, or a stranger's device. */
export { asDevice, asMember, type AttemptOwner } from './attempts/state/attempt-owner.ts';
export { readResults } from './attempts/read-results.ts';
