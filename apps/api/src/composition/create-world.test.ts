import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished } from 'vitest';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import { readEnv } from '#platform/config/env.ts';
import { createLogger } from '#platform/observing/logger.ts';
import { securityEvents } from '#platform/platform.tables.ts';
import { test, type TestServer } from '#testing/api-test.ts';
import { SECRET } from '#testing/identity-test.ts';
import { createApp } from './app.ts';
import { createWorld } from './create-world.ts';

/** A world as the settings make it, with its log. */
async function aWorld({ database }: TestServer, settings: Record<string, string>) {
  const lines = new PassThrough();
  const logger = createLogger({ LOG_LEVEL: 'info', LOG_FORMAT: 'json' }, lines);
  const dataDir = mkdtempSync(join(tmpdir(), 'snapwell-world-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  // The signing keys of the shared database are sealed by this one.
  const env = readEnv({ ...settings, SECRET }, '');
  const made = await createWorld({ env, dataDir, publicUrl: 'https://learn.example.org', database, logger });
  onTestFinished(() => made.world.assistant.search.close());
  return { ...made, logger, lines };
}

/** What the log of a server without a mail server holds after a mail with a link. */
async function logOfMail(server: TestServer, settings: Record<string, string>): Promise<string> {
  const { world, lines } = await aWorld(server, settings);
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

test('what is tried on accounts is in the trail, with the address it came from', async ({ server }) => {
  const { world, identityWire, logger } = await aWorld(server, {});
  const app = await createApp({ world, identityWire, limit: async () => undefined, logger, proxies: 0 });
  onTestFinished(() => app.close());
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const email = `nobody-${crypto.randomUUID()}@example.com`;
  await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=snapwell-embedded`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'guessed', returnSecureToken: true }),
  });
  const rows = await acrossOrganizations(world.db, (tx) =>
    tx.select().from(securityEvents).where(eq(securityEvents.email, email)),
  );
  expect(rows).toMatchObject([{ type: 'sign_in_refused', uid: null, address: '127.0.0.1' }]);
});
