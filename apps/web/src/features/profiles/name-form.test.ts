import { expect, test } from 'vitest';
import { changeOf } from './name-form.tsx';

test('only names that are filled in are sent', () => {
  expect(changeOf({ displayName: 'Ada', firstName: '', lastName: 'Okafor' })).toEqual({
    display_name: 'Ada',
    last_name: 'Okafor',
  });
});
