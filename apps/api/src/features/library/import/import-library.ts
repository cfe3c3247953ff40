import { importAnnouncements, importCare } from '#features/organizations/index.ts';
import { indexLibrary } from '#composition/job-kinds.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import { storageQuotaOf } from '#features/organizations/index.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { type LibraryDraft, versionKey } from '../read/draft.ts';
import type { Folder } from '../files/folder.ts';
import {
  deletePlaces,
  detachItems,
  type NewAsset,
  readStoredLibrary,
  replaceGlossary,
  saveAssets,
  saveChapters,
  saveCourses,
  saveModules,
  saveOrganizationSource,
  touchLibrary,
} from './library.repository.ts';
import { checkMediaQuota } from './media-quota.ts';
import { replaceExpected } from './expected.repository.ts';
import { isProblem, narrowToModule } from './narrow-to-module.ts';
import { type ImportPlan, isNothing, planImport } from './plan-import.ts';
import type { StoredLibrary } from '../read/stored-library.ts';
import { BrokenFile, type Problem } from '../files/problem.ts';
import { readLibrary } from '../read/read-library.ts';
import { archiveVersions, saveLanguage, saveVersions } from './versions.repository.ts';
import { indexItems, unindexItems } from './search.repository.ts';
import { removeUnusedFiles } from './remove-unused-files.ts';
import { abandonImport, finishImport, stageImport, startImport } from './stage-import.ts';
import { publishStaged, saveReadings } from './staging.repository.ts';
import { storeMedia } from './store-media.ts';

export type ImportOutcome =
  | { readonly plan: ImportPlan; readonly moduleId: string | null; readonly problems: null }
  | { readonly plan: null; readonly problems: readonly Problem[] };

interface ImportInput {
  readonly orgId: string;
  readonly folder: Folder;
  /** Only tells what would change. */
  readonly isDryRun: boolean;
  /** What the folder itself is called, where that is known. */
  readonly folderName?: string | null;
  /** Only this module is imported. */
  readonly module?: string | null;
}

export type ImportWorld = Pick<World, 'db' | 'clock' | 'files' | 'mediaQuotaBytes'>;

/** Somebody else changed the library between reading and writing it. */
class LibraryChanged extends Error {}

const TRIES = 10;

/**
 * Makes the library of an organization what a folder says, or, when anything in the folder is wrong, changes nothing
 * and tells every mistake with its place. Others use the database in between: only the last step, which shows
 * everything at once, is one transaction.
 */
export async function importLibrary(world: ImportWorld, input: ImportInput): Promise<ImportOutcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryImport(world, input);
    } catch (error) {
      if (error instanceof BrokenFile)
        return { plan: null, problems: [{ path: error.path, line: null, message: error.message }] };
      if (!(error instanceof LibraryChanged) || attempt === TRIES) throw error;
    }
  }
}

async function tryImport(
  world: ImportWorld,
  { orgId, folder, isDryRun, folderName = null, module = null }: ImportInput,
): Promise<ImportOutcome> {
  const whole = await inOrganization(world.db, orgId, readStoredLibrary);
  const scope = narrowToModule({ folder, folderName, stored: whole, module });
  if (isProblem(scope)) return { plan: null, problems: [scope] };
  const { stored, moduleId } = scope;
  const { draft, problems } = await readLibrary(scope.folder, {
    items: stored.items,
    versions: stored.versions,
    language: stored.language,
    assets: stored.assets,
    elsewhere: scope.elsewhere,
  });
  if (!draft) return { plan: null, problems };
  const plan = planImport(draft, stored);
  const quota = await inOrganization(world.db, orgId, (scope) => storageQuotaOf(scope, world.mediaQuotaBytes));
  const excess = checkMediaQuota(plan, whole, quota);
  if (excess) return { plan: null, problems: [excess] };
  if (isDryRun) return { plan, moduleId, problems: null };
  if (!isNothing(plan)) await carryOut(world, orgId, { draft, plan, stored });
  await inOrganization(world.db, orgId, (scope) => saveReadings(scope, readAnew(draft, stored)));
  return { plan, moduleId, problems: null };
}

/** Items that are as they were, though their files had to be read. */
function readAnew({ items }: LibraryDraft, stored: StoredLibrary): LibraryDraft['items'] {
  return items.filter(({ id, readingKey }) => {
    const before = stored.items.get(id);
    return before !== undefined && before.readingKey !== readingKey;
  });
}

interface Work {
  readonly draft: LibraryDraft;
  readonly plan: ImportPlan;
  readonly stored: StoredLibrary;
}

async function carryOut(world: ImportWorld, orgId: string, { draft, plan, stored }: Work): Promise<void> {
  const importId = await startImport(world, orgId);
  const replaced = [...plan.media.removed, ...plan.media.changed.map(({ path }) => path)];
  const before = replaced.flatMap((path) => stored.assets.get(path)?.keys ?? []);
  const written: string[] = [];
  try {
    // Files first: no transaction waits for them, and none that is not used yet does harm.
    const wanted = [...plan.media.added, ...plan.media.changed];
    const onStored = (key: string) => void written.push(key);
    const assets = await storeMedia(world.files, { orgId, media: draft.media, wanted, onStored });
    await stageImport(world, { orgId, importId, items: [...plan.items.added, ...plan.items.changed] });
    await inOrganization(world.db, orgId, async (scope) => {
      const at = world.clock.now();
      // Now nobody else can change the library; what was compared must still hold.
      if ((await touchLibrary(scope, at)) !== stored.version + 1) throw new LibraryChanged();
      await publish(scope, { draft, plan, assets, importId, at });
      await enqueue(scope, indexLibrary, {}, { at, key: 'all' });
    });
  } catch (error) {
    await removeUnusedFiles(world, { orgId, importId, keys: written });
    await abandonImport(world, orgId, importId);
    throw error;
  }
  await removeUnusedFiles(world, { orgId, importId, keys: before });
  await finishImport(world, orgId, importId);
}

interface Publication {
  readonly draft: LibraryDraft;
  readonly plan: ImportPlan;
  readonly assets: readonly NewAsset[];
  readonly importId: string;
  readonly at: Date;
}

async function publish(scope: OrganizationScope, { draft, plan, assets, importId, at }: Publication): Promise<void> {
  await saveModules(scope, [...plan.modules.added, ...plan.modules.changed], at);
  await saveChapters(scope, [...plan.chapters.added, ...plan.chapters.changed]);
  await publishStaged(scope, importId, at);
  for (const { id, expected } of [...plan.modules.added, ...plan.modules.changed])
    await replaceExpected(scope, id, expected);
  await detachItems(scope, plan.items.removed);
  await deletePlaces(scope, { chapterKeys: plan.chapters.removed, moduleIds: plan.modules.removed });
  await saveCourses(scope, [...plan.courses.added, ...plan.courses.changed], plan.courses.removed);
  if (plan.hasNewGlossary) await replaceGlossary(scope, draft);
  if (plan.hasNewOrganization) {
    await saveOrganizationSource(scope, draft.organizationSource);
    await saveLanguage(scope, draft.language);
    await importAnnouncements(scope, draft.announcements, at);
    await importCare(scope, draft.care);
  }
  await saveAssets(scope, assets, plan.media.removed);
  await saveVersions(scope, [...plan.versions.added, ...plan.versions.changed], at);
  await archiveVersions(scope, plan.versions.removed, at);
  await indexItems(scope, itemsOf(plan.versions));
  await unindexItems(scope, plan.items.removed);
}

/** The items that say something new in another language. */
function itemsOf({ added, changed, removed }: ImportPlan['versions']): string[] {
  const keys = [...added.map(versionKey), ...changed.map(versionKey), ...removed];
  return [...new Set(keys.map((key) => key.split(':')).flatMap(([kind, id]) => (kind === 'content' ? id! : [])))];
}
