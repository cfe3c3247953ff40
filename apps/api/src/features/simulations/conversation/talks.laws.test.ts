import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldTalk } from '../judge/talk-state.ts';
import { judgeTalk } from '../judge/judge-talk.ts';
import { readVerdicts } from '../judge/model-judge.ts';
import { HIDDEN_OF_REED, mrReedBody as body } from './conversation.factory.ts';
import { isFit, releasedCharacter } from './model-dialogue.ts';
import { presentTalk } from './present-talk.ts';
import { type Said, someTalks, talkOf } from './some-talks.factory.ts';

type Steps = ReturnType<typeof talkOf>;
const talks = someTalks(body);

test('nothing hidden is in what is released before it came out', () => {
  fc.assert(
    fc.property(talks, (steps) => {
      const { told } = foldTalk(body, steps);
      const seen = JSON.stringify(presentTalk(body, steps));
      const untold = (['dentures', 'dog'] as const).filter((fact) => !told.includes(fact));
      const hidden = [
        ...untold.flatMap((fact) => HIDDEN_OF_REED[fact]),
        ...HIDDEN_OF_REED.always.filter((each) => each !== 'Leave me be'),
      ];
      expect(hidden.filter((words) => seen.includes(words))).toEqual([]);
    }),
  );
});

test('nothing is said twice word by word', () => {
  fc.assert(
    fc.property(talks, (steps) => {
      const replies = [body.persona.opening, ...steps.map(({ reply }) => reply)];
      expect(new Set(replies).size).toBe(replies.length);
    }),
  );
});

test('the same steps give the same state, whole or piece by piece', () => {
  fc.assert(
    fc.property(talks, (steps) => {
      const state = foldTalk(body, steps);
      expect(foldTalk(body, structuredClone(steps))).toEqual(state);
      expect(state.mood).toBeGreaterThanOrEqual(0);
      expect(state.mood).toBeLessThanOrEqual(100);
      for (const [i, { value }] of state.vitals.entries()) {
        expect(value).toBeGreaterThanOrEqual(body.vitals[i]!.min);
        expect(value).toBeLessThanOrEqual(body.vitals[i]!.max);
      }
    }),
  );
});

test('every quote of a debrief stands in the transcript, and the score is the weight that was met', () => {
  fc.assert(
    fc.property(
      talks.filter((steps) => steps.length > 0),
      (steps) => {
        const result = judgeTalk(body, steps, { verdicts: new Map(), judgedBy: 'built-in' });
        const quotes = result.items.flatMap(({ quote }) => quote ?? []);
        expect(quotes.map(({ said }) => said)).toEqual(quotes.map(({ step }) => steps[step]!.said));
        const met = result.items.reduce((sum, item) => sum + (item.is_met ? item.weight : 0), 0);
        expect(result.share).toBeCloseTo(result.critical.length > 0 ? Math.min(0.3, met / 6) : met / 6);
      },
    ),
  );
});

test('rude three times, and nobody stays in the talk', () => {
  const rude: Said = { id: 'dog', certainty: 'nothing', kind: 'rude', pause: 1 };
  expect(foldTalk(body, talkOf(body, [rude, rude])).endedBy).toBeNull();
  expect(foldTalk(body, talkOf(body, [rude, rude, rude])).endedBy).toBe('persona');
});

const atStart = foldTalk(body, []);
const asking = (reply: string, meanings: Steps[number]['meanings'] = []) => ({
  body,
  state: atStart,
  lines: [],
  said: 'How are you?',
  answer: { reply, meanings, manner: null },
});
const toldDentures = [{ id: 'dentures', kind: 'told' as const, start: 0, end: 3 }];

test('of the character a model hears only what gives nothing away', () => {
  const { answer } = asking('Hm.');
  expect(releasedCharacter(body, atStart, answer)).toBe('A baker who says little.');
  expect(releasedCharacter(body, atStart, { ...answer, meanings: toldDentures })).toContain('dentures');
});

test.each([
  ['Not so well, I suppose.', true],
  ['It is these dentures, to be honest.', false],
  ['I miss Biscuit.', false],
  ['As an AI language model I cannot say.', false],
  ['I am not hungry.', false],
  ['', false],
])('a model may say: %s (%s)', (reply, isAllowed) => {
  expect(isFit(reply, asking('Hm.'))).toBe(isAllowed);
});

test.each([
  ['My dentures pinch, ever since Thursday.', true],
  ['Oh, nothing much.', false],
])('what comes out has to be in the words: %s (%s)', (reply, isAllowed) => {
  expect(isFit(reply, asking('The dentures pinch. Since Thursday.', toldDentures))).toBe(isAllowed);
});

test('a verdict by a model counts only with words that were said in that line', () => {
  const lines = [{ said: 'My name is Ada', reply: 'Morning.' }];
  const verdictsOf = (quote: string, line = 0) =>
    readVerdicts(`Sure: {"items":[{"id":"greeting","met":true,"line":${line},"quote":"${quote}"}]}`, lines);
  expect(verdictsOf('name is ada')?.get('greeting')).toMatchObject({ isMet: true, step: 0 });
  expect(verdictsOf('I am the nurse')?.size).toBe(0);
  expect(verdictsOf('name is ada', 3)?.size).toBe(0);
  expect(readVerdicts('no JSON', lines)).toBeNull();
});
