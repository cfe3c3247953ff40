import { expect } from 'vitest';
import { comeBy } from '#features/gamification/gamification.factory.ts';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie } from '#testing/ask-sophie.ts';

const library = aLibraryFolder({ '01-rub.md': anArticle({ title: 'Rub', text: 'Thirty seconds.\n' }) });
const test = base.extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));

test.for([
  ['on which days did i learn this week', /^You were here on \*\*2 days\*\* this week:\n\n- Monday, March 2, 2026/],
  ['what days did i skip this week', /^You were not here on \*\*2 days\*\* this week:\n\n- Tuesday, March 3, 2026/],
  ['which was my best week so far', /^Your best week was that of \*\*Monday, March 2, 2026\*\*/],
  ['was thursday my best day this week', /^Your best day this week was \*\*(?:Monday|Thursday), March/],
  ['on which weekdays am i most active', /^Mostly on \*\*(?:Mondays|Thursdays)\*\*: 1 time in the last 26 weeks/],
  [
    'points per day this week',
    /^You earned \*\*60 points\*\* this week:\n\n- Monday, March 2, 2026: 30 points\n- Tuesday, .*: 0 points/,
  ],
  ['my points for each day last week', /^You earned \*\*0 points\*\* last week\.$/],
  ['how many points per day', /^You earned \*\*60 points\*\* in the last 7 days:/],
  ['was monday or thursday my stronger day', /^You earned \*\*60 points\*\* on these days:\n\n- Monday.*\n- Thursday/],
  ['was i even here on tuesday', /^\*\*No\*\*: you were not here on Tuesday, March 3, 2026/],
  [
    'have you got me down as here on monday',
    /^\*\*Yes\*\*: you were here on Monday, March 2, 2026, and earned \*\*30 points/,
  ],
  ['my best day', /^Your best day in the last 26 weeks was \*\*(?:Monday|Thursday), March/],
  ['did i do more this week than last week', /^This week you have earned/],
  [
    'did i learn more this month than in the one before',
    /^This month you have earned \*\*60 points\*\* and finished 0 items; last month it was \*\*0 points\*\* and 0 items\. That is 60 points more/,
  ],
  ['last month, how active was i', /^Last month you earned \*\*0 points\*\* and finished 0 items\.$/],
  [
    'is there a day on which i do nothing, usually',
    /^Mostly on \*\*(?:Mondays|Thursdays)\*\*.*, least on \*\*\w+s\*\* \(0 times\)\.$/,
  ],
] as const)('%j is told by its days', async ([question, said], { server, place, clock }) => {
  // A Thursday.
  clock.set('2026-03-05T08:00:00Z');
  await comeBy(server.world, place.orgId, place.ada, ['2026-03-02', '2026-03-05']);
  expect((await askSophie(server, place, question)).text).toMatch(said);
});
