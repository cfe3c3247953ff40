import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ORGANIZATIONS_DIR, PEOPLE_DIR } from './library.ts';

const CHAPTER_ITEM = /^\d\d-[a-z0-9-]+\.(?:md|([a-z]+)\.yaml)$/;
const KINDS = [
  'article',
  'video',
  'infographic',
  'comic',
  'flashcards',
  'matching',
  'ordering',
  'hotspot',
  'categories',
  'branching',
  'quiz',
  'simulation',
];

/** The kinds of a chapter's items, in order. */
function kindsIn(chapterDir: string): string[] {
  return globSync('*', { cwd: chapterDir })
    .toSorted()
    .flatMap((name) => {
      const item = CHAPTER_ITEM.exec(name);
      return item ? [item[1] ?? 'article'] : [];
    });
}

const chaptersOf = (organization: string) =>
  globSync(join(ORGANIZATIONS_DIR, organization, 'modules/*/*/chapter.yaml')).map(dirname);

describe.each([
  { organization: 'riverside', modules: 8, chapters: 28, members: 40 },
  { organization: 'academy', modules: 4, chapters: 16, members: 12 },
])('$organization', ({ organization, modules, chapters: many, members }) => {
  test('has its modules and chapters', () => {
    const chapters = chaptersOf(organization);
    expect(new Set(chapters.map(dirname)).size).toBe(modules);
    expect(chapters).toHaveLength(many);
  });

  test.each(chaptersOf(organization).map((dir) => ({ chapter: basename(dir), dir })))(
    '$chapter mixes its kinds and ends with a quiz',
    ({ dir }) => {
      const kinds = kindsIn(dir);
      expect(kinds.length).toBeGreaterThanOrEqual(4);
      expect(new Set(kinds).size).toBeGreaterThanOrEqual(3);
      expect(kinds).toContain('article');
      expect(kinds.at(-1)).toBe('quiz');
    },
  );

  test('shows every kind of content', () => {
    expect(new Set(chaptersOf(organization).flatMap(kindsIn))).toEqual(new Set(KINDS));
  });

  test('has members who cannot be mistaken for real people', () => {
    const addresses = [...readFileSync(join(PEOPLE_DIR, `${organization}.yaml`), 'utf8').matchAll(/email: (\S+)/g)].map(
      (match) => match[1]!,
    );
    expect(addresses.length).toBeGreaterThanOrEqual(members);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((address) => !address.endsWith(`@${organization}.example`))).toEqual([]);
  });
});

test('what members told is about questions and people that there are', () => {
  const told = readFileSync(join(PEOPLE_DIR, 'said.yaml'), 'utf8');
  const people = globSync(join(PEOPLE_DIR, '*.yaml'))
    .filter((file) => basename(file) !== 'said.yaml')
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  const tellers = [...told.matchAll(/by: ([^\s,]+)/g)].map((match) => match[1]!);
  expect(tellers.length).toBeGreaterThan(10);
  expect(tellers.filter((teller) => !people.includes(`email: ${teller}\n`))).toEqual([]);
  const reported = [...told.matchAll(/quiz: (\S+)\n +question: (\S+)/g)].map(([, quiz, question]) => {
    const [file] = globSync(join(ORGANIZATIONS_DIR, `**/[0-9][0-9]-${quiz}.quiz.yaml`));
    return { quiz, question, isThere: readFileSync(file!, 'utf8').includes(`- id: ${question}\n`) };
  });
  expect(reported.length).toBeGreaterThan(4);
  expect(reported.filter(({ isThere }) => !isThere)).toEqual([]);
});

test('every article names its sources, by https', () => {
  const isVersion = (file: string) => /\.[a-z]{2}\.md$/.test(file);
  const articles = globSync(join(ORGANIZATIONS_DIR, '**/*.md')).filter((file) => !isVersion(file));
  const unsourced = articles.filter(
    (file) => !/\nreferences:\n(?: +- title: .+\n +url: https:\/\/.+\n)+/.test(readFileSync(file, 'utf8')),
  );
  expect(articles.length).toBeGreaterThan(40);
  expect(unsourced).toEqual([]);
});

test('every item names the day on which somebody held it against its sources', () => {
  const isVersion = (file: string) => /\.[a-z]{2}\.(?:md|yaml)$/.test(file);
  const items = globSync(join(ORGANIZATIONS_DIR, '*/modules/*/*/*')).filter(
    (file) => CHAPTER_ITEM.test(basename(file)) && !isVersion(file),
  );
  const unchecked = items.filter((file) => !/^checked: \d{4}-\d\d-\d\d$/m.test(readFileSync(file, 'utf8')));
  expect(items.length).toBeGreaterThan(220);
  expect(unchecked).toEqual([]);
});

test('drawings scale and bring nothing from elsewhere', () => {
  const drawings = globSync(join(ORGANIZATIONS_DIR, '**/*.svg'));
  const wrong = drawings.filter((file) => {
    const drawing = readFileSync(file, 'utf8');
    return !drawing.includes('viewBox=') || /<script|<foreignObject|\son\w+=|href=|url\(["']?http/i.test(drawing);
  });
  expect(drawings.length).toBeGreaterThan(90);
  expect(wrong).toEqual([]);
});
