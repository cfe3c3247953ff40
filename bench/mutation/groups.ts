/** Files of rules and the tests that hold them; the tests need no server, so that a mutant costs a moment. */
export interface MutationGroup {
  readonly name: string;
  /** Patterns from the root of the repository; each must name a file. */
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

const API = 'apps/api/src/features';
const WEB = 'apps/web/src/features';

export const groups: readonly MutationGroup[] = [
  {
    name: 'points',
    mutate: [
      `${API}/gamification/**/{streak,days,points,leagues,badges,boards,credited-moment,counted-day}.ts`,
      `${API}/gamification/**/next-reminder.ts`,
    ],
    tests: [
      `${API}/gamification/**/{streak,streak.laws,days,points,leagues,badges,boards,credited-moment,counted-day}.test.ts`,
      `${API}/gamification/**/next-reminder.test.ts`,
    ],
  },
  {
    name: 'questions',
    mutate: [`${API}/quizzes/**/scoring.ts`, 'packages/contract/src/quizzes/{marking,question-rules}/*.ts'],
    tests: [`${API}/quizzes/**/scoring.test.ts`, 'packages/contract/src/quizzes/{marking,question-rules}/*.test.ts'],
  },
  {
    name: 'attempts',
    mutate: [
      `${API}/quizzes/attempts/**/{allowance,attempt-clock,compare-attempts,plan-attempt}.ts`,
      `${API}/quizzes/shuffle.ts`,
      `${API}/quizzes/**/compose-set.ts`,
      `${API}/quizzes/**/{recall,scheduler,arrange-card}.ts`,
    ],
    tests: [
      `${API}/quizzes/attempts/**/{allowance,attempt-clock,compare-attempts,plan-attempt}.test.ts`,
      `${API}/quizzes/**/compose-set.test.ts`,
      `${API}/quizzes/**/{recall,scheduler,arrange-card}.test.ts`,
    ],
  },
  {
    name: 'learning',
    mutate: [`${API}/**/{report-times,learner,tree,dues,search-query,spelling,vocabulary}.ts`],
    tests: [`${API}/**/{report-times,learner,tree,dues,search-query,spelling,vocabulary}.test.ts`],
  },
  {
    name: 'people',
    mutate: [
      `${API}/organizations/**/{inspect-invites,joining,join-codes,organization-ids}.ts`,
      `${API}/identity/**/names.ts`,
      'packages/identity-service/src/**/password-policy.ts',
    ],
    tests: [
      `${API}/organizations/**/{inspect-invites,joining,join-codes,organization-ids}.test.ts`,
      `${API}/identity/**/names.test.ts`,
      'packages/identity-service/src/**/password-policy.test.ts',
    ],
  },
  {
    name: 'web',
    mutate: [
      `${WEB}/quizzes/**/quiz-state.ts`,
      `${WEB}/gamification/**/{board-list,heat-map-days,streak-days,week-points}.ts`,
      `${WEB}/learning/**/watched.ts`,
    ],
    tests: [
      `${WEB}/quizzes/**/quiz-state.test.ts`,
      `${WEB}/gamification/**/{board-list,heat-map-days,streak-days,week-points}.test.ts`,
      `${WEB}/learning/**/watched.test.ts`,
    ],
  },
];
