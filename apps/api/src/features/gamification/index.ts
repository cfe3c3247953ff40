/** Points: awards travel in `awards` of the response; there are none when the thing was paid before. */
export { awardPoints, awardTogether, settle, type SettleWorld } from './ledger/award-points.ts';
/** To which moment a report that came late belongs. */
export { creditedMoment } from './ledger/credited-moment.ts';
export { findRules } from './gamification.repository.ts';
/** One request of a person after the other, to the end of the transaction. */
export { lockMember } from './gamification.repository.ts';
export { closeGreeting } from './live/close-greeting.ts';
/** A past brought in as a whole. */
export { importHistory } from './ledger/import-history.ts';
export { plainCalendar } from './streak/member-calendar.ts';
export { type Earning, priceOf } from './ledger/points.ts';
/** The first visit of a day, the greeting it opens, and what a person holds. */
export { openStanding } from './standing/open-standing.ts';
export { recordVisit } from './standing/record-visit.ts';
export { readLostStreak, readStanding } from './standing/read-standing.ts';
/** The days of somebody with their points. */
export { listCalendarDays } from './standing/list-calendar-days.ts';
/** Every badge, earned or how far somebody is. */
export { listBadges } from './standing/list-badges.ts';
/** Streaks of many people as they stand at a moment, missed days taken into account. */
export { countStreaksAt, findStreaksAt } from './standing/streaks-now.read-model.ts';
export { readPoints } from './standing/standing.read-model.ts';
/** What decides about a member's day, read once for whoever needs a part of it. */
export { type MemberFrame, readMemberFrame } from './standing/member-frame.read-model.ts';
/** The week's ranking around somebody, for the home screen. */
export { readLeaderboard, readWeekRanking } from './standing/read-leaderboard.ts';
/** What somebody earned, by act. */
export { listGains } from './ledger/list-gains.ts';
/** For those who end and renew memberships. */
export { setRanked } from './rank/set-ranked.ts';
/** Calendar days as streaks and leaderboards count them. */
export {
  addDays,
  addMonths,
  type Day,
  type DayClock,
  dayOf,
  daysBetween,
  mondayOf,
  startOfDay,
} from './streak/days.ts';
export { readCalendar } from './streak/read-calendar.ts';
/** What other rules would have paid, for a screen that also knows what the items are. */
export { previewRules } from './preview/preview-rules.ts';
/** For the timers and the commands. */
export { notifyDevices, queueReminders, sendReminders } from './reminders/send-reminders.ts';
export { compactRanks, sweepRanks } from './rank/compact-ranks.ts';
export { listLedgers, rebuildLedger, verifyLedger } from './ledger/verify-ledger.ts';
/** For the joins of read models; nothing above writes to them. */
export { memberStandings, pointsLedger } from './gamification.tables.ts';
