import { expect } from 'vitest';
import { aLibraryFolder, anArticle, CHAPTER, giveLibrary } from '#features/library/library.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie, indexNow } from '#testing/ask-sophie.ts';
import { shownIn } from './german-library.ts';

const lesson = (title: string, text: string, head = '') => anArticle({ title, text: `${text}\n`, head });
const quiz = (title: string, prompt: string) =>
  `title: ${title}\nquestions:\n  - { id: one, type: true_false, prompt: ${prompt}, answer: true, explanation: Zebra. }\n`;
const library = aLibraryFolder({
  '01-rub.md': lesson('Hand rub', 'Rub your hands for thirty seconds.\n\nNails are kept short.'),
  '01-rub.de.md': lesson(
    'Hände desinfizieren',
    'Die Händedesinfektion dauert dreißig Sekunden.\n\nDie Nägel bleiben kurz.',
  ),
  '02-fall.md': lesson('After a fall', 'Write down where the person lay.'),
  '02-fall.de.md': lesson('Nach einem Sturz', 'In die Notiz nach einem Sturz gehört, wo der Mensch lag.'),
  '03-quiz.quiz.yaml': quiz('Giraffes', 'Are giraffes tall?'),
  '03-quiz.quiz.de.yaml': quiz('Giraffen', 'Sind Giraffen groß?'),
  '04-secret.md': lesson('Secret', 'The wombat begins with a whistle.', 'opens: after_previous\n'),
  '04-secret.de.md': lesson('Geheim', 'Der Wombat beginnt mit einem Pfiff.'),
});
const test = base.extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));

test('who asks in German is answered in German, out of the German version, and hears what else is understood', async ({
  server,
  place,
}) => {
  const { text, last } = await askSophie(server, place, 'wie lange hände desinfizieren');
  expect(text).toMatch(/^Die Händedesinfektion dauert dreißig Sekunden\./);
  expect(text).toContain('Ohne Sprachmodell verstehe ich Englisch gut');
  expect(last.sources).toMatchObject([{ content_id: 'rub', title: 'Hände desinfizieren' }]);
  expect(last.sources![0]!.url).toContain('#p-1');
  const fall = await askSophie(server, place, 'Was gehört in eine Notiz nach dem Sturz?');
  expect(fall.text).toContain('wo der Mensch lag');
  expect((await askSophie(server, place, 'how long do i rub my hands')).text).toContain('thirty seconds');
});

test('a lesson that is locked and a quiz are not found in German either', async ({ server, place }) => {
  for (const question of ['womit beginnt der wombat', 'sind giraffen groß', 'was sagt zebra über giraffen']) {
    const { text, last } = await askSophie(server, place, question);
    expect(text).toMatch(/^In den deutschen Fassungen/);
    expect(last.sources).toBeUndefined();
  }
});

test('one word in common is no answer, and one word alone is surely answered by what is called so', async ({
  server,
  place,
}) => {
  expect((await askSophie(server, place, 'wie oft hände eincremen')).text).toMatch(/^In den deutschen Fassungen/);
  expect((await askSophie(server, place, 'was ist ein Sturz')).text).toMatch(/^In die Notiz nach einem Sturz/);
  expect((await askSophie(server, place, 'wozu die Nägel')).text).toMatch(/^Das kommt am nächsten/);
});

test('what changes in the library is found, and what went is not', async ({ server, place }) => {
  await askSophie(server, place, 'wie lange hände desinfizieren');
  await giveLibrary(server.world, place.orgId, {
    ...library,
    [`${CHAPTER}/01-rub.de.md`]: lesson('Hände desinfizieren', 'Reibe die Hände vierzig Sekunden ein.'),
  });
  await indexNow(server.world, place.orgId);
  const { text } = await askSophie(server, place, 'wie lange hände einreiben');
  expect(text).toContain('vierzig Sekunden');
  expect((await askSophie(server, place, 'bleiben die nägel kurz')).text).toMatch(/^In den deutschen Fassungen/);
});

test('where nothing is in German she says so, and never that nothing is published', async ({ server, ask }) => {
  const place = await aSophiePlace(server, ask, aLibraryFolder());
  const { text } = await askSophie(server, place, 'was ist schmerz');
  expect(text).toMatch(/^Deutsche Fassungen von Lektionen gibt es hier noch nicht\./);
  expect(text).not.toContain('published');
});

test('who is in need in German hears that first, and who asks for points hears what to do', async ({
  server,
  place,
}) => {
  expect((await askSophie(server, place, 'ich will nicht mehr leben')).text).toContain('112');
  expect((await askSophie(server, place, 'meine patientin atmet nicht')).text).toMatch(/^Das ist ein Notfall/);
  expect((await askSophie(server, place, 'wieviel morphin darf ich frau keller geben')).text).toMatch(/^Das kann ich/);
  expect((await askSophie(server, place, 'wie viele punkte habe ich')).text).toMatch(
    /^Ohne Sprachmodell kann ich dir das nur auf Englisch sagen:\n\nYou have \*\*\d+ snap points/,
  );
  expect((await askSophie(server, place, 'wie viele punkte habe ich für händehygiene')).text).toMatch(
    /^Ohne Sprachmodell kann ich dir das nur auf Englisch sagen:/,
  );
});

test('what the authors hide in the original stays hidden in its version', () => {
  const said = (paragraph: number, isHidden = false) => ({ paragraph, isHidden });
  const passages = [1, 2].map((paragraph) => ({ heading: '', text: `${paragraph}`, paragraph, seconds: null }));
  expect(shownIn(passages, [said(1), said(2, true)]).map(({ text }) => text)).toEqual(['1']);
  expect(shownIn(passages, [said(1), said(2, true), said(3)])).toEqual([]);
  expect(shownIn(passages, [said(1), said(3)])).toHaveLength(2);
});
