import { expect, test } from 'vitest';
import type { SearchHit } from '#adapters/passage-search/port.ts';
import type { Ranking } from '../../ranking/rank-passages.ts';
import { withRulesFirst } from './asks-leave.ts';

const passage = (text: string) => ({ hit: { text } as SearchHit, share: 0.3, score: 1, features: [] });
const example = passage('**Example.** Leave gaps for the name.');
const rule = passage('What a customer gave you in confidence stays outside.');
const other = passage('It feels like a notebook.');
const found = (...passages: Ranking['passages'][number][]): Ranking => ({ passages, trust: 'sure', confidence: 0.9 });

test('who asks for leave is not told an example as the answer, and nothing is sure', () => {
  const { passages, trust } = withRulesFirst('can i put a letter in chatgpt', found(example, rule));
  expect(passages).toEqual([rule]);
  expect(trust).toBe('near');
});

test('other questions, and rules that come first, stay as they were found', () => {
  for (const [question, ranking] of [
    ['what does it look like', found(example, rule)],
    ['may i send it', found(rule, other, example)],
    ['can i see one', found(example)],
  ] as const)
    expect(withRulesFirst(question, ranking)).toBe(ranking);
});
