import { expect, test } from 'vitest';
import { GONE_MS, hear, peopleAt, type PresenceMessage, type WhoIsHere } from './who-is-here.ts';

const grace = { editor: 'w-1', uid: 'grace', name: 'Grace Kim' };
const noor = { editor: 'w-2', uid: 'noor', name: 'Noor Haddad' };
const comes = (who: typeof grace): PresenceMessage => ({ type: 'here', isAsking: false, ...who });
const saves = (who: typeof grace): PresenceMessage => ({ type: 'saved', revision: 3, ...who });

/** What is known after messages that came a second apart. */
const after = (...messages: PresenceMessage[]) =>
  messages.reduce<WhoIsHere>((here, message, i) => hear(here, message, i * 1000), new Map());
const names = (here: WhoIsHere, now = 0) => peopleAt(here, now).map(({ name }) => name);

test('who says that they are here is there, until they leave or are not heard of', () => {
  expect(names(after(comes(noor), comes(grace)))).toEqual(['Grace Kim', 'Noor Haddad']);
  expect(names(after(comes(grace), { type: 'left', editor: 'w-1' }))).toEqual([]);
  expect(names(after(comes(grace)), GONE_MS)).toEqual(['Grace Kim']);
  expect(names(after(comes(grace)), GONE_MS + 1)).toEqual([]);
});

test('who has just saved is writing, for a minute', () => {
  const here = hear(after(comes(grace), saves(grace)), comes(grace), 40_000);
  expect(peopleAt(here, 61_000)[0]!.is_writing).toBe(true);
  expect(peopleAt(here, 61_001)[0]!.is_writing).toBe(false);
});

test('a saving without a window is nobody there', () => expect(names(after(saves(grace)))).toEqual([]));
