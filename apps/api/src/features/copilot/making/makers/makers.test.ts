import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { contentKinds } from '@snapwell/contract/learning/kinds';
import { ORGANIZATIONS_DIR } from '@snapwell/demo-library/library';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { chooseSentences } from './choose-sentences.ts';
import { makeFlashcards } from './make-flashcards.ts';
import { makeGame } from './make-game.ts';
import { planFilm } from './plan-film.ts';
import { readMaterial } from '../read-material.ts';

const plain = (text: string) =>
  text
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/[*_[\]`>]/g, '')
    .replaceAll(/\s+/g, ' ');

const articles = globSync(`${ORGANIZATIONS_DIR}/*/modules/*/*/*.md`).map((file) => {
  const [, head = '', ...rest] = readFileSync(file, 'utf8').split(/^---$/m);
  const markdown = rest.join('---');
  const { title } = parse(head) as { title: string };
  const material = readMaterial({ kind: 'article', title, body: { markdown }, plainText: '', glossary: [] })!;
  return { name: basename(file), markdown, title, material };
});

const page = (markdown: string) =>
  readMaterial({ kind: 'article', title: 'A page', body: { markdown }, plainText: '', glossary: [] })!;

test.each(articles)('$name has a film of half a minute, in its own words', ({ markdown, title, material }) => {
  const sentences = chooseSentences(material, 5);
  const film = planFilm(title, sentences, [])!;
  expect(film.seconds).toBeGreaterThanOrEqual(15);
  expect(film.seconds).toBeLessThanOrEqual(30);
  for (const sentence of sentences) expect(plain(markdown)).toContain(sentence);
});

test.each(articles)('$name gives flashcards whose answers stand on the page', ({ markdown, material }) => {
  const { cards } = makeFlashcards(material)!;
  expect(cards.length).toBeGreaterThanOrEqual(3);
  for (const { back } of cards.filter(({ front }) => front.includes('____')))
    expect(plain(markdown)).toContain(back.split('\n\n')[1]);
});

test('nearly every article offers a game, and the players can play it', () => {
  const games = articles.map(({ material }) => makeGame(material, 0)).filter((game) => game !== null);
  expect(games.length).toBeGreaterThanOrEqual(articles.length * 0.9);
  for (const game of games) expect(contentKinds[game.kind].body.safeParse(game.body).error).toBeUndefined();
});

test('a table with like columns is sorted, one with a key column is matched, and steps are put into order', () => {
  const text =
    '| Getting better | Not getting better |\n|---|---|\n| Warm | Cold |\n| Awake | Sleepy |\n\n## Steps\n\n1. Ask\n2. Treat\n3. Look again\n\n| Scale | Good for |\n|---|---|\n| NRS | adults |\n| FPS | children |\n| CPOT | intensive care |';
  const kinds = [0, 1, 2, 3].map((variant) => makeGame(page(text), variant)?.kind);
  expect(kinds).toEqual(['categories', 'ordering', 'matching', 'categories']);
});

test('a numbered list that is no sequence does not become one', () => {
  expect(makeGame(page('## Five checks\n\n1. Source\n2. Number\n3. Name'), 0)).toBeNull();
});

test('a sentence with one figure becomes a gap, one with two does not', () => {
  const { cards } = makeFlashcards(
    page(
      'Rubbing the hands takes about 30 seconds in all. Wash for 40 to 60 seconds with 5 ml of soap please.\n\n- **One.** First.\n- **Two.** Second.',
    ),
  )!;
  expect(cards.filter(({ front }) => front.includes('____'))).toEqual([
    {
      front: 'Rubbing the hands takes about ____ in all.',
      back: '30 seconds\n\nRubbing the hands takes about 30 seconds in all.',
    },
  ]);
});

test('nothing is made of what holds a key, nor of a page that says nothing', () => {
  for (const kind of ['quiz', 'simulation'] as const)
    expect(readMaterial({ kind, title: 'A quiz', body: {}, plainText: 'The key.', glossary: [] })).toBeNull();
  expect(makeFlashcards(page('Hello.'))).toBeNull();
  expect(planFilm('A page', chooseSentences(page('Hello.'), 5), [])).toBeNull();
});

test('made-up cases are not taken out of their page', () => {
  const { lines } = page('> [!EXAMPLE]\n> Mr Brandt is 84.\n\n> [!TIP]\n> Ask first.');
  expect(lines.map(({ text, isMarked }) => [text, isMarked])).toEqual([['Ask first.', true]]);
});

test('what is spoken has the time to be spoken, and what no longer fits is left out', () => {
  const film = planFilm('Title', ['One.', 'Two.', 'Three.', 'Four.'], [2, 7, 7, 7, 7])!;
  expect(film.slides).toHaveLength(4);
  expect(film.slides.every(({ seconds }, i) => seconds > [2, 7, 7, 7][i]!)).toBe(true);
  expect(film).toMatchObject({ has_narration: true });
});
