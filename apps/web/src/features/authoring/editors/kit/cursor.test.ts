import { expect, test } from 'vitest';
import { cursorOn, itemsOf, withDefault } from './cursor.ts';

interface Body {
  title: string;
  cards: { text: string; hint?: string }[];
}

function held(first: Body) {
  let body = first;
  const steps: unknown[] = [];
  const cursor = () =>
    cursorOn<Body>(
      body,
      (change, { path, act }) => {
        body = change(body);
        steps.push(act ?? path.join('.'));
      },
      [{ path: ['cards', 1, 'text'], message: 'Empty.' }],
    );
  return { cursor, body: () => body, steps };
}

const TWO: Body = { title: 'A', cards: [{ text: 'one' }, { text: '' }] };

test('a change touches only its own place in the body', () => {
  const { cursor, body, steps } = held(TWO);
  itemsOf(cursor().at('cards'))[1]!.at('text').set('two');
  expect(body()).toEqual({ title: 'A', cards: [{ text: 'one' }, { text: 'two' }] });
  expect(body().cards[0]).toBe(TWO.cards[0]);
  expect(steps).toEqual(['cards.1.text']);
});

test('what was begun earlier changes the body as it is by then', () => {
  const { cursor, body } = held(TWO);
  const early = itemsOf(cursor().at('cards'))[0]!.at('hint');
  cursor().at('title').set('B');
  early.set('look');
  expect(body()).toMatchObject({ title: 'B', cards: [{ text: 'one', hint: 'look' }, {}] });
});

test('an optional text that is emptied leaves no key behind', () => {
  const { cursor, body } = held({ title: 'A', cards: [{ text: 'one', hint: 'look' }] });
  itemsOf(cursor().at('cards'))[0]!.at('hint').set(undefined);
  expect(body().cards).toEqual([{ text: 'one' }]);
  expect('hint' in body().cards[0]!).toBe(false);
});

test('an item that is gone by then is not brought back', () => {
  const { cursor, body } = held(TWO);
  const last = itemsOf(cursor().at('cards'))[1]!;
  cursor()
    .at('cards')
    .change((now) => now.slice(0, 1));
  last.at('text').set('late');
  expect(body().cards).toEqual([{ text: 'one' }]);
});

test('problems go down with their paths', () => {
  const [first, second] = itemsOf(held(TWO).cursor().at('cards'));
  expect([first!.problems.length, second!.problem, second!.at('text').problem]).toEqual([0, undefined, 'Empty.']);
});

test('a missing value stays missing until it is written', () => {
  const { cursor, body } = held(TWO);
  const hint = withDefault(itemsOf(cursor().at('cards'))[0]!.at('hint'), 'none');
  expect(hint.value).toBe('none');
  hint.change((now) => now);
  hint.set('some');
  expect(body().cards[0]).toEqual({ text: 'one', hint: 'some' });
});
