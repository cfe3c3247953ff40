import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Of the identity library a browser loads another build than Node does.
const browserBuilds = {
  '@firebase/auth': fileURLToPath(new URL('node_modules/@firebase/auth/dist/esm/index.js', import.meta.url)),
};

// By itself a run leaves one core to whoever sits at the machine, which on two is half of them.
const onEveryCore = { maxWorkers: '100%' };

// React as people get it: without the checks and the memory for stacks that take half of the time of drawing. Journeys act
// on the page from outside, so they need nothing of the other one.
const reactAsBuilt = {
  name: 'snapwell-react-as-built',
  config: () => ({ oxc: { jsx: { development: false } } }),
};

// Files share a worker on purpose (`isolate: false`): a worker boots one database and one server for all of them, or one
// browser, which `src/testing/setup.ts` empties between files.
export default defineConfig({
  test: {
    tags: [{ name: 'ci', description: 'Of a size or a whole library: `.ci/run` runs it, `npm test` does not.' }],
    projects: [
      {
        test: {
          ...onEveryCore,
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...onEveryCore,
          name: 'api',
          include: ['apps/api/src/**/*.test.ts'],
          isolate: false,
          testTimeout: 90_000,
          hookTimeout: 120_000,
          env: { TZ: 'UTC' },
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        root: 'apps/web',
        test: {
          ...onEveryCore,
          name: 'web',
          include: ['src/**/*.test.{ts,tsx}', 'worker/**/*.test.ts'],
          exclude: ['src/**/*.journey.test.tsx'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['src/testing/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        root: 'apps/web',
        resolve: { alias: browserBuilds },
        plugins: [reactAsBuilt],
        test: {
          ...onEveryCore,
          name: 'journeys',
          include: ['src/**/*.journey.test.tsx'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['src/testing/journey-setup.ts'],
          globalSetup: ['../../scripts/testing/provide-samples.ts'],
          env: { NODE_ENV: 'production' },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // The identity library is loaded anew with each page; the API is loaded as Node loads it.
          server: {
            deps: { inline: [/@firebase/], external: [/apps\/api\//, /packages\/(identity-service|demo-library)\//] },
          },
        },
      },
    ],
  },
});
