import { createHash } from 'node:crypto';
import {
  type ChapterDraft,
  type CourseDraft,
  type ItemDraft,
  type LibraryDraft,
  type ModuleDraft,
  type VersionDraft,
  versionKey,
} from '../read/draft.ts';
import type { StoredLibrary } from '../read/stored-library.ts';
import type { HashedMedia } from '../media/media-file.ts';

interface Changes<T> {
  readonly added: readonly T[];
  readonly changed: readonly T[];
  readonly unchanged: number;
  /** Ids, or paths, of what the folder no longer has. */
  readonly removed: readonly string[];
}

/** What an import would do. */
export interface ImportPlan {
  readonly modules: Changes<ModuleDraft>;
  readonly chapters: Changes<ChapterDraft>;
  readonly items: Changes<ItemDraft>;
  readonly courses: Changes<CourseDraft>;
  readonly media: Changes<HashedMedia>;
  readonly versions: Changes<VersionDraft>;
  readonly hasNewGlossary: boolean;
  readonly hasNewOrganization: boolean;
}

/** Compares a draft with what is stored. What is the same is left alone: it keeps its version. */
export function planImport(draft: LibraryDraft, stored: StoredLibrary): ImportPlan {
  const inLibrary = [...stored.items].filter(([, { moduleId }]) => moduleId !== null);
  const storedItems = new Map(inLibrary.map(([id, { fingerprint }]) => [id, fingerprint]));
  return {
    modules: compare<ModuleDraft>(draft.modules, {
      keyOf: ({ id }) => id,
      printOf: moduleFingerprint,
      stored: new Map([...stored.modules].map(([id, { fingerprint }]) => [id, fingerprint])),
    }),
    chapters: compare<ChapterDraft>(draft.chapters, {
      keyOf: chapterKey,
      printOf: placedFingerprint,
      stored: stored.chapters,
    }),
    items: compare<ItemDraft>(draft.items, {
      keyOf: ({ id }) => id,
      printOf: itemFingerprint,
      stored: storedItems,
      same: draft.unreadItems,
    }),
    courses: compare(draft.courses, { keyOf: ({ id }) => id, printOf: ({ source }) => source, stored: stored.courses }),
    media: compare(draft.media, {
      keyOf: ({ path }) => path,
      printOf: ({ sha256 }) => sha256,
      stored: new Map([...stored.assets].map(([path, { sha256 }]) => [path, sha256])),
    }),
    versions: compare<VersionDraft>(draft.versions, {
      keyOf: versionKey,
      printOf: versionFingerprint,
      stored: new Map([...stored.versions].map(([key, { fingerprint }]) => [key, fingerprint])),
      same: draft.unreadVersions,
    }),
    hasNewGlossary: draft.glossarySource !== stored.glossarySource,
    hasNewOrganization: draft.organizationSource !== stored.organizationSource,
  };
}

/** True when the import would change nothing at all. */
export function isNothing(plan: ImportPlan): boolean {
  const parts = [plan.modules, plan.chapters, plan.items, plan.courses, plan.media, plan.versions];
  return (
    !plan.hasNewGlossary &&
    !plan.hasNewOrganization &&
    parts.every(({ added, changed, removed }) => added.length + changed.length + removed.length === 0)
  );
}

export const chapterKey = ({ moduleId, id }: { moduleId: string; id: string }): string => `${moduleId}/${id}`;

/** Of a module or chapter: where it stands and what its file says. */
export function placedFingerprint({ position, source }: { position: number; source: string | null }): string {
  return `${position}\n${source ?? ''}`;
}

/** Of a module: the same, and what its readers are expected to ask. */
export function moduleFingerprint({
  expectedSource,
  ...placed
}: {
  position: number;
  source: string | null;
  expectedSource: string | null;
}): string {
  return `${placedFingerprint(placed)}\n${expectedSource ?? ''}`;
}

/**
 * Of an item: where it stands, what its file says, and the words that the search finds (captions lie in other files).
 */
export function itemFingerprint({
  moduleId,
  chapterId,
  position,
  kind,
  source,
  text,
}: Pick<ItemDraft, 'moduleId' | 'chapterId' | 'position' | 'kind' | 'source' | 'text'>): string {
  return createHash('sha256')
    .update(JSON.stringify([moduleId, chapterId, position, kind, source, text]))
    .digest('base64url');
}

/** Of a version: what its file says, what of it is the original's, and the words that the search finds. */
export function versionFingerprint({ source, text, body, media }: VersionDraft): string {
  return createHash('sha256')
    .update(JSON.stringify([source, text, body, media]))
    .digest('base64url');
}

interface Comparison<T> {
  keyOf(draft: T): string;
  printOf(draft: T): string;
  readonly stored: ReadonlyMap<string, string>;
  /** Keys of what is known to be the same. */
  readonly same?: readonly string[];
}

function compare<T>(drafts: readonly T[], { keyOf, printOf, stored, same = [] }: Comparison<T>): Changes<T> {
  const keys = new Set([...drafts.map(keyOf), ...same]);
  const added = drafts.filter((draft) => !stored.has(keyOf(draft)));
  const changed = drafts.filter((draft) => stored.has(keyOf(draft)) && stored.get(keyOf(draft)) !== printOf(draft));
  return {
    added,
    changed,
    unchanged: drafts.length - added.length - changed.length + same.length,
    removed: [...stored.keys()].filter((key) => !keys.has(key)),
  };
}
