import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { chapterFile, courseFile, moduleFile } from '@snapwell/contract/learning/content-head';
import { checkMentions, type Elsewhere, type PlacedMentions } from './check-mentions.ts';
import type { ItemDraft, LibraryDraft, ModuleDraft } from './draft.ts';
import type { Folder, FolderFile } from '../files/folder.ts';
import { type LibraryLayout, type MediaFile, readLayout, type PlacedFile } from '../files/layout.ts';
import { checkMedia, recallMedia } from './check-media.ts';
import { hashOf } from '../media/hash-of.ts';
import type { CheckedMedia, HashedMedia } from '../media/media-file.ts';
import type { ItemInLibrary, StoredLibrary } from './stored-library.ts';
import { byPlace, type Problem, type Report } from '../files/problem.ts';
import {
  areKnown,
  decodeVersions,
  passVersions,
  readItemVersions,
  readOtherVersions,
  type ReadVersions,
  reportOwnLanguage,
  textsOf,
} from './read-versions.ts';
import { assetPathOf } from './read-item.ts';
import type { HeadKind } from './reading-tasks.ts';
import { decodeText, readingKeyOf, readingTask, TextReader } from './text-reader.ts';

export type ReadLibrary =
  | { readonly draft: LibraryDraft; readonly problems: null }
  | { readonly draft: null; readonly problems: readonly Problem[] };

/** What an import knows of the library before it reads the folder. */
export interface KnownLibrary {
  readonly items: StoredLibrary['items'];
  readonly assets: StoredLibrary['assets'];
  readonly versions: StoredLibrary['versions'];
  /** In which the originals are written, unless the folder says another. */
  readonly language: StoredLibrary['language'];
  /**
   * What the folder may point to beside its own files: the rest of the library, when only a module is imported. Null
   * when that is not known.
   */
  readonly elsewhere: Elsewhere | null;
}

export const nothingKnown: KnownLibrary = {
  items: new Map(),
  assets: new Map(),
  versions: new Map(),
  language: null,
  elsewhere: { terms: [], content: new Map() },
};

/**
 * Reads a whole library and checks it. Either there is a draft without any mistake, or every mistake with its place.
 * Items whose files are the same as before are not read again.
 */
export async function readLibrary(folder: Folder, known: KnownLibrary = nothingKnown): Promise<ReadLibrary> {
  const problems: Problem[] = [];
  const reportAt =
    (path: string): Report =>
    (line, message) =>
      void problems.push({ path, line, message });
  const layout = readLayout(folder, reportAt);
  for (const { id, path } of layout.items) {
    const other = known.elsewhere?.content.get(id);
    if (other !== undefined) reportAt(path)(null, `The id '${id}' is also used in the module '${other}'.`);
  }
  const reading: Reading = { reader: new TextReader(), reportAt, known };
  const hashed: HashedFile[] = [];
  for (const file of layout.media) hashed.push(await hashFile(file, known));
  const modules = await readHeads('module', layout.modules, reading);
  const expected = await readExpected(layout, reading);
  const chapters = await readHeads('chapter', layout.chapters, reading);
  const versions: ReadVersions = { drafts: [], unread: [], placed: [] };
  const { read, unread } = await readItems(layout, hashed, { ...reading, versions });
  const courses = await readHeads('course', layout.courses, reading);
  const glossary = await readGlossary(layout.glossary, reading);
  const organization = await readOrganization(layout.organization, reading);
  reportOwnLanguage(layout, organization.language ?? known.language, reportAt);
  const others = await readOtherVersions(
    layout,
    { terms: glossary.terms, announcements: organization.announcements },
    reading,
  );
  const media = await readMedia(hashed, [...read.map(({ draft }) => draft), ...versions.drafts], reading);
  const placed: PlacedMentions[] = [
    ...read.map(({ path, base, draft }) => ({ path, base, mentions: draft.mentions })),
    ...unread,
    ...versions.placed,
    ...modules.map(({ file, mentions }) => ({ path: file.path, base: `modules/${file.id}`, mentions })),
    ...courses.map(({ file, mentions }) => ({ path: file.path, base: '', mentions })),
  ];
  checkMentions({ placed, terms: glossary.terms, elsewhere: known.elsewhere, layout, media, folder, reportAt });
  if (problems.length > 0) return { draft: null, problems: problems.sort(byPlace) };
  const draft: LibraryDraft = {
    modules: modules.map((head) =>
      withCover({
        ...headDraft(head),
        ...head.value,
        ...(expected.get(head.file.id) ?? { expected: [], expectedSource: null }),
      }),
    ),
    chapters: chapters.map((head) => ({ ...headDraft(head), ...head.value, moduleId: head.file.moduleId })),
    items: read.map(({ draft }) => withCaptions(draft, media)),
    unreadItems: unread.map(({ id }) => id),
    courses: courses.map((head) => ({ ...headDraft(head), ...head.value })),
    glossary: glossary.terms ?? [],
    glossarySource: glossary.source,
    organizationSource: organization.source,
    announcements: organization.announcements,
    care: organization.care,
    media,
    versions: [...versions.drafts.map((version) => withCaptions(version, media)), ...others],
    unreadVersions: versions.unread,
    language: organization.language,
  };
  return { draft, problems: null };
}

interface Reading {
  readonly reader: TextReader;
  readonly known: KnownLibrary;
  reportAt(path: string): Report;
}

interface HeadValues {
  module: z.output<typeof moduleFile>;
  chapter: z.output<typeof chapterFile>;
  course: z.output<typeof courseFile>;
}

interface HeadFile<K extends HeadKind> {
  readonly file: PlacedFile;
  readonly source: string;
  readonly value: HeadValues[K];
  readonly mentions: PlacedMentions['mentions'];
}

const headDraft = ({ file, source }: Pick<HeadFile<HeadKind>, 'file' | 'source'>) => ({
  id: file.id,
  position: file.position,
  source,
});

async function readHeads<K extends HeadKind>(
  kind: K,
  files: readonly PlacedFile[],
  { reader, reportAt }: Reading,
): Promise<HeadFile<K>[]> {
  const heads: HeadFile<K>[] = [];
  for (const file of files) {
    const report = reportAt(file.path);
    const source = await decodeText(file, report);
    const read = source !== null && (await reader.read(readingTask('readHeadText'), { kind, source }, report));
    if (read) heads.push({ file, source, value: read.value as HeadValues[K], mentions: read.mentions });
  }
  return heads;
}

async function readExpected(layout: LibraryLayout, { reader, reportAt }: Reading) {
  const read = new Map<string, Pick<ModuleDraft, 'expected' | 'expectedSource'>>();
  for (const file of layout.expected) {
    const report = reportAt(file.path);
    const source = await decodeText(file, report);
    if (source === null) continue;
    const items = layout.items.filter(({ moduleId }) => moduleId === file.id).map(({ id }) => id);
    const expected = await reader.read(readingTask('readExpectedText'), { source, items }, report);
    read.set(file.id, { expected: expected ?? [], expectedSource: source });
  }
  return read;
}

interface ReadFile {
  readonly path: string;
  readonly base: string;
  readonly draft: ItemDraft;
}

type UnreadFile = PlacedMentions & { readonly id: string };

async function readItems(
  layout: LibraryLayout,
  media: readonly HashedFile[],
  { versions, ...reading }: Reading & { versions: ReadVersions },
): Promise<{ read: ReadFile[]; unread: UnreadFile[] }> {
  const { reader, reportAt, known } = reading;
  const [read, unread]: [ReadFile[], UnreadFile[]] = [[], []];
  const sameMedia = new Set(media.filter(({ isKnown }) => isKnown).map(({ file }) => file.assetPath));
  for (const file of layout.items) {
    const { path, id, moduleId, chapterId, position, kind, base } = file;
    const report = reportAt(path);
    const source = await decodeText(file, report);
    if (source === null) continue;
    const inOthers = await decodeVersions(layout, id, reading);
    const readingKey = readingKeyOf(kind, textsOf(source, inOthers));
    const stored = known.items.get(id);
    const isKnown = stored && isSame(stored, { readingKey, moduleId, chapterId, position }, sameMedia);
    if (isKnown && areKnown(inOthers, known.versions, sameMedia)) {
      passVersions(versions, inOthers, { known: known.versions, base });
      unread.push({ id, path, base, mentions: stored.mentions });
      continue;
    }
    const place = { id, moduleId, chapterId, position, kind, base };
    const item = await reader.read(readingTask('readItemText'), { place, source }, report);
    if (!item) continue;
    read.push({ path, base, draft: { ...item.draft, readingKey } });
    await readItemVersions(versions, inOthers, { place, draft: item.draft }, reading);
  }
  return { read, unread };
}

/** Captions are part of an item's words, so its media must be the same too. */
function isSame(
  stored: ItemInLibrary,
  file: Pick<ItemInLibrary, 'readingKey' | 'moduleId' | 'chapterId' | 'position'>,
  sameMedia: ReadonlySet<string>,
): boolean {
  return (
    stored.readingKey === file.readingKey &&
    stored.moduleId === file.moduleId &&
    stored.chapterId === file.chapterId &&
    stored.position === file.position &&
    stored.media.every((path) => sameMedia.has(path))
  );
}

async function readGlossary(file: FolderFile | null, { reader, reportAt }: Reading) {
  if (!file) return { terms: [], source: null };
  const report = reportAt(file.path);
  const source = await decodeText(file, report);
  const terms = source === null ? null : await reader.read(readingTask('readGlossaryText'), source, report);
  return { terms, source };
}

/**
 * Of `organization.yaml` an import takes what is announced and what is said to somebody who needs help first; the rest
 * is checked, so that a slip of the pen does not go unnoticed.
 */
async function readOrganization(file: FolderFile | null, { reader, reportAt }: Reading) {
  if (!file) return { announcements: [], care: undefined, source: null, language: null };
  const report = reportAt(file.path);
  const source = await decodeText(file, report);
  const read = source === null ? null : await reader.read(readingTask('readOrganizationText'), source, report);
  return { announcements: read?.announcements ?? [], care: read?.care, source, language: read?.language ?? null };
}

async function hashFile(file: MediaFile, { assets }: KnownLibrary) {
  const sha256 = await hashOf(file);
  return { file, sha256, isKnown: assets.get(file.assetPath)?.sha256 === sha256 };
}

type HashedFile = Awaited<ReturnType<typeof hashFile>>;

async function readMedia(
  files: readonly HashedFile[],
  read: readonly Pick<ItemDraft, 'media'>[],
  { reader, reportAt }: Reading,
): Promise<HashedMedia[]> {
  const media: HashedMedia[] = [];
  const named = new Set(read.flatMap(({ media: files }) => Object.values(files)));
  // One after another: pictures are read whole.
  for (const { file, sha256, isKnown } of files) {
    const check = isKnown && !named.has(file.assetPath) ? recallMedia : checkMedia;
    const checked = await check(file, file.assetPath, reader, reportAt(file.path));
    if (checked) media.push({ ...checked, sha256 });
  }
  return media.map((file) => (file.parts.length === 0 ? file : { ...file, sha256: withParts(file, media) }));
}

/** A playlist is another one when one of its parts is. */
function withParts({ sha256, parts }: HashedMedia, media: readonly HashedMedia[]): string {
  const hash = createHash('sha256').update(sha256);
  for (const { path } of parts) hash.update(media.find(({ file }) => file.path === path)?.sha256 ?? '');
  return hash.digest('hex');
}

/** A module's file names its cover from its own folder. */
function withCover(module: ModuleDraft): ModuleDraft {
  return module.cover ? { ...module, cover: assetPathOf(`modules/${module.id}`, module.cover) } : module;
}

/** What is said in a video is found by the search as well. */
function withCaptions<T extends Pick<ItemDraft, 'media' | 'text'>>(draft: T, media: readonly CheckedMedia[]): T {
  const said = Object.values(draft.media).flatMap((path) => media.find((file) => file.path === path)?.text || []);
  return said.length === 0 ? draft : { ...draft, text: [draft.text, ...said].join('\n') };
}
