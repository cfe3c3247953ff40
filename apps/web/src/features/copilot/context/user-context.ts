import type { UserContext } from '@snapwell/contract/copilot/context.schemas';
import type { ModuleProgress, ProgressOverview } from '@snapwell/contract/catalogue/catalogue.schemas';
import type { OrganizationProfile } from '@snapwell/contract/profiles/profiles.schemas';
import type { QuizOverviewItem } from '@snapwell/contract/quizzes/quizzes.schemas';

const RECENT_QUIZZES = 20;
const MODULES = 200;

type Progress = NonNullable<UserContext['progress']>;
export type CompletedItem = NonNullable<Progress['last_completed']>;

type Learner = Pick<
  OrganizationProfile,
  | 'display_name'
  | 'first_name'
  | 'last_name'
  | 'job_role'
  | 'system_level'
  | 'snap_points'
  | 'snap_points_rank'
  | 'daily_streak_info'
  | 'metadata'
>;

export interface KnownOfLearner {
  readonly profile: Learner;
  /** Null while it could not be loaded. */
  readonly progress: ProgressOverview | null;
  readonly lastCompleted: CompletedItem | null;
}

/** What the browser knows of the learner (spec §3): who they are, what they hold, how far they are. */
export function userContext({ profile, progress, lastCompleted }: KnownOfLearner): UserContext {
  return {
    display_name: profile.display_name,
    first_name: profile.first_name,
    last_name: profile.last_name,
    job_role: profile.job_role,
    system_level: profile.system_level,
    snap_points: profile.snap_points,
    current_streak: profile.daily_streak_info.current_streak,
    snap_points_rank: profile.snap_points_rank,
    progress: progress && progressContext(progress, profile.metadata.quiz_overview, lastCompleted),
  };
}

function progressContext(
  { modules, whats_next_content: next }: ProgressOverview,
  quizzes: readonly QuizOverviewItem[],
  lastCompleted: CompletedItem | null,
): Progress {
  return {
    modules: Object.entries(modules)
      .slice(0, MODULES)
      .map(([id, module]) => moduleContext(id, module)),
    next_up: next ?? null,
    last_completed: lastCompleted,
    quiz_overview: quizzes.length === 0 ? null : quizContext(quizzes, modules),
  };
}

const moduleContext = (id: string, module: ModuleProgress & { title: string }): Progress['modules'][number] => ({
  module_id: id,
  module_title: module.title,
  chapters_completed: module.chapters_completed,
  chapters_total: module.total_chapters,
  content_completed: module.content_completed,
  content_total: module.total_content,
  completion_percentage: module.progress_percentage,
});

function quizContext(
  quizzes: readonly QuizOverviewItem[],
  modules: ProgressOverview['modules'],
): NonNullable<Progress['quiz_overview']> {
  const scores = quizzes.map(({ latest_attempt: attempt }) => attempt.score);
  return {
    recent_quizzes: quizzes.slice(0, RECENT_QUIZZES).map(({ quiz, latest_attempt: attempt, stats }) => ({
      quiz_id: quiz.id,
      quiz_title: quiz.title,
      module_id: attempt.module_id,
      module_title: attempt.module_id === null ? null : (modules[attempt.module_id]?.title ?? null),
      questions_correct: attempt.correct_answers,
      questions_total: attempt.total_questions,
      score_percentage: attempt.score,
      completed_at: attempt.completed_at,
      attempt_number: stats.attempts,
    })),
    overall_stats: {
      total_quizzes_taken: quizzes.length,
      average_score: Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length),
      highest_score: Math.max(...scores),
      recent_improvement: 0,
    },
  };
}
