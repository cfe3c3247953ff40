import { setTimeout as sleep } from 'node:timers/promises';
import { type Folder, importLibrary } from '../apps/api/src/features/library/index.ts';
import { anOrganization, join } from '../apps/api/src/features/organizations/organizations.factory.ts';
import { aPerson, type Person } from '../apps/api/src/testing/people.ts';
import { ms, printTable } from './measure.ts';
import { onEachEngine, type BenchTarget } from './place.ts';
import { aLargeLibrary, fileOf } from './sample-library.ts';

/** `npm run bench -- import 500` makes a smaller library. */
const ITEMS = Number(process.argv[3] ?? 5_000);
const QUESTIONS = 16;
const PAUSE_MS = 50;

/** Importing a library of 5,000 items, every fourth a quiz, while a learner of the organization opens their home. */
export async function benchImport(): Promise<void> {
  const rows: string[][] = [];
  await onEachEngine(async (place) => {
    const { id: orgId } = await anOrganization(place.world.db);
    const ada = await aPerson(place.world.db);
    await join(place.world.db, ada, orgId);
    const library = withQuizzes(aLargeLibrary(ITEMS).folder);
    const steps: [what: string, folder: Folder, isDryRun: boolean][] = [
      ['dry run, all new', library, true],
      ['first import', library, false],
      ['dry run, nothing new', library, true],
      ['again, nothing new', library, false],
      ['one item changed', edited(library, 1), false],
      ['four of five changed', edited(library, Math.floor(ITEMS * 0.8)), false],
    ];
    for (const [what, folder, isDryRun] of steps) {
      const startedAt = performance.now();
      const [outcome, homes] = await withLearner(place, { orgId, ada }, () =>
        importLibrary(place.world, { orgId, folder, isDryRun }),
      );
      if (outcome.problems)
        throw new Error(`The library has mistakes: ${JSON.stringify(outcome.problems.slice(0, 3))}`);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      const memory = (process.memoryUsage.rss() / 1024 / 1024).toFixed(0);
      rows.push([place.engine, what, seconds, memory, ...describe(homes)]);
    }
  });
  const head = ['engine', 'import', 'seconds', 'memory MB', 'homes', 'p50 ms', 'p95 ms', 'max ms', 'refused'];
  printTable(head, rows);
}

interface Home {
  readonly tookMs: number;
  readonly isAnswered: boolean;
}

/** Opens a learner's home over and over while the work lasts. */
async function withLearner<T>(
  { origin }: BenchTarget,
  { orgId, ada }: { orgId: string; ada: Person },
  work: () => Promise<T>,
): Promise<[T, Home[]]> {
  const homes: Home[] = [];
  const state = { isDone: false };
  const working = work().finally(() => void (state.isDone = true));
  while (!state.isDone) {
    const startedAt = performance.now();
    const response = await fetch(`${origin}/api/v1/organizations/${orgId}/home`, {
      headers: { authorization: `Bearer ${ada.token}` },
    });
    await response.arrayBuffer();
    homes.push({ tookMs: performance.now() - startedAt, isAnswered: response.ok });
    await sleep(PAUSE_MS);
  }
  return [await working, homes];
}

function describe(homes: readonly Home[]): string[] {
  const times = homes.map(({ tookMs }) => tookMs).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const refused = homes.filter(({ isAnswered }) => !isAnswered).length;
  return [String(homes.length), ms(at(0.5)), ms(at(0.95)), ms(times.at(-1) ?? 0), String(refused)];
}

function withQuizzes(folder: Folder): Folder {
  return folder.map((file, i) => {
    const match = /^(.*-item-\d+)\.md$/.exec(file.path);
    return match && i % 4 === 0 ? fileOf(`${match[1]}.quiz.yaml`, Buffer.from(aQuiz(i))) : file;
  });
}

function aQuiz(i: number): string {
  const question = (n: number) => `  - id: q${n}
    type: single_choice
    prompt: Which of these holds in case ${i}, question ${n}, of a person on the ward?
    explanation: The first one holds, because that is how the sample was made up.
    options:
      - { text: The first, correct: true }
      - { text: The second }
      - { text: The third }
`;
  return `title: Quiz ${i}\nquestions:\n${Array.from({ length: QUESTIONS }, (_, n) => question(n)).join('')}`;
}

/** The library with something added to so many of its articles and quizzes. */
function edited(folder: Folder, count: number): Folder {
  let left = count;
  return folder.map((file) => {
    if (!/-item-\d+\./.test(file.path) || left-- <= 0) return file;
    const added = file.path.endsWith('.md') ? '\nOne more sentence.\n' : '\n# One more comment\n';
    const read = async () => Buffer.concat([await file.read(), Buffer.from(added)]);
    return { ...file, bytes: file.bytes + added.length, read };
  });
}
