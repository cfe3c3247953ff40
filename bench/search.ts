import { importLibrary } from '../apps/api/src/features/library/index.ts';
import { anOrganization, join } from '../apps/api/src/features/organizations/organizations.factory.ts';
import { aPerson, type Person } from '../apps/api/src/testing/people.ts';
import { measure, ms, printTable } from './measure.ts';
import { onEachEngine, type BenchTarget } from './place.ts';
import { aLargeLibrary, seededRandom } from './sample-library.ts';

/** `npm run bench -- search 2000` makes a smaller library. */
const ITEMS = Number(process.argv[3] ?? 10_000);
const QUESTIONS = 300;

/** Searching a library of 10,000 items over HTTP: words that are common, rare, half typed and mistyped. */
export async function benchSearch(): Promise<void> {
  const rows: string[][] = [];
  await onEachEngine(async (place) => {
    const { names, orgId, ada } = await fill(place);
    for (const [what, questions] of Object.entries(questionsAbout(names))) {
      let found = 0;
      const ask = async (i: number) =>
        void (found = await search(place, { orgId, as: ada, q: questions[i % questions.length]! }));
      const { p50, p99, max, cpu } = await measure(QUESTIONS, ask);
      await ask(0);
      rows.push([place.engine, what, `"${questions[0]}"`, String(found), ms(p50), ms(p99), ms(max), ms(cpu)]);
    }
  });
  printTable(['engine', 'question', 'for example', 'hits', 'p50 ms', 'p99 ms', 'max ms', 'cpu ms'], rows);
}

async function fill({ engine, world, database }: BenchTarget) {
  const { id: orgId } = await anOrganization(world.db);
  const ada = await aPerson(world.db);
  await join(world.db, ada, orgId);
  const { folder, names } = aLargeLibrary(ITEMS);
  const started = performance.now();
  const { problems } = await importLibrary(world, { orgId, folder, isDryRun: false });
  if (problems) throw new Error(`The sample library has mistakes: ${JSON.stringify(problems.slice(0, 3))}`);
  process.stdout.write(
    `${engine}: imported ${ITEMS} items in ${((performance.now() - started) / 1000).toFixed(0)} s\n`,
  );
  await database.pool.query('analyze');
  return { names, orgId, ada };
}

async function search(
  { origin }: BenchTarget,
  { orgId, as, q }: { orgId: string; as: Person; q: string },
): Promise<number> {
  const response = await fetch(`${origin}/api/v1/organizations/${orgId}/search?q=${encodeURIComponent(q)}`, {
    headers: { authorization: `Bearer ${as.token}` },
  });
  if (!response.ok) throw new Error(`Searching for ${q} was answered with ${response.status}.`);
  const { items } = (await response.json()) as { items: unknown[] };
  return items.length;
}

/** Words that stand in thousands of the texts. */
const COMMON = ['pain', 'patient', 'hand', 'write', 'question', 'people', 'answer', 'medicine', 'feedback', 'data'];

function questionsAbout(names: readonly string[]): Record<string, string[]> {
  const random = seededRandom(11);
  const some = Array.from({ length: QUESTIONS }, () => names[Math.floor(random() * names.length)]!);
  return {
    'a common word': COMMON,
    'two common words': COMMON.map((word, i) => `${word} ${COMMON[(i + 3) % COMMON.length]}`),
    'two letters': ['pa', 'se', 'th', 'an', 'co'],
    'half a common word': COMMON.map((word) => word.slice(0, 3)),
    'a rare word': some,
    'a mistyped common word': COMMON.filter((word) => word.length > 4).map(slip),
    'a mistyped rare word': some.map(slip),
    'two mistyped words': some.map((name, i) => `${slip(COMMON[1 + (i % 2) * 4]!)} ${slip(name)}`),
    'words that stand nowhere': some.map((_, i) => `qwrtz${'vbnmk'.slice(i % 4)}x jjkkll`),
  };
}

/** Two neighbours swapped, as fingers do. */
function slip(word: string): string {
  const middle = Math.floor(word.length / 2);
  return word.slice(0, middle - 1) + word[middle] + word[middle - 1] + word.slice(middle + 1);
}
