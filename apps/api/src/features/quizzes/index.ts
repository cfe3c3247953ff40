/** The quizzes somebody took, the one taken last first (spec §3: `quiz_overview`). */
export { readQuizOverview } from './insight/overview.read-model.ts';
/** The scores of somebody, attempt by attempt. */
export { listScores } from './insight/scores.read-model.ts';
/** A past brought in as a whole: for sample data. */
export { importPastAttempts, type PastOutcome } from './past/import-past-attempts.ts';
export type { PastReview, PastSitting } from './past/past-memory.ts';
export { importPastSets, type PastSet } from './past/import-past-sets.ts';
export { insertReport } from './insight/reports.repository.ts';
/** Today's five minutes, for the home screen. */
export { getDailySet, presentDailySet } from './daily/get-daily-set.ts';
/** Follows whatever somebody finishes: it may have been the last step of their set of today. */
export { settleDailySet } from './daily/settle-daily-set.ts';
/** For the jobs: attempts whose time is up although nobody came back. */
export { endOverdueAttempt, queueOverdueAttempts } from './attempts/finish-attempt.ts';
/** What a member is being asked right now, and what became of what they were asked: for the assistant. */
export { listOpenQuestions, type OpenQuestions } from './attempts/list-open-questions.ts';
/** Who takes a quiz or plays a simulation: a member, or a stranger's device. */
export { asDevice, asMember, type AttemptOwner } from './attempts/state/attempt-owner.ts';
/** How much of what somebody learned is due to be looked at again. */
export { countDueReviews } from './reviews/get-reviews.ts';
/** What was answered outside of quizzes: wrongly, or since a moment of a conversation. */
export { listAnsweredAfter, listMissedReviews, type ToldAnswer } from './reviews/missed-reviews.ts';
/** The questions to think about in an article, with their answers: they are not marked. */
export { listLessonQuestions, type LessonQuestion } from './reviews/sources/lesson-questions.ts';
/** Cards to be asked in passing, of a lesson and of what is due. */
export { startPractice } from './practice/practise.ts';
/** What was missed in a conversation, among the reviews. */
export { rememberTips } from './reviews/sources/talk-tips.ts';
/** What an author says against an answer. */
export { whyNot } from './reviews/sources/why-not.ts';
export { readResults } from './attempts/read-results.ts';
/** For the joins of read models; nothing above writes to them. */
export { quizAnswers, quizAttempts, reviewLog } from './quizzes.tables.ts';
/** What people are likely to know at a moment, from their review cards. */
export { recallForecast } from './reviews/recall-forecast.repository.ts';
/** Names a question in the form it has: an edited question begins new statistics. */
export { fingerprintOf } from './attempts/marking/fingerprint.ts';
/** The scheduler of reviews, for judging what it predicts. */
export { forgettingCurve, type Memory, retrievabilityOf, review } from './reviews/scheduler.ts';
