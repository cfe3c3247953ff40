// npm run bench -- NAME measures on databases of its own: the embedded one, and one on the server of TEST_DATABASE_URL.
import { benchAssistant } from './assistant.ts';
import { benchImport } from './import.ts';
import { benchJobs } from './jobs.ts';
import { benchRank } from './rank.ts';
import { benchScreens } from './screens.ts';
import { benchSearch } from './search.ts';

const benches: Record<string, () => Promise<void>> = {
  assistant: benchAssistant,
  import: benchImport,
  jobs: benchJobs,
  rank: benchRank,
  screens: benchScreens,
  search: benchSearch,
};

const bench = benches[process.argv[2] ?? ''];
if (bench) await bench();
else {
  process.stderr.write(`Say what to measure: ${Object.keys(benches).join(', ')}\n`);
  process.exitCode = 1;
}
