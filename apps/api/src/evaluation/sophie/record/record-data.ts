import { globSync } from 'node:fs';
import type { ContentCard } from '@snapwell/contract/catalogue/cards.schemas';
import type { CourseCard, ProgressOverview } from '@snapwell/contract/catalogue/catalogue.schemas';
import { badges as allBadges } from '@snapwell/contract/gamification/badges';
import type { Houses } from '@snapwell/contract/gamification/houses.schemas';
import type {
  Leaderboard,
  LeaderboardPeriod,
  LeaderboardRow,
} from '@snapwell/contract/gamification/leaderboard.schemas';
import type { League } from '@snapwell/contract/gamification/league.schemas';
import type { PointRules } from '@snapwell/contract/gamification/rules.schemas';
import type { CalendarDay } from '@snapwell/contract/gamification/streak.schemas';
import type { PersonAssignment } from '@snapwell/contract/learning/assignments/assignments.schemas';
import type { Certificate } from '@snapwell/contract/learning/certificates/certificates.schemas';
import type { HomeScreen } from '@snapwell/contract/profiles/home.schemas';
import type { OrganizationProfile } from '@snapwell/contract/profiles/profiles.schemas';
import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';
import type { QuizOverviewItem } from '@snapwell/contract/quizzes/quizzes.schemas';
import type { ReviewQueue } from '@snapwell/contract/quizzes/reviews.schemas';
import { ORGANIZATIONS_DIR } from '@snapwell/demo-library/library';
import type { Asker } from '#evaluation/ask-product.ts';
import { addDays, dayOf } from '#features/gamification/index.ts';

/** A gain, on the person's own day. */
export interface Gain {
  readonly day: string;
  readonly points: number;
  readonly source: string;
  /** The item, the quiz or the simulation it was earned with. */
  readonly thing: string;
}

/** A leaderboard from its top, of the organization or of the person's group. */
export interface Board {
  readonly ofGroup: boolean;
  readonly period: LeaderboardPeriod;
  readonly rows: readonly LeaderboardRow[];
}

export interface OwnModule {
  readonly id: string;
  readonly title: string;
  readonly done: number;
  readonly total: number;
  readonly chaptersDone: number;
  readonly chapters: number;
}

export interface Finished {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly module: string;
  readonly at: string;
  readonly day: string;
}

/** A quiz with the last attempt at it. */
export interface TakenQuiz {
  readonly id: string;
  readonly title: string;
  readonly module: string | null;
  readonly score: number;
  readonly best: number;
  readonly isPassed: boolean;
  readonly right: number;
  readonly questions: number;
  readonly attempts: number;
  readonly at: string;
  readonly day: string;
  readonly seconds: number;
  /** The attempt before: its score, and how many questions were missed in it. */
  readonly before: { readonly score: number; readonly missed: number } | null;
  /** The questions that were not right in the last attempt. */
  readonly missed: readonly string[];
}

export interface OwnBadge {
  readonly id: string;
  readonly title: string;
  readonly earnedOn: string | null;
  readonly reached: number;
  readonly needed: number;
}

/** What somebody's screens show of them: what a careful human would answer from. */
export interface RecordData {
  readonly today: string;
  readonly profile: OrganizationProfile;
  readonly gains: readonly Gain[];
  readonly boards: readonly Board[];
  readonly league: League | null;
  readonly calendar: readonly CalendarDay[];
  readonly rules: PointRules;
  readonly badges: readonly OwnBadge[];
  readonly reviews: ReviewQueue;
  readonly home: HomeScreen;
  readonly items: readonly ContentCard[];
  readonly modules: readonly OwnModule[];
  readonly courses: readonly CourseCard[];
  /** The newest first. */
  readonly history: readonly Finished[];
  /** The one taken last first. */
  readonly quizzes: readonly TakenQuiz[];
  readonly assignments: readonly PersonAssignment[];
  readonly certificates: readonly Certificate[];
  /** Modules of other sample organizations: somebody may ask about them where they are not taught. */
  readonly elsewhere: readonly string[];
}

interface Paged<T> {
  readonly items: readonly T[];
  readonly next_cursor: string | null;
}

type Get = <T>(path: string) => Promise<T>;

/** As long back as the calendar is looked at. */
const CALENDAR_DAYS = 365;
const PERIODS: readonly LeaderboardPeriod[] = ['all', 'month', 'week'];

/** Reads what the screens of somebody are made of. */
export async function readRecordData(asker: Pick<Asker, 'get'>, orgId: string): Promise<RecordData> {
  const get: Get = (path) => asker.get(`/api/v1/organizations/${orgId}${path}`);
  // The first visit of a day pays: it comes before everything that tells of points.
  const profile = await get<OrganizationProfile>('/profile?include_rank=true');
  const { timezone, day_start_hour: dayStartHour } = profile.day_clock;
  const onDay = (at: string) => dayOf(new Date(at), { timezone, dayStartHour });
  const today = onDay(new Date().toISOString());
  const [progress, home, badges, rules, calendar, reviews, { league }, own, certificates, courses] = await Promise.all([
    get<ProgressOverview>('/progress'),
    get<HomeScreen>('/home'),
    get<{ items: { id: string; earned_at: string | null; reached: number; needed: number }[] }>('/badges'),
    get<{ rules: PointRules }>('/point-rules'),
    get<{ items: CalendarDay[] }>(`/calendar?from=${addDays(today, 1 - CALENDAR_DAYS)}&through=${today}`),
    get<ReviewQueue>('/reviews?limit=50'),
    get<{ league: League | null }>('/league'),
    get<{ items: PersonAssignment[] }>('/my-assignments'),
    asker.get<{ items: Certificate[] }>('/api/v1/me/certificates'),
    get<{ items: CourseCard[] }>('/courses'),
  ]);
  return {
    today,
    profile,
    gains: await readGains(get, onDay),
    boards: await readBoards(get),
    league,
    calendar: calendar.items,
    rules: rules.rules,
    badges: badges.items.map(({ id, earned_at: at, reached, needed }) => ({
      id,
      title: allBadges.find((badge) => badge.id === id)?.title ?? id,
      earnedOn: at === null ? null : onDay(at),
      reached,
      needed,
    })),
    reviews,
    home,
    items: await readAll<ContentCard>(get, '/items'),
    modules: Object.entries(progress.modules).map(([id, module]) => ({
      id,
      title: module.title,
      done: module.content_completed,
      total: module.total_content,
      chaptersDone: module.chapters_completed,
      chapters: module.total_chapters,
    })),
    courses: courses.items,
    history: await readHistory(get, onDay),
    quizzes: await readQuizzes(get, onDay),
    assignments: own.items,
    certificates: certificates.items.filter(({ organization_id: of }) => of === orgId),
    elsewhere: globSync('*/modules/*', { cwd: ORGANIZATIONS_DIR })
      .filter((path) => !path.startsWith(`${orgId}/`))
      .map((path) => path.replace(/^.*\/\d\d-/, '')),
  };
}

/** Every page of a list. */
async function readAll<T>(get: Get, path: string): Promise<T[]> {
  const all: T[] = [];
  let cursor: string | null = null;
  do {
    const page: Paged<T> = await get(`${path}?limit=100${cursor === null ? '' : `&cursor=${cursor}`}`);
    all.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return all;
}

async function readGains(get: Get, onDay: (at: string) => string): Promise<Gain[]> {
  const gains = await readAll<{ source: string; thing_id: string; points: number; earned_at: string }>(get, '/gains');
  return gains.map(({ source, thing_id: thing, points, earned_at: at }) => ({ source, thing, points, day: onDay(at) }));
}

async function readBoards(get: Get): Promise<Board[]> {
  const { items } = await get<Houses>('/houses');
  const group = items.find((house) => house.is_mine)?.id ?? null;
  const read = async (ofGroup: boolean, period: LeaderboardPeriod): Promise<Board> => {
    const path = `/leaderboard?limit=100&period=${period}${ofGroup ? `&group=${group}` : ''}`;
    return { ofGroup, period, rows: (await get<Leaderboard>(path)).items };
  };
  const scopes = group === null ? [false] : [false, true];
  return Promise.all(scopes.flatMap((ofGroup) => PERIODS.map((period) => read(ofGroup, period))));
}

async function readHistory(get: Get, onDay: (at: string) => string): Promise<Finished[]> {
  const history = await readAll<{
    content_id: string;
    title: string;
    kind: string;
    module_title: string;
    completed_at: string;
  }>(get, '/history');
  return history.map(({ content_id: id, title, kind, module_title: module, completed_at: at }) => ({
    id,
    title,
    kind,
    module,
    at,
    day: onDay(at),
  }));
}

async function readQuizzes(get: Get, onDay: (at: string) => string): Promise<TakenQuiz[]> {
  const overview = await readAll<QuizOverviewItem>(get, '/quiz-overview');
  const taken = await Promise.all(
    overview.map(async ({ quiz: { id, title }, stats }): Promise<TakenQuiz> => {
      const { quiz, attempt, since_last: before, questions } = await get<QuizResults>(`/quizzes/${id}/results`);
      return {
        id,
        title,
        module: quiz.module_id,
        score: attempt.score,
        best: quiz.best_score ?? attempt.score,
        isPassed: (quiz.best_score ?? attempt.score) >= quiz.pass_mark,
        right: attempt.correct_answers,
        questions: attempt.total_questions,
        attempts: stats.attempts,
        at: attempt.finished_at,
        day: onDay(attempt.finished_at),
        seconds: attempt.seconds,
        before: before && { score: before.score, missed: before.missed_before },
        missed: questions.filter(({ verdict }) => !verdict.is_right).map(({ question }) => question.prompt),
      };
    }),
  );
  return taken.toSorted((a, b) => b.at.localeCompare(a.at));
}
