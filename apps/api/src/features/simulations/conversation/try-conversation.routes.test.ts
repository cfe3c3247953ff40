import type { ConversationStep } from '@snapwell/contract/simulations/conversation-play.schemas';
import type { ConversationTry } from '@snapwell/contract/simulations/conversation-try.schemas';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { test as base } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { mrReed } from './conversation.factory.ts';
import { playableDraft } from './playable-draft.ts';

type Draft = Record<string, unknown>;

/** Grace writes, Ada learns. */
const test = base.extend('place', async ({ server, ask }) => {
  const { db } = server.world;
  const { id: orgId } = await anOrganization(db);
  const [ada, grace] = [await aPerson(db), await aPerson(db)];
  await join(db, ada, orgId);
  await join(db, grace, orgId, { role: 'ORG_ADMIN' });
  const say = (said: string, { body = mrReed as Draft, steps = [] as ConversationStep[], as = grace } = {}) =>
    ask(as, 'POST', `/api/v1/organizations/${orgId}/authoring/conversation-try`, {
      body,
      steps,
      said,
      seconds: steps.length * 10,
    });
  /** Says these one after another to the draft; what the last one came to. */
  const talk = async (sentences: string[], body: Draft = mrReed) => {
    const steps: ConversationStep[] = [];
    let last: ConversationTry | null = null;
    for (const said of sentences) {
      last = (await say(said, { body, steps })).body as ConversationTry;
      steps.push(last.step);
    }
    return last!;
  };
  return { orgId, ada, grace, say, talk };
});

test('an author hears what a learner would hear, and sees what came out and what is met', async ({
  place: { talk },
}) => {
  const early = await talk(['What is on your mind?']);
  expect(early).toMatchObject({
    told: [],
    withheld: ['dog'],
    met: [],
    view: { lines: [{ reply: 'Nothing. Leave me be.' }] },
  });
  const later = await talk(['What is on your mind?', 'Hello Mr Reed, my name is Ada', 'What is on your mind?']);
  expect(later).toMatchObject({
    told: ['dog'],
    withheld: [],
    reactions: ['greets'],
    met: ['greeting', 'worry'],
    left_out: [],
  });
  expect(later.view.lines).toHaveLength(3);
});

test('what was rewritten counts from the next sentence on', async ({ place: { say, talk } }) => {
  const { step } = await talk(['Do your teeth hurt?']);
  const [dentures, ...facts] = mrReed.facts;
  const body = { ...mrReed, facts: [{ ...dentures, reply: 'It is a tooth at the back.', id: 'tooth' }, ...facts] };
  const next = (await say('Does chewing hurt?', { body, steps: [step] })).body;
  expect(next.told).toEqual(['tooth']);
  expect(next.step.reply).toBe('It is a tooth at the back.');
});

test('nothing is stored and nothing paid', async ({ server, place: { orgId, talk } }) => {
  const last = await talk(['Hello Mr Reed, my name is Ada', 'I will come back at one']);
  expect(last.view.ended_by).toBe('agreement');
  const { rows } = await inOrganization(server.world.db, orgId, ({ tx }) =>
    tx.execute(
      sql`select (select count(*) from simulation_attempts)::int as attempts, (select count(*) from points_ledger)::int as entries`,
    ),
  );
  expect(rows).toEqual([{ attempts: 0, entries: 0 }]);
});

test('a talk that is over goes no further, learners may not try, and an empty draft says so', async ({
  place: { ada, say, talk },
}) => {
  const { step } = await talk(['I will come back at one']);
  expect((await say('And now?', { steps: [step] })).body.code).toBe('simulation_moved_on');
  expect((await say('Hello', { as: ada })).status).toBe(403);
  expect((await say('Hello', { body: { play: 'conversation', facts: 'many' } })).body.code).toBe('draft_unfinished');
});

test('of a draft that is half done, what is finished takes part', async ({ place: { say } }) => {
  const [dentures, dog] = mrReed.facts;
  const body = {
    play: 'conversation',
    persona: { name: 'Walter Reed', voice: 'male', opening: '' },
    facts: [dentures, { ...dog, withheld: undefined }, { id: 'begun', reply: '' }, dentures],
    reactions: [{ id: 'no-words', phrases: [], replies: [] }],
    rubric: [...mrReed.rubric, null],
    vitals: 7,
  };
  const { status, body: tried } = await say('Do your teeth hurt?', { body });
  expect(status).toBe(200);
  expect(tried).toMatchObject({
    told: ['dentures'],
    met: ['teeth'],
    view: { persona: { name: 'Walter Reed' }, opening: '…' },
  });
  expect(tried.left_out).toEqual(['dog', 'begun', 'dentures', 'no-words', 'greeting', 'worry', 'plan']);
  expect((await say('Do you like fish?', { body })).body.step.reply).not.toBe('');
});

test('the same draft is prepared once, and another one anew', () => {
  const one = playableDraft({ ...mrReed, introduction: 'One.' });
  expect(playableDraft({ ...mrReed, introduction: 'One.' })).toBe(one);
  expect(playableDraft({ ...mrReed, introduction: 'Two.' })).not.toBe(one);
  for (let i = 0; i < 30; i++) playableDraft({ ...mrReed, introduction: `Draft ${i}.` });
  expect(playableDraft({ ...mrReed, introduction: 'One.' })).not.toBe(one);
});
