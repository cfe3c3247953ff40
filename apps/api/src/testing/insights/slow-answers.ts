import { addDays, type Day, dayOf } from '#features/gamification/index.ts';
import { retrievabilityOf } from '#features/quizzes/reviews/scheduler.ts';
import { distinct, groupsOf, isHere, isIn, type Raw, type SlowQuery, wholeAttempts } from './slow-insights.ts';

interface Fact {
  readonly uid: string;
  readonly day: Day;
  readonly groups: readonly string[];
}

/**
 * What people of the same groups did with the same thing, by the rule of five: day after day, as soon as five people have
 * done so it counts, with that day; today has not ended.
 */
function countInFives<F extends Fact>(facts: readonly F[], nameOf: (fact: F) => string, query: SlowQuery): F[] {
  const { clock, from, to, group, now } = query;
  const today = dayOf(now, clock);
  const counted: F[] = [];
  const over = facts.filter(({ day }) => day < today);
  for (const ofKey of Map.groupBy(over, (fact) => JSON.stringify([nameOf(fact), fact.groups])).values()) {
    let waiting: F[] = [];
    for (const day of [...new Set(ofKey.map((fact) => fact.day))].toSorted()) {
      waiting.push(...ofKey.filter((fact) => fact.day === day));
      if (distinct(waiting.map(({ uid }) => uid)) < 5) continue;
      if (day >= from && day <= to && (group === null || waiting[0]!.groups.includes(group))) counted.push(...waiting);
      waiting = [];
    }
  }
  return counted;
}

/** Answers to questions that count. */
function countedAnswers(raw: Raw, query: SlowQuery) {
  const attempts = new Map(wholeAttempts(raw).map((row) => [row.id, row]));
  const facts = raw.answers
    .filter((row) => attempts.has(row.attemptId) && row.credit !== null)
    .map((row) => {
      const { uid, finishedAt } = attempts.get(row.attemptId)!;
      return { ...row, uid: uid!, day: dayOf(finishedAt!, query.clock), groups: groupsOf(raw, uid!) };
    });
  return countInFives(facts, ({ quizId, questionId, fingerprint }) => `${quizId}/${questionId}/${fingerprint}`, query);
}

/** Items of rubrics, `conversation/item`: how often they were judged, and how often missed. */
export function slowRubric(raw: Raw, query: SlowQuery) {
  const facts = raw.simulations
    .filter((row) => row.uid && row.status === 'finished' && !row.isPractice && row.play === 'conversation')
    .flatMap((row) => {
      const { items } = row.result as { items: { id: string; text: string; is_met: boolean }[] };
      const [uid, day] = [row.uid!, dayOf(row.finishedAt!, query.clock)];
      return items.map((item) => ({ uid, day, groups: groupsOf(raw, uid), contentId: row.contentId, ...item }));
    });
  const counted = countInFives(facts, ({ contentId, id, text }) => JSON.stringify([contentId, id, text]), query);
  return Object.fromEntries(
    [...Map.groupBy(counted, ({ contentId, id }) => `${contentId}/${id}`)].map(([key, all]) => [
      key,
      { attempts: all.length, missed: all.filter((item) => !item.is_met).length },
    ]),
  );
}

/** Questions, `quiz/question`: how often they were answered, and of the answers that said how sure the share of sure wrong ones. */
export function slowAnswers(raw: Raw, query: SlowQuery) {
  const byQuestion = Map.groupBy(countedAnswers(raw, query), ({ quizId, questionId }) => `${quizId}/${questionId}`);
  return Object.fromEntries(
    [...byQuestion].map(([key, all]) => {
      const told = all.filter(({ certainty, isBlank }) => certainty !== null && !isBlank);
      const wrong = told.filter(({ credit, certainty }) => credit! < 1 && certainty === 'sure').length;
      const right = all.filter(({ credit }) => credit === 1).length;
      return [key, { answers: all.length, right, sureWrong: told.length > 0 ? wrong / told.length : null }];
    }),
  );
}

/** How sure people were of their answers to a quiz, and whether they were right; who left one blank was sure of nothing. */
export function slowCertainty(raw: Raw, query: SlowQuery) {
  const told = countedAnswers(raw, query).filter(({ certainty, isBlank }) => certainty !== null && !isBlank);
  const quizzes = [...Map.groupBy(told, ({ quizId }) => quizId)].map(([id, all]) => {
    const count = (isSure: boolean, isRight: boolean) =>
      all.filter((row) => (row.certainty === 'sure') === isSure && (row.credit === 1) === isRight).length;
    return [
      id,
      {
        answers: all.length,
        sure_and_right: count(true, true),
        sure_and_wrong: count(true, false),
        unsure_and_right: count(false, true),
        unsure_and_wrong: count(false, false),
      },
    ] as const;
  });
  return Object.fromEntries(quizzes);
}

/** Who is likely to have forgotten a module in 14 days, among people of the same groups of whom five have cards of it. */
export function slowKnowledge(raw: Raw, { clock, group, now }: SlowQuery) {
  const at = new Date(`${addDays(dayOf(now, clock), 14)}T12:00:00Z`);
  const moduleOf = new Map(raw.items.map(({ id, moduleId }) => [id, moduleId]));
  const result: Record<string, { learners: number; at_risk: number }> = {};
  for (const { id } of raw.modules) {
    const knowing = raw.members.flatMap(({ uid }) => {
      if (!isHere(raw, uid)) return [];
      const chances = raw.cards
        .filter(
          (card) =>
            card.uid === uid && card.kind === 'question' && card.state !== 0 && moduleOf.get(card.thingId) === id,
        )
        .map((card) => retrievabilityOf(card, at));
      if (chances.length === 0) return [];
      const recall = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
      return [{ uid, recall, groups: groupsOf(raw, uid) }];
    });
    const together = Map.groupBy(knowing, ({ groups }) => JSON.stringify(groups));
    const shown = [...together.values()].filter((people) => people.length >= 5).flat();
    const mine = shown.filter(({ uid }) => isIn(raw, uid, group));
    if (mine.length > 0)
      result[id] = { learners: mine.length, at_risk: mine.filter(({ recall }) => recall < 0.5).length / mine.length };
  }
  return result;
}
