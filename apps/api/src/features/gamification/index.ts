export { awardPoints, awardTogether, type Gain } from './award-points.ts';
export { closeGreeting } from './gamification.repository.ts';
export { type MemberCalendar } from './member-calendar.ts';
export { type Earning } from './points.ts';
export { readStanding } from './read-standing.ts';
export { recordVisit } from './record-visit.ts';
