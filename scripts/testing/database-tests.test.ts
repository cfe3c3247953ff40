import { expect, test } from 'vitest';
import { databaseTests } from './database-tests.ts';

test('a test runs on each database when it asks one: by its fixture, by that of a helper, or by its address', () => {
  const tests = databaseTests();
  expect(tests).toContain('apps/api/src/features/learning/learning.routes.test.ts');
  expect(tests).toContain('apps/api/src/features/copilot/engines/model/model-failures.test.ts');
  expect(tests).toContain('apps/api/src/platform/database/outage.test.ts');
});

test('what only calculates, and what is about the embedded database, runs once', () => {
  const tests = databaseTests();
  expect(tests).not.toContain('apps/api/src/features/gamification/streak/streak.laws.test.ts');
  expect(tests).not.toContain('apps/api/src/platform/database/embedded/embedded-database.test.ts');
});
