import type {
  ContentHead,
  GlossaryEntry,
  chapterFile,
  courseFile,
  moduleFile,
} from '@snapwell/contract/learning/content-head';
import type { CareSettings } from '@snapwell/contract/copilot/care.schemas';
import type { AnnouncementEntry } from '@snapwell/contract/organizations/announcements.schemas';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import type { z } from 'zod';
import type { VersionedKind } from '@snapwell/contract/library/language-versions/versioned';
import type { Reference } from '@snapwell/contract/learning/content-head';
import type { Language } from '@snapwell/contract/text/language';
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
  /** What is said to somebody who needs help first; undefined where the file does not say. */
  readonly care: CareSettings | undefined;
  readonly media: readonly HashedMedia[];
  /** What is said in other languages, as far as it was read. */
  readonly versions: readonly VersionDraft[];
  /** The keys of versions whose files are the same as before, and were not read. */
  readonly unreadVersions: readonly string[];
  /** In which the originals are written; null when the folder does not say it. */
  readonly language: Language | null;
}

/** What a file says in another language. */
export interface VersionDraft {
  readonly kind: VersionedKind;
  readonly id: string;
  readonly language: Language;
  readonly source: string;
  readonly title: string;
  readonly summary: string;
  /** Null: those of the original. */
  readonly references: readonly Reference[] | null;
  readonly body: unknown;
  /** The words in it, for the search. */
  readonly text: string;
  readonly media: Readonly<Record<string, string>>;
  readonly terms: readonly string[];
  readonly mentions: readonly Mention[];
}

export const versionKey = ({ kind, id, language }: Pick<VersionDraft, 'kind' | 'id' | 'language'>): string =>
  `${kind}:${id}:${language}`;

/** `cover` of modules and items is the path of an asset. */
interface DraftBase {
  readonly id: string;
  readonly position: number;
  readonly source: string;
}

/** Words of an item, and what readers are expected to ask about them. */
export interface ExpectedDraft {
  readonly contentId: string;
  readonly words: string;
  readonly questions: readonly string[];
  readonly isHidden: boolean;
}

export interface ModuleDraft extends DraftBase, z.output<typeof moduleFile> {
  readonly expected: readonly ExpectedDraft[];
  /** The file that says so; null where there is none. */
  readonly expectedSource: string | null;
}

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
