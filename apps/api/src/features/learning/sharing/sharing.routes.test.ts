import sharp from 'sharp';
import { expect } from 'vitest';
import { anOrganization } from '#features/organizations/organizations.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aLibraryFolder, anArticle, giveLibrary } from '#features/library/library.factory.ts';
import { describePublicItem } from './describe-public-item.ts';

const panel =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#ff0000"/></svg>';
const comic =
  'title: Ask first\nis_public: true\npages:\n  - panels:\n      - { image: media/panel.svg, prompt: A red room. }\n';
const library = aLibraryFolder({
  '01-open.md': anArticle({ title: 'Open <to> all', head: 'is_public: true\nsummary: For everybody.\n' }),
  '02-closed.md': anArticle(),
  '03-unfinished.md': anArticle({ head: 'is_public: true\nstatus: draft\n' }),
  '04-ask.comic.yaml': comic,
  '05-check.quiz.yaml':
    'title: Check\nis_public: true\nquestions:\n  - { id: a, type: true_false, prompt: True?, answer: true, explanation: It is. }\n',
  'media/panel.svg': panel,
});

const test = base.extend('orgId', async ({ server }) => {
  const { id } = await anOrganization(server.world.db, { name: 'Riverside' });
  await giveLibrary(server.world, id, library);
  return id;
});

test('a public item says what it is, and whose', async ({ server, orgId }) => {
  expect(await describePublicItem(server.world, { orgId, screen: 'content', id: 'open' })).toMatchObject({
    title: 'Open <to> all · Riverside',
    description: 'For everybody.',
    path: `/p/${orgId}/content/open`,
  });
  expect(await describePublicItem(server.world, { orgId, screen: 'quiz', id: 'check' })).toMatchObject({
    description: 'Quiz, 5 min, from Riverside',
    data: `/api/v1/public/${orgId}/quizzes/check`,
  });
});

test.for([
  ['content', 'closed', 'is not public'],
  ['content', 'unfinished', 'is a draft'],
  ['content', 'nothing', 'is not there'],
  ['quiz', 'open', 'is no quiz'],
  ['constructor', 'open', 'stands under a word that is none'],
] as const)('nothing is said of what strangers cannot see: /p/../%s/%s %s', async ([screen, id], { server, orgId }) => {
  expect(await describePublicItem(server.world, { orgId, screen, id })).toBeNull();
});

test('a suspended organization shows nothing to strangers', async ({ server }) => {
  const { id: orgId } = await anOrganization(server.world.db, { isSuspended: true });
  await giveLibrary(server.world, orgId, library);
  expect(await describePublicItem(server.world, { orgId, screen: 'content', id: 'open' })).toBeNull();
});

test('a shared link has a picture: of the item where it has one, else a card of its own', async ({ server, orgId }) => {
  const picture = async (id: string) => {
    const answer = await fetch(`${server.origin}/api/v1/public/${orgId}/content/${id}/picture?v=1`);
    return { type: answer.headers.get('content-type'), image: sharp(Buffer.from(await answer.arrayBuffer())) };
  };
  const [drawn, card] = [await picture('ask'), await picture('open')];
  expect([drawn.type, card.type]).toEqual(['image/jpeg', 'image/jpeg']);
  expect(await card.image.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const { dominant } = await drawn.image.stats();
  expect(dominant.r).toBeGreaterThan(200);
  // The second time it comes from the store, the same.
  const again = await picture('open');
  expect(await again.image.toBuffer()).toEqual(await card.image.toBuffer());
});

test('what strangers cannot see has no picture either', async ({ ask, orgId }) => {
  for (const id of ['closed', 'unfinished', 'nothing'])
    expect((await ask(null, 'GET', `/api/v1/public/${orgId}/content/${id}/picture`)).status).toBe(404);
});
