import type { ImportedLibrary } from '@snapwell/contract/library/library.schemas';
import { AppError } from '#platform/http/app-error.ts';
import { importLibrary, type ImportWorld } from '../import/import-library.ts';
import type { ImportPlan } from '../import/plan-import.ts';
import { versionKey } from '../read/draft.ts';
import type { Problem } from '../files/problem.ts';
import { openArchive, UnreadableArchive } from './open-archive.ts';

/** Mistakes that are told at once; whoever mends these sees the rest. */
const MOST_TOLD = 500;

interface ArchiveInput {
  readonly orgId: string;
  /** Of the archive. */
  readonly path: string;
  readonly isDryRun: boolean;
  /** Only this module is imported. */
  readonly module: string | null;
}

/**
 * Makes a library what an uploaded archive says, all or nothing. Every mistake is told by file and line, and then
 * nothing has changed.
 */
export async function importArchive(
  world: ImportWorld,
  { orgId, path, isDryRun, module }: ArchiveInput,
): Promise<ImportedLibrary> {
  const archive = await openArchive(path).catch((error: unknown) => {
    throw error instanceof UnreadableArchive ? new AppError('unreadable_archive') : error;
  });
  try {
    if (archive.problems.length > 0) throw mistakes(archive.problems);
    const { folder, folderName } = archive;
    const outcome = await importLibrary(world, { orgId, folder, folderName, isDryRun, module });
    if (!outcome.plan) throw mistakes(outcome.problems);
    return { is_dry_run: isDryRun, only_module: outcome.moduleId, ...presentPlan(outcome.plan) };
  } finally {
    archive.close();
  }
}

function mistakes(problems: readonly Problem[]): AppError {
  const told = problems
    .slice(0, MOST_TOLD)
    .map(({ path, line, message }) => ({ path: line === null ? path : `${path}:${line}`, message }));
  return new AppError('library_mistakes', told);
}

function presentPlan(plan: ImportPlan) {
  const { modules, chapters, items, courses, media, versions } = plan;
  const id = (part: { id: string }) => part.id;
  return {
    modules: present(modules, id),
    chapters: present(chapters, (chapter) => `${chapter.moduleId}/${chapter.id}`),
    content: present(items, id),
    courses: present(courses, id),
    media: present(media, ({ path }) => path),
    versions: present(versions, versionKey),
    has_new_glossary: plan.hasNewGlossary,
    has_new_organization: plan.hasNewOrganization,
  };
}

function present<T>(
  changes: { added: readonly T[]; changed: readonly T[]; removed: readonly string[]; unchanged: number },
  idOf: (part: T) => string,
) {
  return {
    added: changes.added.map(idOf),
    changed: changes.changed.map(idOf),
    removed: [...changes.removed],
    unchanged: changes.unchanged,
  };
}
