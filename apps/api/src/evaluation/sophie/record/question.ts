import { comparable } from '#evaluation/corpus.ts';
import { type Period, periodIn } from './days.ts';
import type { OwnModule, RecordData, TakenQuiz } from './record-data.ts';

/** What of the library a question is about, by the words of titles. */
export interface Subject {
  readonly modules: readonly OwnModule[];
  /** Ids of courses and of items. */
  readonly courses: ReadonlySet<string>;
  readonly items: ReadonlySet<string>;
  /** Named, and not taught here. */
  readonly isElsewhere: boolean;
}

export interface Question {
  /** In small letters. */
  readonly asked: string;
  readonly about: string;
  /** The time that it names. */
  readonly period: Period | null;
  /** What it is about; null where it names nothing. */
  readonly subject: Subject | null;
  readonly figures: readonly number[];
  asks(pattern: RegExp): boolean;
}

/** Reads a question; `page` is the item that is open while somebody asks. */
export function readQuestion(
  { asked, about, page }: { readonly asked: string; readonly about: string; readonly page: string | null },
  record: RecordData,
): Question {
  // What falls due is no fall.
  const plain = asked
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\bfalls? due\b/g, 'is due');
  return {
    asked: plain,
    about,
    period: periodIn(plain, record.today),
    subject: subjectOf(plain, about, record) ?? subjectHere(plain, page, record),
    figures: (plain.match(/\d+/g) ?? []).map(Number),
    asks: (pattern) => pattern.test(plain),
  };
}

/** Words that stand in titles and in questions about anything. */
const COMMON = new Set(
  (
    'the a an and or of to in on at for with that this is it my me you your what when who why how not no by from as ' +
    'first last final quiz test module course lesson learn learning talk talking about time hour minute day night ' +
    'morning early week weeks round people person one two three four five six seven eight nine ten done right ' +
    'score points number off on moment moments current complete completed stop where did was which see set list up go know before like well bad second attempt name names read ' +
    'answer question card cards adults works them they their hands there here have yes next again look good begin'
  ).split(' '),
);
/** Words that name something only together with another one. */
const WEAK = new Set([
  'hand',
  'safety',
  'safe',
  'data',
  'check',
  'yearly',
  'seen',
  'steady',
  'feet',
  'pair',
  'call',
  'ward',
  'most',
  'matters',
]);
const SHORT: Readonly<Record<string, string>> = { med: 'medication', meds: 'medication', docs: 'documentation' };
const ENOUGH = 1;
/** Of the title of an item so much must be named: its words are everyday words. */
const OF_ITEM = 0.5;

const NOTHING = { found: [], score: 0 };
/** Where somebody may mean a single item; its title is made of everyday words. */
const NAMES_ITEMS =
  /^(?:last-completed|quiz-results|missed)\b|^(?:points|time)\b.*\b(?:quiz|test|lesson|article|video|film|comic)\b/;

/** Where a question names a lesson or a quiz: 'the one about late entries', 'the sbar quiz', 'in the ten sums'. */
function namingsIn(asked: string): string {
  const patterns = [
    /\b(?:about|on|in|for|at|of|with) (?:the |my |this |that )?((?:\w+ ?){1,3})/g,
    /\b((?:\w+ ){1,3})(?:quiz|test|exam|one|lesson|article|video|film|comic|infographic|drawing|game|module|course)\b/g,
  ];
  return patterns.flatMap((pattern) => [...asked.matchAll(pattern)].map(([, named]) => named!)).join(' ');
}

function subjectOf(asked: string, about: string, record: RecordData): Subject | null {
  const said = wordsOf(asked);
  const modules = best(record.modules, said, ({ id, title }) => `${id} ${title.split(': ')[0]}`);
  const courses = best(record.courses, said, ({ title }) => title);
  const items = NAMES_ITEMS.test(`${about} ${asked}`)
    ? best(record.items, wordsOf(namingsIn(asked)), ({ title }) => title, OF_ITEM)
    : NOTHING;
  const elsewhere = best(record.elsewhere, said, (slug) => slug);
  const most = Math.max(modules.score, courses.score, items.score);
  if (most < ENOUGH && elsewhere.score < ENOUGH) return null;
  const isElsewhere = elsewhere.score > Math.max(modules.score, courses.score);
  const take = <T>({ found, score }: Best<T>): readonly T[] => (score === most && !isElsewhere ? found : []);
  return {
    // A module stays meant where the title of an item holds more of the words: 'the falls quiz'.
    modules: modules.score >= ENOUGH && !isElsewhere && modules.score >= most - WEAKEST ? modules.found : [],
    courses: new Set(take(courses).map(({ id }) => id)),
    items: new Set(take(items).map(({ id }) => id)),
    isElsewhere,
  };
}

const WEAKEST = 0.5;

/** 'In this one', on a page: its module and itself. */
function subjectHere(asked: string, page: string | null, { items, modules }: RecordData): Subject | null {
  if (page === null || !/\b(?:this|here|that|these|it|there)\b/.test(asked)) return null;
  const module = items.find(({ id }) => id === page)?.module_id;
  return {
    modules: modules.filter(({ id }) => id === module),
    courses: new Set(),
    items: new Set([page]),
    isElsewhere: false,
  };
}

interface Best<T> {
  readonly found: readonly T[];
  readonly score: number;
}

/** Those whose words are said most. */
function best<T>(all: readonly T[], said: readonly string[], nameOf: (one: T) => string, least = 0): Best<T> {
  const scored = all.map((one) => {
    const words = [...new Set(wordsOf(nameOf(one)))];
    const hits = words.filter((word) => said.some((each) => isSame(each, word)));
    const score = hits.reduce((sum, word) => sum + (WEAK.has(word) ? 0.5 : 1), 0);
    return { one, score: hits.length / words.length >= least ? score : 0 };
  });
  const score = Math.max(0, ...scored.map((each) => each.score));
  return { score, found: score === 0 ? [] : scored.filter((each) => each.score === score).map(({ one }) => one) };
}

const wordsOf = (text: string): string[] =>
  comparable(text)
    .split(' ')
    .map((word) => SHORT[word] ?? word)
    .filter((word) => word.length > 1 && !COMMON.has(word) && !/^\d+$/.test(word));

const LONG = 6;

/** The same word, with another ending or with a slip near its end. */
function isSame(a: string, b: string): boolean {
  if (a === b || `${a}s` === b || a === `${b}s`) return true;
  const shorter = Math.min(a.length, b.length);
  return shorter >= LONG && a.slice(0, shorter - 2) === b.slice(0, shorter - 2);
}

/** The quizzes of what the question is about; where it names a quiz by its title, that one alone. */
export function quizzesOf({ quizzes, items }: RecordData, subject: Subject): TakenQuiz[] {
  const isQuiz = (id: string) => items.some((item) => item.id === id && item.type === 'quiz');
  const named = [...subject.items].filter(isQuiz);
  if (named.length > 0 && subject.modules.length === 0) return quizzes.filter(({ id }) => named.includes(id));
  const modules = new Set(subject.modules.map(({ id }) => id));
  return quizzes.filter(({ id, module }) => named.includes(id) || modules.has(module ?? ''));
}

/** Ids of all items of what the question is about. */
export function itemsOf({ items, courses }: RecordData, subject: Subject): Set<string> {
  const ofCourses = courses
    .filter(({ id }) => subject.courses.has(id))
    .flatMap(({ modules }) => modules.map(({ id }) => id));
  const modules = new Set([...subject.modules.map(({ id }) => id), ...ofCourses]);
  return new Set([
    ...subject.items,
    ...items.filter(({ module_id: module }) => modules.has(module ?? '')).map(({ id }) => id),
  ]);
}
