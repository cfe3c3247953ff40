// npm run meanings: computes what the passages and phrases of the sample libraries mean, and writes it down for the first start.
import { writeFileSync } from 'node:fs';
import { MEANINGS_DIGEST_FILE, MEANINGS_FILES } from '@snapwell/demo-library/library';
import { digestOfTexts } from '@snapwell/demo-library/meanings-digest';
import { packMeanings } from '#adapters/passage-search/known-meanings.ts';
import type { PassageSearch } from '#adapters/passage-search/port.ts';
import { createWorkerSearch } from '#adapters/passage-search/worker-search.ts';
import { indexLibraries } from '#features/copilot/index.ts';
import { embedWith, prepareConversation } from '#features/simulations/index.ts';
import { readEnv } from '#platform/config/env.ts';
import { createAssistant } from '../composition/create-assistant.ts';
import { openSampleLibraries } from '../demo/sample-libraries.ts';
import { readConversations } from '../evaluation/conversations/conversation-sets.ts';

const samples = await openSampleLibraries();
const assistant = createAssistant(readEnv({}, ''), (error) => process.stderr.write(`${String(error)}\n`));
const meanings = new Map<string, Int8Array>();
// Not those that are written down already: the encoder may be another one.
const search = createWorkerSearch();
const world = { ...samples.world, assistant: { ...assistant, search: listenedTo(search) } };
for (let before = -1; before < meanings.size;) {
  before = meanings.size;
  await indexLibraries(world);
}
// Whoever begins a conversation of a sample library does not wait for its phrases.
for (const { body } of readConversations()) await prepareConversation(body, embedWith(world.assistant.search));
const texts = [...meanings.keys()].toSorted();
const size = Math.ceil(texts.length / MEANINGS_FILES.length);
MEANINGS_FILES.forEach((file, part) => {
  const own = texts.slice(part * size, (part + 1) * size);
  writeFileSync(
    file,
    packMeanings(
      own,
      own.map((text) => meanings.get(text)!),
    ),
  );
});
writeFileSync(MEANINGS_DIGEST_FILE, `${digestOfTexts()}\n`);
process.stdout.write(`Wrote the meanings of ${meanings.size} passages and phrases.\n`);
await search.close();
await assistant.search.close();
await samples.close();

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
