/** Points: awards travel in `awards` of the response; there are none when the thing was paid before. */
export { awardPoints, awardTogether, type AwardInput } from './award-points.ts';
export { settle, type SettleWorld } from './settle.ts';
/** To which moment a report that came late belongs. */
export { creditedMoment } from './credited-moment.ts';
export { findRules } from './gamification.repository.ts';
/** One request of a person after the other, to the end of the transaction. */
export { lockMember } from './lock-member-ledger.ts';
export { closeGreeting } from './close-greeting.ts';
/** A past brought in as a whole. */
export { importHistory, type PersonHistory } from './import-history.ts';
export { type MemberCalendar, plainCalendar } from './member-calendar.ts';
export { type Earning, priceOf } from './points.ts';
/** The first visit of a day, the greeting it opens, and what a person holds. */
export { openStanding } from './open-standing.ts';
export { recordVisit } from './record-visit.ts';
export { readStanding } from './read-standing.ts';
export { readPoints } from './standing.read-model.ts';
/** What decides about a member's day, read once for whoever needs a part of it. */
export { type MemberFrame, readMemberFrame } from './member-frame.read-model.ts';
/** The week's ranking around somebody, for the home screen. */
export { readWeekRanking } from './read-leaderboard.ts';
/** For those who end and renew memberships. */
export { setRanked } from './set-ranked.ts';
/** Calendar days as streaks and leaderboards count them. */
export { addDays, type Day, type DayClock, dayOf, startOfDay } from './days.ts';
export { readCalendar } from './read-calendar.ts';
/** For the timers and the commands. */
export { sendReminders } from './reminders/send-reminders.ts';
export { compactRanks, sweepRanks } from './compact-ranks.ts';
export { listLedgers, rebuildLedger, verifyLedger } from './verify-ledger.ts';
