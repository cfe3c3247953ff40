import { expect, test } from 'vitest';
import { isDemoMode } from './demo-mode.ts';
import { readEnv } from './env.ts';

test.each<[settings: Record<string, string>, isDemo: boolean, because: string]>([
  [{}, true, 'nothing is configured'],
  [{ HOST: '0.0.0.0' }, false, 'others can reach it'],
  [{ PUBLIC_URL: 'https://learn.example.org' }, false, 'it has a public address'],
  [{ PUBLIC_URL: 'http://localhost:8080' }, true, "it has an address of one's own machine"],
  [{ DATABASE_URL: 'postgresql://localhost/snapwell' }, false, 'it has a database server'],
  [{ SMTP_URL: 'smtp://localhost' }, false, 'it sends mail'],
  [{ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }, false, 'it has a real federated sign-in'],
  [{ NODE_ENV: 'production' }, false, 'it is in production'],
  [{ NODE_ENV: 'production', DEMO: 'true' }, true, 'it is in production and DEMO=true is said'],
  [{ DEMO: 'true', PUBLIC_URL: 'https://demo.example.org' }, true, 'DEMO=true is said'],
  [{ DEMO: 'false' }, false, 'DEMO=false is said'],
])('%j: demo mode is %s, because %s', (settings, isDemo) => {
  expect(isDemoMode(readEnv(settings, ''))).toBe(isDemo);
});
