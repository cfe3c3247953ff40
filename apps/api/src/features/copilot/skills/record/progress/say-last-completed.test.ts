import { expect } from 'vitest';
import { comeBy } from '#features/gamification/gamification.factory.ts';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie } from '#testing/ask-sophie.ts';

const library = aLibraryFolder({
  '01-late-entries.md': anArticle({ title: 'Late entries', text: 'Two times.\n' }),
  '02-a-good-entry.md': anArticle({ title: 'A good entry', text: 'Four parts.\n' }),
});
const test = base.extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));

test('whether and when a lesson was finished is told of the one that is named', async ({
  server,
  ask,
  place,
  clock,
}) => {
  const told = async (question: string) => (await askSophie(server, place, question)).text;
  const finish = (id: string) =>
    ask(place.ada, 'POST', `/api/v1/organizations/${place.orgId}/content/${id}/completion`, { furthest: 1 });
  clock.set('2026-03-03T08:00:00Z');
  await finish('a-good-entry');
  expect(await told('have i already done the one about late entries, and when')).toBe(
    'No: you have not finished **Late entries** yet.',
  );
  clock.set('2026-03-05T08:00:00Z');
  await finish('late-entries');
  expect(await told('on which day did i finish the good entry lesson')).toBe(
    'You finished **A good entry** on **March 3, 2026**.',
  );
});

test('of what is not here it is said that there is nothing of that name', async ({ server, ask, place }) => {
  await ask(place.ada, 'POST', `/api/v1/organizations/${place.orgId}/content/late-entries/completion`, {
    furthest: 1,
  });
  const { text } = await askSophie(server, place, 'date i finished data privacy');
  expect(text).toMatch(
    /^I find no module or lesson of that name here\. The last thing you finished is \*\*Late entries\*\*/,
  );
});

test.for(['what did i do yesterday', 'what did i learn on wednesday', 'what have i done yesterday'])(
  '%s tells what a day brought on which nothing was finished',
  async (question, { server, ask, place, clock }) => {
    await comeBy(server.world, place.orgId, place.ada, ['2026-03-04']);
    clock.set('2026-03-05T08:00:00Z');
    const first = (await askSophie(server, place, question)).text;
    expect(first).toBe(
      'You have not finished anything yet. But you earned **30 snap points**:\n\n- **30** for coming by',
    );
    await ask(place.ada, 'POST', `/api/v1/organizations/${place.orgId}/content/late-entries/completion`, {
      furthest: 1,
    });
    expect((await askSophie(server, place, question)).text).toMatch(
      /^You have finished nothing (?:yesterday|on Wednesday)\. But you earned \*\*30 snap points\*\*:\n/,
    );
    expect((await askSophie(server, place, 'what did i do on monday')).text).toContain(
      'The last thing you finished is',
    );
  },
);
