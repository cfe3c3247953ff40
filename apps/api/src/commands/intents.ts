// npm run intents: learns anew what questions are after, from the examples in features/copilot/engines/rules/classifier and from the sets that may be tuned on.
import { createWorkerSearch } from '#adapters/passage-search/worker-search.ts';
import { trainIntents } from '#features/copilot/index.ts';
import { intentExamples } from '../evaluation/sophie/intent-examples.ts';

const search = createWorkerSearch();
process.stdout.write(`Learned from ${await trainIntents(search, intentExamples())} examples.\n`);
await search.close();
