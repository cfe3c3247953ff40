import { expect, test } from 'vitest';
import type { SeenReply } from '../ask-product.ts';
import { aSeenReply } from '../seen-reply.factory.ts';
import { holdTalk } from './evaluate-talks.ts';
import type { SophieTalk } from './sets.ts';

const talk = (turns: SophieTalk['turns']): SophieTalk => ({ organization: 'riverside', item: 'film', turns });

/** Holds the talk with somebody who gives these replies in turn, and says which of them were right. */
async function judge(turns: SophieTalk['turns'], replies: readonly Partial<SeenReply>[]) {
  const [left, pages] = [[...replies], [] as (string | undefined)[]];
  const judged = await holdTalk(talk(turns), {
    asker: {
      converse: async () => async (_asked, at) => {
        pages.push(at?.contentId);
        return aSeenReply(left.shift()!);
      },
    },
    readRecord:
      async () =>
      ({ about, page, reply: { text } }) =>
        text === `${about} at ${page}`,
    idOf: new Map(),
    miss: () => undefined,
  });
  return { right: judged.map(({ isRight }) => isRight), wrong: judged.map((each) => each.isSureAndWrong), pages };
}

test('a turn is asked with its page open, and the page stays until another one is', async () => {
  const { pages } = await judge(
    [
      { kind: 'chat', asked: 'hi' },
      { kind: 'chat', asked: 'thanks', item: 'comic' },
      { kind: 'chat', asked: 'bye' },
    ],
    [{ text: 'Hello.' }, { text: 'Welcome.' }, { text: 'Bye.' }],
  );
  expect(pages).toEqual(['film', 'comic', 'comic']);
});

test('what a lesson says must be read, and to be wrong without a doubt counts besides', async () => {
  const turn = {
    kind: 'lesson' as const,
    asked: 'how long',
    sentence: 'Lie for five minutes.',
    answer: 'five minutes',
    or: [{ sentence: 'Five minutes flat.' }],
  };
  const { right, wrong } = await judge(
    [turn, turn, turn, turn],
    [
      { text: 'Lie for five minutes.' },
      { text: 'Five minutes flat.' },
      { text: 'Stand up.' },
      { text: 'I am not sure: stand up.' },
    ],
  );
  expect([right, wrong]).toEqual([
    [true, true, false, false],
    [false, false, true, false],
  ]);
});

test('again is the same lesson in other words', async () => {
  const again = { kind: 'again' as const, asked: 'simpler' };
  const first = { text: 'Long.', items: ['film'] };
  const { right } = await judge(
    [{ kind: 'chat', asked: 'x' }, again, again, again],
    [
      first,
      { text: 'Short.', items: ['film'] },
      { text: 'Short.', items: ['film'] },
      { text: 'Else.', items: ['comic'] },
    ],
  );
  expect(right.slice(1)).toEqual([true, false, false]);
});

test('questions, cards, a summary and help are what they say they are', async () => {
  const { right } = await judge(
    [
      { kind: 'quiz', asked: 'quiz me' },
      { kind: 'cards', asked: 'cards' },
      { kind: 'summary', asked: 'in short' },
      { kind: 'help', asked: 'password', mentions: ['profile'] },
      { kind: 'help', asked: 'password', mentions: ['profile'] },
    ],
    [
      { hasPractice: true },
      { hasMaking: true },
      { text: 'A film.', items: ['film'] },
      { text: 'Under Profile.' },
      { text: 'Under Profile.', items: ['three-small-doors'] },
    ],
  );
  expect(right).toEqual([true, true, true, true, false]);
});

test('a question about the own record is judged with the page that is open', async () => {
  const turn = { kind: 'record' as const, asked: 'how far am i in this', about: 'progress', item: 'comic' };
  const { right } = await judge([turn, turn], [{ text: 'progress at comic' }, { text: 'progress at film' }]);
  expect(right).toEqual([true, false]);
});
