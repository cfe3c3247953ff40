import {
  chapterFile,
  contentHead,
  courseFile,
  glossaryFile,
  moduleFile,
  termSlug,
} from '@snapwell/contract/learning/content-head';
import { organizationFile } from '@snapwell/contract/organizations/organization-file';
import type { z } from 'zod';
import { checkMentions } from './check-mentions.ts';
import { checkShape } from './check-shape.ts';
import type { ChapterDraft, CourseDraft, ItemDraft, LibraryDraft, ModuleDraft } from './draft.ts';
import type { Folder, FolderFile } from './folder.ts';
import { type LibraryLayout, readLayout, type PlacedFile } from './layout.ts';
import { checkMedia, type CheckedMedia } from './media/check-media.ts';
import { byPlace, type Problem, type Report } from './problem.ts';
import { assetPathOf, type ReadItem, readItem } from './read-item.ts';
import { readYaml } from './yaml-text.ts';

const MAX_TEXT_BYTES = 1024 * 1024;

export type ReadLibrary =
  | { readonly draft: LibraryDraft; readonly problems: null }
  | { readonly draft: null; readonly problems: readonly Problem[] };

/**
 * Reads a whole library and checks it. Either there is a draft without any mistake, or every mistake with its place.
 */
export async function readLibrary(folder: Folder): Promise<ReadLibrary> {
  const problems: Problem[] = [];
  const reportAt =
    (path: string): Report =>
    (line, message) =>
      void problems.push({ path, line, message });
  const layout = readLayout(folder, reportAt);
  const modules = await readPlaced(layout.modules, moduleFile, reportAt);
  const chapters = await readPlaced(layout.chapters, chapterFile, reportAt);
  const items = await readItems(layout, reportAt);
  const courses = await readCourses(layout.courses, reportAt);
  const glossary = await readGlossary(layout.glossary, reportAt);
  const organization = await readOrganization(layout.organization, reportAt);
  const media = await readMedia(layout.media, reportAt);
  checkMentions({ modules, items, courses, terms: glossary.terms, layout, media, folder, reportAt });
  if (problems.length > 0) return { draft: null, problems: problems.sort(byPlace) };
  const draft: LibraryDraft = {
    modules: modules.map(({ value }) => withCover(value as ModuleDraft)),
    chapters: chapters.map(({ value, file }) => ({ ...value, moduleId: file.moduleId }) as ChapterDraft),
    items: items.map((item) => withCaptions(item, media)),
    courses: courses.map(({ value }) => value),
    glossary: glossary.terms ?? [],
    glossarySource: glossary.source,
    organizationSource: organization.source,
    announcements: organization.announcements,
    media,
  };
  return { draft, problems: null };
}

type ReportAt = (path: string) => Report;

/** A text file as it is; null, and reported, when it is too large or no UTF-8. */
async function readText(file: FolderFile, report: Report): Promise<string | null> {
  if (file.bytes > MAX_TEXT_BYTES) {
    report(null, 'A text file may have 1 MB.');
    return null;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await file.read());
  } catch {
    report(null, 'The file is not text in UTF-8.');
    return null;
  }
}

async function readPlaced<S extends z.ZodType<object>>(files: readonly PlacedFile[], schema: S, reportAt: ReportAt) {
  const read = await Promise.all(
    files.map(async (file) => {
      const report = reportAt(file.path);
      const source = await readText(file, report);
      const yaml = source === null ? null : readYaml(source, 1, report);
      const value = yaml && checkShape(schema, yaml, report);
      return value
        ? [{ file, yaml: yaml!, value: { ...value, id: file.id, position: file.position, source: source! } }]
        : [];
    }),
  );
  return read.flat();
}

async function readItems(layout: LibraryLayout, reportAt: ReportAt): Promise<ReadItem[]> {
  const items = await Promise.all(
    layout.items.map(async (file) => {
      const report = reportAt(file.path);
      const source = await readText(file, report);
      return source === null ? null : readItem(file, source, contentHead, report);
    }),
  );
  return items.filter((item) => item !== null);
}

async function readCourses(files: LibraryLayout['courses'], reportAt: ReportAt) {
  const read = await readPlaced(files, courseFile, reportAt);
  return read.map(({ file, yaml, value }) => ({ file, yaml, value: value as CourseDraft }));
}

async function readGlossary(file: FolderFile | null, reportAt: ReportAt) {
  if (!file) return { terms: [], source: null };
  const report = reportAt(file.path);
  const source = await readText(file, report);
  const yaml = source === null ? null : readYaml(source, 1, report);
  const entries = yaml && checkShape(glossaryFile, yaml, report);
  if (!entries) return { terms: null, source };
  const terms = entries.map((entry) => ({ ...entry, slug: termSlug(entry.term) }));
  terms.forEach(({ slug, term }, i) => {
    if (slug === '') report(yaml.lineOf([i, 'term']), `The term '${term}' has no letters to make an address of.`);
    else if (terms.findIndex((other) => other.slug === slug) < i)
      report(yaml.lineOf([i, 'term']), `The term '${term}' stands twice.`);
  });
  return { terms, source };
}

/**
 * Of `organization.yaml` an import takes what is announced; the rest is checked, so that a slip of the pen does not
 * go unnoticed.
 */
async function readOrganization(file: FolderFile | null, reportAt: ReportAt) {
  if (!file) return { announcements: [], source: null };
  const report = reportAt(file.path);
  const source = await readText(file, report);
  const yaml = source === null ? null : readYaml(source, 1, report);
  return { announcements: (yaml && checkShape(organizationFile, yaml, report))?.announcements ?? [], source };
}

async function readMedia(files: LibraryLayout['media'], reportAt: ReportAt): Promise<CheckedMedia[]> {
  const media: CheckedMedia[] = [];
  // One after another: pictures are read whole.
  for (const file of files) {
    const checked = await checkMedia(file, file.assetPath, reportAt(file.path));
    if (checked) media.push(checked);
  }
  return media;
}

/** A module's file names its cover from its own folder. */
function withCover(module: ModuleDraft): ModuleDraft {
  return module.cover ? { ...module, cover: assetPathOf(`modules/${module.id}`, module.cover) } : module;
}

/** What is said in a video is found by the search as well. */
function withCaptions({ draft }: ReadItem, media: readonly CheckedMedia[]): ItemDraft {
  const said = Object.values(draft.media).flatMap((path) => media.find((file) => file.path === path)?.text || []);
  return said.length === 0 ? draft : { ...draft, text: [draft.text, ...said].join('\n') };
}
