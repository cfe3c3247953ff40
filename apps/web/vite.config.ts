import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunks.ts';
import { routeFiles } from './routes-plugin.ts';
import { serviceWorker } from './service-worker-plugin.ts';
import { sourcePlugins } from './source-plugins.ts';

/** Addresses that the API answers; in development the page server passes them on. */
const API_PATHS = [
  '/api',
  '/config.json',
  '/files',
  '/healthz',
  '/readyz',
  '/auth/federated',
  '/demo-issuer',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/.well-known',
];

export default defineConfig(({ mode }) => {
  const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001';
  return {
    plugins: [...sourcePlugins(), tailwindcss(), routeFiles(), serviceWorker()],
    server: { proxy: Object.fromEntries(API_PATHS.map((path) => [path, { target: api, ws: true }])) },
    build: {
      target: 'es2023',
      sourcemap: mode !== 'production',
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        input: { index: 'index.html', worker: 'worker/worker.ts' },
        // The worker's name stays: a browser looks under it for a new version.
        output: {
          entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
          // What many screens use comes in two files, not in a hundred small ones; each group takes along what its
          // modules import.
          codeSplitting: {
            groups: chunkGroups,
          },
        },
      },
    },
  };
});
