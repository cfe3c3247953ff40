import { expect } from 'vitest';
import { comeBy, daysFrom } from '#features/gamification/gamification.factory.ts';
import { aLibraryFolder } from '#features/library/library.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie } from '#testing/ask-sophie.ts';

const test = base.extend('place', async ({ server, ask, clock }) => {
  const place = await aSophiePlace(server, ask, aLibraryFolder());
  await comeBy(server.world, place.orgId, place.ada, daysFrom('2026-03-02', 8));
  clock.set('2026-03-09T12:00:00Z');
  return place;
});

test.for([
  'my streak and how do i not lose it',
  'whats my streak and how do i keep it',
  'how do i keep my streak',
  'what do i have to do so that i dont lose my streak',
])('%s tells the own streak, what keeps it, and the freezes', async (question, { server, place }) => {
  expect((await askSophie(server, place, question)).text).toBe(
    'Your streak is **8 days**. Coming by once a day keeps it. You hold **1 streak freeze**: a day that you miss uses one by itself, and the streak goes on.',
  );
});

test('where freezes and the streak are asked for, each is told once', async ({ server, place }) => {
  const told = async (question: string) => (await askSophie(server, place, question)).text;
  const both = await told('how many freezes do i have and when is the next bonus');
  expect(both.match(/streak is/g)).toHaveLength(1);
  expect(both).toContain('You hold 1 streak freeze');
  expect(both).toContain('next bonus');
  const all = await told('my rank, my streak and how do i keep it');
  expect(all.match(/streak is/g)).toHaveLength(1);
  expect(all).toMatch(/^You are .*of all time[^]*keeps it\./);
});
