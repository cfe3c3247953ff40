import { and, eq } from 'drizzle-orm';
import { chapters, contentItems, courses, modules } from '#features/catalogue/catalogue.tables.ts';
import { completions, memberAssignments, progress } from '#features/catalogue/learner.tables.ts';
import { pointsLedger } from '#features/gamification/gamification.tables.ts';
import { addDays, dayOf, readCalendar, recordVisit } from '#features/gamification/index.ts';
import { openings } from '#features/learning/learning.tables.ts';
import { aGroup, anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { leaves, memberships } from '#features/organizations/organizations.tables.ts';
import { reviewLog } from '#features/quizzes/quizzes.tables.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import { logActivity, markMember } from '#platform/observing/activity-log.ts';
import type { World } from '#world.ts';
import { aPerson, type Person } from '../people.ts';
import { bodies, haveTalk, ITEMS, MODULES, takeQuiz } from './random-attempts.ts';

/** One thing that a member did: on a day before the end, at a minute of it, with an item, more or less well. */
export interface Doing {
  readonly kind: 'open' | 'complete' | 'attempt' | 'review' | 'points' | 'talk' | 'visit';
  readonly member: number;
  readonly daysAgo: number;
  readonly minute: number;
  readonly item: number;
  /** 0 to 1: how well. */
  readonly skill: number;
}

/** A member, with the two groups that they may be in. */
export interface LivingMember {
  readonly first: boolean;
  readonly second: boolean;
  /** Null for the organization's clock. */
  readonly timezone: string | null;
  readonly isDeactivated: boolean;
  /** Leave, in days before the end; `until` is null while it lasts. */
  readonly leave: { readonly from: number; readonly until: number | null } | null;
}

/** Somebody of the first group, for lives that are not about leave or clocks. */
export const plainMember: LivingMember = {
  first: true,
  second: false,
  timezone: null,
  isDeactivated: false,
  leave: null,
};

/** What a member is asked to finish: one item, a module, or the course of all. */
export interface AskedOfMember {
  readonly member: number;
  readonly type: 'course' | 'module' | 'content';
  readonly item: number;
  /** The last day, in days before the end; after it where it is negative. */
  readonly dueDaysAgo: number;
  readonly state: 'open' | 'exempt' | 'done' | 'ended';
}

export interface Life {
  readonly timezone: string;
  readonly dayStartHour: number;
  /** The weekday that asks nothing of anybody, 1 to 7. */
  readonly dayOff: number;
  readonly members: readonly LivingMember[];
  readonly asked: readonly AskedOfMember[];
  readonly doings: readonly Doing[];
}

export const END = new Date('2026-05-20T15:00:00Z');

/** The organization of a life before anything has happened in it: two groups, a library, a leader of the first group. */
export async function beginLife({ db }: Pick<World, 'db'>, life: Life) {
  const { timezone, dayStartHour, dayOff, members } = life;
  const daysOff = { weekdays: [dayOff], dates: [] };
  const { id: orgId } = await anOrganization(db, { timezone, dayStartHour, daysOff });
  const joinedAt = new Date('2026-01-01T00:00:00Z');
  const people: Person[] = [];
  for (const _ of members) people.push(await aPerson(db));
  for (const [i, person] of people.entries()) {
    const { timezone: own, isDeactivated, leave } = members[i]!;
    const status = leave !== null && leave.until === null ? 'on_leave' : 'active';
    await join(db, person, orgId, { joinedAt, timezone: own, isDeactivated, status });
  }
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
  await inOrganization(db, orgId, (scope) => askAll(scope, people, life));
  return { orgId, people, admin, manager, groups: { first, second } };
}

/** Leave, what single members are asked to finish, and a course for everybody whose last day is over. */
async function askAll({ tx, orgId }: OrganizationScope, people: readonly Person[], life: Life): Promise<void> {
  const [today, before] = [dayOf(END, life), (days: number) => new Date(END.getTime() - days * 86_400_000)];
  await tx
    .insert(courses)
    .values({ orgId, id: 'k', title: 'Course', status: 'published', moduleIds: ['m0'], dueOn: addDays(today, -4) });
  for (const [i, { leave }] of life.members.entries())
    if (leave !== null)
      await tx.insert(leaves).values({
        orgId,
        uid: people[i]!.uid,
        startedAt: before(leave.from),
        endedAt: leave.until === null ? null : before(leave.until),
      });
  for (const { member, type, item, dueDaysAgo, state } of life.asked) {
    const targetId = { course: 'k', module: `m${item % MODULES}`, content: contentOf(item) }[type];
    await tx.insert(memberAssignments).values({
      orgId,
      assignmentId: newId(),
      uid: people[member]!.uid,
      targetType: type,
      targetId,
      askedOn: '2026-02-01',
      dueOn: addDays(today, -dueDaysAgo),
      isExempt: state === 'exempt',
      doneOn: state === 'done' ? today : null,
      endedOn: state === 'ended' ? today : null,
    });
  }
}

const contentOf = (item: number): string => `m${item % MODULES}-i${item % (ITEMS - 1)}`;

export type LivedOrganization = Awaited<ReturnType<typeof beginLife>>;

type LivingWorld = Pick<World, 'db' | 'live' | 'clock'>;

/** Writes down what somebody did, as the acts of the product do. */
export async function live(
  world: LivingWorld,
  { orgId, people }: LivedOrganization,
  life: Life,
  doings: readonly Doing[],
): Promise<void> {
  await inOrganization(world.db, orgId, async (scope) => {
    for (const doing of doings) await doOne(scope, world, { uid: people[doing.member]!.uid, life, doing });
  });
}

const momentOf = ({ daysAgo, minute }: Doing): Date => new Date(END.getTime() - daysAgo * 86_400_000 - minute * 60_000);

async function doOne(
  scope: OrganizationScope,
  world: LivingWorld,
  { uid, life, doing }: { uid: string; life: Life; doing: Doing },
): Promise<void> {
  const { tx, orgId } = scope;
  const at = momentOf(doing);
  const module = doing.item % MODULES;
  const contentId = contentOf(doing.item);
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
      return takeQuiz(scope, { uid, module, at, skill: doing.skill });
    case 'talk':
      return haveTalk(scope, { uid, module, at, skill: doing.skill });
    case 'visit': {
      await recordVisit(scope, world, { uid, at, calendar: await readCalendar(scope, uid, at) });
      await tx
        .update(memberships)
        .set({ lastVisitAt: at })
        .where(and(eq(memberships.orgId, orgId), eq(memberships.uid, uid)));
      return logActivity(scope, { uid, type: 'visited', at });
    }
  }
}
