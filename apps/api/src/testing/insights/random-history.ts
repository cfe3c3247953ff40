import type { Answer } from '@snapwell/contract/quizzes/question-types';
import { quizBody } from '@snapwell/contract/quizzes/quiz-body';
import { chapters, contentItems, modules } from '#features/catalogue/catalogue.tables.ts';
import { completions, progress } from '#features/catalogue/learner.tables.ts';
import { pointsLedger } from '#features/gamification/gamification.tables.ts';
import { dayOf } from '#features/gamification/index.ts';
import { openings } from '#features/learning/learning.tables.ts';
import { aGroup, anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { fingerprintOf } from '#features/quizzes/attempts/marking/fingerprint.ts';
import { quizAnswers, quizAttempts, reviewLog } from '#features/quizzes/quizzes.tables.ts';
import { saveCards } from '#features/quizzes/reviews/cards.repository.ts';
import { review } from '#features/quizzes/reviews/scheduler.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import { logActivity, markMember } from '#platform/observing/activity-log.ts';
import type { World } from '#world.ts';
import { aPerson, type Person } from '../people.ts';

/** One thing that a member did: on a day before the end, at a minute of it, with an item, more or less well. */
export interface Doing {
  readonly kind: 'open' | 'complete' | 'attempt' | 'review' | 'points';
  readonly member: number;
  readonly daysAgo: number;
  readonly minute: number;
  readonly item: number;
  /** 0 to 1: how well. */
  readonly skill: number;
}

export interface Life {
  readonly timezone: string;
  readonly dayStartHour: number;
  /** For each member which of the two groups they are in. */
  readonly members: readonly { readonly first: boolean; readonly second: boolean }[];
  readonly doings: readonly Doing[];
}

const QUESTIONS = 3;
const ITEMS = 4;
const MODULES = 2;
const CERTAINTIES = ['guess', 'fairly_sure', 'sure'] as const;

export const END = new Date('2026-05-20T15:00:00Z');

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
const bodies = Array.from({ length: MODULES }, (_, module) => bodyOf(module));

/** The organization of a life before anything has happened in it: two groups, a library, a leader of the first group. */
export async function beginLife({ db }: Pick<World, 'db'>, { timezone, dayStartHour, members }: Life) {
  const { id: orgId } = await anOrganization(db, { timezone, dayStartHour });
  const joinedAt = new Date('2026-01-01T00:00:00Z');
  const people: Person[] = [];
  for (const _ of members) people.push(await aPerson(db));
  for (const person of people) await join(db, person, orgId, { joinedAt });
  const [admin, manager] = [await aPerson(db), await aPerson(db)];
  await join(db, admin, orgId, { role: 'ORG_ADMIN', joinedAt });
  await join(db, manager, orgId, { systemLevel: 'manager', joinedAt });
  const inGroup = (name: 'first' | 'second') => people.filter((_, i) => members[i]![name]);
  const first = await aGroup(db, orgId, { name: 'First', people: inGroup('first'), leaders: [manager] });
  const second = await aGroup(db, orgId, { name: 'Second', people: inGroup('second') });
  await inOrganization(db, orgId, async ({ tx }) => {
    for (let m = 0; m < MODULES; m++) {
      await tx.insert(modules).values({ orgId, id: `m${m}`, position: m, title: `Module ${m}` });
      await tx.insert(chapters).values({ orgId, moduleId: `m${m}`, id: 'c', position: 0, title: 'Chapter' });
      for (let i = 0; i < ITEMS; i++) {
        const isQuiz = i === ITEMS - 1;
        await tx.insert(contentItems).values({
          orgId,
          id: `m${m}-i${i}`,
          moduleId: `m${m}`,
          chapterId: 'c',
          position: i,
          kind: isQuiz ? 'quiz' : 'article',
          title: `Item ${i} of module ${m}`,
          minutes: 5,
          body: isQuiz ? bodies[m] : {},
        });
      }
    }
  });
  return { orgId, people, admin, manager, groups: { first, second } };
}

export type LivedOrganization = Awaited<ReturnType<typeof beginLife>>;

/** Writes down what somebody did, as the acts of the product do. */
export async function live(
  { db }: Pick<World, 'db'>,
  { orgId, people }: LivedOrganization,
  life: Life,
  doings: readonly Doing[],
): Promise<void> {
  await inOrganization(db, orgId, async (scope) => {
    for (const doing of doings) await doOne(scope, people[doing.member]!.uid, life, doing);
  });
}

const momentOf = ({ daysAgo, minute }: Doing): Date => new Date(END.getTime() - daysAgo * 86_400_000 - minute * 60_000);

async function doOne(scope: OrganizationScope, uid: string, life: Life, doing: Doing): Promise<void> {
  const { tx, orgId } = scope;
  const at = momentOf(doing);
  const module = doing.item % MODULES;
  const contentId = `m${module}-i${doing.item % (ITEMS - 1)}`;
  const item = { orgId, uid, contentId };
  switch (doing.kind) {
    case 'open':
      await tx
        .insert(openings)
        .values({ ...item, firstAt: at, lastAt: at })
        .onConflictDoNothing();
      await tx
        .insert(progress)
        .values({ ...item, furthest: doing.skill, contentVersion: 1, startedAt: at, visitedAt: at })
        .onConflictDoNothing();
      return markMember(scope, { uid, since: at });
    case 'complete': {
      await tx
        .insert(completions)
        .values({ ...item, contentVersion: 1, completedAt: at })
        .onConflictDoNothing();
      const facts = { content_id: contentId, content_type: 'article' as const, title: contentId };
      return logActivity(scope, { uid, type: 'content_completed', facts, at });
    }
    case 'points': {
      const day = dayOf(at, life);
      const earned = { id: newId(at), sourceId: newId(at), thingId: 'x', points: 5, day, countedOn: day, earnedAt: at };
      await tx.insert(pointsLedger).values({ orgId, uid, source: 'content', rulesVersion: 0, ...earned });
      return logActivity(scope, { uid, type: 'visited', at });
    }
    case 'review': {
      const reviewKey = newId(at);
      const dueAt = at;
      await tx.insert(reviewLog).values({
        orgId,
        id: newId(at),
        uid,
        cardId: 'card',
        reviewKey,
        source: 'review',
        recall: 'good',
        at,
        retrievability: 1,
        dueAt,
      });
      const facts = { kind: 'question' as const, thing_id: 'x', question_id: null, recall: 'good' as const };
      return logActivity(scope, { uid, type: 'review_answered', facts, at });
    }
    case 'attempt':
      return attempt(scope, { uid, module, at, skill: doing.skill });
  }
}

async function attempt(
  scope: OrganizationScope,
  { uid, module, at, skill }: { uid: string; module: number; at: Date; skill: number },
): Promise<void> {
  const { tx, orgId } = scope;
  const quizId = `m${module}-i${ITEMS - 1}`;
  const id = newId(at);
  const rights = Math.round(skill * QUESTIONS);
  const score = Math.round((100 * rights) / QUESTIONS);
  const number = (await tx.select({ id: quizAttempts.id }).from(quizAttempts)).length + 1;
  await tx.insert(quizAttempts).values({
    orgId,
    id,
    quizId,
    uid,
    mode: 'full',
    number,
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
