import type { z } from 'zod';
import type { chapterFile, courseFile, moduleFile } from '@snapwell/contract/learning/content-head';
import { checkMentions, type PlacedMentions } from './check-mentions.ts';
import type { ItemDraft, LibraryDraft, ModuleDraft } from './draft.ts';
import type { Folder, FolderFile } from './folder.ts';
import { type LibraryLayout, readLayout, type PlacedFile } from './layout.ts';
import { checkMedia, type CheckedMedia } from './media/check-media.ts';
import { byPlace, type Problem, type Report } from './problem.ts';
import { assetPathOf, type ReadItem } from './read-item.ts';
import type { HeadKind } from './reading-tasks.ts';
import { decodeText, readingTask, TextReader } from './text-reader.ts';

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
  const reader = new TextReader();
  const modules = await readHeads('module', layout.modules, { reader, reportAt });
  const chapters = await readHeads('chapter', layout.chapters, { reader, reportAt });
  const items = await readItems(layout, { reader, reportAt });
  const courses = await readHeads('course', layout.courses, { reader, reportAt });
  const glossary = await readGlossary(layout.glossary, { reader, reportAt });
  const organization = await readOrganization(layout.organization, { reader, reportAt });
  const media = await readMedia(layout.media, { reader, reportAt });
  const placed: PlacedMentions[] = [
    ...items.map(({ path, base, mentions }) => ({ path, base, mentions })),
    ...modules.map(({ file, mentions }) => ({ path: file.path, base: `modules/${file.id}`, mentions })),
    ...courses.map(({ file, mentions }) => ({ path: file.path, base: '', mentions })),
  ];
  checkMentions({ placed, terms: glossary.terms, layout, media, folder, reportAt });
  if (problems.length > 0) return { draft: null, problems: problems.sort(byPlace) };
  const draft: LibraryDraft = {
    modules: modules.map((head) => withCover({ ...headDraft(head), ...head.value })),
    chapters: chapters.map((head) => ({ ...headDraft(head), ...head.value, moduleId: head.file.moduleId })),
    items: items.map((item) => withCaptions(item, media)),
    courses: courses.map((head) => ({ ...headDraft(head), ...head.value })),
    glossary: glossary.terms ?? [],
    glossarySource: glossary.source,
    organizationSource: organization.source,
    announcements: organization.announcements,
    media,
  };
  return { draft, problems: null };
}

interface Reading {
  readonly reader: TextReader;
  reportAt(path: string): Report;
}

interface HeadValues {
  module: z.output<typeof moduleFile>;
  chapter: z.output<typeof chapterFile>;
  course: z.output<typeof courseFile>;
}

interface Head<K extends HeadKind> {
  readonly file: PlacedFile;
  readonly source: string;
  readonly value: HeadValues[K];
  readonly mentions: ReadItem['mentions'];
}

const headDraft = ({ file, source }: Pick<Head<HeadKind>, 'file' | 'source'>) => ({
  id: file.id,
  position: file.position,
  source,
});

async function readHeads<K extends HeadKind>(
  kind: K,
  files: readonly PlacedFile[],
  { reader, reportAt }: Reading,
): Promise<Head<K>[]> {
  const heads: Head<K>[] = [];
  for (const file of files) {
    const report = reportAt(file.path);
    const source = await decodeText(file, report);
    const read = source !== null && (await reader.read(readingTask('readHeadText'), { kind, source }, report));
    if (read) heads.push({ file, source, value: read.value as HeadValues[K], mentions: read.mentions });
  }
  return heads;
}

type PlacedItem = ReadItem & { readonly path: string; readonly base: string };

async function readItems(layout: LibraryLayout, { reader, reportAt }: Reading): Promise<PlacedItem[]> {
  const items: PlacedItem[] = [];
  for (const { path, id, moduleId, chapterId, position, kind, base, ...file } of layout.items) {
    const report = reportAt(path);
    const source = await decodeText({ path, ...file }, report);
    const place = { id, moduleId, chapterId, position, kind, base };
    const read = source !== null && (await reader.read(readingTask('readItemText'), { place, source }, report));
    if (read) items.push({ ...read, path, base });
  }
  return items;
}

async function readGlossary(file: FolderFile | null, { reader, reportAt }: Reading) {
  if (!file) return { terms: [], source: null };
  const report = reportAt(file.path);
  const source = await decodeText(file, report);
  const terms = source === null ? null : await reader.read(readingTask('readGlossaryText'), source, report);
  return { terms, source };
}

/**
 * Of `organization.yaml` an import takes what is announced; the rest is checked, so that a slip of the pen does not
 * go unnoticed.
 */
async function readOrganization(file: FolderFile | null, { reader, reportAt }: Reading) {
  if (!file) return { announcements: [], source: null };
  const report = reportAt(file.path);
  const source = await decodeText(file, report);
  const read = source === null ? null : await reader.read(readingTask('readOrganizationText'), source, report);
  return { announcements: read?.announcements ?? [], source };
}

async function readMedia(files: LibraryLayout['media'], { reader, reportAt }: Reading): Promise<CheckedMedia[]> {
  const media: CheckedMedia[] = [];
  // One after another: pictures are read whole.
  for (const file of files) {
    const checked = await checkMedia(file, file.assetPath, reader, reportAt(file.path));
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
