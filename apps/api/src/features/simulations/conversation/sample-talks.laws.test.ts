import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readConversations } from '../../../evaluation/conversations/conversation-sets.ts';
import { judgeTalk } from '../judge/judge-talk.ts';
import { foldTalk } from '../judge/talk-state.ts';
import { presentTalk } from './present-talk.ts';
import { type Said, someTalks, talkOf } from './some-talks.factory.ts';

const samples = readConversations().map(({ id, body }) => [id, body] as const);
/** Words as short as these stand in other texts too. */
const TELLING_LENGTH = 16;
const builtIn = { verdicts: new Map(), judgedBy: 'built-in' } as const;
const saying = (id: string): Said => ({ id, certainty: 'sure', kind: null, pause: 5 });

test('there are sixteen sample conversations', () => expect(samples).toHaveLength(16));

test.each(samples)('%s: nothing leaves the server before it came out', (_, body) => {
  fc.assert(
    fc.property(someTalks(body), (steps) => {
      const { told } = foldTalk(body, steps);
      const seen = JSON.stringify(presentTalk(body, steps));
      const isHidden = (words: string) => words.length >= TELLING_LENGTH && !body.introduction.includes(words);
      const hidden = [
        ...body.facts.filter(({ id }) => !told.includes(id)).map(({ reply }) => reply),
        ...[...body.facts, ...body.reactions].flatMap(({ phrases }) => phrases),
        ...body.rubric.flatMap(({ text, advice }) => [text, advice]),
        body.persona.character,
      ].filter(isHidden);
      expect(hidden.filter((words) => seen.includes(JSON.stringify(words).slice(1, -1)))).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test.each(samples)('%s: replayed from what is stored, a talk gives the stored result', (_, body) => {
  fc.assert(
    fc.property(someTalks(body), (steps) => {
      const result = judgeTalk(body, steps, builtIn);
      const stored = JSON.parse(JSON.stringify({ steps, result })) as { steps: typeof steps; result: typeof result };
      expect(judgeTalk(body, stored.steps, builtIn)).toEqual(stored.result);
    }),
    { numRuns: 25 },
  );
});

test.each(samples)('%s: whatever was said before, a talk can be ended and is judged', (_, body) => {
  fc.assert(
    fc.property(someTalks(body), (steps) => {
      const ends = foldTalk(body, steps).endedBy;
      const end = { ...steps.at(-1), act: 'end', said: '', meanings: [], reply: '', seconds: 9_000 } as never;
      expect(foldTalk(body, [...steps, end]).endedBy).toBe(ends ?? 'person');
      expect(judgeTalk(body, [...steps, end], builtIn).items).toHaveLength(body.rubric.length);
    }),
    { numRuns: 25 },
  );
});

test.each(samples)('%s: who is kind and asks for everything hears everything, and agrees', (_, body) => {
  const kind = body.reactions.filter(({ mood, critical, ends }) => mood > 0 && !critical && !ends);
  const end = body.reactions.find((reaction) => reaction.ends)!;
  const asked = [...kind, ...body.facts, ...body.facts].map(({ id }) => saying(id));
  const steps = talkOf({ ...body, time_limit: undefined }, [...asked, saying(end.id)]);
  const result = judgeTalk(body, steps, builtIn);
  const missed = result.items.filter((item) => !item.is_met).map(({ id }) => id);
  expect(missed).toEqual([]);
  expect(result).toMatchObject({ share: 1, ended_by: 'agreement', critical: [] });
});
