import { jobKindNames } from '@snapwell/contract/admin/job-kinds';
import { expect, test } from 'vitest';
import { fullSpeed } from '#platform/limits/pace.ts';
import { jobHandlers } from './job-handlers.ts';

test('every kind of work that the server does has a name that its administrator is shown', () => {
  const done = jobHandlers(fullSpeed).map(({ kind }) => kind.name);
  expect(done.toSorted()).toEqual(jobKindNames.toSorted());
});
