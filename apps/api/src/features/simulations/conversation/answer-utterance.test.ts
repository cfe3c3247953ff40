import { conversationBody } from '@snapwell/contract/simulations/conversation';
import type { Understood } from '@snapwell/understanding/read-utterance';
import { expect, test } from 'vitest';
import { beginTalk } from '../judge/talk-state.ts';
import { answerUtterance } from './answer-utterance.ts';
import { mrReed } from './conversation.factory.ts';

const body = conversationBody.parse(mrReed);
const part = (said: string, id: string, manner: Understood['manner'] = null): Understood => ({
  said,
  start: 0,
  read: said,
  certainty: 'sure',
  matches: [{ id, confidence: 0.9 }],
  manner,
});
const heard = (...parts: Understood[]) => answerUtterance(body, beginTalk(body), parts).meanings.map(({ id }) => id);

test('two things in one breath are both heard', () => {
  expect(heard(part('Hello Mr Reed, I am Ada.', 'greets'), part('Do your teeth hurt?', 'dentures'))).toEqual([
    'greets',
    'dentures',
  ]);
});

test('an `ok?` behind something else asks for nothing of its own', () => {
  const asks = { kind: 'assent', isNothingElse: false } as const;
  expect(heard(part('I come back at one.', 'agrees'), part('ok?', 'dog', asks))).toEqual(['agrees']);
  expect(heard(part('ok?', 'dog', asks))).toEqual(['dog']);
  expect(heard({ ...part('The bus is late.', 'agrees'), certainty: 'nothing' }, part('ok?', 'dog', asks))).toEqual([]);
});

test('who chats means the matter only when it is very clear', () => {
  const chats = { kind: 'small-talk', isNothingElse: false } as const;
  const chat = part('Did you have a nice weekend?', 'dog', chats);
  expect(heard(chat)).toEqual([]);
  expect(heard({ ...chat, matches: [{ id: 'dog', confidence: 0.98 }] })).toEqual(['dog']);
});
