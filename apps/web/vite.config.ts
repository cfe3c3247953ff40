import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import babel, { type RolldownBabelPreset } from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chunkGroups } from './chunks.ts';
import { endpointsWithoutSchemas } from './endpoints-plugin.ts';
import { pseudoCatalogue } from './pseudo-catalogue-plugin.ts';
import { routeFiles } from './routes-plugin.ts';
import { serviceWorker } from './service-worker-plugin.ts';

const TEXTS = join(import.meta.dirname, '../../lingui.config.ts');
const LINGUI_MACROS = fileURLToPath(import.meta.resolve('@lingui/babel-plugin-lingui-macro'));

/** As the library's own, but with the plugin's file: its name would be looked up where the command runs. */
const macrosPreset: RolldownBabelPreset = {
  preset: () => ({ plugins: [[LINGUI_MACROS, { linguiConfig: getConfig({ configPath: TEXTS }) }]] }),
  rolldown: { filter: { code: /from ['"]@lingui\/(?:core|react)\/macro['"]/ } },
};

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
    plugins: [
      endpointsWithoutSchemas(),
      react(),
      // The last preset runs first: the compiler has to see what the macros leave.
      babel({ presets: [reactCompilerPreset(), macrosPreset] }),
      lingui({ configPath: TEXTS, failOnCompileError: true }),
      pseudoCatalogue(),
      tailwindcss(),
      routeFiles(),
      serviceWorker(),
    ],
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
