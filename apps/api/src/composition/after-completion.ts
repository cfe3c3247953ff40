import type { Award } from '@snapwell/contract/gamification/award.schemas';
import { settleAssignments } from '#features/assignments/index.ts';
import { settleCertificates } from '#features/certificates/index.ts';
import { settleCourses } from '#features/learning/index.ts';
import { settleDailySet } from '#features/quizzes/index.ts';
import type { AfterCompletion } from '../world.ts';

/** Everything that may be finished by finishing something else, in the order in which it is told. */
const followers: readonly Follower[] = [settleDailySet, settleCourses, settleCertificates, settleAssignments];

type Follower = (...input: Parameters<AfterCompletion>) => Promise<readonly Award[]>;

export const afterCompletion: AfterCompletion = async (scope, world, finished) => {
  const awards: Award[] = [];
  for (const follow of followers) awards.push(...(await follow(scope, world, finished)));
  return awards;
};
