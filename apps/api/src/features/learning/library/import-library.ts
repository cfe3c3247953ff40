import { importAnnouncements } from '#features/organizations/index.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import type { LibraryDraft } from './draft.ts';
import type { Folder } from './folder.ts';
import {
  deleteEmptyPlaces,
  detachItems,
  type NewAsset,
  readStoredLibrary,
  replaceGlossary,
  saveAssets,
  saveChapters,
  saveCourses,
  saveItems,
  saveModules,
  saveOrganizationSource,
  touchLibrary,
} from './library.repository.ts';
import { type ImportPlan, isNothing, planImport } from './plan-import.ts';
import { BrokenFile, type Problem } from './problem.ts';
import { readLibrary } from './read-library.ts';
import { indexItems, unindexItems } from './search.repository.ts';
import { hashMedia, storeMedia } from './store-media.ts';

export type ImportOutcome =
  | { readonly plan: ImportPlan; readonly problems: null }
  | { readonly plan: null; readonly problems: readonly Problem[] };

interface ImportInput {
  readonly orgId: string;
  readonly folder: Folder;
  /** Only tells what would change. */
  readonly isDryRun: boolean;
}

/**
 * Makes the library of an organization what a folder says, or, when anything in the folder is wrong, changes nothing
 * and tells every mistake with its place.
 */
export async function importLibrary(
  world: Pick<World, 'db' | 'clock' | 'files'>,
  input: ImportInput,
): Promise<ImportOutcome> {
  try {
    return await tryImport(world, input);
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
    return { plan: null, problems: [{ path: error.path, line: null, message: error.message }] };
  }
}

async function tryImport(
  world: Pick<World, 'db' | 'clock' | 'files'>,
  { orgId, folder, isDryRun }: ImportInput,
): Promise<ImportOutcome> {
  const { draft, problems } = await readLibrary(folder);
  if (!draft) return { plan: null, problems };
  const media = await hashMedia(draft.media);
  const expected = await inOrganization(world.db, orgId, async (scope) =>
    planImport(draft, media, await readStoredLibrary(scope)),
  );
  if (isDryRun || isNothing(expected)) return { plan: expected, problems: null };
  // Files first: no transaction waits for them, and none that is not used yet does harm.
  const stored = await storeMedia(world.files, orgId, media);
  const plan = await inOrganization(world.db, orgId, async (scope) => {
    const at = world.clock.now();
    await touchLibrary(scope, at);
    // Read again: now nobody else can change the library.
    const plan = planImport(draft, media, await readStoredLibrary(scope));
    await carryOut(scope, { draft, plan, stored, at });
    return plan;
  });
  return { plan, problems: null };
}

interface Work {
  readonly draft: LibraryDraft;
  readonly plan: ImportPlan;
  readonly stored: readonly NewAsset[];
  readonly at: Date;
}

async function carryOut(scope: OrganizationScope, { draft, plan, stored, at }: Work): Promise<void> {
  const items = [...plan.items.added, ...plan.items.changed];
  await saveModules(scope, [...plan.modules.added, ...plan.modules.changed], at);
  await saveChapters(scope, [...plan.chapters.added, ...plan.chapters.changed]);
  await saveItems(scope, items, at);
  await detachItems(scope, plan.items.removed);
  await deleteEmptyPlaces(scope, draft);
  await saveCourses(scope, [...plan.courses.added, ...plan.courses.changed], plan.courses.removed);
  if (plan.hasNewGlossary) await replaceGlossary(scope, draft);
  if (plan.hasNewOrganization) {
    await saveOrganizationSource(scope, draft.organizationSource);
    await importAnnouncements(scope, draft.announcements, at);
  }
  const newPaths = new Set([...plan.media.added, ...plan.media.changed].map(({ path }) => path));
  await saveAssets(
    scope,
    stored.filter(({ path }) => newPaths.has(path)),
    plan.media.removed,
  );
  await indexItems(
    scope,
    items.map(({ id }) => id),
  );
  await unindexItems(scope, plan.items.removed);
}
