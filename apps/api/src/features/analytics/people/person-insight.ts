import type { PersonInsight } from '@snapwell/contract/analytics/people-insights.schemas';
import { pointSources } from '@snapwell/contract/gamification/award.schemas';
import { listOverdue } from '#features/catalogue/index.ts';
import { findStreaksAt } from '#features/gamification/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import type { Audience } from '../audience.repository.ts';
import { type Insights, withInsights } from '../with-insights.ts';
import { asMoment, presentPerson } from './people-panels.ts';
import { listPeople } from './people.read-model.ts';
import {
  countCertaintyOf,
  findPerson,
  listDaysOf,
  listModulesOf,
  listRecallOf,
  type PersonDayRow,
} from './person.read-model.ts';

interface PersonRequest {
  readonly uid: string;
  readonly query: { readonly from?: string | undefined; readonly to?: string | undefined };
}

/**
 * One member's figures: for themselves, and for whoever runs the organization or leads a group of theirs. What they are
 * likely to know, and how sure they were, only they see.
 */
export function getPersonInsight(
  world: Pick<World, 'db' | 'clock'>,
  caller: OrganizationCaller,
  { uid, query }: PersonRequest,
): Promise<PersonInsight> {
  return withInsights(world, caller, query, (insights) => presentInsight(insights, uid, caller.uid === uid));
}

export async function presentInsight(insights: Insights, uid: string, isOwn: boolean): Promise<PersonInsight> {
  const { scope, clock, range, now, today } = insights;
  const audience: Audience = isOwn ? { kind: 'everybody' } : insights.audience;
  const person = await findPerson(scope, uid, { audience, clock });
  if (!person) throw new AppError('not_found');
  const visible = insights.groups.map(({ id }) => id);
  const head = presentPerson((await listPeople(scope, [uid], visible)).get(uid)!);
  const days = await listDaysOf(scope, uid, range);
  const sum = (pick: (day: PersonDayRow) => number) => days.reduce((total, day) => total + pick(day), 0);
  const [quizzes, simulations] = [sum((day) => day.quizzes), sum((day) => day.simulations)];
  const overdue = await listOverdue(scope, { today, uids: [uid] });
  return {
    ...head,
    ...range,
    status: person.status,
    joined_at: asMoment(person.joined_ms)!,
    last_visit_at: asMoment(person.last_ms),
    snap_points: person.snap_points,
    current_streak: (await findStreaksAt(scope, [uid], now)).get(uid) ?? 0,
    best_streak: person.best_streak,
    active_days: days.filter((day) => day.items + day.reviews + day.quizzes + day.simulations > 0).length,
    days: days.map(({ day, items, reviews, points }) => ({ day, items, reviews, points: pointsOf(points) })),
    items_finished: sum(({ items }) => items),
    reviews: sum(({ reviews }) => reviews),
    quizzes: { attempts: quizzes, mean: quizzes > 0 ? sum(({ scores }) => scores) / quizzes : null },
    simulations: {
      attempts: simulations,
      mean_share: simulations > 0 ? Math.min(1, sum(({ shares }) => shares) / simulations) : null,
    },
    points: pointSources
      .map((source) => ({ source, points: sum(({ points }) => points[source] ?? 0) }))
      .filter(({ points }) => points !== 0),
    modules: await listModulesOf(scope, uid),
    overdue: overdue.map(({ type, id, title, due_on }) => ({ type, id, title, due_on })),
    nudged_at: asMoment(person.nudged_ms),
    own: isOwn ? { recall: await listRecallOf(scope, uid, now), certainty: await countCertaintyOf(scope, uid) } : null,
  };
}

const pointsOf = (points: Readonly<Record<string, number>>): number =>
  Object.values(points).reduce((sum, value) => sum + value, 0);
