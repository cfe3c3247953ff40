import type { VersionedKind } from '@snapwell/contract/library/language-versions/versioned';
import type { Language } from '@snapwell/contract/text/language';
import type { Mention } from './markdown.ts';

/** An item of the library, or one that was taken out of it. */
export interface ItemInLibrary {
  /** Null when it was taken out. */
  readonly moduleId: string | null;
  readonly chapterId: string | null;
  readonly position: number;
  readonly fingerprint: string;
  readonly readingKey: string;
  readonly mentions: readonly Mention[];
  /** The paths of its media. */
  readonly media: readonly string[];
}

/** A text in another language that stands in the library. */
export interface VersionInLibrary {
  readonly kind: VersionedKind;
  readonly id: string;
  readonly fingerprint: string;
  readonly mentions: readonly Mention[];
  readonly media: readonly string[];
}

/** What is in the database, as far as the plan needs to know it. */
export interface StoredLibrary {
  /** Grows with every import. */
  readonly version: number;
  /** In which the originals are written, where the folder has said it. */
  readonly language: Language | null;
  readonly modules: ReadonlyMap<string, { position: number; fingerprint: string }>;
  readonly chapters: ReadonlyMap<string, string>;
  readonly courses: ReadonlyMap<string, string>;
  readonly items: ReadonlyMap<string, ItemInLibrary>;
  /** By their keys. */
  readonly versions: ReadonlyMap<string, VersionInLibrary>;
  readonly assets: ReadonlyMap<string, { sha256: string; bytes: number; keys: readonly string[] }>;
  /** What members' own pictures and films come to. */
  readonly ownBytes: number;
  readonly terms: readonly string[];
  readonly glossarySource: string | null;
  readonly organizationSource: string | null;
}
