import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
    plugins: [react(), babel({ presets: [reactCompilerPreset()] }), tailwindcss()],
    server: { proxy: Object.fromEntries(API_PATHS.map((path) => [path, { target: api, ws: true }])) },
    build: { target: 'es2023', sourcemap: mode !== 'production', chunkSizeWarningLimit: 600 },
  };
});
