export { awardPoints, awardTogether, type Gain } from './award-points.ts';
export { compactRanks, sweepRanks } from './compact-ranks.ts';
export { closeGreeting } from './gamification.repository.ts';
export { dayOf } from './days.ts';
export { type MemberCalendar } from './member-calendar.ts';
export { type Earning } from './points.ts';
export { setRanked } from './rank.repository.ts';
export { readStanding } from './read-standing.ts';
export { recordVisit } from './record-visit.ts';
