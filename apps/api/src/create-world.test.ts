import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, onTestFinished } from 'vitest';
import { readEnv } from '#platform/env.ts';
import { createLogger } from '#platform/logger.ts';
import { test, type TestServer } from '#testing/api-test.ts';
import { createWorld } from './create-world.ts';

/** What the log of a server without a mail server holds after a mail with a link. */
async function logOfMail({ database }: TestServer, settings: Record<string, string>): Promise<string> {
  const lines = new PassThrough();
  const logger = createLogger({ LOG_LEVEL: 'info', LOG_FORMAT: 'json' }, lines);
  const dataDir = mkdtempSync(join(tmpdir(), 'snapwell-world-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const env = readEnv({ ...settings, SECRET: 'a-secret-of-the-tests-with-enough-characters' }, '');
  const { world } = await createWorld({ env, dataDir, publicUrl: 'https://learn.example.org', database, logger });
  onTestFinished(() => world.assistant.search.close());
  await world.mailer.send({ to: 'ada@example.com', subject: 'A new password', text: 'Open https://secret-link' });
  return String(lines.read());
}

test('in production a mail that cannot be sent leaves no link in the log, which says how to get it', async ({
  server,
}) => {
  const log = await logOfMail(server, { NODE_ENV: 'production' });
  expect(log).not.toContain('secret-link');
  expect(log).toContain('A mail was not sent. Set SMTP_URL to send mails, or LOG_MAILS=true to see them here.');
  expect(log).toContain('ada@example.com');
});

test('outside production, or by a setting, the log holds the mail with its link', async ({ server }) => {
  expect(await logOfMail(server, {})).toContain('secret-link');
  expect(await logOfMail(server, { NODE_ENV: 'production', LOG_MAILS: 'true' })).toContain('secret-link');
});
