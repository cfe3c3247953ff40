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

test.each(articles)('$name: no card has a gap for a word that says nothing', ({ material }) => {
  const { cards } = makeFlashcards(material)!;
  for (const { front, back } of cards.filter((card) => /____./.test(card.front))) {
    const [answer = ''] = back.split('\n\n');
    expect(answer).toMatch(/\p{L}{4}|\d/u);
    expect(answer).not.toMatch(/^(?:one|each|times|two|three)$/i);
    expect(front).not.toMatch(/\bnobody\b|\bArti[ck]el? ____/i);
  }
  // A card ends with a thought, not in the middle of a list.
  for (const { back } of cards) expect(back).not.toMatch(/[,;]$/);
});

test('limits and warnings come before what is less telling', () => {
  const { cards } = makeFlashcards(
    page(
      '## The score\n\nSeven rows give 0 to 3 points for each row. **5 or more** in total asks for an urgent review. Nobody breathes 16 times a minute in every bed.\n\n> [!WARNING]\n> Never wait for the total.\n\n| | 3 | 2 | 1 | 3 |\n|---|---|---|---|---|\n| Breaths | ≤ 8 | | 9-11 | ≥ 25 |',
    ),
  )!;
  expect(cards.map(({ front, back }) => [front, back.split('\n\n')[0]])).toEqual([
    ['The score\n\n____ in total asks for an urgent review.', '5 or more'],
    ['The score\n\nWhat must you be careful about?', 'Never wait for the total.'],
    ["The score: Breaths\n\nWhat stands under '3' and '1'?", '3: ≤ 8 / ≥ 25'],
    ['The score\n\nSeven rows give ____ for each row.', '0 to 3 points'],
  ]);
});

test('a list is asked for by what announces it; a bold word that its sentence goes on from is no name', () => {
  const { cards } = makeFlashcards(
    page(
      '## Soft signs\n\nAsk those who know the person:\n\n- mottled skin,\n- a new fall.\n\n## Three checks\n\n- **Source.** Where is it?\n- **Name.** Whose is it?\n- **Time.** When was it?\n\n## In the loop\n\n- **sees** what it was based on,\n- **may** decide,',
    ),
  )!;
  expect(cards.map(({ front }) => front)).toEqual([
    'Three checks: Source',
    'Soft signs\n\nAsk those who know the person: ____',
    'Three checks: Name',
    'Three checks\n\nWhat are they?',
    'Three checks: Time',
    'In the loop ____',
  ]);
});

test('cards ask in the language of their page', () => {
  const { cards } = makeFlashcards(
    page(
      'Das ist die Regel und nicht der Rat.\n\n## Grundsätze\n\n| Grundsatz | Frag dich |\n|---|---|\n| A | Wofür? |\n| B | Wer? |\n| C | Wie? |',
    ),
  )!;
  expect(cards[0]).toEqual({ front: 'Grundsatz: A\n\nFrag dich?', back: 'Wofür?' });
});

test('a head that breaks off goes on in its rows', () => {
  const rows =
    "| 'But ...' | Try |\n|---|---|\n| it hurts | Small tilts |\n| they say no | Ask why |\n| they sleep | Agree on one sleep |";
  expect(makeFlashcards(page(`## What is in the way\n\n${rows}\n`))!.cards[0]).toEqual({
    front: 'But it hurts\n\nTry?',
    back: 'Small tilts',
  });
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
