import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { IncomingHttpHeaders } from 'node:http';
import pino from 'pino';
import { openData } from '#platform/config/open-data.ts';
import { readEnv } from '#platform/config/env.ts';
import { aLibraryFolder, giveLibrary } from '#features/library/library.factory.ts';
import { anArchive } from '#features/library/archive/hostile-archives.factory.ts';
import { createApp } from '../composition/app.ts';
import { followAssignments } from '../composition/job-kinds.ts';
import { createWorld } from '../composition/create-world.ts';
import type { InProcessApi, StartInProcessApi } from './in-process-api.types.ts';
import { giveQuiz } from './quiz-places.ts';
import { workOff } from './work-off.ts';

/** Starts it on a copy of `samples`, a data folder that was made by a start in demo mode and closed again. */
export const startInProcessApi: StartInProcessApi = async ({ samples, publicUrl }): Promise<InProcessApi> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'snapwell-journeys-'));
  cpSync(samples, dataDir, { recursive: true });
  const logger = pino({ level: 'silent' });
  const env = readEnv({ NODE_ENV: 'test', DEMO: 'true', DATA_DIR: dataDir, PUBLIC_URL: publicUrl }, '');
  let passedMs = 0;
  const clock = { now: () => new Date(Date.now() + passedMs) };
  const { database } = await openData(env, () => undefined);
  const { world, identityWire } = await createWorld({ env, dataDir, publicUrl, database, logger, clock });
  const app = await createApp({
    world,
    identityWire,
    limit: async () => undefined,
    uploadsDir: join(dataDir, 'uploads'),
    logger,
    proxies: 0,
  });
  // What stands for a connection here cannot be cut; there is none to cut.
  app.addHook('onRequest', async ({ raw }) => {
    Object.assign(raw.socket, { destroy: () => undefined, end: () => undefined });
  });
  await app.ready();
  return {
    async answer({ method, path, headers, body, signal }) {
      const response = await app.inject({
        method: method as 'GET',
        url: path,
        headers,
        payloadAsStream: true,
        ...(body && { payload: Buffer.from(body) }),
      });
      // Whoever asked is gone: the connection closes, and the server stops what it was sending.
      const close = () => void response.raw.res.destroy();
      if (signal?.aborted) close();
      else signal?.addEventListener('abort', close, { once: true });
      return {
        status: response.statusCode,
        headers: listed(response.headers as IncomingHttpHeaders),
        body: Readable.toWeb(response.stream()) as ReadableStream<Uint8Array>,
      };
    },
    resetClock: () => void (passedMs = 0),
    passes: (seconds) => void (passedMs += seconds * 1000),
    giveQuiz: async (orgId, file) => void (await giveQuiz(world, orgId, file)),
    giveItem: async (orgId, name, file) => void (await giveLibrary(world, orgId, aLibraryFolder({ [name]: file }))),
    packs: anArchive,
    worksOff: () => workOff(world, followAssignments),
    mails: () => world.outbox!.list(),
    async stop() {
      await app.close();
      await world.assistant.search.close();
      await world.live.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

const listed = (headers: IncomingHttpHeaders): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  );
