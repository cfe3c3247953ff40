import type {
  ContentHead,
  GlossaryEntry,
  chapterFile,
  courseFile,
  moduleFile,
} from '@snapwell/contract/learning/content-head';
import type { AnnouncementEntry } from '@snapwell/contract/organizations/announcements.schemas';
import type { ContentKind } from '@snapwell/contract/learning/kinds';
import type { z } from 'zod';
import type { CheckedMedia } from './media/check-media.ts';

/** A library as a folder describes it, checked, not yet in the database. */
export interface LibraryDraft {
  readonly modules: readonly ModuleDraft[];
  readonly chapters: readonly ChapterDraft[];
  readonly items: readonly ItemDraft[];
  readonly courses: readonly CourseDraft[];
  readonly glossary: readonly (GlossaryEntry & { slug: string })[];
  readonly glossarySource: string | null;
  readonly organizationSource: string | null;
  readonly announcements: readonly AnnouncementEntry[];
  readonly media: readonly CheckedMedia[];
}

/** `cover` of modules and items is the path of an asset. */
interface Placed {
  readonly id: string;
  readonly position: number;
  readonly source: string;
}

export interface ModuleDraft extends Placed, z.output<typeof moduleFile> {}

export interface ChapterDraft extends Placed, z.output<typeof chapterFile> {
  readonly moduleId: string;
}

export interface ItemDraft extends Placed, ContentHead {
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
}

export interface CourseDraft extends z.output<typeof courseFile> {
  readonly id: string;
  readonly source: string;
}
