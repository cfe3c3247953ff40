// npm run bench -- NAME measures on databases of its own: the embedded one, and one on the server of TEST_DATABASE_URL.
import { benchAssistant } from './assistant.ts';
import { benchAuthoring } from './authoring/authoring.ts';
import { benchImport } from './import.ts';
import { benchInsights } from './organization/insights.ts';
import { benchJobs } from './jobs.ts';
import { benchOrganization } from './organization/organization.ts';
import { benchPeople } from './organization/people.ts';
import { benchLighthouse } from './public/lighthouse.ts';
import { benchPictures } from './public/pictures.ts';
import { benchPublicPages } from './public/public-pages.ts';
import { benchRank } from './rank/rank.ts';
import { benchMotions } from './screens/motions.ts';
import { benchScreens } from './screens/screens.ts';
import { benchShifts } from './screens/shifts.ts';
import { benchSearch } from './search.ts';

const benches: Record<string, () => Promise<void>> = {
  assistant: benchAssistant,
  authoring: benchAuthoring,
  import: benchImport,
  insights: benchInsights,
  jobs: benchJobs,
  lighthouse: benchLighthouse,
  organization: benchOrganization,
  motions: benchMotions,
  people: benchPeople,
  pictures: benchPictures,
  'public-pages': benchPublicPages,
  rank: benchRank,
  screens: benchScreens,
  search: benchSearch,
  shifts: benchShifts,
};

const bench = benches[process.argv[2] ?? ''];
if (bench) await bench();
else {
  process.stderr.write(`Say what to measure: ${Object.keys(benches).join(', ')}\n`);
  process.exitCode = 1;
}
