import type { ContentCard } from '@snapwell/contract/catalogue/cards.schemas';
import type { LeaderboardRow } from '@snapwell/contract/gamification/leaderboard.schemas';
import { defaultPointRules } from '@snapwell/contract/gamification/rules.schemas';
import type { SeenReply } from '#evaluation/ask-product.ts';
import { aSeenReply } from '#evaluation/seen-reply.factory.ts';
import type { Board, RecordData, TakenQuiz } from './record-data.ts';

/** A reply as it is seen, with these words. */
export const reply = (text: string, titles: readonly string[] = []): SeenReply => aSeenReply({ text, titles });

const item = (id: string, title: string, module: string, given: Partial<ContentCard> = {}): ContentCard => ({
  id,
  title,
  type: 'article',
  kind: 'article',
  summary: '',
  minutes: 5,
  cover: null,
  module_id: module,
  module_title: module,
  chapter_id: 'one',
  chapter_title: 'Chapter one',
  is_completed: false,
  is_locked: false,
  progress: 0,
  is_to_retry: false,
  ...given,
});

const quiz = (given: Partial<TakenQuiz> & Pick<TakenQuiz, 'id' | 'title'>): TakenQuiz => ({
  module: 'falls',
  score: 80,
  best: 80,
  isPassed: true,
  right: 8,
  questions: 10,
  attempts: 1,
  at: '2026-11-25T10:00:00Z',
  day: '2026-11-25',
  seconds: 240,
  before: null,
  missed: [],
  ...given,
});

const row = (rank: number, name: string, points: number): LeaderboardRow => ({
  rank,
  user_id: name,
  display_name: name,
  photo_url: null,
  is_name_hidden: false,
  group: 'Ward 2A',
  points,
  change: 0,
  days: [],
  is_me: name === 'Me',
});
const board = (ofGroup: boolean, period: Board['period'], rows: LeaderboardRow[]): Board => ({ ofGroup, period, rows });

const done = { is_completed: true, progress: 1 };
const step = item('clock', 'The clock starts', 'sepsis');
const finished = (id: string, title: string, module: string, day: string) => ({
  id,
  title,
  module,
  kind: 'article',
  day,
  at: `${day}T10:00:00Z`,
});

/** Monday 30 November 2026: falls is done, sepsis under way, pain not begun. */
/** What the screens of somebody show, of a small library. */
export const record = {
  today: '2026-11-30',
  profile: {
    snap_points: 1840,
    snap_points_rank: 5,
    streak_freezes: 2,
    daily_streak_info: { current_streak: 12, max_streak: 31, days_until_next_bonus: 2 },
    streak_week: [{ day: '2026-11-30', mark: 'visited', is_today: true, bonus_points: null }],
  } as unknown as RecordData['profile'],
  gains: [
    { day: '2026-11-30', points: 30, source: 'visit', thing: '2026-11-30' },
    { day: '2026-11-29', points: 60, source: 'quiz', thing: 'final-falls' },
    { day: '2026-11-25', points: 20, source: 'content', thing: 'rails' },
    { day: '2026-11-24', points: 25, source: 'content', thing: 'hunch' },
  ],
  boards: [
    board(false, 'all', [
      row(1, 'Jonas Meyer', 2500),
      row(4, 'Chidi Eze', 1900),
      row(5, 'Me', 1840),
      row(6, 'Abena Owusu', 1700),
    ]),
    board(false, 'week', [row(1, 'Me', 30)]),
    board(true, 'all', [row(1, 'Jonas Meyer', 2500), row(2, 'Me', 1840)]),
  ],
  league: null,
  calendar: [
    { day: '2026-11-24', points: 25, mark: 'visited' },
    { day: '2026-11-25', points: 20, mark: 'visited' },
    { day: '2026-11-28', points: 0, mark: 'frozen' },
    { day: '2026-11-29', points: 60, mark: 'visited' },
    { day: '2026-11-30', points: 30, mark: 'visited' },
  ],
  rules: defaultPointRules,
  badges: [
    { id: 'first-step', title: 'First step', earnedOn: '2026-08-03', reached: 1, needed: 1 },
    { id: 'one-week', title: 'One week', earnedOn: '2026-11-26', reached: 7, needed: 7 },
    { id: 'hundred-days', title: 'Hundred days', earnedOn: null, reached: 31, needed: 100 },
    { id: 'page-turner', title: 'Page turner', earnedOn: null, reached: 20, needed: 25 },
  ],
  reviews: {
    due: 7,
    items: [],
    next_due_at: '2026-12-03T00:00:00Z',
    reviewed_today: 0,
    days: [
      { day: '2026-11-30', due: 7 },
      { day: '2026-12-01', due: 3 },
    ],
  } as unknown as RecordData['reviews'],
  home: {
    whats_next: { content_title: step.title, module_id: 'sepsis', module_title: 'Sepsis: the first hour', item: step },
    daily_set: { steps: [], minutes: 9, finished_at: null },
  } as unknown as RecordData['home'],
  items: [
    item('rails', 'Rails up', 'falls', done),
    item('final-falls', 'Final quiz: Falls', 'falls', { ...done, type: 'quiz', kind: 'quiz' }),
    item('hunch', 'Numbers and a hunch', 'sepsis', done),
    step,
    item('scales', 'Choosing a scale', 'pain-assessment'),
  ],
  modules: [
    { id: 'falls', title: 'Falls: steady on their feet', done: 2, total: 2, chaptersDone: 1, chapters: 1 },
    { id: 'sepsis', title: 'Sepsis: the first hour', done: 1, total: 2, chaptersDone: 0, chapters: 1 },
    { id: 'pain-assessment', title: 'Pain assessment in adults', done: 0, total: 1, chaptersDone: 0, chapters: 1 },
  ],
  courses: [],
  history: [
    { ...finished('final-falls', 'Final quiz: Falls', 'Falls: steady on their feet', '2026-11-29'), kind: 'quiz' },
    finished('rails', 'Rails up', 'Falls: steady on their feet', '2026-11-25'),
    finished('hunch', 'Numbers and a hunch', 'Sepsis: the first hour', '2026-11-24'),
  ],
  quizzes: [
    quiz({
      id: 'final-falls',
      title: 'Final quiz: Falls',
      score: 85,
      best: 85,
      day: '2026-11-29',
      missed: ['When is a rail a danger?'],
    }),
  ],
  assignments: [
    {
      id: 'a',
      target_type: 'module',
      target_id: 'pain-assessment',
      target_title: 'Pain assessment in adults',
      state: 'late',
      due_on: '2026-11-26',
      done_on: null,
      again_on: null,
      late_days: 4,
      progress_percentage: 0,
    },
  ],
  certificates: [
    {
      target_id: 'falls',
      title: 'Falls: yearly check',
      state: 'valid',
      issued_on: '2026-09-01',
      valid_until: '2027-09-01',
    },
  ] as unknown as RecordData['certificates'],
  elsewhere: ['data-privacy'],
} satisfies RecordData;
