import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Groups = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>;
type Context = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/**
 * Whose way through the product needs what, from the first visit on. What several of them need comes with the first.
 */
const WAYS: readonly (readonly [name: string, screens: string])[] = [
  ['visitors', 'screens/auth/{auth,sign-in,sign-up}-screen.tsx'],
  ['readers', 'screens/public/public-content-screen.tsx'],
  ['members', 'app/{signed-in.ts,shell/{header/signed-in-header,signed-in-parts}.tsx,guards/require-authority.tsx}'],
  ['quizzes', 'screens/{public,org/quiz}/*{quiz,reviews}*-screen.tsx'],
  ['learners', 'screens/{account,home,org/{home,learn,me,ranking}}/**/*-screen.tsx'],
  ['practice', 'screens/{public/public-*,org/practice/*}-screen.tsx'],
  ['leaders', 'screens/org/{team,insights,panel/{people,assign}}/**/*-screen.tsx'],
  ['authors', 'screens/org/panel/*-screen.tsx'],
  ['administrators', 'screens/admin/*-screen.tsx'],
  ['demos', 'screens/demos/**/*-screen.tsx'],
  ['landing', 'screens/public/{landing,landing-v2,booking,privacy,imprint}-screen.tsx'],
];
const SOURCES = join(import.meta.dirname, 'src');
const OWN = /\/(apps\/web\/src|packages\/contract\/src)\//;
const ICON = /\/node_modules\/lucide-react\//;
/** Packages of the start, and icons, which are a file each. */
const WITHOUT_WEIGHT = /\/node_modules\/(lucide-react|react|react-dom|react-router|@tanstack)\//;

const wayOf = new Map<string, string>();
const light = new Map<string, boolean>();

/**
 * Names the modules of ours, and the icons, that a way is the first to need, but for those that bring a package of
 * some weight along.
 */
const ofWay = (name: string) => (id: string, context: Context) => {
  if (wayOf.size === 0)
    for (const [way, screens] of WAYS)
      for (const file of globSync(screens, { cwd: SOURCES })) follow(join(SOURCES, file), way, context);
  return wayOf.get(id) === name && isLight(id, context) ? name : null;
};

function follow(id: string, name: string, context: Context): void {
  if (wayOf.has(id) || !(OWN.test(id) || ICON.test(id))) return;
  wayOf.set(id, name);
  for (const imported of importsOf(id, context)) follow(imported, name, context);
}

function isLight(id: string, context: Context): boolean {
  if (!OWN.test(id)) return WITHOUT_WEIGHT.test(id);
  const known = light.get(id);
  if (known !== undefined) return known;
  light.set(id, true);
  const verdict = importsOf(id, context).every((imported) => isLight(imported, context));
  light.set(id, verdict);
  return verdict;
}

const importsOf = (id: string, context: Context) => context.getModuleInfo(id)?.importedIds ?? [];

/**
 * What is loaded together, so that a screen is a few files and not a hundred, and nobody loads much of what only
 * others need.
 */
export const chunkGroups: Groups = [
  { name: 'start', tags: ['$initial'], test: /^(?!.*\/apps\/web\/worker\/)/, priority: 20 },
  {
    name: 'popups',
    test: /\/node_modules\/(@base-ui|@floating-ui|use-sync-external-store|reselect|tabbable)\//,
    minShareCount: 3,
    priority: 19,
  },
  ...WAYS.map(([name], at) => ({ name: ofWay(name), debugName: name, minShareCount: 2, priority: 10 - at })),
];
