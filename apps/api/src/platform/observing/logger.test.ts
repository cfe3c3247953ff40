import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

/** The line that is written of an error. */
async function lineOf(error: unknown): Promise<string> {
  const written = new PassThrough();
  const line = once(written, 'data');
  createLogger({ LOG_LEVEL: 'info', LOG_FORMAT: 'json' }, written).error({ err: error }, 'request failed');
  return String((await line)[0]);
}

test('a query that failed is logged with its text and its place, without the values that people gave', async () => {
  const refused = Object.assign(new Error('duplicate key value violates unique constraint "users_email_key"'), {
    code: '23505',
    detail: 'Key (email)=(ada@hospital.example) already exists.',
  });
  const line = await lineOf(
    new DrizzleQueryError('insert into users (email) values ($1)', ['ada@hospital.example'], refused),
  );
  expect(line).not.toContain('ada@hospital.example');
  expect(JSON.parse(line)).toMatchObject({
    err: {
      message: 'Failed query: insert into users (email) values ($1)',
      stack: expect.arrayContaining([expect.stringContaining('logger.test.ts')]),
      cause: { code: '23505', message: expect.stringContaining('users_email_key') },
    },
  });
});
