import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

// The tests of one group, in the copy that holds the mutants. Links of workspaces lead out of the copy, to files
// without mutants: the contract is taken from here instead.
export default defineConfig({
  resolve: {
    alias: [{ find: /^@snapwell\/contract\/(.*)$/, replacement: resolve('packages/contract/src/$1.ts') }],
  },
  test: {
    include: (process.env.MUTATION_TESTS ?? '').split(','),
    // Random histories: enough to notice a mutant, few enough for a thousand of them.
    env: { TZ: 'UTC', STREAK_HISTORIES: '30' },
    setupFiles: ['bench/mutation/setup.ts'],
    testTimeout: 60_000,
  },
});
