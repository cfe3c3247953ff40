import { pageContext } from '@snapwell/contract/copilot/context.schemas';
import { expect, test } from 'vitest';
import { contentContext, discoverContext } from './page-context.ts';
import { pageNote } from './page-note.prompt.ts';

const item = (id: string) =>
  ({
    id,
    title: `Item ${id}`,
    type: 'article',
    kind: 'article',
    summary: '',
    minutes: 3,
    cover: null,
    module_id: null,
    module_title: '',
    chapter_id: null,
    chapter_title: '',
    is_completed: false,
    is_locked: false,
    progress: 0,
    points_earned: 0,
    points_possible: 20,
    best_score: null,
    waits_for: 0,
    is_to_retry: false,
    pass_mark: null,
  }) as const;
const chapter = (id: string) => ({
  id,
  title: `Chapter ${id}`,
  summary: '',
  is_completed: false,
  items: ['a', 'b', 'c'].map(item),
});
const many = <T>(count: number, make: (id: string) => T) => Array.from({ length: count }, (_, at) => make(`n${at}`));

test('the discover page names at most 5 modules, 10 chapters each, 2 items per chapter', () => {
  const context = discoverContext(many(7, (id) => ({ id, title: `Module ${id}`, chapters: many(12, chapter) })));
  expect(pageContext.parse(context).modules).toHaveLength(5);
  expect(context.modules![0]!.chapter_count).toBe(12);
  expect(context.modules![0]!.chapters).toHaveLength(10);
  expect(context.modules![0]!.chapters[0]!.content).toEqual([
    { id: 'a', title: 'Item a', module_id: 'n0', chapter_id: 'n0' },
    { id: 'b', title: 'Item b', module_id: 'n0', chapter_id: 'n0' },
  ]);
});

test('a comic tells its first 4 pages with 2 prompts and 2 lines of dialog each', () => {
  const panel = {
    image: 'a.svg',
    prompt: 'A nurse asks.',
    dialog: [
      { speaker: 'Ben', text: 'It hurts.' },
      { speaker: 'Ada', text: 'Where?' },
    ],
    wide: false,
  };
  const body = { pages: many(6, () => ({ panels: [panel, panel, panel] })) };
  const context = contentContext({ id: 'ask', title: 'Ask first', type: 'comic', kind: 'comic', summary: 'x', body });
  expect(pageContext.parse(context).content!.pages).toHaveLength(4);
  expect(context.content!.pages![3]).toEqual({
    page: 4,
    prompts: ['A nurse asks.', 'A nurse asks.'],
    dialog: ['Ben: It hurts.', 'Ada: Where?'],
  });
  expect(context.content!.summary).toBeUndefined();
});

test('a video tells its summary and how long it is', () => {
  const body = { source: 'a.mp4', duration: 83, captions: [], chapters: [] };
  const context = contentContext({
    id: 'turn',
    title: 'Turning',
    type: 'video',
    kind: 'video',
    summary: 'How to turn somebody.',
    body,
  });
  expect(pageContext.parse(context).content).toEqual({
    id: 'turn',
    title: 'Turning',
    type: 'video',
    summary: 'How to turn somebody.',
    duration: 83,
  });
});

test('a quiz that is open tells nothing of its questions', () => {
  const context = contentContext({ id: 'q', title: 'Quiz', type: 'quiz', kind: 'quiz', summary: '', body: null });
  expect(context).toEqual({ page_id: 'content', content: { id: 'q', title: 'Quiz', type: 'quiz' } });
});

test('the note on the page says what the learner has before them', () => {
  expect(pageNote(null)).toBe('The learner is not looking at any content.');
  expect(pageNote({ page_id: 'content', content: { title: 'Turning', type: 'video' } })).toBe(
    'The learner has the video "Turning" open.',
  );
  expect(pageNote(discoverContext([{ id: 'm', title: 'Falls', chapters: [] }]))).toBe(
    'The learner is on the discover page, which lists "Falls".',
  );
});
