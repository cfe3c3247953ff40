import { expect, test } from 'vitest';
import { explainStartFailure } from './explain-start-failure.ts';

test.each([
  ['a port that is taken', { code: 'EADDRINUSE', syscall: 'listen', port: 3000 }, 'Port 3000 is taken'],
  [
    'an address that is elsewhere',
    { code: 'EADDRNOTAVAIL', syscall: 'listen', address: '10.9.9.9', port: 3000 },
    'HOST',
  ],
  ['a database server that is down', { code: 'ECONNREFUSED', syscall: 'connect' }, 'DATABASE_URL'],
  ['a database server whose name is unknown', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }, 'DATABASE_URL'],
  ['a role that does not exist', { code: '28000' }, 'DATABASE_URL'],
  ['a role that does not own the database', { code: '42501' }, 'own the database'],
  ['a disk that is read-only', { code: 'EROFS', syscall: 'open', path: '/data/secrets.json' }, 'DATA_DIR'],
  ['a file where the folder should be', { code: 'EEXIST', syscall: 'mkdir', path: '/data' }, 'DATA_DIR'],
])('%s is told in one sentence that names what to change', (_, properties, named) => {
  for (const error of [
    Object.assign(new Error('as the system says'), properties),
    new Error('wrapped', { cause: Object.assign(new Error('as the system says'), properties) }),
  ]) {
    expect(explainStartFailure(error)).toContain(named);
    expect(explainStartFailure(error)).not.toMatch(/\n|\.ts:/);
  }
});

test('a mistake of ours is shown with the place where it happened', () => {
  expect(explainStartFailure(new Error('never thought of'))).toMatch(/explain-start-failure\.test/);
});
