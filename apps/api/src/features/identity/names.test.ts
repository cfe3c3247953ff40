import { expect, test } from 'vitest';
import { splitDisplayName, usernameOf } from './names.ts';

test.each([
  { displayName: 'Ada Okafor', firstName: 'Ada', lastName: 'Okafor', username: 'adaokafor' },
  {
    displayName: '  Ana María  de la Cruz ',
    firstName: 'Ana',
    lastName: 'María de la Cruz',
    username: 'anamaríadelacruz',
  },
  { displayName: 'Noor', firstName: 'Noor', lastName: '', username: 'noor' },
  { displayName: '', firstName: '', lastName: '', username: '' },
])('"$displayName" is split into first and last name', ({ displayName, firstName, lastName, username }) => {
  expect(splitDisplayName(displayName)).toEqual({ firstName, lastName });
  expect(usernameOf(displayName)).toBe(username);
});
