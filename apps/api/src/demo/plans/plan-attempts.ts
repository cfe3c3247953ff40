import { type LearningStyle, randomFrom, type SampleLearner, type SampleVisit } from './plan-history.ts';

/** A go at a quiz by a sample person. */
export interface SampleAttempt {
  readonly uid: string;
  readonly quizId: string;
  readonly at: Date;
  /** How many of the questions this person knows, from 0 to 1. */
  readonly knowledge: number;
  /** Taken only by whoever has not passed before. */
  readonly onlyIfFailed?: () => number;
}

/** How much people of each style know, from 0 to 1. */
export const KNOWLEDGE: Record<LearningStyle, number> = {
  keen: 0.9,
  steady: 0.82,
  occasional: 0.74,
  lapsed: 0.66,
  newcomer: 0.72,
};
/** How far one quiz is harder than another. */
const QUIZ_SPREAD = 0.12;
/** What reading the lessons first adds to it. */
const READ = 0.3;
/** Who takes a quiz again, how often, and what was learned meanwhile. */
const RETRY_CHANCE = 0.4;
const LEARNED = 0.12;
/** Who has failed looks it up, and comes back on one of the visits after that. */
const COMES_BACK: Record<LearningStyle, number> = { keen: 1, steady: 0.5, occasional: 0, lapsed: 0, newcomer: 0 };
const VISITS_UNTIL_BACK = 2;
const KNOWN_BY_THEN = 0.98;
const MINUTE_MS = 60_000;

/** The quizzes of past visits, each taken when it was come to, and some again on a later visit, better. */
export function planAttempts(
  learners: readonly SampleLearner[],
  visits: readonly SampleVisit[],
  quizIds: ReadonlySet<string>,
): SampleAttempt[] {
  return learners
    .flatMap(({ uid, style }) => [
      ...planOf({ uid, knowledge: KNOWLEDGE[style] }, visits, quizIds),
      ...planReturns({ uid, style }, visits, quizIds),
    ])
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function planOf(
  { uid, knowledge }: { uid: string; knowledge: number },
  visits: readonly SampleVisit[],
  quizIds: ReadonlySet<string>,
): SampleAttempt[] {
  const chance = randomFrom(`${uid} quizzes`);
  const own = visits.filter((visit) => visit.uid === uid);
  return own.flatMap(({ at, finished }, i) =>
    finished.flatMap(({ contentId: quizId, go }, order): SampleAttempt[] => {
      if (!quizIds.has(quizId)) return [];
      const knows = knowledge - QUIZ_SPREAD * randomFrom(quizId)() - (go === 'unprepared' ? READ : 0);
      const first = { uid, quizId, at: new Date(at.getTime() + (order + 1) * 10 * MINUTE_MS), knowledge: knows };
      const later = own[i + 1];
      if (go === 'if_failed')
        return [{ ...first, knowledge: KNOWN_BY_THEN, onlyIfFailed: randomFrom(`${uid} ${quizId} last`) }];
      // Who takes it before reading takes it again behind it.
      if (!later || go === 'unprepared' || chance() > RETRY_CHANCE) return [first];
      return [
        first,
        { uid, quizId, at: new Date(later.at.getTime() + MINUTE_MS), knowledge: Math.min(0.98, knows + LEARNED) },
      ];
    }),
  );
}

/** Goes at quizzes that were failed, until they are passed: twice at most. */
function planReturns(
  { uid, style }: { uid: string; style: LearningStyle },
  visits: readonly SampleVisit[],
  quizIds: ReadonlySet<string>,
): SampleAttempt[] {
  const own = visits.filter((visit) => visit.uid === uid);
  return own.flatMap(({ finished }, i) =>
    finished.flatMap(({ contentId: quizId, go }) => {
      const chance = randomFrom(`${uid} ${quizId} again`);
      if (!quizIds.has(quizId) || go || chance() >= COMES_BACK[style]) return [];
      return own.slice(i + VISITS_UNTIL_BACK, i + VISITS_UNTIL_BACK + 2).map(({ at }) => ({
        uid,
        quizId,
        at: new Date(at.getTime() + 2 * MINUTE_MS),
        knowledge: KNOWN_BY_THEN,
        onlyIfFailed: chance,
      }));
    }),
  );
}
