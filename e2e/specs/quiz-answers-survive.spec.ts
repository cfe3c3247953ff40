import type { Attempt, FinishedAttempt, QuizResults, SavedAnswer } from '@snapwell/contract/quizzes/attempt.schemas';
import { expect, test } from '@playwright/test';
import { chanceFrom, SEED } from '../support/chance.ts';
import { onlyInEndurance } from '../support/endurance.ts';
import { ask, insist, type Learner, must, signUp } from '../support/learners.ts';
import { whatLedgerSays } from '../support/server/ledger.ts';
import { engines, type Product } from '../support/product.ts';
import { createShakyNetwork } from '../support/server/shaky-network.ts';
import { createWard, WARD } from '../support/ward.ts';

const LEARNERS = 50;
const QUESTIONS = 10;
const KILLS = 10;
const CUT_CHANCE = 0.15;
/** Every so many questions somebody changes their mind. */
const CHANGED_EVERY = 5;
const AT_ONCE = 10;
const chance = chanceFrom('answers');
const QUIZ = `${WARD}/quizzes/ten`;

const ten = Array.from(
  { length: QUESTIONS },
  (_, i) => `  - { id: q-${i}, type: true_false, prompt: Statement ${i}., answer: true, explanation: Because. }`,
).join('\n');

for (const engine of engines) {
  test(
    `no acknowledged answer is lost, no attempt marked twice, no clock wrong, whatever breaks (${engine})`,
    onlyInEndurance,
    async () => {
      test.setTimeout(400_000);
      console.warn(`Seed ${SEED}; the same again with SEED=${SEED}.`);
      const product = await createWard(engine, [
        { id: 'ten', head: 'title: Ten\nfeedback: end\ntime_limit: 120', questions: `questions:\n${ten}` },
      ]);
      const learners = await gather(product);
      const network = await createShakyNetwork(product.origin, CUT_CHANCE);
      try {
        const kept = await answerWhileItBreaks(product, network.origin, learners);
        expect(kept.reduce((sum, { answers }) => sum + answers.size, 0)).toBe(LEARNERS * QUESTIONS);
        expect(network.cuts()).toBeGreaterThan(20);
        for (const { learner, answers } of kept)
          expect(await storedAnswers(product.origin, learner)).toEqual(Object.fromEntries(answers));
        expect(new Set(kept.flatMap(({ clockErrors }) => clockErrors))).toEqual(new Set());
        await finishWhileItBreaks(product, network.origin, kept);
        await product.kill();
        expect(whatLedgerSays(product)).toEqual(['ward: everything is what the ledger says.']);
      } finally {
        await network.close();
        await product.remove();
      }
    },
  );
}

async function gather({ origin }: Product): Promise<Learner[]> {
  const learners: Learner[] = [];
  while (learners.length < LEARNERS)
    learners.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => join(origin, learners.length + i)))));
  return learners;
}

async function join(origin: string, number: number): Promise<Learner> {
  const learner = await signUp(origin, { name: `Nina N${number}`, email: `learner-${number}@example.com` });
  await must(ask(origin, learner, `POST ${WARD}/join`));
  return learner;
}

interface SavedAnswers {
  readonly learner: Learner;
  readonly attemptId: string;
  /** The last answer to each question that the server has acknowledged. */
  readonly answers: Map<string, boolean>;
  /** Clocks that were wrong by more than a second. */
  readonly clockErrors: string[];
}

/** All learners answer at once while the server is killed and connections are cut. */
async function answerWhileItBreaks(
  product: Product,
  origin: string,
  learners: readonly Learner[],
): Promise<SavedAnswers[]> {
  let acknowledged = 0;
  const all = Promise.all(learners.map((learner) => takeQuiz(origin, learner, () => acknowledged++)));
  for (let kill = 1; kill <= KILLS; kill++) {
    // The kills are spread over the work: the next comes when its share of it is done.
    await expect
      .poll(() => acknowledged, { timeout: 120_000, intervals: [20] })
      .toBeGreaterThanOrEqual(((kill - 0.5) * LEARNERS * QUESTIONS) / KILLS);
    await product.kill();
    await product.start();
  }
  return all;
}

async function takeQuiz(origin: string, learner: Learner, onAcknowledged: () => void): Promise<SavedAnswers> {
  const { body: attempt } = await insist(() => ask<Attempt>(origin, learner, `POST ${QUIZ}/attempts`, {}));
  const kept: SavedAnswers = { learner, attemptId: attempt.id, answers: new Map(), clockErrors: [] };
  const stamp = stamps(attempt);
  for (const [i, { question }] of attempt.questions.entries()) {
    const first = changeTo(chance() < 0.5, stamp());
    await save(origin, kept, question.id, { change: first, attempt });
    kept.answers.set(question.id, first.answer.value);
    if (i % CHANGED_EVERY === 0) {
      const second = changeTo(!first.answer.value, stamp());
      await save(origin, kept, question.id, { change: second, attempt });
      kept.answers.set(question.id, second.answer.value);
      // Sent again after the second, as a queue does that was cut off: it comes too late to count.
      await save(origin, kept, question.id, { change: first, attempt });
    }
    onAcknowledged();
  }
  return kept;
}

const changeTo = (value: boolean, changedAt: string) => ({
  answer: { type: 'true_false' as const, value },
  changed_at: changedAt,
});

/** Moments by the server's clock, each later than the one before. */
function stamps({ started_at: startedAt }: Attempt): () => string {
  let last = Date.parse(startedAt);
  return () => new Date((last = Math.max(Date.now(), last + 1))).toISOString();
}

interface Sent {
  readonly change: ReturnType<typeof changeTo>;
  readonly attempt: Attempt;
}

async function save(
  origin: string,
  { learner, attemptId, clockErrors }: SavedAnswers,
  questionId: string,
  { change, attempt }: Sent,
): Promise<void> {
  let sentAt = 0;
  const { status, body } = await insist(() => {
    sentAt = Date.now();
    return ask<SavedAnswer>(origin, learner, `PUT ${QUIZ}/attempts/${attemptId}/answers/${questionId}`, change);
  });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  const { now, deadline_at: deadline, remaining_ms: remaining } = body.clock;
  const server = Date.parse(now);
  const isTimeRight = server > sentAt - 1000 && server < Date.now() + 1000;
  const isDeadlineRight =
    deadline === attempt.clock.deadline_at && Math.abs(Date.parse(deadline!) - server - remaining!) <= 1000;
  if (!isTimeRight || !isDeadlineRight) clockErrors.push(`${now}: ${remaining} ms to ${deadline}`);
}

async function storedAnswers(origin: string, learner: Learner): Promise<Record<string, boolean>> {
  const attempt = await must(ask<Attempt>(origin, learner, `POST ${QUIZ}/attempts`, {}));
  return Object.fromEntries(
    attempt.questions.map(({ question, answer }) => [question.id, answer?.type === 'true_false' && answer.value]),
  );
}

/** Everybody finishes, several times over, and the server is killed once more in the middle of it. */
async function finishWhileItBreaks(product: Product, origin: string, kept: readonly SavedAnswers[]): Promise<void> {
  const finish = ({ learner, attemptId }: SavedAnswers) =>
    insist(() => ask<FinishedAttempt>(origin, learner, `POST ${QUIZ}/attempts/${attemptId}/submission`));
  const finishing = Promise.all(kept.map((each) => Promise.all([finish(each), finish(each)])));
  await product.kill();
  await product.start();
  await finishing;
  for (const { learner, answers } of kept) {
    const rights = [...answers.values()].filter(Boolean).length;
    const results = await must(ask<QuizResults>(product.origin, learner, `GET ${QUIZ}/results`));
    expect(results.attempt).toMatchObject({
      number: 1,
      correct_answers: rights,
      score: rights * 10,
      finished_by: 'person',
    });
    expect(results.points_gained).toBe(rights * 10 + (rights === QUESTIONS ? 50 : 0));
    const profile = await must(
      ask<{ snap_points: number; metadata: { quiz_overview: unknown[] } }>(
        product.origin,
        learner,
        `GET ${WARD}/profile`,
      ),
    );
    // Thirty for the visit that looking at the profile is.
    expect(profile.snap_points).toBe(results.points_gained + 30);
    expect(profile.metadata.quiz_overview).toMatchObject([{ stats: { attempts: 1 } }]);
  }
}
