import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Outcome, root } from '../tools.ts';

const MOST_ENTRIES = 20;
/** Folders of source; what lies in their folders of data is no source. */
const SOURCE = /^(apps\/[^/]+|packages\/[^/]+|scripts|bench|e2e)\//;
const DATA =
  /(^packages\/demo-library\/organizations\/)|(^|\/)(decisions|migrations|samples|fixtures|public|recorded)\//;
/** Inside of these, folders do not depend on each other in a circle. */
const BELOW = /^(packages\/contract\/src|apps\/(?:api|web)\/src\/features\/[^/]+)\//;

export interface Import {
  readonly from: string;
  readonly to: string;
}

/** Folders of more entries than somebody takes in at a glance. */
export function crowdedFolders(files: readonly string[]): string[] {
  const entries = new Map<string, Set<string>>();
  for (const file of files.filter((each) => SOURCE.test(each) && !DATA.test(each))) {
    const names = file.split('/');
    for (const [i, name] of names.entries()) {
      const folder = names.slice(0, i).join('/');
      entries.set(folder, (entries.get(folder) ?? new Set()).add(name));
    }
  }
  return [...entries]
    .filter(([, { size }]) => size > MOST_ENTRIES)
    .map(
      ([folder, { size }]) => `${folder} has ${size} entries: sort them into folders, at most ${MOST_ENTRIES} each.`,
    );
}

/** Circles between folders that lie side by side in a feature, or in the contract. */
export function folderCircles(imports: readonly Import[]): string[] {
  return [...Map.groupBy(imports.flatMap(betweenFolders), ({ parent }) => parent)].flatMap(([parent, arrows]) => {
    const first = new Map(arrows.map((arrow) => [`${arrow.x} ${arrow.y}`, arrow]));
    const targets = new Map([...Map.groupBy(arrows, ({ x }) => x)].map(([x, own]) => [x, own.map(({ y }) => y)]));
    return [...first.values()]
      .filter(({ x, y }) => leadsTo(y, x, targets))
      .map(({ x, y, from, to }) => `${parent}: ${x} -> ${y} is part of a circle\n    ${from} -> ${to}`);
  });
}

interface Arrow extends Import {
  /** The folder that both lie in. */
  readonly parent: string;
  readonly x: string;
  readonly y: string;
}

/** An import as an arrow between two folders; none when it stays in one, or leaves the feature. */
function betweenFolders({ from, to }: Import): Arrow[] {
  const feature = BELOW.exec(from)?.[1];
  if (feature === undefined || !to.startsWith(`${feature}/`)) return [];
  const [a, b] = [from.split('/'), to.split('/')];
  const i = a.findIndex((name, at) => name !== b[at]);
  if (i === -1 || i === a.length - 1 || i === b.length - 1) return [];
  return [{ from, to, parent: a.slice(0, i).join('/'), x: a[i]!, y: b[i]! }];
}

function leadsTo(start: string, end: string, targets: ReadonlyMap<string, readonly string[]>): boolean {
  const seen = new Set([start]);
  for (const folder of seen) for (const next of targets.get(folder) ?? []) seen.add(next);
  return seen.has(end);
}

const SPECIFIER = /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*'((?:\.{1,2}\/|#|@snapwell\/)[^']+)'/g;

/** What a file imports of this repository, types included. */
export function importsOf(file: string, text: string): Import[] {
  const own = file.split('/').slice(0, 2).join('/');
  return [...text.matchAll(SPECIFIER)].map(([, specifier = '']) => {
    if (specifier.startsWith('#')) return { from: file, to: `${own}/src/${specifier.slice(1)}` };
    if (specifier.startsWith('.')) return { from: file, to: posix.join(posix.dirname(file), specifier) };
    return { from: file, to: specifier.replace(/^@snapwell\/([^/]+)\/(.+)$/, 'packages/$1/src/$2.ts') };
  });
}

/** Folders that are too full, and circles between folders; planted ones have to be reported. */
export async function checkFolders(): Promise<Outcome> {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\n')
    .filter((file) => existsSync(join(root, file)));
  const imports = files
    .filter((file) => BELOW.test(file) && /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')));
  const problems = [...crowdedFolders(files), ...folderCircles(imports), ...blindSpots()];
  return { isOk: problems.length === 0, output: problems.map((problem) => `${problem}\n`).join('') };
}

/** What the rules say of planted violations, where that is not what they have to say. */
function blindSpots(): string[] {
  const feature = 'apps/api/src/features/planted';
  const full = Array.from({ length: MOST_ENTRIES + 1 }, (_, i) => `${feature}/file-${i}.ts`);
  const circle = [
    ...importsOf(`${feature}/a/one.ts`, "import { two } from '../b/two.ts';"),
    ...importsOf(`${feature}/b/two.ts`, "import type { Three } from '#features/planted/c/three.ts';"),
    ...importsOf(`${feature}/c/three.ts`, "const one = () => import('../a/one.ts');"),
  ];
  const contract = [
    ...importsOf('packages/contract/src/a/one.ts', "import { two } from '../b/two.ts';"),
    ...importsOf('packages/contract/src/b/two.ts', "export { one } from '../a/one.ts';"),
  ];
  const hasSeen =
    crowdedFolders(full).length === 1 &&
    crowdedFolders(full.slice(1)).length === 0 &&
    folderCircles(circle).length === 3 &&
    folderCircles(circle.slice(1)).length === 0 &&
    folderCircles(contract).length === 2;
  return hasSeen ? [] : ['A planted violation was not reported, or too much was: the checker does not look.'];
}
