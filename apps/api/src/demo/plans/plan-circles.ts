import { atSomeHour, type LearningStyle, randomFrom, type SampleItem, type SampleVisit } from './plan-history.ts';

/** Members who took a module together in the last weeks. */
export interface SampleCircle {
  readonly moduleId: string;
  readonly members: readonly { readonly uid: string; readonly style: LearningStyle }[];
  readonly beganDaysAgo: number;
  readonly days: number;
  /** They take a chapter's quiz before they read, and once more behind it. */
  readonly isTestedFirst: boolean;
}

/** An item of the library in the order in which it is learned. */
export interface CircleItem extends SampleItem {
  readonly chapterId: string;
  readonly isQuiz: boolean;
}

/** How far people of each style go with the others. */
const GOES: Record<LearningStyle, number> = { keen: 1, steady: 1, occasional: 0.6, lapsed: 0, newcomer: 0.8 };
const DAY_MS = 86_400_000;

/**
 * The visits with those of circles among them: what a circle takes is finished on its days, and not once more on later
 * visits of one's own. The same in, the same out.
 */
export function joinCircles(
  visits: readonly SampleVisit[],
  circles: readonly SampleCircle[],
  items: readonly CircleItem[],
  now: Date,
): SampleVisit[] {
  let all = visits;
  for (const circle of circles)
    for (const { uid, style } of circle.members) {
      const others = all.filter((visit) => visit.uid !== uid);
      const own = all.filter((visit) => visit.uid === uid);
      all = [...others, ...joinCircle(own, circle, { uid, share: GOES[style], items, now })];
    }
  return all.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function joinCircle(
  own: readonly SampleVisit[],
  circle: SampleCircle,
  { uid, share, items, now }: { uid: string; share: number; items: readonly CircleItem[]; now: Date },
): SampleVisit[] {
  const began = new Date(now.getTime() - circle.beganDaysAgo * DAY_MS);
  const done = new Set(own.filter(({ at }) => at < began).flatMap(({ finished }) => finished.map(idOf)));
  const all = items.filter(({ moduleId }) => moduleId === circle.moduleId);
  const left = all.filter(({ contentId }) => !done.has(contentId));
  const path = circle.isTestedFirst ? testedFirst(left) : left;
  const taken = share < 1 ? path.slice(0, Math.ceil(share * path.length)) : [...path, ...failedAgain(all)];
  const takenIds = new Set(taken.map(idOf));
  const visits = own.map((visit) =>
    visit.at < began ? visit : { ...visit, finished: visit.finished.filter((item) => !takenIds.has(idOf(item))) },
  );
  const chance = randomFrom(`${uid} ${circle.moduleId} circle`);
  for (let day = 0; day < circle.days; day++) {
    const portion = taken.slice(portionAt(day, circle.days, taken), portionAt(day + 1, circle.days, taken));
    if (portion.length === 0) continue;
    const at = atSomeHour(new Date(began.getTime() + day * DAY_MS), chance);
    const sameDay = visits.findIndex((visit) => dateOf(visit.at) === dateOf(at));
    const there = visits[sameDay];
    if (there) visits[sameDay] = { ...there, finished: [...there.finished, ...portion] };
    else visits.push({ uid, at, finished: portion });
  }
  return visits;
}

/** Where the things of a day begin. */
const portionAt = (day: number, days: number, things: readonly unknown[]): number =>
  Math.round((day / days) * things.length);

/** Chapter by chapter: its quizzes unprepared, then all of it. */
function testedFirst(items: readonly CircleItem[]): SampleItem[] {
  return [...Map.groupBy(items, ({ chapterId }) => chapterId).values()].flatMap((chapter) => [
    ...chapter.filter(({ isQuiz }) => isQuiz).map((quiz) => ({ ...quiz, go: 'unprepared' as const })),
    ...chapter,
  ]);
}

/** Whoever goes with the others to the end passes what was failed, before the circle too. */
const failedAgain = (items: readonly CircleItem[]): SampleItem[] =>
  items.filter(({ isQuiz }) => isQuiz).map((quiz) => ({ ...quiz, go: 'if_failed' }));

const idOf = ({ contentId }: SampleItem): string => contentId;
const dateOf = (at: Date): string => at.toISOString().slice(0, 10);
