import type { Home, ProgressOverview } from '@snapwell/contract/catalogue/catalogue.schemas';
import type { OrganizationProfile } from '@snapwell/contract/profiles/profiles.schemas';
import type { Asker } from './ask-product.ts';
import type { Expected } from './judge.ts';
import type { Fact } from './questions.ts';

export type RecordFacts = (fact: Fact, moduleId: string | undefined) => Expected;

/** A person's figures, from the same calls that their screens are made of. */
export async function readRecordFacts(asker: Pick<Asker, 'get'>, orgId: string): Promise<RecordFacts> {
  const api = `/api/v1/organizations/${orgId}`;
  const profile = await asker.get<OrganizationProfile>(`${api}/profile?include_rank=true`);
  const progress = await asker.get<ProgressOverview>(`${api}/progress`);
  const home = await asker.get<Home>(`${api}/home`);
  const history = await asker.get<{ items: { title: string; completed_at: string }[] }>(`${api}/history`);
  const lastCompleted = history.items.filter(({ completed_at: at }) => at === history.items[0]?.completed_at);
  const streak = profile.daily_streak_info;
  const quizzes = profile.metadata.quiz_overview;
  const finishedAt = ({ latest_attempt: { completed_at: at } }: (typeof quizzes)[number]) => at ?? '';
  const lastQuiz = quizzes.toSorted((a, b) => finishedAt(b).localeCompare(finishedAt(a)))[0];
  const facts: Record<Exclude<Fact, 'module_percentage'>, Expected> = {
    snap_points: profile.snap_points,
    snap_points_rank: profile.snap_points_rank,
    current_streak: streak.current_streak,
    max_streak: streak.max_streak,
    days_until_next_bonus: streak.days_until_next_bonus,
    next_streak_bonus: streak.next_streak_bonus,
    next_title: home.whats_next?.content_title ?? null,
    last_completed_title: lastCompleted.length > 0 ? lastCompleted.map(({ title }) => title) : null,
    content_completed: Object.values(progress.modules).reduce((sum, module) => sum + module.content_completed, 0),
    quizzes_taken: quizzes.length,
    average_score:
      quizzes.length === 0
        ? null
        : Math.round(quizzes.reduce((sum, each) => sum + each.latest_attempt.score, 0) / quizzes.length),
    last_quiz: lastQuiz?.quiz.title ?? null,
  };
  return (fact, moduleId) =>
    fact === 'module_percentage' ? (progress.modules[moduleId ?? '']?.progress_percentage ?? null) : facts[fact];
}
