import { expect, test } from 'vitest';
import { KEPT_AFTER_MS, planRotation, PUBLISH_AHEAD_MS, signingKey, SIGNS_FOR_MS } from './key-rotation.ts';

const START = Date.UTC(2026, 0, 1);
const at = (ms: number) => new Date(START + ms);
const key = (kid: string, signsFromMs: number) => ({ kid, signsFrom: at(signsFromMs) });
const NEW_SIGNS_FROM = SIGNS_FOR_MS;

test.each([
  { when: 'there is no key', keys: [], now: 0, newKeySignsFrom: at(0), retired: [] },
  { when: 'the key is fresh', keys: [key('one', 0)], now: 1000, newKeySignsFrom: null, retired: [] },
  {
    when: 'the key is due in an hour: the next one is published first and signs later',
    keys: [key('one', 0)],
    now: SIGNS_FOR_MS - PUBLISH_AHEAD_MS,
    newKeySignsFrom: at(SIGNS_FOR_MS),
    retired: [],
  },
  {
    when: 'the next one is published already',
    keys: [key('one', 0), key('two', NEW_SIGNS_FROM)],
    now: NEW_SIGNS_FROM - 1000,
    newKeySignsFrom: null,
    retired: [],
  },
  {
    when: 'the next one has just begun to sign: what the old one signed is still valid',
    keys: [key('one', 0), key('two', NEW_SIGNS_FROM)],
    now: NEW_SIGNS_FROM + KEPT_AFTER_MS - 1,
    newKeySignsFrom: null,
    retired: [],
  },
  {
    when: 'nothing that the old one signed is valid any more',
    keys: [key('one', 0), key('two', NEW_SIGNS_FROM)],
    now: NEW_SIGNS_FROM + KEPT_AFTER_MS,
    newKeySignsFrom: null,
    retired: ['one'],
  },
])('when $when', ({ keys, now, newKeySignsFrom, retired }) => {
  expect(planRotation(keys, at(now))).toEqual({ newKeySignsFrom, retired });
});

test('a server that slept for a year makes a new key and keeps the old one until it is replaced', () => {
  const year = 365 * 24 * 3600_000;
  expect(planRotation([key('one', 0)], at(year))).toEqual({
    newKeySignsFrom: at(year + PUBLISH_AHEAD_MS),
    retired: [],
  });
  expect(signingKey([key('one', 0), key('two', year + PUBLISH_AHEAD_MS)], at(year))?.kid).toBe('one');
});

test('a key is published longer than anybody keeps the old list', () => {
  expect(PUBLISH_AHEAD_MS).toBeGreaterThan(600_000);
});
