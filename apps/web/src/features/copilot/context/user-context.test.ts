import { userContext as schema } from '@snapwell/contract/copilot/context.schemas';
import { expect, test } from 'vitest';
import { type KnownOfLearner, userContext } from './user-context.ts';

const quiz = (id: string, score: number) => ({
  latest_attempt: {
    total_questions: 10,
    correct_answers: score / 10,
    score,
    module_id: 'pain',
    completed_at: '2026-11-20T08:00:00.000Z',
    started_at: '2026-11-20T07:50:00.000Z',
  },
  quiz: { id, title: `Quiz ${id}`, questions: 10 },
  stats: { attempts: 2 },
});

const ada: KnownOfLearner['profile'] = {
  display_name: 'Ada Okafor',
  first_name: 'Ada',
  last_name: 'Okafor',
  job_role: 'Registered nurse',
  system_level: 'learner',
  snap_points: 2480,
  snap_points_rank: 7,
  daily_streak_info: {
    current_streak: 12,
    max_streak: 20,
    points_earned_today: 30,
    is_first_visit_today: false,
    streak_bonus_points: 0,
    next_streak_bonus: 50,
    days_until_next_bonus: 2,
  },
  metadata: { quiz_overview: [quiz('a', 80), quiz('b', 60)] },
};

const progress: KnownOfLearner['progress'] = {
  modules: {
    pain: {
      title: 'Pain',
      chapters_completed: 1,
      total_chapters: 4,
      content_completed: 5,
      total_content: 20,
      progress_percentage: 25,
    },
  },
  whats_next_content: {
    content_id: 'x',
    content_title: 'X',
    module_id: 'pain',
    module_title: 'Pain',
    chapter_id: 'c',
    last_visited: 1,
  },
};

test('what the browser knows of a learner goes with the question', () => {
  const context = schema.parse(userContext({ profile: ada, progress, lastCompleted: null }));
  expect(context).toMatchObject({
    first_name: 'Ada',
    job_role: 'Registered nurse',
    snap_points: 2480,
    current_streak: 12,
    snap_points_rank: 7,
  });
  expect(context.progress!.modules).toEqual([
    {
      module_id: 'pain',
      module_title: 'Pain',
      chapters_completed: 1,
      chapters_total: 4,
      content_completed: 5,
      content_total: 20,
      completion_percentage: 25,
    },
  ]);
  expect(context.progress!.next_up).toMatchObject({ content_id: 'x', last_visited: 1 });
  expect(context.progress!.quiz_overview!.recent_quizzes[0]).toEqual({
    quiz_id: 'a',
    quiz_title: 'Quiz a',
    module_id: 'pain',
    module_title: 'Pain',
    questions_correct: 8,
    questions_total: 10,
    score_percentage: 80,
    completed_at: '2026-11-20T08:00:00.000Z',
    attempt_number: 2,
  });
  expect(context.progress!.quiz_overview!.overall_stats).toEqual({
    total_quizzes_taken: 2,
    average_score: 70,
    highest_score: 80,
    recent_improvement: 0,
  });
});

test('a learner whose progress could not be loaded can still ask', () => {
  expect(schema.parse(userContext({ profile: ada, progress: null, lastCompleted: null })).progress).toBeNull();
});

test('who took no quiz has no quiz overview', () => {
  const newcomer = { ...ada, metadata: { quiz_overview: [] } };
  expect(userContext({ profile: newcomer, progress, lastCompleted: null }).progress!.quiz_overview).toBeNull();
});
