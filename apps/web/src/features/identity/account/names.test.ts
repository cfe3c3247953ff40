import { expect, test } from 'vitest';
import { registrationOf } from '../names.ts';

test.for([
  ['Ada Okafor', 'adaokafor', 'Ada', 'Okafor'],
  ['Ada van der Berg', 'adavanderberg', 'Ada', 'van der Berg'],
  ['  Ada   Okafor ', 'adaokafor', 'Ada', 'Okafor'],
  ['Ada', 'ada', 'Ada', ''],
  ['', '', '', ''],
] as const)('%j registers as %s', ([displayName, username, firstName, lastName]) => {
  expect(registrationOf({ uid: 'u', email: 'ada@example.org', displayName })).toEqual({
    uid: 'u',
    email: 'ada@example.org',
    username,
    first_name: firstName,
    last_name: lastName,
    organization: 'default',
  });
});
