import type { Answer } from '@snapwell/contract/quizzes/question-types';
import { quizBody } from '@snapwell/contract/quizzes/quiz-body';
import type { SimulationOutcome } from '@snapwell/contract/simulations/attempts.schemas';
import { and, eq } from 'drizzle-orm';
import { fingerprintOf } from '#features/quizzes/attempts/marking/fingerprint.ts';
import { quizAnswers, quizAttempts } from '#features/quizzes/quizzes.tables.ts';
import { saveCards } from '#features/quizzes/reviews/cards.repository.ts';
import { review } from '#features/quizzes/reviews/scheduler.ts';
import { simulationAttempts } from '#features/simulations/simulations.tables.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import { logActivity, markMember } from '#platform/observing/activity-log.ts';

const QUESTIONS = 3;
export const ITEMS = 4;
export const MODULES = 2;
const CERTAINTIES = ['guess', 'fairly_sure', 'sure'] as const;

const RUBRIC = ['Asks how strong the pain is', 'Says what happens next', 'Names the next check'];

const bodyOf = (module: number) =>
  quizBody.parse({
    questions: Array.from({ length: QUESTIONS }, (_, number) => ({
      id: `q${number}`,
      type: 'single_choice',
      prompt: `Question ${number} of module ${module}`,
      options: [{ text: 'Right', correct: true }, { text: 'Wrong' }, { text: 'Far off' }],
      teaches: `m${module}-i0`,
    })),
  });
/** The quiz of each module; its questions are taught by the first item. */
export const bodies = Array.from({ length: MODULES }, (_, module) => bodyOf(module));

interface Taken {
  readonly uid: string;
  readonly module: number;
  readonly at: Date;
  /** 0 to 1: how well. */
  readonly skill: number;
}

/** A whole attempt at the quiz of a module, as the acts of the product leave it. */
export async function takeQuiz(scope: OrganizationScope, { uid, module, at, skill }: Taken): Promise<void> {
  const { tx, orgId } = scope;
  const quizId = `m${module}-i${ITEMS - 1}`;
  const id = newId(at);
  const rights = Math.round(skill * QUESTIONS);
  const score = Math.round((100 * rights) / QUESTIONS);
  const before = await tx
    .select({ id: quizAttempts.id })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.uid, uid), eq(quizAttempts.quizId, quizId)));
  await tx.insert(quizAttempts).values({
    orgId,
    id,
    quizId,
    uid,
    mode: 'full',
    number: before.length + 1,
    title: 'Quiz',
    moduleId: `m${module}`,
    contentVersion: 1,
    plan: { questions: [], pictures: {} },
    startedAt: at,
    finishedAt: at,
    finishedBy: 'person',
    score,
    rights,
    isPassed: score >= 60,
    questions: QUESTIONS,
  });
  for (let n = 0; n < QUESTIONS; n++) {
    const isRight = n < rights;
    const answer: Answer = { type: 'single_choice', chosen: isRight ? 0 : 1 + (rights % 2) };
    await tx.insert(quizAnswers).values({
      orgId,
      attemptId: id,
      questionId: `q${n}`,
      quizId,
      uid,
      fingerprint: fingerprintOf(bodies[module]!.questions[n]!),
      answer,
      certainty: CERTAINTIES[(n + rights) % 3]!,
      savedAt: at,
      finalAt: at,
      markedBy: 'key',
      credit: isRight ? 1 : 0,
      isBlank: false,
    });
    const memory = review(null, isRight ? 'good' : 'forgotten', at);
    await saveCards(scope, [
      { id: newId(at), uid, kind: 'question', thingId: quizId, questionId: `q${n}`, shuffleSalt: 's', ...memory },
    ]);
  }
  const facts = {
    quiz_id: quizId,
    attempt_id: id,
    mode: 'full' as const,
    title: 'Quiz',
    module_id: `m${module}`,
    score,
    is_passed: score >= 60,
    correct_answers: rights,
    total_questions: QUESTIONS,
    seconds: 60,
  };
  await logActivity(scope, { uid, type: 'quiz_completed', facts, at });
}

/** A conversation that was finished; whoever is bad at it only practised. */
export async function haveTalk(scope: OrganizationScope, { uid, module, at, skill }: Taken): Promise<void> {
  const { tx, orgId } = scope;
  const id = newId(at);
  const isPractice = skill < 0.1;
  const items = RUBRIC.map((text, n) => ({ id: `r${n}`, text, is_met: n < skill * RUBRIC.length }));
  const share = items.filter((item) => item.is_met).length / items.length;
  // Of what came of it insights read the items only.
  const result = { play: 'conversation', share, items } as unknown as SimulationOutcome;
  await tx.insert(simulationAttempts).values({
    orgId,
    id,
    contentId: `m${module}-i1`,
    contentVersion: 1,
    uid,
    play: 'conversation',
    isPractice,
    status: 'finished',
    title: 'Conversation',
    files: {},
    startedAt: at,
    finishedAt: at,
    result,
    share,
  });
  await markMember(scope, { uid, since: at });
}
