// npm run meanings: computes what the passages and phrases of the sample libraries mean, and writes it down for the first start.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MEANINGS_FILE } from '@snapwell/demo-library/library';
import { createFolderStore } from '#adapters/files/folder-store.ts';
import { packMeanings } from '#adapters/passage-search/known-meanings.ts';
import type { PassageSearch } from '#adapters/passage-search/port.ts';
import { indexLibraries } from '#features/copilot/index.ts';
import { importLibrary, openFolder } from '#features/library/index.ts';
import { embedWith, prepareConversation } from '#features/simulations/index.ts';
import { importOrganization } from '#features/organizations/index.ts';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/database.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { readEnv } from '#platform/config/env.ts';
import { createAssistant } from '../composition/create-assistant.ts';
import { readConversations } from '../evaluation/conversations/conversation-sets.ts';
import { readSampleOrganizations } from '../demo/sample-files.ts';

const filesDir = mkdtempSync(join(tmpdir(), 'snapwell-meanings-'));
const database = await openDatabase({ dataDir: null });
await migrateDatabase(database.pool);
const assistant = createAssistant(readEnv({}, ''), (error) => process.stderr.write(`${String(error)}\n`));
const meanings = new Map<string, Int8Array>();
const world = {
  db: database.db,
  clock: systemClock,
  files: createFolderStore(filesDir),
  mediaQuotaBytes: Infinity,
  assistant: { ...assistant, search: listenedTo(assistant.search) },
};

for (const { id, dir, name, summary, timezone, join_policy: joinPolicy } of readSampleOrganizations()) {
  await inOrganization(database.db, id, (scope) =>
    importOrganization(scope, { name, summary, timezone, joinPolicy, groups: [] }),
  );
  await importLibrary(world, { orgId: id, folder: await openFolder(dir), isDryRun: false });
}
for (let before = -1; before < meanings.size;) {
  before = meanings.size;
  await indexLibraries(world);
}
// Whoever begins a conversation of a sample library does not wait for its phrases.
for (const { body } of readConversations()) await prepareConversation(body, embedWith(world.assistant.search));
writeFileSync(MEANINGS_FILE, packMeanings([...meanings.keys()], [...meanings.values()]));
process.stdout.write(`Wrote the meanings of ${meanings.size} passages and phrases.\n`);
await assistant.search.close();
await database.close();
rmSync(filesDir, { recursive: true });

/** Hears what is computed. */
function listenedTo(search: PassageSearch): PassageSearch {
  return {
    ...search,
    hasMeaning: true,
    async encode(texts) {
      const vectors = await search.encode(texts);
      vectors?.forEach((vector, i) => meanings.set(texts[i]!, vector));
      return vectors;
    },
  };
}
