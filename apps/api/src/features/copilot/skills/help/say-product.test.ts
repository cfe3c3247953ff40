import { defaultPointRules } from '@snapwell/contract/gamification/rules.schemas';
import { expect } from 'vitest';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { pointRuleVersions } from '#features/gamification/gamification.tables.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie } from '#testing/ask-sophie.ts';

const library = aLibraryFolder(
  { '01-note.md': anArticle({ title: 'Notes', text: 'After a fall the note says where the person lay.\n' }) },
  { 'courses/first.yaml': 'title: First weeks\nmodules: [pain]\ncertificate: true\n' },
);
const test = base.extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));
const here = {
  page_context: { page_id: 'content' as const, content: { id: 'note', title: 'Notes', type: 'article' as const } },
};

test('a certificate for this: the course that gives it, with the way there', async ({ server, place }) => {
  const { text, last } = await askSophie(server, place, 'can i get a certificate for this', here);
  expect(text).toContain('This page is a part of **First weeks**');
  expect(last.actions?.[0]).toMatchObject({ title: 'Open First weeks', url: `/o/${place.orgId}/courses/first` });
});

test('notes, films and voice are helped with, and a note of the subject is looked up', async ({ server, place }) => {
  const notes = await askSophie(server, place, 'where are my notes', here);
  expect(notes.text).toContain('under **Notes**');
  expect(notes.last.actions?.[0]?.url).toBe(`/o/${place.orgId}/me?show=notes`);
  expect((await askSophie(server, place, 'do i have to watch the whole film', here)).text).toContain('**90%**');
  expect((await askSophie(server, place, 'how do i dictate to you', here)).text).toContain('Speak with Sophie');
  const { text } = await askSophie(server, place, 'what belongs in a note after a fall', here);
  expect(text).toContain('where the person lay');
});

test('how one gets a freeze is said by the rules of the organization', async ({ server, place }) => {
  expect((await askSophie(server, place, 'how do i get a freeze')).text).toContain('another 7 days');
  await inOrganization(server.world.db, place.orgId, ({ tx, orgId }) =>
    tx.insert(pointRuleVersions).values({
      orgId,
      version: 1,
      rules: { ...defaultPointRules, freezes: { every_days: 5, at_most: 1 }, leaderboards: false },
    }),
  );
  const { text } = await askSophie(server, place, 'how do i get a freeze');
  expect(text).toContain('another 5 days');
  expect(text).toContain('1 freeze at most');
  expect((await askSophie(server, place, 'who is top of the leaderboard')).last.actions).toBeUndefined();
});

test('who asks how others stand hears of their own place, and where to look', async ({ server, place }) => {
  const { text, last } = await askSophie(server, place, 'who is top of the leaderboard');
  expect(text).toMatch(/^I only tell you about your own record/);
  expect(last.actions).toEqual([{ title: 'Open the leaderboard', url: `/o/${place.orgId}/leaderboard` }]);
});

test('who can read along is said as it is, and that nothing leaves without a model', async ({ server, place }) => {
  const { text } = await askSophie(server, place, 'is my manager able to read this chat', here);
  expect(text).toMatch(/^Only you can open this conversation/);
  expect(text).toContain('No language model is set up here');
});
