import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ConfigurationError, readEnv, settingNames } from './env.ts';

const NO_FILE = '/nonexistent/.env';

test('nothing needs setting', () => {
  expect(readEnv({}, NO_FILE)).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    AUTH_PROVIDER: 'embedded',
  });
});

test('an empty value counts as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' }, NO_FILE)).toMatchObject({ PORT: 3000 });
});

test.each([
  ['PORT', 'http', 'PORT'],
  ['PORT', '70000', 'PORT'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL'],
  ['DATABASE_URL', 'mysql://localhost/x', 'DATABASE_URL'],
  ['PUBLIC_URL', 'learn.example.org', 'PUBLIC_URL'],
  ['AUTH_PROVIDER', 'hosted', 'AUTH_DOMAIN'],
  ['GOOGLE_CLIENT_ID', 'some-client', 'GOOGLE_CLIENT_SECRET'],
  ['PASSWORD_RULES', 'min=4', 'PASSWORD_RULES'],
  ['DEMO', 'yes', 'DEMO'],
  ['TRUST_PROXY', 'yes', 'TRUST_PROXY'],
])('%s=%s is refused and %s is named', (name, value, named) => {
  expect(() => readEnv({ [name]: value }, NO_FILE)).toThrow(ConfigurationError);
  expect(() => readEnv({ [name]: value }, NO_FILE)).toThrow(new RegExp(`^ {2}${named}: `, 'm'));
});

test('.env.example explains exactly the settings that exist', () => {
  const example = readFileSync(new URL('../../../../../.env.example', import.meta.url), 'utf8');
  const explained = [...example.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(explained.toSorted()).toEqual(settingNames.toSorted());
});
