import { searchWords } from '#adapters/passage-search/words.ts';
import type { RequestContext } from '#features/copilot/request/request-context.ts';
import type { Skill } from '#features/copilot/request/skill-input.ts';
import { sayAssigned, sayCertificates } from '#features/copilot/skills/record/say-asked.ts';
import { sayMissed } from '#features/copilot/skills/record/quizzes/missed/say-missed.ts';
import { sayBadges, sayFreezes, sayReviewsDue } from '#features/copilot/skills/record/say-more-record.ts';
import { sayLastCompleted } from '#features/copilot/skills/record/progress/say-last-completed.ts';
import { sayTime } from '#features/copilot/skills/record/days/say-time.ts';
import { sayWeeks } from '#features/copilot/skills/record/days/say-weeks.ts';
import { sayProgress } from '#features/copilot/skills/record/progress/say-progress.ts';
import { sayQuizResults } from '#features/copilot/skills/record/quizzes/say-quiz-results.ts';
import { sayPoints, sayRank, sayStreak, showNext } from '#features/copilot/skills/record/say-record.ts';
import type { RecordAspect } from './read-own-record.ts';

/** What tells each part of the own record. */
export const recordSkills: Readonly<Record<RecordAspect, Skill>> = {
  freezes: sayFreezes,
  badges: sayBadges,
  certificates: sayCertificates,
  streak: sayStreak,
  weeks: sayWeeks,
  time: sayTime,
  missed: sayMissed,
  assigned: sayAssigned,
  reviews_due: sayReviewsDue,
  quiz_results: sayQuizResults,
  rank: sayRank,
  points: sayPoints,
  whats_next: showNext,
  last_completed: sayLastCompleted,
  progress: sayProgress,
};

/** The words of what one has results in: modules and quizzes, and where answers are asked for, lessons as well. */
export function titleWords({ tree }: Pick<RequestContext, 'tree'>, aspect: RecordAspect): ReadonlySet<string> {
  const items = [...tree.itemById.values()].filter(({ type }) => type === 'quiz' || aspect === 'missed');
  return new Set([...tree.modules, ...items].flatMap(({ title }) => searchWords(title)));
}
