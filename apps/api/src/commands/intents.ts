// npm run intents: learns anew what questions are after, from the examples in features/copilot/engines/rules/classifier.
import { createWorkerSearch } from '#adapters/passage-search/worker-search.ts';
import { trainIntents } from '#features/copilot/index.ts';

const search = createWorkerSearch();
process.stdout.write(`Learned from ${await trainIntents(search)} examples.\n`);
await search.close();
