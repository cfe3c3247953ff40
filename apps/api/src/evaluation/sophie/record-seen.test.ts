import type { ContentCard } from '@snapwell/contract/catalogue/cards.schemas';
import type { LeaderboardRow } from '@snapwell/contract/gamification/leaderboard.schemas';
import { defaultPointRules } from '@snapwell/contract/gamification/rules.schemas';
import { expect, test } from 'vitest';
import type { SeenReply } from '../ask-product.ts';
import { judgeBy } from './record-seen.ts';
import type { Board, RecordData, TakenQuiz } from './record/record-data.ts';

const reply = (text: string, titles: readonly string[] = []): SeenReply => ({
  text,
  titles,
  items: [],
  suggestions: [],
  hasCard: false,
  hasPractice: false,
  hasMaking: false,
  sources: [],
  firstTextMs: 1,
});

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
const record = {
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

const judge = judgeBy(record);

test.each<[about: string, asked: string, text: string, isRight: boolean]>([
  ['points', 'how many points do i have', 'You have 1,840 points.', true],
  ['points', 'how many points do i have', 'You earned 30 points today.', true],
  ['points', 'how many points do i have', 'You have 1,480 points.', false],
  ['points', 'how many points did i get today', 'You got 30 points today.', true],
  ['points', 'how many points did i get today', 'You have 1,840 points.', false],
  ['points', 'did the falls quiz give me any points', 'Yes, 60 points.', true],
  ['points', 'did the falls quiz give me any points', 'No, you have 1,840 points.', false],
  ['points', 'am i over 2000 points', 'Not yet: you have 1,840.', true],
  ['points', 'am i over 2000 points', 'Yes, you have 1,840 points.', false],
  [
    'points',
    'how many did i collect in data privacy',
    'You have collected no points there: it is not taught here.',
    true,
  ],
  ['rank', 'what place am i in', 'You are fifth.', true],
  ['rank', 'what place am i in', 'You are in place 7 with 1,840 points.', false],
  ['rank', 'what place am i in', 'On Ward 2A you are in place 2.', true],
  ['rank', 'where do i stand this week', 'You are first this week.', true],
  ['rank', 'where do i stand this week', 'You are in place 5.', false],
  ['rank', 'am i in the top ten', 'Yes.', true],
  ['rank', 'am i in the top ten', 'No, you are in place 5.', false],
  ['rank', 'who is right above me', 'Chidi Eze is.', true],
  ['rank', 'how far behind the next one am i', '60 points.', true],
  ['streak', 'how long is my streak', '12 days in a row.', true],
  ['streak', 'how long is my streak', 'You have 2 freezes.', false],
  ['streak', 'what was my longest streak', 'Your longest streak was 31 days.', true],
  ['streak', 'what was my longest streak', 'Your streak is 12 days.', false],
  ['streak', 'did i lose my streak', 'No, it is alive.', true],
  ['streak', 'did i lose my streak', 'Yes, it is gone.', false],
  ['freeze', 'any freezes left', 'Two freezes are left.', true],
  ['freeze', 'any freezes left', 'None, I am afraid: no freezes.', false],
  ['freeze', 'was a freeze used on saturday', 'Yes, on Saturday.', true],
  ['freeze', 'was a freeze used yesterday', 'No, none of your freezes was used.', true],
  ['freeze', 'was a freeze used yesterday', 'You have 2 freezes.', false],
  ['badges', 'how many medals have i won', 'You have won 2 medals.', true],
  ['badges', 'how many medals have i won', 'You have won 4 medals.', false],
  ['badges', 'what is my newest badge', 'One week.', true],
  ['badges', 'what is my newest badge', 'First step.', false],
  ['badges', 'which badge am i closest to', 'Page turner: 20 of 25.', true],
  ['badges', 'which badge am i closest to', 'Hundred days.', false],
  ['reviews-due', 'how many cards are due', '7 cards wait for you.', true],
  ['reviews-due', 'how many cards are due', '3 cards wait for you.', false],
  ['reviews-due', 'how many come back tomorrow', 'Tomorrow 3 questions come back.', true],
  ['next', 'what should i do next', 'Go on with The clock starts.', true],
  ['next', 'what should i do next', 'Go on with Rails up.', false],
  ['last-completed', 'what did i finish last', 'Final quiz: Falls.', true],
  ['last-completed', 'what did i finish last', 'Rails up.', false],
  ['last-completed', 'what did i do on wednesday', 'You finished Rails up.', true],
  ['last-completed', 'when did i finish the falls module', 'On 29 November.', true],
  ['last-completed', 'when did i finish the falls module', 'On 3 November.', false],
  ['last-completed', 'have i done the sepsis module', 'Not yet: 1 of 2 lessons is finished.', true],
  ['progress', 'how far am i', 'You have done 3 of 5 lessons.', true],
  ['progress', 'how far am i', 'You have done 2 of 5 lessons.', false],
  ['progress', 'how far am i', 'Sepsis: 1 of 2 lessons done.', true],
  ['progress', 'am i halfway through sepsis', 'Yes, 50 %.', true],
  ['progress', 'how many lessons are left in sepsis', '1 lesson is left.', true],
  ['progress', 'how far am i in sepsis', 'Falls: 2 of 2 lessons done.', false],
  ['quiz-results', 'did i pass the last quiz', 'Yes, you passed with 85 %.', true],
  ['quiz-results', 'did i pass the last quiz', 'No, you failed with 85 %.', false],
  ['quiz-results', 'how many did i get right in the falls quiz', '8 of 10 were right.', true],
  ['quiz-results', 'how did i do in the falls quiz', 'You scored 95 %.', false],
  ['quiz-results', 'did i pass the pain quiz', 'You have not taken that quiz yet.', true],
  ['missed', 'what did i get wrong in the last quiz', 'When is a rail a danger?', true],
  ['missed', 'what did i get wrong in the last quiz', 'Nothing was wrong.', false],
  ['missed', 'which ones did i get wrong', 'You can look at Rails up.', false],
  ['certificates', 'do i have a certificate', 'Yes, one: the certificate Falls: yearly check.', true],
  ['certificates', 'do i have a certificate', 'You have no certificate.', false],
  ['certificates', 'when does my certificate run out', 'On 1 September 2027.', true],
  ['certificates', 'when does my certificate run out', 'On 1 March 2027.', false],
  ['certificates', 'is there a certificate for sepsis', 'You have no certificate for that yet.', true],
  ['assigned', 'what do i have to do by when', 'Pain assessment in adults was due on 26 November.', true],
  ['assigned', 'what do i have to do by when', 'Nothing is assigned to you.', false],
  ['assigned', 'is anything overdue', 'Yes: Pain assessment in adults is late.', true],
  ['time', 'how long did i learn today', 'The time you spend is not recorded.', true],
  ['time', 'how long did i learn in total', 'What you finished takes about 15 minutes.', true],
  ['time', 'how long did i learn in total', 'You learned for 340 minutes.', false],
  ['weeks', 'how does this week compare with the last', 'This week 30 points, last week 105 points.', true],
  ['weeks', 'how does this week compare with the last', 'This week 30 points, last week 200 points.', false],
])('%s, %s: %s is right: %s', (about, asked, text, isRight) => {
  expect(judge({ about, asked, reply: reply(text) })).toBe(isRight);
});

test.each([
  'points',
  'rank',
  'streak',
  'freeze',
  'badges',
  'next',
  'progress',
  'missed',
  'certificates',
  'weeks',
  'time',
])('about %s it is not enough to be unsure, or to tell of something else', (about) => {
  for (const text of ['I am not sure what you mean.', 'Rub your hands for 30 seconds. Do not shake them.'])
    expect(judge({ about, asked: 'how is it with mine', reply: reply(text) })).toBe(false);
});

test('a card names a title as well as the text does', () => {
  const asked = { about: 'next', asked: 'what next' };
  expect(judge({ ...asked, reply: reply('Go on with this.', ['The clock starts']) })).toBe(true);
});

test('on a page, this is its module', () => {
  const asked = { about: 'progress', asked: 'how far am i in this', page: 'clock' };
  expect(judge({ ...asked, reply: reply('You have done 1 of 2 lessons.') })).toBe(true);
  expect(judge({ ...asked, reply: reply('You have done 3 of 5 lessons.') })).toBe(false);
});
