import { type PaidContentKind, paidContentKind } from '@snapwell/contract/gamification/award.schemas';
import { defaultPointRules } from '@snapwell/contract/gamification/rules.schemas';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { contentKinds } from '@snapwell/contract/learning/kinds';
import { demoAccounts } from '@snapwell/demo-library/demo-accounts';
import { importHistory, plainCalendar } from '#features/gamification/index.ts';
import { findCompletedWith } from '#features/catalogue/index.ts';
import { saveCertificateSettings, settleCertificates } from '#features/certificates/index.ts';
import { importCompletions, listCompletions, listPublishedItems } from '#features/learning/index.ts';
import { markVisit } from '#features/organizations/index.ts';
import { importPastAttempts, importPastSets, type PastOutcome, type PastReview } from '#features/quizzes/index.ts';
import { importPastPlays, type PastPlayOutcome } from '#features/simulations/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { planAttempts } from './plans/plan-attempts.ts';
import { planSets, planSittings, reviewsDuring } from './plans/plan-days.ts';
import { planClarity } from './plans/plan-clarity.ts';
import { joinCircles } from './plans/plan-circles.ts';
import { type OrderedItem, planPlays } from './plans/plan-plays.ts';
import { planHistory, randomFrom, type SampleVisit } from './plans/plan-history.ts';
import type { SampleOrganization } from './sample-files.ts';
import { sampleUid } from './sample-uid.ts';

/**
 * Months in the lives of the members: visits, quizzes, simulations, points, certificates. `signatures`: the address of
 * the picture that the certificate of a course carries.
 */
export async function seedHistory(
  scope: OrganizationScope,
  { people, circles, certificates, timezone }: SampleOrganization,
  { now, signatures }: { now: Date; signatures: ReadonlyMap<string, string> },
): Promise<void> {
  const shown = new Set(demoAccounts.map(({ email }) => email));
  const items = (await listPublishedItems(scope)).map((item) => ({
    ...item,
    moduleId: item.moduleId!,
    chapterId: item.chapterId!,
    isSimulation: item.kind === 'simulation',
    isQuiz: item.kind === 'quiz',
  }));
  const paid = new Map(items.flatMap(({ contentId, kind, version }) => paidItem(contentId, { kind, version })));
  const quizIds = new Set(items.filter(({ kind }) => kind === 'quiz').map(({ contentId }) => contentId));
  const learners = people.map(({ email, style, unbroken_days: unbrokenDays }) => ({
    uid: sampleUid(email),
    style,
    unbrokenDays,
    isHereToday: !shown.has(email),
  }));
  // Quizzes and simulations have attempts of their own; a completion alone would be a lie about them.
  const learned = items.filter(({ contentId }) => paid.has(contentId) || quizIds.has(contentId));
  const together = circles.map(({ module: moduleId, began_days_ago: beganDaysAgo, days, ...circle }) => ({
    moduleId,
    members: people
      .filter(
        ({ email, group }) =>
          circle.members.includes(email) || (group !== undefined && group === circle.group && !shown.has(email)),
      )
      .map(({ email, style }) => ({ uid: sampleUid(email), style })),
    beganDaysAgo,
    days,
    isTestedFirst: circle.tests_first,
  }));
  const visits = joinCircles(planHistory(learners, learned, now), together, learned, now);
  const attempts = planAttempts(learners, visits, quizIds).filter(({ at }) => at < now);
  const { outcomes, reviews } = await importPastAttempts(
    scope,
    attempts,
    randomFrom(`${scope.orgId} quizzes`),
    planSittings(learners, visits),
  );
  const bestScores = new Map<string, number>();
  for (const { uid, quizId, score } of outcomes)
    bestScores.set(`${uid} ${quizId}`, Math.max(score, bestScores.get(`${uid} ${quizId}`) ?? 0));
  const plays = await importPastPlays(
    scope,
    planPlays(learners, visits, items).filter(({ at }) => at < now),
    randomFrom(`${scope.orgId} simulations`),
  );
  await importCompletions(scope, [
    ...visits.flatMap(({ uid, at, finished }) =>
      finished.flatMap(({ contentId }) => completionOf(paid, { uid, contentId, at })),
    ),
    ...outcomes
      .filter(({ isPassed }) => isPassed)
      .map(({ uid, quizId, contentVersion, finishedAt }) => ({
        uid,
        contentId: quizId,
        contentVersion,
        at: finishedAt,
        bestScore: bestScores.get(`${uid} ${quizId}`)!,
      })),
    ...plays.map(({ uid, contentId, contentVersion, finishedAt: at }) => ({ uid, contentId, contentVersion, at })),
  ]);
  const clock = { timezone, dayStartHour: 0 };
  const sets = planSets(visits, reviews);
  const days = await importPastSets(scope, sets, clock);
  const dayOfSet = new Map(sets.map(({ uid, at }, i) => [`${uid} ${at.toISOString()}`, days[i] ?? null]));
  const lastSteps = await listLastSteps(scope, items);
  const courses = await listFinishedCourses(scope, lastSteps);
  const past = { visits, outcomes, plays, paid, reviews, courses, dayOfSet };
  const histories = learners.map(({ uid }) => ({ uid, visits: visitsOf(uid, past) }));
  await importHistory(scope, histories, { ...plainCalendar, clock, organizationClock: clock });
  for (const { uid, at } of new Map(visits.map((visit) => [visit.uid, visit])).values())
    await markVisit(scope, uid, at);
  for (const { course, title, hours, ...more } of certificates)
    await saveCertificateSettings(scope, {
      targetType: 'course',
      targetId: course,
      isOn: true,
      title,
      hours: hours ?? null,
      validMonths: more.valid_months ?? null,
      signerName: more.signer_name,
      signerRole: more.signer_role,
      signatureUrl: signatures.get(course) ?? null,
      text: '',
      updatedAt: now,
    });
  for (const { uid, contentId, at } of lastSteps) await settleCertificates(scope, null, { uid, contentId, now: at });
}

/** The last step of each person in each module; the newest first, because a course ends with the last of its modules. */
async function listLastSteps(scope: OrganizationScope, items: readonly OrderedItem[]) {
  const finished = await listCompletions(scope);
  const moduleOf = new Map(items.map(({ contentId, moduleId }) => [contentId, moduleId]));
  const last = new Map(finished.map((each) => [`${each.uid} ${moduleOf.get(each.contentId)}`, each]));
  return [...last.values()].toSorted((left, right) => right.at.getTime() - left.at.getTime());
}

interface PastCourse {
  readonly uid: string;
  readonly courseId: string;
  readonly finishedAt: Date;
}

/** The courses that were finished, each with its last step. */
async function listFinishedCourses(
  scope: OrganizationScope,
  lastSteps: readonly { uid: string; contentId: string; at: Date }[],
): Promise<PastCourse[]> {
  const found = new Map<string, PastCourse>();
  for (const { uid, contentId, at } of lastSteps) {
    const { courses } = await findCompletedWith(scope, { uid, contentId });
    for (const { id } of courses)
      if (!found.has(`${uid} ${id}`)) found.set(`${uid} ${id}`, { uid, courseId: id, finishedAt: at });
  }
  return [...found.values()];
}

interface PaidItem {
  readonly kind: PaidContentKind;
  readonly version: number;
}
type PaidItems = ReadonlyMap<string, PaidItem>;

function paidItem(contentId: string, { kind, version }: { kind: ContentKind; version: number }): [string, PaidItem][] {
  const paid = paidContentKind.safeParse(contentKinds[kind].type);
  return paid.success ? [[contentId, { kind: paid.data, version }]] : [];
}

function completionOf(paid: PaidItems, { uid, contentId, at }: { uid: string; contentId: string; at: Date }) {
  const item = paid.get(contentId);
  if (!item) return [];
  // Whoever signs in with an account to try is asked themselves.
  const isClear = item.kind === 'article' && !TRIED.has(uid) ? planClarity(uid, contentId) : null;
  return [{ uid, contentId, contentVersion: item.version, at, isClear }];
}

const TRIED = new Set(demoAccounts.map(({ email }) => sampleUid(email)));

interface Past {
  readonly visits: readonly SampleVisit[];
  readonly outcomes: readonly PastOutcome[];
  readonly plays: readonly PastPlayOutcome[];
  readonly paid: PaidItems;
  readonly reviews: readonly PastReview[];
  readonly courses: readonly PastCourse[];
  readonly dayOfSet: ReadonlyMap<string, string | null>;
}

/** A person's visits with what each earned: items finished, quizzes taken and cards looked at on that visit. */
function visitsOf(uid: string, { visits, outcomes, plays, paid, reviews, courses, dayOfSet }: Past) {
  const own = visits.filter((visit) => visit.uid === uid);
  const taken = outcomes.filter((outcome) => outcome.uid === uid);
  const played = plays.filter((play) => play.uid === uid);
  const looked = reviews.filter((review) => review.uid === uid);
  const ended = courses.filter((course) => course.uid === uid);
  return own.map(({ at, finished }, i) => {
    const next = own[i + 1]?.at;
    const isDuringIt = ({ finishedAt }: { finishedAt: Date }) => finishedAt >= at && (!next || finishedAt < next);
    return {
      at,
      finished: finished.flatMap(({ contentId }) =>
        paid.has(contentId) ? [{ contentId, kind: paid.get(contentId)!.kind }] : [],
      ),
      earned: [
        ...taken.filter(isDuringIt).flatMap(gainsOf),
        ...played.filter(isDuringIt).map(gainOfPlay),
        ...reviewsDuring({ uid, at }, looked).slice(0, PAID_REVIEWS).map(gainOfReview),
        ...ended.filter(isDuringIt).map(gainOfCourse),
        ...gainOfSet(dayOfSet.get(`${uid} ${at.toISOString()}`)),
      ],
    };
  });
}

/** Beyond them reviews pay nothing on a day. */
const PAID_REVIEWS = Math.floor(defaultPointRules.reviews_a_day / defaultPointRules.review);

const gainOfReview = ({ reviewId }: PastReview) => ({
  source: 'review' as const,
  sourceId: reviewId,
  thingId: reviewId,
  points: defaultPointRules.review,
});

/** It pays nothing, and counts for a badge. */
const gainOfCourse = ({ courseId }: PastCourse) => ({
  source: 'course' as const,
  sourceId: courseId,
  thingId: courseId,
  points: 0,
});

const gainOfSet = (day: string | null | undefined) =>
  !day ? [] : [{ source: 'daily_set' as const, sourceId: day, thingId: day, points: defaultPointRules.daily_set }];

const gainOfPlay = ({ contentId, attemptId, points }: PastPlayOutcome) => ({
  source: 'simulation' as const,
  sourceId: attemptId,
  thingId: contentId,
  points,
});

function gainsOf({ quizId, attemptId, points, isFirstPerfect }: PastOutcome) {
  const improvement = { source: 'quiz' as const, sourceId: attemptId, thingId: quizId, points };
  const perfect = {
    source: 'perfect_quiz' as const,
    sourceId: quizId,
    thingId: quizId,
    points: defaultPointRules.perfect_quiz,
  };
  return isFirstPerfect ? [improvement, perfect] : [improvement];
}
