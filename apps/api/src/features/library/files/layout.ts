import { slug } from '@snapwell/contract/http/ids';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { contentKinds } from '@snapwell/contract/learning/kinds';
import type { Folder, FolderFile } from './folder.ts';
import { type OrderedName, parseOrderedName } from './names.ts';
import type { VersionedKind } from '@snapwell/contract/library/language-versions/versioned';
import { isLanguage, type Language, languages } from '@snapwell/contract/text/language';
import type { Report } from './problem.ts';

/** Of a module: what its readers are expected to ask. */
export const EXPECTED_FILE = 'expected-questions.yaml';

/** A file whose name gives it an id and a place in the order. */
export interface PlacedFile extends FolderFile, OrderedName {
  /** Of the module it lies in; empty for courses. */
  readonly moduleId: string;
}

export interface ItemFile extends PlacedFile {
  readonly chapterId: string;
  readonly kind: ContentKind;
  /** The folder that its media are named from, as asset path. */
  readonly base: string;
}

export interface MediaFile extends FolderFile {
  /** Its path without order numbers: renumbering a module changes no asset. */
  readonly assetPath: string;
}

/** What a file of the library says in another language. */
export interface VersionFile extends FolderFile {
  readonly kind: VersionedKind;
  /** Of what it is a version: of a chapter `module/chapter`. */
  readonly id: string;
  readonly language: Language;
  /** The file of which it is a version. */
  readonly originalPath: string;
}

/** What lies where in a library's folder. */
export interface LibraryLayout {
  organization: FolderFile | null;
  glossary: FolderFile | null;
  readonly modules: PlacedFile[];
  /** What is expected to be asked, by module. */
  readonly expected: PlacedFile[];
  readonly chapters: PlacedFile[];
  readonly items: ItemFile[];
  readonly courses: PlacedFile[];
  readonly media: MediaFile[];
  readonly versions: VersionFile[];
}

/**
 * Sorts the files of a folder by what their paths say. Files that belong nowhere and names that are wrong or stand
 * twice are reported.
 */
export function readLayout(folder: Folder, reportAt: (path: string) => Report): LibraryLayout {
  const layout: LibraryLayout = {
    organization: null,
    glossary: null,
    modules: [],
    expected: [],
    chapters: [],
    items: [],
    courses: [],
    media: [],
    versions: [],
  };
  for (const file of folder) {
    const message = sortAny(file, layout);
    if (message) reportAt(file.path)(null, message);
  }
  reportLostVersions(layout, folder, reportAt);
  reportDoubles(layout, reportAt);
  reportMissingHeads(layout, reportAt);
  return layout;
}

const LANGUAGE = /\.([a-z]{2})(?=\.(?:md|yaml)$)/;

/** The file of which another one is a version, by their names; null for what is no version of anything. */
function originalOf(path: string): { originalPath: string; language: string } | null {
  const language = LANGUAGE.exec(path)?.[1];
  return language && !path.includes('/media/') ? { originalPath: path.replace(LANGUAGE, ''), language } : null;
}

function sortAny(file: FolderFile, layout: LibraryLayout): string | null {
  const version = originalOf(file.path);
  if (!version) return sortIn(file, layout);
  const { originalPath, language } = version;
  if (!isLanguage(language)) return `There is no language '${language}' here. There are ${languages.join(', ')}.`;
  // What the original's name says is said of the version as well.
  const original: LibraryLayout = {
    organization: null,
    glossary: null,
    modules: [],
    expected: [],
    chapters: [],
    items: [],
    courses: [],
    media: [],
    versions: [],
  };
  const message = sortIn({ ...file, path: originalPath }, original);
  if (message) return message;
  if (original.expected.length > 0) return `${EXPECTED_FILE} is written in the language of the library only.`;
  const { path, bytes, read, open } = file;
  layout.versions.push({ path, bytes, read, open, language, originalPath, ...thingIn(original) });
  return null;
}

/** What a layout of one file is about. */
function thingIn({ organization, modules, chapters, items, courses }: LibraryLayout): Pick<VersionFile, 'kind' | 'id'> {
  const [module, chapter, item, course] = [modules[0], chapters[0], items[0], courses[0]];
  if (item) return { kind: 'content', id: item.id };
  if (chapter) return { kind: 'chapter', id: `${chapter.moduleId}/${chapter.id}` };
  if (module) return { kind: 'module', id: module.id };
  if (course) return { kind: 'course', id: course.id };
  return { kind: organization ? 'organization' : 'glossary', id: '' };
}

/** A version lies beside what it is a version of. */
function reportLostVersions({ versions }: LibraryLayout, folder: Folder, reportAt: (path: string) => Report): void {
  const paths = new Set(folder.map(({ path }) => path));
  for (const { path, originalPath } of versions) {
    if (!paths.has(originalPath))
      reportAt(path)(
        null,
        `There is no '${originalPath.split('/').at(-1)}' beside this file, of which it is a version.`,
      );
  }
}

/** Puts one file where it belongs; returns what is wrong with its path. */
function sortIn(file: FolderFile, layout: LibraryLayout): string | null {
  const parts = file.path.split('/');
  if (file.path.endsWith('.yml')) return 'Name this file .yaml instead of .yml.';
  if (file.path === 'organization.yaml') layout.organization = file;
  else if (file.path === 'glossary.yaml') layout.glossary = file;
  else if (parts[0] === 'courses' && parts.length === 2) return sortCourse(file, parts[1]!, layout);
  else if (parts[0] === 'modules' && parts.length > 2) return sortModuleFile(file, parts.slice(1), layout);
  else return 'This file has no place in a library. There are organization.yaml, glossary.yaml, courses/ and modules/.';
  return null;
}

function sortCourse(file: FolderFile, name: string, layout: LibraryLayout): string | null {
  const id = name.replace(/\.yaml$/, '');
  if (id === name || !slug.safeParse(id).success) return 'A course is a file named like first-weeks.yaml.';
  layout.courses.push({ ...file, id, position: 0, moduleId: '' });
  return null;
}

const NAME_HINT =
  'starts with two digits and a dash, then lower-case letters, digits and single dashes: 01-first-steps.';

function sortModuleFile(file: FolderFile, [moduleName = '', ...rest]: string[], layout: LibraryLayout): string | null {
  const module = parseOrderedName(moduleName);
  if (!module) return `The module's folder '${moduleName}' ${NAME_HINT}`;
  const inModule = { ...file, moduleId: module.id };
  if (rest.length === 1 && rest[0] === 'module.yaml') layout.modules.push({ ...inModule, ...module });
  else if (rest.length === 1 && rest[0] === EXPECTED_FILE) layout.expected.push({ ...inModule, ...module });
  else if (rest[0] === 'media') layout.media.push({ ...file, assetPath: ['modules', module.id, ...rest].join('/') });
  else if (rest.length === 1)
    return `In a module's folder there are module.yaml, ${EXPECTED_FILE}, media/ and a folder for each chapter.`;
  else {
    const chapter = parseOrderedName(rest[0]!);
    if (!chapter) return `The chapter's folder '${rest[0]}' ${NAME_HINT}`;
    return sortChapterFile(inModule, chapter, rest.slice(1), layout);
  }
  return null;
}

function sortChapterFile(
  file: FolderFile & { moduleId: string },
  chapter: OrderedName,
  rest: string[],
  layout: LibraryLayout,
): string | null {
  const [name = ''] = rest;
  const base = `modules/${file.moduleId}/${chapter.id}`;
  if (name === 'media') layout.media.push({ ...file, assetPath: [base, ...rest].join('/') });
  else if (rest.length > 1) return `In a chapter's folder there is only one folder, media.`;
  else if (name === 'chapter.yaml') layout.chapters.push({ ...file, ...chapter });
  else {
    const match = /^(.*?)(?:\.md|\.([a-z]+)\.yaml)$/.exec(name);
    if (!match) return 'A content file is named 01-id.md for an article, or 01-id.kind.yaml.';
    const kind = match[2] ?? 'article';
    if (!isStructured(kind, match[2]))
      return `There is no kind '${kind}'. There are ${Object.keys(contentKinds).join(', ')}; articles are .md files.`;
    const item = parseOrderedName(match[1]!);
    if (!item) return `The file's name ${NAME_HINT}`;
    layout.items.push({ ...file, ...item, chapterId: chapter.id, kind, base });
  }
  return null;
}

function isStructured(kind: string, suffix: string | undefined): kind is ContentKind {
  return kind in contentKinds && (suffix === undefined || kind !== 'article');
}

function reportDoubles(layout: LibraryLayout, reportAt: (path: string) => Report): void {
  const report = (file: FolderFile, message: string) => reportAt(file.path)(null, message);
  for (const [first, file] of doubles(layout.modules, ({ id }) => id))
    report(file, `The module '${file.id}' is also in ${first.path}.`);
  for (const [first, file] of doubles(layout.items, ({ id }) => id))
    report(file, `The id '${file.id}' is also used by ${first.path}.`);
  for (const [first, file] of doubles(layout.chapters, ({ moduleId, id }) => `${moduleId}/${id}`))
    report(file, `The chapter '${file.id}' is also in ${first.path}.`);
  const placed = [
    ...doubles(layout.modules, ({ position }) => String(position)),
    ...doubles(layout.chapters, ({ moduleId, position }) => `${moduleId}/${position}`),
    ...doubles(layout.items, ({ base, position }) => `${base}/${position}`),
  ];
  for (const [first, file] of placed)
    report(file, `The number ${String(file.position).padStart(2, '0')} is also used by ${first.path}.`);
}

/** Pairs of a file and the earlier one that has the same key. */
function doubles<T>(files: readonly T[], keyOf: (file: T) => string): [T, T][] {
  const seen = new Map<string, T>();
  return files.flatMap((file) => {
    const first = seen.get(keyOf(file));
    if (!first) seen.set(keyOf(file), file);
    return first ? [[first, file] as [T, T]] : [];
  });
}

/** A chapter needs chapter.yaml, a module module.yaml. */
function reportMissingHeads(layout: LibraryLayout, reportAt: (path: string) => Report): void {
  const parentOf = (path: string, levels: number) => path.split('/').slice(0, -levels).join('/');
  const chapterDirs = new Set(layout.items.map(({ path }) => parentOf(path, 1)));
  const moduleDirs = new Set([
    ...[...chapterDirs].map((dir) => parentOf(dir, 1)),
    ...layout.chapters.map(({ path }) => parentOf(path, 2)),
  ]);
  for (const dir of chapterDirs) {
    if (!layout.chapters.some(({ path }) => path === `${dir}/chapter.yaml`))
      reportAt(`${dir}/chapter.yaml`)(null, 'This file is missing: it names the chapter.');
  }
  for (const dir of moduleDirs) {
    if (!layout.modules.some(({ path }) => path === `${dir}/module.yaml`))
      reportAt(`${dir}/module.yaml`)(null, 'This file is missing: it names the module.');
  }
}
