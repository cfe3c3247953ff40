import { expect } from 'vitest';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie } from '#testing/ask-sophie.ts';

const library = aLibraryFolder({
  '01-mail.md': anArticle({
    title: 'Mail',
    text: 'Most mail programs can hold a message back: switch it on, so that a German name is not written wrong.\n',
  }),
});
const test = base.extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));
const on = {
  page_context: { page_id: 'content' as const, content: { id: 'mail', title: 'Mail', type: 'article' as const } },
};

test('what others see of somebody is said as it is, without a lesson', async ({ server, place }) => {
  const { text, last } = await askSophie(server, place, 'can my boss see my answers', on);
  expect(text).toContain('see **how far you are**');
  expect(text).toContain('**no screen with your answers**');
  expect(last.sources).toBeUndefined();
});

test('the language is chosen in the settings, whatever a lesson says of switching', async ({ server, place }) => {
  for (const question of ['how do i switch it to german', 'is this in german', 'change language']) {
    const { text, last } = await askSophie(server, place, question, on);
    expect(text).toContain('English and Deutsch');
    expect(last.actions).toEqual([{ title: 'Choose your language', url: '/config#you' }]);
  }
});

test('the way to another organization is a button', async ({ server, place }) => {
  expect((await askSophie(server, place, 'how do i get back to my hospital')).text).toContain('**Riverside** alone');
  const { id } = await anOrganization(server.world.db, { name: 'Lakeside' });
  await join(server.world.db, place.ada, id);
  const { text, last } = await askSophie(server, place, 'how do i get back to my hospital');
  expect(text).toContain('**Lakeside** as well');
  expect(last.actions).toEqual([{ title: 'Go to Lakeside', url: `/o/${id}/home` }]);
});

test('a certificate is printed from the own page', async ({ server, place }) => {
  const { text, last } = await askSophie(server, place, 'how do i print my certificate', on);
  expect(text).toContain('**Download PDF**');
  expect(last.actions).toEqual([{ title: 'Open your certificates', url: `/o/${place.orgId}/me` }]);
});

test('how long a lesson takes is told of the one that is open', async ({ server, place }) => {
  expect((await askSophie(server, place, 'how long does this take', on)).text).toMatch(
    /^\*\*Mail\*\* takes about \*\*\d+ minutes?\*\*/,
  );
});
