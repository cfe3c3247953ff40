export { awardPoints, awardTogether, type Gain } from './award-points.ts';
export { compactRanks, sweepRanks } from './compact-ranks.ts';
export { closeGreeting } from './gamification.repository.ts';
export { importHistory, type PersonHistory } from './import-history.ts';
export { type MemberCalendar, plainCalendar } from './member-calendar.ts';
export { type Earning } from './points.ts';
export { setRanked } from './rank.repository.ts';
export { readStanding } from './read-standing.ts';
export { recordVisit } from './record-visit.ts';
