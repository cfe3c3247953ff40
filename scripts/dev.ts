// `npm run dev`: the API restarts and the page reloads on save. People open the page server's address; it passes API
// calls on.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, tool } from './tools.ts';

const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;
const env = { ...process.env, API_ORIGIN: `http://127.0.0.1:${apiPort}` };

const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...env,
    PORT: String(apiPort),
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
    LOG_FORMAT: process.env.LOG_FORMAT ?? 'pretty',
  },
});
const web = spawn(
  process.execPath,
  [tool('vite'), '--port', String(port), '--strictPort', '--host', process.env.HOST ?? '127.0.0.1'],
  {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
    env,
  },
);

for (const child of [api, web]) {
  child.on('exit', (code) => {
    api.kill();
    web.kill();
    process.exitCode = code ?? 1;
  });
}
process.on('SIGINT', () => undefined);
