// @module-tag ci
import { setImmediate as turn } from 'node:timers/promises';
import type pg from 'pg';
import pino from 'pino';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { indexLibraries } from '#features/copilot/index.ts';
import { giveLibrary } from '#features/library/library.factory.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { createRequestCounts } from '#platform/limits/request-limiter.ts';
import { newId } from '#platform/new-id.ts';
import { insertTurns } from '#platform/jobs/jobs.repository.ts';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import { askAt, startTestServer } from '#testing/api-test.ts';
import { countStatements } from '#testing/count-statements.ts';
import { aPerson } from '#testing/people.ts';
import { findWork } from '../job-kinds.ts';
import { startBackgroundWork } from './start-background-work.ts';

const A_MINUTE = 60;
const AN_HOUR_MS = 3_600_000;

/** Whatever was asked of the database has been answered, and nothing follows from it. */
async function untilQuiet(pool: pg.Pool): Promise<void> {
  for (let quiet = 0; quiet < 5; quiet++) {
    await turn();
    if (pool.idleCount < pool.totalCount || pool.waitingCount > 0) quiet = 0;
  }
}

/** Starts it where no meaning can be computed, which would take long. */
function startWithoutMeanings({ world, database }: Awaited<ReturnType<typeof startTestServer>>) {
  const perMinute = { read: 100, write: 100, upload: 100 };
  const search = { ...world.assistant.search, encode: async () => null };
  return startBackgroundWork({
    world: { ...world, assistant: { ...world.assistant, search } },
    counts: createRequestCounts({ perMinute, shared: database.kind === 'server' ? database.pool : null }),
    logger: pino({ level: 'silent' }),
    metrics: null,
  });
}

test('an idle server asks its database at most thirty things a minute', { timeout: 120_000 }, async () => {
  const server = await startTestServer();
  onTestFinished(() => server.stop());
  const ask = askAt(server.origin);
  const { world, database } = server;
  const { pool } = database;
  // Somebody has been here: a library, a reminder for tomorrow.
  const { id: orgId } = await anOrganization(world.db);
  const ada = await aPerson(world.db);
  await join(world.db, ada, orgId);
  await giveLibrary(world, orgId);
  await ask(ada, 'PATCH', `/api/v1/organizations/${orgId}/reminders`, { is_mail_on: true, hour: 21 });

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.setSystemTime('2026-03-02T10:00:30Z');
  const stop = startWithoutMeanings(server);
  onTestFinished(() => {
    vi.useRealTimers();
    return stop();
  });
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      await vi.advanceTimersByTimeAsync(1000);
      await untilQuiet(pool);
    }
  };
  // What a start finds to do.
  await pass(5 * A_MINUTE);
  const statements = countStatements(pool);
  await pass(60 * A_MINUTE);
  expect(statements.texts.length / 60).toBeLessThanOrEqual(30);
  // It did look: an hour has its turns.
  expect(statements.texts.length).toBeGreaterThan(30);
});

test('what was cut in another way is cut anew soon after the start', { timeout: 60_000 }, async () => {
  const server = await startTestServer();
  onTestFinished(() => server.stop());
  const { world } = server;
  const { id: orgId } = await anOrganization(world.db);
  await giveLibrary(world, orgId);
  await indexLibraries(world);
  const marks = async () => {
    const { rows } = await acrossOrganizations(world.db, (tx) =>
      tx.execute<{ fingerprint: string }>(sql`select fingerprint from assistant_items where org_id = ${orgId}`),
    );
    return rows.map(({ fingerprint }) => fingerprint.split(':')[0]);
  };
  const [now] = await marks();
  await acrossOrganizations(world.db, async (tx) => {
    await tx.execute(sql`update assistant_items set fingerprint = 'v0:before' where org_id = ${orgId}`);
    // What the library itself has queued would do it as well, and so would the hourly job.
    await tx.execute(sql`delete from jobs`);
    const now = new Date();
    const [id, dueAt] = [newId(now), new Date(now.getTime() + AN_HOUR_MS)];
    await insertTurns(tx, [{ id, kind: findWork.name, priority: findWork.priority, dueAt }], now);
  });
  const stop = startWithoutMeanings(server);
  onTestFinished(() => stop());
  await vi.waitFor(async () => expect(new Set(await marks())).toEqual(new Set([now])), { timeout: 30_000 });
});
