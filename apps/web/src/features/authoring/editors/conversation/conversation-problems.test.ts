import type { ConversationBody } from '@snapwell/contract/simulations/conversation';
import { expect, test } from 'vitest';
import { sampleBodies } from '#testing/sample-library.ts';
import { warningsOf } from './conversation-problems.ts';

const conversations = sampleBodies('simulation').flatMap(({ body }) => (body.play === 'conversation' ? [body] : []));
const sample = conversations[0]!;
const withFact = (part: Partial<ConversationBody['facts'][number]>): ConversationBody => ({
  ...sample,
  facts: [
    ...sample.facts,
    { id: 'more', reply: 'More.', phrases: [], key_phrases: [], needs_mood: 0, mood: 0, ...part },
  ],
});

test('the conversations of the sample library have nothing that nobody can reach', () => {
  expect(conversations.length).toBeGreaterThan(3);
  expect(conversations.flatMap((body) => warningsOf(body).filter(({ kind }) => kind !== 'same-words'))).toEqual([]);
});

test('a fact whose mood nobody can bring about is named, and the rubric item that rests on it alone', () => {
  const body = {
    ...withFact({ needs_mood: 100 }),
    mood: 10,
    reactions: sample.reactions.map((reaction) => ({ ...reaction, mood: 0 })),
    rubric: [{ id: 'finds', text: 'Finds it', met_by: ['more'], weight: 1, advice: 'Ask.' }],
  };
  const quiet = {
    ...body,
    facts: body.facts.map((fact) => ({ ...fact, mood: 0, needs_mood: fact.id === 'more' ? 100 : 0 })),
  };
  expect(warningsOf(quiet)).toEqual([
    { kind: 'fact-out-of-reach', id: 'more' },
    { kind: 'rubric-out-of-reach', id: 'finds' },
  ]);
  const kinder = { ...quiet, reactions: quiet.reactions.map((reaction) => ({ ...reaction, mood: 50 })) };
  expect(warningsOf(kinder)).toEqual([]);
});

test('two things that are asked for by the same words are named with each other', () => {
  const { id, phrases } = sample.facts[0]!;
  expect(warningsOf(withFact({ phrases: [` ${phrases[0]!.toUpperCase()}`] }))).toContainEqual({
    kind: 'same-words',
    id: 'more',
    other: id,
  });
});

test('a talk that no reaction ends says so', () => {
  const endless = { ...sample, reactions: sample.reactions.map((reaction) => ({ ...reaction, ends: false })) };
  expect(warningsOf(endless)).toContainEqual({ kind: 'never-ends' });
});
