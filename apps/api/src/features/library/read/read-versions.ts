import { SOURCE_LANGUAGE, type Language, languageNames } from '@snapwell/contract/text/language';
import type { LibraryLayout, VersionFile } from '../files/layout.ts';
import type { Report } from '../files/problem.ts';
import type { PlacedMentions } from './check-mentions.ts';
import { type ItemDraft, type VersionDraft, versionKey } from './draft.ts';
import { type ItemPlace } from './read-item.ts';
import type { VersionInLibrary } from './stored-library.ts';
import { decodeText, readingTask, type TextReader } from './text-reader.ts';

/** The files of one item in other languages, with their texts. */
export type VersionSource = VersionFile & { readonly source: string };

export interface VersionReading {
  readonly reader: TextReader;
  reportAt(path: string): Report;
}

/** What was read, and what of it points to something else. */
export interface ReadVersions {
  readonly drafts: VersionDraft[];
  /** The keys of those whose files are the same as before. */
  readonly unread: string[];
  readonly placed: PlacedMentions[];
}

/** The texts of an item's versions; those that are no texts are reported. */
export async function decodeVersions(
  { versions }: Pick<LibraryLayout, 'versions'>,
  id: string,
  { reportAt }: VersionReading,
): Promise<VersionSource[]> {
  const sources: VersionSource[] = [];
  for (const file of versions.filter((each) => each.kind === 'content' && each.id === id)) {
    const source = await decodeText(file, reportAt(file.path));
    if (source !== null) sources.push({ ...file, source });
  }
  return sources;
}

/** Everything that the reading of an item hangs on: its own file and those in other languages. */
export const textsOf = (source: string, versions: readonly VersionSource[]): string =>
  [source, ...versions.map((version) => `${version.language}\n${version.source}`)].join('\0');

/** True when the library has all these versions, with the same media. */
export function areKnown(
  versions: readonly VersionSource[],
  known: ReadonlyMap<string, VersionInLibrary>,
  sameMedia: ReadonlySet<string>,
): boolean {
  return versions.every((version) => known.get(versionKey(version))?.media.every((path) => sameMedia.has(path)));
}

/** Notes versions that need not be read again. */
export function passVersions(
  read: ReadVersions,
  versions: readonly VersionSource[],
  { known, base }: { known: ReadonlyMap<string, VersionInLibrary>; base: string },
): void {
  for (const version of versions) {
    const key = versionKey(version);
    read.unread.push(key);
    read.placed.push({ path: version.path, base, mentions: known.get(key)?.mentions ?? [] });
  }
}

/** Reads the versions of an item that was read itself. */
export async function readItemVersions(
  read: ReadVersions,
  versions: readonly VersionSource[],
  { place, draft }: { place: ItemPlace; draft: Pick<ItemDraft, 'body'> },
  { reader, reportAt }: VersionReading,
): Promise<void> {
  for (const { path, language, source } of versions) {
    const task = readingTask('readVersionText');
    const value = await reader.read(task, { place, source, original: draft.body }, reportAt(path));
    if (!value) continue;
    read.drafts.push({ kind: 'content', id: place.id, language, source, ...value });
    read.placed.push({ path, base: place.base, mentions: value.mentions });
  }
}

interface Originals {
  readonly terms: readonly { slug: string }[] | null;
  readonly announcements: readonly { title: string }[];
}

/** Reads what modules, chapters, courses, the glossary and the organization say in other languages. */
export async function readOtherVersions(
  { versions }: Pick<LibraryLayout, 'versions'>,
  originals: Originals,
  reading: VersionReading,
): Promise<VersionDraft[]> {
  const drafts: VersionDraft[] = [];
  for (const file of versions.filter(({ kind }) => kind !== 'content')) {
    const source = await decodeText(file, reading.reportAt(file.path));
    const said = source === null ? null : await readOther({ ...file, source }, originals, reading);
    if (said)
      drafts.push({ ...NOTHING, kind: file.kind, id: file.id, language: file.language, source: source!, ...said });
  }
  return drafts;
}

const NOTHING = { title: '', summary: '', references: null, body: null, text: '', media: {}, terms: [], mentions: [] };

async function readOther(
  { kind, path, source }: VersionSource,
  { terms, announcements }: Originals,
  { reader, reportAt }: VersionReading,
): Promise<Partial<VersionDraft> | null> {
  const report = reportAt(path);
  if (kind === 'glossary') {
    if (!terms) return null;
    const slugs = terms.map(({ slug }) => slug);
    const body = await reader.read(readingTask('readGlossaryVersionText'), { source, slugs }, report);
    return body && { body };
  }
  if (kind === 'organization') {
    const titles = announcements.map(({ title }) => title);
    const body = await reader.read(readingTask('readOrganizationVersionText'), { source, titles }, report);
    return body && { body };
  }
  return reader.read(readingTask('readHeadVersionText'), source, report);
}

/** A version in the language of the originals would be the original once more. */
export function reportOwnLanguage(
  { versions }: Pick<LibraryLayout, 'versions'>,
  language: Language | null,
  reportAt: (path: string) => Report,
): void {
  const own = language ?? SOURCE_LANGUAGE;
  for (const version of versions.filter((each) => each.language === own))
    reportAt(version.path)(
      null,
      `The library is written in ${languageNames[own]} (\`language\` in organization.yaml), so this is no other language.`,
    );
}
