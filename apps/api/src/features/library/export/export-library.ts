import type { Readable } from 'node:stream';
import { organizationFile } from '@snapwell/contract/organizations/organization-file';
import { parse } from 'yaml';
import { changedAnnouncements, changedCare } from '#features/organizations/index.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { readLibraryFiles } from './export.read-model.ts';
import {
  writeAnnouncements,
  writeCare,
  writeChapter,
  writeCourse,
  writeExpected,
  writeGlossary,
  writeItem,
  writeModule,
} from './write-files.ts';
import { EXPECTED_FILE } from '../files/layout.ts';
import { orderedName } from '../files/names.ts';

/** A file of an exported library. */
export interface ExportedFile {
  readonly path: string;
  open(): Promise<string | Readable>;
}

/**
 * The library of an organization as the files of its folder: byte for byte what was imported, or written anew what
 * was changed here since.
 */
export async function exportLibrary(world: Pick<World, 'db' | 'files'>, orgId: string): Promise<ExportedFile[]> {
  const library = await inOrganization(world.db, orgId, async (scope) => {
    const files = await readLibraryFiles(scope);
    return { ...files, organization: await organizationText(scope, files.organizationSource) };
  });
  const text = (path: string, content: string): ExportedFile => ({ path, open: async () => content });
  const moduleDirs = new Map(library.modules.map((module) => [module.id, `modules/${orderedName(module)}`]));
  const chapterDirs = new Map(
    library.chapters.map((chapter) => [
      `${chapter.moduleId}/${chapter.id}`,
      `${moduleDirs.get(chapter.moduleId)}/${orderedName(chapter)}`,
    ]),
  );
  const itemPath = (item: (typeof library.items)[number]) =>
    `${chapterDirs.get(`${item.moduleId}/${item.chapterId}`)}/${orderedName(item)}${item.kind === 'article' ? '.md' : `.${item.kind}.yaml`}`;
  const glossary = library.glossarySource ?? (library.glossary.length > 0 ? writeGlossary(library.glossary) : null);
  const originals = new Map([
    ['organization:', 'organization.yaml'],
    ['glossary:', 'glossary.yaml'],
    ...library.courses.map(({ id }) => [`course:${id}`, `courses/${id}.yaml`] as const),
    ...library.modules.map(({ id }) => [`module:${id}`, `${moduleDirs.get(id)}/module.yaml`] as const),
    ...[...chapterDirs].map(([id, dir]) => [`chapter:${id}`, `${dir}/chapter.yaml`] as const),
    ...library.items.map((item) => [`content:${item.id}`, itemPath(item)] as const),
  ]);
  return [
    ...library.versions.flatMap(({ kind, id, language, source }) => {
      const original = originals.get(`${kind}:${id}`);
      return original ? [text(original.replace(/\.(?=\w+$)/, `.${language}.`), source)] : [];
    }),
    ...(library.organization === null ? [] : [text('organization.yaml', library.organization)]),
    ...(glossary === null ? [] : [text('glossary.yaml', glossary)]),
    ...library.courses.map((course) => text(`courses/${course.id}.yaml`, course.source ?? writeCourse(course))),
    ...library.modules.map((module) =>
      text(`${moduleDirs.get(module.id)}/module.yaml`, module.source ?? writeModule(module)),
    ),
    ...library.modules.flatMap(({ id, expectedSource }) => {
      const inModule = library.items.filter(({ moduleId }) => moduleId === id);
      const expected = expectedSource ?? writeExpected(inModule, library.expected);
      return expected === null ? [] : [text(`${moduleDirs.get(id)}/${EXPECTED_FILE}`, expected)];
    }),
    ...library.chapters.map((chapter) =>
      text(
        `${chapterDirs.get(`${chapter.moduleId}/${chapter.id}`)}/chapter.yaml`,
        chapter.source ?? writeChapter(chapter),
      ),
    ),
    ...library.items.map((item) => text(itemPath(item), item.source ?? writeItem(item))),
    ...library.assets.map(({ path, originalKey }) => ({
      path: numbered(path, moduleDirs, chapterDirs),
      open: () => readStoredFile(world, originalKey),
    })),
  ];
}

/**
 * The organization's file as it came; with what is announced now, and what is said to somebody who needs help first,
 * when that has changed. Every other line of it stays.
 */
async function organizationText(scope: OrganizationScope, source: string | null): Promise<string | null> {
  const file = organizationFile.parse(source === null ? {} : parse(source));
  const care = await changedCare(scope, file.care);
  const cared = care ? writeCare(source, care) : source;
  const changed = await changedAnnouncements(scope, file.announcements);
  return changed ? writeAnnouncements(cared, changed) : cared;
}

/** The path of an asset with the order numbers that its module and chapter have now. */
function numbered(
  path: string,
  moduleDirs: ReadonlyMap<string, string>,
  chapterDirs: ReadonlyMap<string, string>,
): string {
  const [, moduleId = '', second = '', ...rest] = path.split('/');
  if (second === 'media') return [moduleDirs.get(moduleId), second, ...rest].join('/');
  return [chapterDirs.get(`${moduleId}/${second}`), ...rest].join('/');
}

async function readStoredFile({ files }: Pick<World, 'files'>, key: string): Promise<Readable> {
  const file = await files.find(key);
  if (!file) throw new Error(`The file store has lost ${key}.`);
  return file.open();
}
