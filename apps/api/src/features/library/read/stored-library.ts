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

/** What is in the database, as far as the plan needs to know it. */
export interface StoredLibrary {
  /** Grows with every import. */
  readonly version: number;
  readonly modules: ReadonlyMap<string, { position: number; fingerprint: string }>;
  readonly chapters: ReadonlyMap<string, string>;
  readonly courses: ReadonlyMap<string, string>;
  readonly items: ReadonlyMap<string, ItemInLibrary>;
  readonly assets: ReadonlyMap<string, { sha256: string; bytes: number; keys: readonly string[] }>;
  /** What members' own pictures and films come to. */
  readonly ownBytes: number;
  readonly terms: readonly string[];
  readonly glossarySource: string | null;
  readonly organizationSource: string | null;
}
