import { expect, test } from 'vitest';
import { breachKind } from './breach-kind.ts';

test.each([
  ['i sent the list to the wrong customer', 'sent'],
  ['patient photo in the group chat', 'sent'],
  ['gave my password to a caller', 'access'],
  ['clicked the link in that mail', 'access'],
  ['i tapped yes on a sign in i did not start', 'access'],
  ['paid the fake invoice', 'money'],
  ['bought gift cards for the boss', 'money'],
  ['my laptop was stolen on the train', 'lost'],
  ['my mouse is moving by itself', 'attack'],
  ['files are encrypted and they want bitcoin', 'attack'],
  ['mir ist das diensthandy geklaut worden', 'lost'],
  ['hab auf den link geklickt', 'access'],
  ['habe es gerade überwiesen', 'money'],
  ['die liste an die falsche adresse geschickt', 'sent'],
  ['something went badly wrong', null],
])('%s: %s', (text, kind) => expect(breachKind(text)).toBe(kind));
