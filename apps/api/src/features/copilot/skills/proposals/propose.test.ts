import { expect } from 'vitest';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { join } from '#features/organizations/organizations.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie } from '#testing/ask-sophie.ts';
import { aPerson } from '#testing/people.ts';
import { dayOf, proposalWishOf } from './read-wish.ts';

const library = aLibraryFolder({ '01-hands.md': anArticle({ title: 'Clean hands', text: 'Rub them.\n' }) });
const test = base.extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));

test('what is to be assigned is proposed to those who may, and done by nobody', async ({ server, ask, place }) => {
  const { text } = await askSophie(server, place, 'Assign Clean hands to everybody by tomorrow');
  expect(text).toContain('Only those who lead a group');
  const grace = await aPerson(server.world.db);
  await join(server.world.db, grace, place.orgId, { role: 'ORG_ADMIN', systemLevel: 'admin' });
  const { body } = await ask(grace, 'POST', `/api/v1/copilot/conversations?org_id=${place.orgId}`, {});
  const herPlace = { ...place, ada: grace, conversationId: body.conversation_id };
  const { last } = await askSophie(server, herPlace, 'Assign Clean hands to everybody by tomorrow');
  expect(last.proposal).toMatchObject({
    kind: 'assign',
    target_type: 'content',
    target_id: 'hands',
    group: null,
    due_on: expect.stringMatching(/^\d{4}-/),
  });
  const assigned = await ask(grace, 'GET', `/api/v1/organizations/${place.orgId}/assignments`);
  expect(assigned.body.items).toEqual([]);
  const unknown = await askSophie(server, herPlace, 'Assign Clean hands to the night shift');
  expect(unknown.last.proposal).toBeUndefined();
});

test.for([
  ['Remind me at 7 pm', { want: 'remind', hour: 19 }],
  ['remind me to learn at 12 am', { want: 'remind', hour: 0 }],
  ['repair my streak', { want: 'repair' }],
  ['How do I repair my streak?', null],
  ['remind me what SBAR is', null],
  ['What should I assign?', null],
] as const)('%s', ([said, wish]) => expect(proposalWishOf(said)).toEqual(wish));

test('a day is meant from the day it is said on', () => {
  const monday = new Date('2026-03-02T10:00:00Z');
  const days = ['tomorrow', 'friday', 'monday', 'in two weeks', '2026-04-01', '2020-01-01', 'whenever'];
  expect(days.map((day) => dayOf(day, monday))).toEqual([
    '2026-03-03',
    '2026-03-06',
    '2026-03-09',
    '2026-03-16',
    '2026-04-01',
    null,
    null,
  ]);
});
