import { eq } from 'drizzle-orm';
import { chapters, contentItems, courses, modules } from '#features/catalogue/catalogue.tables.ts';
import { completions, memberAssignments, progress } from '#features/catalogue/learner.tables.ts';
import { pointsLedger, streakEvents } from '#features/gamification/gamification.tables.ts';
import { addDays, type Day, type DayClock, dayOf } from '#features/gamification/index.ts';
import { openings } from '#features/learning/learning.tables.ts';
import { groupMembers, leaves, memberships, organizations } from '#features/organizations/organizations.tables.ts';
import { quizAnswers, quizAttempts, reviewCards, reviewLog } from '#features/quizzes/quizzes.tables.ts';
import { simulationAttempts } from '#features/simulations/simulations.tables.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';

/** Every row that insights are made of, as the features keep them. */
export async function readRaw({ db }: Pick<World, 'db'>, orgId: string) {
  return inOrganization(db, orgId, async ({ tx }) => ({
    organization: (await tx.select().from(organizations).where(eq(organizations.id, orgId)))[0]!,
    modules: await tx.select().from(modules),
    chapters: await tx.select().from(chapters),
    items: await tx.select().from(contentItems),
    members: await tx
      .select()
      .from(memberships)
      .then((rows) => rows.filter((row) => row.orgId === orgId)),
    groups: await tx.select().from(groupMembers),
    leaves: await tx.select().from(leaves),
    courses: await tx.select().from(courses),
    assignments: await tx.select().from(memberAssignments),
    streakEvents: await tx.select().from(streakEvents),
    completions: await tx.select().from(completions),
    progress: await tx.select().from(progress),
    openings: await tx.select().from(openings),
    attempts: await tx.select().from(quizAttempts),
    answers: await tx.select().from(quizAnswers),
    reviews: await tx.select().from(reviewLog),
    cards: await tx.select().from(reviewCards),
    simulations: await tx.select().from(simulationAttempts),
    ledger: await tx.select().from(pointsLedger),
  }));
}

export type Raw = Awaited<ReturnType<typeof readRaw>>;

export interface SlowQuery {
  readonly clock: DayClock;
  readonly from: Day;
  readonly to: Day;
  /** Null for everybody. */
  readonly group: string | null;
  readonly now: Date;
}

export const groupsOf = (raw: Raw, uid: string) =>
  raw.groups
    .filter((row) => row.uid === uid)
    .map(({ groupId }) => groupId)
    .toSorted();
export const isIn = (raw: Raw, uid: string, group: string | null) =>
  group === null || groupsOf(raw, uid).includes(group);
export const distinct = (values: readonly string[]) => new Set(values).size;

/** Everything that was learned: who, on which day, what. */
export function doneIn(raw: Raw, { clock, from, to, group }: SlowQuery) {
  const library = new Set(raw.items.filter(({ ownerUid }) => ownerUid === null).map(({ id }) => id));
  const all = [
    ...raw.completions
      .filter(({ contentId }) => library.has(contentId))
      .map((row) => ['item', row.uid, row.completedAt] as const),
    ...raw.reviews.filter(({ source }) => source === 'review').map((row) => ['review', row.uid, row.at] as const),
    ...wholeAttempts(raw).map((row) => ['quiz', row.uid!, row.finishedAt!] as const),
    ...raw.simulations
      .filter((row) => row.uid && row.status === 'finished' && !row.isPractice)
      .map((row) => ['simulation', row.uid!, row.finishedAt!] as const),
  ];
  return all
    .map(([what, uid, at]) => ({ what, uid, day: dayOf(at, clock) }))
    .filter(({ uid, day }) => day >= from && day <= to && isIn(raw, uid, group));
}

export const wholeAttempts = (raw: Raw) =>
  raw.attempts.filter((row) => row.uid !== null && row.finishedAt && row.mode === 'full' && row.score !== null);

/** Active learners: by day, and different ones in the range. */
export function slowActive(raw: Raw, query: SlowQuery) {
  const done = doneIn(raw, query);
  const days: { day: Day; learners: number }[] = [];
  for (let day = query.from; day <= query.to; day = addDays(day, 1))
    days.push({ day, learners: distinct(done.filter((one) => one.day === day).map(({ uid }) => uid)) });
  const since = (count: number) => done.filter(({ day }) => day > addDays(query.to, -count)).map(({ uid }) => uid);
  return {
    days,
    learners: distinct(done.map(({ uid }) => uid)),
    week: distinct(since(7)),
    month: distinct(since(30)),
    items: done.filter(({ what }) => what === 'item').length,
    reviews: done.filter(({ what }) => what === 'review').length,
  };
}

export function slowPoints(raw: Raw, { from, to, group }: SlowQuery): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { uid, countedOn, source, points } of raw.ledger)
    if (countedOn >= from && countedOn <= to && isIn(raw, uid, group)) sums[source] = (sums[source] ?? 0) + points;
  return sums;
}

/** The quantile of some numbers that lies between two of them where none is in the place. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
  return below + (above - below) * (place - Math.floor(place));
}

export function slowScores(raw: Raw, { clock, from, to, group }: SlowQuery) {
  const taken = wholeAttempts(raw).filter((row) => {
    const day = dayOf(row.finishedAt!, clock);
    return day >= from && day <= to && isIn(raw, row.uid!, group);
  });
  const scores = taken.map(({ score }) => score!);
  return {
    attempts: taken.length,
    learners: distinct(taken.map(({ uid }) => uid!)),
    mean: scores.length > 0 ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null,
    median: scores.length > 0 ? quantile(scores, 0.5) : null,
    spread: Array.from(
      { length: 10 },
      (_, band) => scores.filter((score) => Math.min(9, Math.floor(score / 10)) === band).length,
    ),
    quizzes: Object.fromEntries(
      [...Map.groupBy(taken, ({ quizId }) => quizId)].map(([id, attempts]) => [id, attempts.length]),
    ),
  };
}

export const isHere = (raw: Raw, uid: string) =>
  raw.members.some((row) => row.uid === uid && row.leftAt === null && !row.isDeactivated);

/** The published items of a module, in its order. */
function itemsOf(raw: Raw, moduleId: string) {
  const chapterPlace = new Map(raw.chapters.filter((c) => c.moduleId === moduleId).map((c) => [c.id, c.position]));
  return raw.items
    .filter((item) => item.moduleId === moduleId && item.status === 'published' && item.ownerUid === null)
    .toSorted(
      (a, b) =>
        chapterPlace.get(a.chapterId!)! - chapterPlace.get(b.chapterId!)! ||
        (a.chapterId! < b.chapterId! ? -1 : a.chapterId! > b.chapterId! ? 1 : 0) ||
        a.position - b.position ||
        (a.id < b.id ? -1 : 1),
    );
}

/** When somebody first came to an item, or null. */
function cameTo(raw: Raw, uid: string, contentId: string): Date | null {
  const isIt = (row: { uid: string; contentId: string }) => row.uid === uid && row.contentId === contentId;
  const moments = [
    ...raw.openings.filter(isIt).map(({ firstAt }) => firstAt),
    ...raw.progress.filter(isIt).map(({ startedAt }) => startedAt),
    ...raw.completions.filter(isIt).map(({ completedAt }) => completedAt),
  ];
  return moments.length > 0 ? new Date(Math.min(...moments.map(Number))) : null;
}

const hasFinished = (raw: Raw, uid: string, contentId: string) =>
  raw.completions.some((row) => row.uid === uid && row.contentId === contentId);

export function slowFunnel(raw: Raw, { clock, from, to, group }: SlowQuery) {
  return raw.modules
    .filter(({ status }) => status === 'published')
    .toSorted((a, b) => a.position - b.position)
    .map(({ id }) => {
      const items = itemsOf(raw, id);
      const counts = { started: 0, first_lesson: 0, half: 0, finished: 0 };
      for (const { uid } of raw.members) {
        if (!isHere(raw, uid) || !isIn(raw, uid, group)) continue;
        const came = items.flatMap((item) => cameTo(raw, uid, item.id) ?? []);
        if (came.length === 0) continue;
        const day = dayOf(new Date(Math.min(...came.map(Number))), clock);
        if (day < from || day > to) continue;
        const done = items.filter((item) => hasFinished(raw, uid, item.id)).length;
        counts.started++;
        if (done >= 1) counts.first_lesson++;
        if (done * 2 >= items.length) counts.half++;
        if (done >= items.length) counts.finished++;
      }
      return { module_id: id, items: items.length, ...counts };
    });
}

export function slowContent(raw: Raw, { clock, from, to, group }: SlowQuery) {
  const uses = new Map<string, { opened: number; finished: number; skipped: number }>();
  for (const { id } of raw.modules) {
    const items = itemsOf(raw, id);
    for (const item of items) uses.set(item.id, { opened: 0, finished: 0, skipped: 0 });
    for (const { uid } of raw.members) {
      if (!isHere(raw, uid) || !isIn(raw, uid, group)) continue;
      const came = items.map((item) => cameTo(raw, uid, item.id));
      const isNow = came.map((at) => at !== null && dayOf(at, clock) >= from && dayOf(at, clock) <= to);
      const last = isNow.lastIndexOf(true);
      for (const [i, item] of items.entries()) {
        const use = uses.get(item.id)!;
        if (isNow[i]) use.opened++;
        if (isNow[i] && hasFinished(raw, uid, item.id)) use.finished++;
        if (came[i] === null && i < last) use.skipped++;
      }
    }
  }
  return uses;
}
