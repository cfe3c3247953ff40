import type {
  ContentHead,
  GlossaryEntry,
  chapterFile,
  courseFile,
  moduleFile,
} from '@snapwell/contract/learning/content-head';
import type { AnnouncementEntry } from '@snapwell/contract/organizations/announcements.schemas';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import type { z } from 'zod';
import type { Mention } from './markdown.ts';
import type { HashedMedia } from '../media/media-file.ts';

/** A library as a folder describes it, checked, not yet in the database. */
export interface LibraryDraft {
  readonly modules: readonly ModuleDraft[];
  readonly chapters: readonly ChapterDraft[];
  /** Those whose files were read. */
  readonly items: readonly ItemDraft[];
  /** The ids of those whose files are the same as before, and were not read. */
  readonly unreadItems: readonly string[];
  readonly courses: readonly CourseDraft[];
  readonly glossary: readonly (GlossaryEntry & { slug: string })[];
  readonly glossarySource: string | null;
  readonly organizationSource: string | null;
  readonly announcements: readonly AnnouncementEntry[];
  readonly media: readonly HashedMedia[];
}

/** `cover` of modules and items is the path of an asset. */
interface DraftBase {
  readonly id: string;
  readonly position: number;
  readonly source: string;
}

export interface ModuleDraft extends DraftBase, z.output<typeof moduleFile> {}

export interface ChapterDraft extends DraftBase, z.output<typeof chapterFile> {
  readonly moduleId: string;
}

export interface ItemDraft extends DraftBase, ContentHead {
  readonly moduleId: string;
  readonly chapterId: string;
  readonly kind: ContentKind;
  readonly body: unknown;
  /** The words in it, for the search. */
  readonly text: string;
  /** The asset path of each media file, by the name that the file uses. */
  readonly media: Readonly<Record<string, string>>;
  /** Slugs of the glossary terms it names. */
  readonly terms: readonly string[];
  readonly readingKey: string;
  readonly mentions: readonly Mention[];
}

export interface CourseDraft extends z.output<typeof courseFile> {
  readonly id: string;
  readonly source: string;
}
