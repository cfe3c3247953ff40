import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { forgetKeptAnswers, keepAnswer, keptAnswer } from './kept-answers.ts';

const HOME = '/api/v1/organizations/riverside/home';

beforeEach(() => forgetKeptAnswers({ except: null }));

test('what the server said last is there without it', async () => {
  await keepAnswer('ada', HOME, { title: 'old' });
  await keepAnswer('ada', HOME, { title: 'new' });
  expect(await keptAnswer('ada', HOME)).toEqual({ title: 'new' });
  expect(await keptAnswer('ada', '/api/v1/elsewhere')).toBeUndefined();
});

test('nobody reads what was kept for another person', async () => {
  await keepAnswer('ada', HOME, { title: 'of Ada' });
  expect(await keptAnswer('eve', HOME)).toBeUndefined();
  await forgetKeptAnswers({ except: 'eve' });
  expect(await keptAnswer('ada', HOME)).toBeUndefined();
});

test('signing in again keeps what is one’s own', async () => {
  await keepAnswer('ada', HOME, 1);
  await keepAnswer('eve', HOME, 2);
  await forgetKeptAnswers({ except: 'ada' });
  expect([await keptAnswer('ada', HOME), await keptAnswer('eve', HOME)]).toEqual([1, undefined]);
});

test('two hundred answers are kept; the oldest go', async () => {
  for (let i = 0; i < 203; i++) await keepAnswer('ada', `/${i}`, i);
  expect([await keptAnswer('ada', '/2'), await keptAnswer('ada', '/202')]).toEqual([undefined, 202]);
});
