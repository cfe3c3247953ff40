import type { Skill } from '#features/copilot/request/skill-input.ts';
import { explainMissed } from '#features/copilot/skills/quiz/explain-missed.ts';
import { sayAssigned, sayCertificates } from '#features/copilot/skills/record/say-asked.ts';
import { sayMissed } from '#features/copilot/skills/record/quizzes/missed/say-missed.ts';
import { sayBadges, sayFreezes, sayReviewsDue } from '#features/copilot/skills/record/say-more-record.ts';
import { sayLastCompleted } from '#features/copilot/skills/record/progress/say-last-completed.ts';
import { sayTime } from '#features/copilot/skills/record/days/say-time.ts';
import { sayWeeks } from '#features/copilot/skills/record/days/say-weeks.ts';
import { sayQuizResults } from '#features/copilot/skills/record/quizzes/say-quiz-results.ts';
import { sayPoints, sayRank, sayStreak, showNext } from '#features/copilot/skills/record/say-record.ts';
import { sayProgress } from '#features/copilot/skills/record/progress/say-progress.ts';

/** What can be asked of the own record by name. */
export const recordNames = [
  'points',
  'streak',
  'freezes',
  'rank',
  'badges',
  'progress',
  'quiz_results',
  'missed',
  'last_completed',
  'next',
  'due',
  'time',
  'weeks',
  'certificates',
  'assigned',
] as const;

export const recordSkills: Readonly<Record<(typeof recordNames)[number] | 'explain_missed', Skill>> = {
  points: sayPoints,
  streak: sayStreak,
  freezes: sayFreezes,
  rank: sayRank,
  badges: sayBadges,
  progress: sayProgress,
  quiz_results: sayQuizResults,
  missed: sayMissed,
  explain_missed: explainMissed,
  last_completed: sayLastCompleted,
  next: showNext,
  due: sayReviewsDue,
  time: sayTime,
  weeks: sayWeeks,
  certificates: sayCertificates,
  assigned: sayAssigned,
};
