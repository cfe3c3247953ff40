import type { AnswerPiece } from '@snapwell/contract/copilot/pieces.schemas';
import { expect } from 'vitest';
import { aLibraryFolder, anArticle, giveLibrary } from '#features/library/library.factory.ts';
import { join } from '#features/organizations/organizations.factory.ts';
import { type Ask, test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie, indexNow, type SophiePlace } from '#testing/ask-sophie.ts';
import { aPerson, type Person } from '#testing/people.ts';

const SLEEPS = 'The wombat sleeps in its burrow until dusk.';
const library = (more = '') =>
  aLibraryFolder({
    '01-wombats.md': anArticle({
      title: 'Wombats',
      text: `## Day and night\n\n${SLEEPS}\n\n## Food\n\nGrass and roots are what a wombat eats.\n${more}`,
    }),
  });

const test = base
  .extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library()))
  .extend('grace', async ({ server, place }) => {
    const grace = await aPerson(server.world.db);
    await join(server.world.db, grace, place.orgId, { role: 'ORG_ADMIN' });
    return grace;
  });

const address = ({ orgId }: SophiePlace) => `/api/v1/organizations/${orgId}/assistant/pieces/wombats`;
const piecesOf = async (ask: Ask, grace: Person, place: SophiePlace): Promise<AnswerPiece[]> =>
  (await ask(grace, 'GET', address(place))).body.items;
const sleeping = async (ask: Ask, grace: Person, place: SophiePlace) =>
  (await piecesOf(ask, grace, place)).find(({ text }) => text.includes('burrow'))!;

test('an author sees the pieces of an item, and a question added to one is answered by it', async ({
  server,
  ask,
  place,
  grace,
}) => {
  const piece = await sleeping(ask, grace, place);
  expect(piece).toMatchObject({ kind: 'text', heading: 'Day and night', questions: [], is_hidden: false });
  const asked = 'Where does Matilda snooze?';
  const before = await askSophie(server, place, asked);
  expect(before.text).not.toContain(SLEEPS);
  const change = { questions: [asked, asked], is_hidden: false };
  const changed = await ask(grace, 'PUT', `${address(place)}/${piece.id}`, change);
  expect(changed.body).toMatchObject({ id: piece.id, questions: [asked] });
  const after = await askSophie(server, place, asked);
  expect(after.text).toContain(SLEEPS);
});

test('a hidden piece is not read out', async ({ server, ask, place, grace }) => {
  const question = 'Where does the wombat sleep until dusk?';
  expect((await askSophie(server, place, question)).text).toContain(SLEEPS);
  const { id } = await sleeping(ask, grace, place);
  await ask(grace, 'PUT', `${address(place)}/${id}`, { questions: [], is_hidden: true });
  expect((await askSophie(server, place, question)).text).not.toContain(SLEEPS);
});

test('what an author set holds in a new version that keeps the piece', async ({ server, ask, place, grace }) => {
  const { id } = await sleeping(ask, grace, place);
  const questions = ['Where does Matilda snooze?'];
  await ask(grace, 'PUT', `${address(place)}/${id}`, { questions, is_hidden: false });
  await giveLibrary(server.world, place.orgId, library('\n## Feet\n\nFive toes each.\n'));
  await indexNow(server.world, place.orgId);
  expect(await piecesOf(ask, grace, place)).toContainEqual(expect.objectContaining({ heading: 'Feet' }));
  expect(await sleeping(ask, grace, place)).toMatchObject({ id, questions });
  expect((await askSophie(server, place, questions[0]!)).text).toContain(SLEEPS);
});

test('pieces are for authors, and only those that there are', async ({ ask, place, grace }) => {
  const { id } = await sleeping(ask, grace, place);
  const change = { questions: [], is_hidden: true };
  expect((await ask(place.ada, 'GET', address(place))).status).toBe(403);
  expect((await ask(place.ada, 'PUT', `${address(place)}/${id}`, change)).status).toBe(403);
  expect((await ask(grace, 'PUT', `${address(place)}/${'0'.repeat(32)}`, change)).status).toBe(404);
});
