import { expect } from 'vitest';
import { comeBy } from '#features/gamification/gamification.factory.ts';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { aGroup, anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie } from '#testing/ask-sophie.ts';
import { aPerson } from '#testing/people.ts';
import { taking, truth } from '#testing/take-quiz.ts';

const library = aLibraryFolder({
  '01-sleepy.md': anArticle({ title: 'Sleepy', text: 'Sedation is watched.\n' }),
  '02-awake.md': anArticle({ title: 'Awake', text: 'Ask for a name.\n' }),
  '03-nails.quiz.yaml':
    'title: "Nails: yearly check"\nquestions:\n  - { id: gel, type: true_false, prompt: Gel nails hide germs., answer: true, explanation: Yes. }\n  - { id: rings, type: true_false, prompt: Rings come off., answer: true, explanation: Yes. }\n',
  '04-falls.quiz.yaml':
    'title: Falls\nquestions:\n  - { id: bed, type: true_false, prompt: Beds go down., answer: true, explanation: Yes. }\n  - { id: rail, type: true_false, prompt: Rails are no cure., answer: true, explanation: Yes. }\n',
});
const test = base.extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));
const on = (id: string) => ({
  page_context: { page_id: 'content' as const, content: { id, title: id, type: 'article' as const } },
});
const all = (value: boolean) => ({ gel: truth(value), rings: truth(value), bed: truth(value), rail: truth(value) });

test('who asks how they got their points hears by which acts', async ({ server, ask, place, clock }) => {
  const { ada, orgId } = place;
  clock.set('2026-03-04T08:00:00Z');
  await comeBy(server.world, orgId, ada, ['2026-03-04']);
  await ask(ada, 'POST', `/api/v1/organizations/${orgId}/content/sleepy/completion`, { furthest: 1 });
  await askSophie(server, place, 'how many points do i have');
  const { text } = await askSophie(server, place, 'and how did i get them today');
  expect(text).toMatch(/^You have earned \*\*\d+ snap points\*\* today:\n/);
  expect(text).toMatch(/- \*\*\d+\*\* for coming by/);
  expect(text).toMatch(/- \*\*\d+\*\* for finishing 1 item: Sleepy/);
  expect((await askSophie(server, place, 'what did i get my points for yesterday')).text).toMatch(
    /^You have earned no points yesterday/,
  );
});

test('what was missed is told of the quiz that is named alone', async ({ server, ask, place }) => {
  const quizzes = `/api/v1/organizations/${place.orgId}/quizzes`;
  await taking(ask, place.ada, { quiz: `${quizzes}/nails` }).take(all(false));
  await taking(ask, place.ada, { quiz: `${quizzes}/falls` }).take(all(false));
  const { text } = await askSophie(server, place, 'what did i get wrong in nails');
  expect(text).toMatch(/^You got \*\*2 questions wrong\*\* in \*\*Nails: yearly check\*\*/);
  expect(text).not.toContain('Beds go down');
  expect((await askSophie(server, place, 'what did i get wrong in sleepy')).text).toBe(
    'I find no answer of yours in **Sleepy** that was wrong.',
  );
});

test('whether somebody gets better is read off their attempts', async ({ server, ask, place }) => {
  const quiz = `/api/v1/organizations/${place.orgId}/quizzes/nails`;
  const better = async () => (await askSophie(server, place, 'am i getting better?')).text;
  expect(await better()).toMatch(/^It's \*\*too early to say\*\*/);
  for (const value of [false, false, true, true]) await taking(ask, place.ada, { quiz }).take(all(value));
  expect(await better()).toMatch(
    /^\*\*Yes\*\*: your last 2 quiz attempts came to 100 of 100 on average, the 2 before to 0\./,
  );
  for (const value of [false, false, false, false]) await taking(ask, place.ada, { quiz }).take(all(value));
  expect(await better()).toMatch(/^\*\*No\*\*/);
});

test('which lessons were finished is told by name, with the way to all of them', async ({ server, ask, place }) => {
  await ask(place.ada, 'POST', `/api/v1/organizations/${place.orgId}/content/awake/completion`, { furthest: 1 });
  const { text, last } = await askSophie(server, place, 'which lessons have i finished');
  expect(text).toMatch(/^You have finished \*\*1 item\*\*, the latest first:\n\n- \*\*Awake\*\*/);
  expect(last.actions).toEqual([{ title: 'Open the whole list', url: `/o/${place.orgId}/me?show=history` }]);
});

test('where one is, is finished first, and what comes after it is named', async ({ server, ask, place }) => {
  const next = await askSophie(server, place, 'what next', on('sleepy'));
  expect(next.text).toBe("Finish **Sleepy** first: you're on it. After it comes **Awake**.");
  expect(next.last.actions).toMatchObject([{ url: expect.stringContaining('/content/awake') }]);
  await ask(place.ada, 'POST', `/api/v1/organizations/${place.orgId}/content/sleepy/completion`, { furthest: 1 });
  expect((await askSophie(server, place, 'what next', on('sleepy'))).tool?.args.title).toBe('Awake');
});

test('what was done in another organization is kept there', async ({ server, place }) => {
  const { id } = await anOrganization(server.world.db, { name: 'Lakeside Hospitals' });
  await join(server.world.db, place.ada, id);
  const { text, last } = await askSophie(server, place, 'what did i do at lakeside today');
  expect(text).toBe(
    'I only see what you do in **Riverside**. What you did in **Lakeside Hospitals** is kept there: open it and ask me there.',
  );
  expect(last.actions).toEqual([{ title: 'Go to Lakeside Hospitals', url: `/o/${id}/home` }]);
  expect((await askSophie(server, place, 'what did i do at riverside today')).text).not.toContain('Lakeside');
});

test('of what is named it is told first that no certificate is there', async ({ server, place }) => {
  const { text } = await askSophie(server, place, 'do I have a certificate for pain assessment?');
  expect(text).toMatch(/^No, there is none of yours for \*\*.+\*\*\. You have no certificate here yet/);
  expect((await askSophie(server, place, 'which certificates do I have')).text).toMatch(
    /^You have no certificate here/,
  );
});

test('who asks why a quiz paid so little hears what it paid, and why', async ({ server, ask, place }) => {
  const quiz = `/api/v1/organizations/${place.orgId}/quizzes/falls`;
  const none = await askSophie(server, place, 'why did i only get 6 points for falls');
  expect(none.text).toMatch(/^I find no points of yours for \*\*Falls\*\* yet\. It pays by how much of it was right/);
  await taking(ask, place.ada, { quiz }).take(all(true));
  const { text } = await askSophie(server, place, 'why did i only get 6 points for falls');
  expect(text).toMatch(/^You have earned \*\*\d+ snap points\*\* with \*\*Falls\*\*:\n\n- \*\*\d+\*\* for/);
});

test('why the next step is that one is told, with what is more urgent and how long it takes', async ({
  server,
  ask,
  place,
  clock,
}) => {
  const { ada, orgId } = place;
  clock.set('2026-03-04T08:00:00Z');
  const grace = await aPerson(server.world.db);
  await join(server.world.db, grace, orgId, { role: 'ORG_ADMIN' });
  await ask(ada, 'POST', `/api/v1/organizations/${orgId}/content/sleepy/completion`, { furthest: 1 });
  await askSophie(server, place, 'what should i do next');
  const why = await askSophie(server, place, 'why that one');
  expect(why.text).toBe('**Awake** comes after **Sleepy**, which you finished last.');
  expect(why.last.actions).toMatchObject([{ title: 'Open Awake' }]);
  const asked = {
    target_type: 'content',
    target_id: 'falls',
    group_ids: [(await aGroup(server.world.db, orgId, { people: [ada] })).id],
  };
  await ask(grace, 'POST', `/api/v1/organizations/${orgId}/assignments`, {
    ...asked,
    due: { type: 'day', day: '2026-03-06' },
  });
  clock.set('2026-03-08T08:00:00Z');
  await askSophie(server, place, 'what should i do next');
  const late = await askSophie(server, place, 'why that one');
  expect(late.text).toContain("It isn't the most urgent one, though: **Falls** was due on March 6");
  expect(late.last.actions).toMatchObject([{ title: 'Open Awake' }, { title: 'Open Falls' }]);
  await askSophie(server, place, "what's overdue");
  expect((await askSophie(server, place, 'how long will that take me')).text).toMatch(
    /^\*\*Falls\*\* takes you about \*\*\d+ minutes?\*\* more: 1 item of 1 left/,
  );
});

test('what a module has brought, and a time that is over, is told before all points', async ({
  server,
  ask,
  place,
  clock,
}) => {
  clock.set('2026-03-04T08:00:00Z');
  await ask(place.ada, 'POST', `/api/v1/organizations/${place.orgId}/content/sleepy/completion`, { furthest: 1 });
  expect((await askSophie(server, place, 'how many points has the pain module brought me')).text).toMatch(
    /^\*\*Pain\*\* has brought you \*\*20 snap points\*\*\./,
  );
  clock.set('2026-03-05T08:00:00Z');
  expect((await askSophie(server, place, 'any points for me from yesterday')).text).toMatch(
    /^You earned \*\*\d+ snap points\*\* yesterday\.\n\nYou have/,
  );
});

test('how long what is left of a module takes is told of the one that is named', async ({ server, place }) => {
  for (const asked of [
    'how long do i still need for the pain module',
    "how long will it take me to get through what's left",
  ])
    expect((await askSophie(server, place, asked)).text).toContain('takes about');
  expect((await askSophie(server, place, 'how long do i still need for the pain module')).text).toMatch(
    /^\*\*Pain\*\* takes you about \*\*\d+ minutes\*\* more\./,
  );
});

test('where no review is due the day of the next one is told', async ({ server, ask, place }) => {
  await taking(ask, place.ada, { quiz: `/api/v1/organizations/${place.orgId}/quizzes/nails` }).take(all(false));
  expect((await askSophie(server, place, 'how many reviews do i have')).text).toMatch(
    /\*\*0 reviews\*\* due: nothing to look at again today\. The next one comes back on \w+ \d+, \d{4}\./,
  );
});
