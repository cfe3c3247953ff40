import { slug } from '@snapwell/contract/http/ids';
import type { Folder } from '../files/folder.ts';
import { type OrderedName, orderedName, parseOrderedName } from '../files/names.ts';
import type { StoredLibrary } from '../read/stored-library.ts';
import type { Problem } from '../files/problem.ts';
import type { KnownLibrary } from '../read/read-library.ts';

/** What an import works with: the whole library, or one module of it as if there were nothing else. */
export interface ImportScope {
  readonly folder: Folder;
  readonly stored: StoredLibrary;
  readonly elsewhere: KnownLibrary['elsewhere'];
  /** The module that alone is imported; null for the whole library. */
  readonly moduleId: string | null;
}

interface Wish {
  readonly folder: Folder;
  /** What the folder itself is called, where that is known. */
  readonly folderName: string | null;
  readonly stored: StoredLibrary;
  /** `pain` or `01-pain`; null when none was named. */
  readonly module: string | null;
}

/**
 * Narrows an import to one module, when one is named or the folder is that of a module. Everything else of the
 * library is left alone, and may be pointed to.
 */
export function narrowToModule({ folder, folderName, stored, module }: Wish): ImportScope | Problem {
  const isModule = folder.some(({ path }) => path === 'module.yaml');
  if (!isModule && module === null)
    return { folder, stored, elsewhere: { terms: [], content: new Map() }, moduleId: null };
  const found = isModule ? placeOf(module ?? folderName, stored) : findModule(folder, module!);
  if (!found) return isModule ? unnamed : missing(folder, module!);
  // Whoever names a module without its number leaves it open where it stands.
  const place = !isModule && module === found.id ? freePlace(found, stored) : found;
  const dir = `modules/${orderedName(place)}/`;
  const from = isModule ? '' : `modules/${orderedName(found)}/`;
  const files = folder
    .filter(({ path }) => path.startsWith(from))
    .map((file) => ({ ...file, path: dir + file.path.slice(from.length) }));
  const taken = [...stored.modules].find(([id, { position }]) => id !== place.id && position === place.position);
  if (taken) {
    const number = String(place.position).padStart(2, '0');
    return {
      path: `${dir}module.yaml`,
      line: null,
      message: `The number ${number} is that of the module '${taken[0]}'.`,
    };
  }
  return {
    folder: files,
    stored: onlyModule(stored, place.id),
    elsewhere: {
      terms: stored.terms,
      content: new Map(
        [...stored.items].flatMap(([id, { moduleId }]) =>
          moduleId !== null && moduleId !== place.id ? [[id, moduleId] as const] : [],
        ),
      ),
    },
    moduleId: place.id,
  };
}

export const isProblem = (scope: ImportScope | Problem): scope is Problem => 'message' in scope;

const unnamed: Problem = {
  path: 'module.yaml',
  line: null,
  message: 'Say which module this is: pack its folder, such as 03-first-steps, or name the module with the import.',
};

function missing(folder: Folder, module: string): Problem {
  const names = new Set(folder.flatMap(({ path }) => /^modules\/([^/]+)\//.exec(path)?.[1] ?? []));
  const known = names.size > 0 ? `There are ${[...names].join(', ')}.` : 'There is no folder modules/.';
  return { path: '', line: null, message: `There is no module '${module}' here. ${known}` };
}

function findModule(folder: Folder, module: string): OrderedName | null {
  for (const { path } of folder) {
    const name = /^modules\/([^/]+)\//.exec(path)?.[1];
    const place = name === undefined ? null : parseOrderedName(name);
    if (place && (name === module || place.id === module)) return place;
  }
  return null;
}

/** A module without a number keeps the one it has, or comes last. */
function placeOf(name: string | null, { modules }: StoredLibrary): OrderedName | null {
  const place = name === null ? null : parseOrderedName(name);
  if (place || name === null || !slug.safeParse(name).success) return place;
  return { id: name, position: keptPosition(name, modules) };
}

/** The number that a module brings along, unless another has it here. */
function freePlace(place: OrderedName, { modules }: StoredLibrary): OrderedName {
  const isTaken = [...modules].some(([id, { position }]) => id !== place.id && position === place.position);
  return isTaken ? { ...place, position: keptPosition(place.id, modules) } : place;
}

/** Where a module stands already, else after all others. */
function keptPosition(id: string, modules: StoredLibrary['modules']): number {
  return modules.get(id)?.position ?? 1 + Math.max(0, ...[...modules.values()].map(({ position }) => position));
}

/** The library as if there were only this module. What was taken out of the library may come back into it. */
function onlyModule(stored: StoredLibrary, moduleId: string): StoredLibrary {
  const pick = <T>(map: ReadonlyMap<string, T>, isOf: (key: string, value: T) => boolean) =>
    new Map([...map].filter(([key, value]) => isOf(key, value)));
  return {
    ...stored,
    modules: pick(stored.modules, (id) => id === moduleId),
    chapters: pick(stored.chapters, (key) => key.startsWith(`${moduleId}/`)),
    items: pick(stored.items, (_, item) => item.moduleId === moduleId || item.moduleId === null),
    versions: pick(stored.versions, (_, { kind, id }) =>
      kind === 'content'
        ? stored.items.get(id)?.moduleId === moduleId
        : (kind === 'module' && id === moduleId) || (kind === 'chapter' && id.startsWith(`${moduleId}/`)),
    ),
    assets: pick(stored.assets, (path) => path.startsWith(`modules/${moduleId}/`)),
    courses: new Map(),
    glossarySource: null,
    organizationSource: null,
  };
}
