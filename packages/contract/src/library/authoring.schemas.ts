import { z } from 'zod';
import { contentKind } from '../catalogue/content-kind.ts';
import { slug, timestamp } from '../http/ids.ts';
import { contentStatus } from '../catalogue/content-status.ts';
import { mediaFile } from '../learning/content.schemas.ts';
import { language } from '../text/language.schemas.ts';
import { label, sentences } from '../text/words.ts';
import { ACTS_AT_ONCE } from './authoring.limits.ts';
import { type DraftSentence, draftSentences } from './draft-sentences.ts';
import { textId } from './language-versions/text-id.ts';

const sentenceNames = Object.keys(draftSentences) as [DraftSentence, ...DraftSentence[]];

/** What an item says about itself while it is written: half done, so hardly anything is demanded. */
export const draftHead = z.strictObject({
  title: z.string().max(1000).default(''),
  summary: z.string().max(5000).default(''),
  minutes: z.number().min(0).max(10_000).default(5),
  tags: z.array(z.string().max(200)).max(100).default([]),
  references: z
    .array(z.strictObject({ title: z.string().max(1000), url: z.string().max(2000) }))
    .max(100)
    .default([]),
  /** The day on which somebody last held it against its sources. */
  checked: z.string().max(40).nullable().default(null),
  is_public: z.boolean().default(false),
  /** As the body names media: `media/scale.svg`. */
  cover: z.string().max(300).nullable().default(null),
  opens: z.enum(['always', 'after_previous']).default('always'),
});
export type DraftHead = z.output<typeof draftHead>;

export const draftBody = z.record(z.string(), z.unknown());
export type DraftBody = z.output<typeof draftBody>;

/** What an author writes of an item. */
export const draftText = z.strictObject({ head: draftHead, body: draftBody });
export type DraftText = z.output<typeof draftText>;

/** What must be mended before learners can see it. */
export const draftProblem = z.object({
  /** `['head', 'title']`, `['body', 'questions', 2, 'prompt']`. */
  path: z.array(z.union([z.string(), z.number()])),
  /** Of an article's Markdown, from 1. */
  line: z.number().int().nullable(),
  message: z.string(),
  /** What an author is told instead, in the panel's words; null where the message is for everybody. */
  said: z
    .object({
      sentence: z.enum(sentenceNames),
      values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    })
    .nullable(),
});
export type DraftProblem = z.output<typeof draftProblem>;

/** `new`: never published, so that learners have not seen it. */
export const authorStatus = z.enum(['new', ...contentStatus.options]);
export type AuthorStatus = z.output<typeof authorStatus>;

export const authorTreeItem = z.object({
  id: z.string(),
  kind: contentKind,
  title: z.string(),
  minutes: z.number(),
  status: authorStatus,
  /** There are edits that learners do not see yet. */
  has_changes: z.boolean(),
  publish_at: timestamp.nullable(),
  /** The day on which it was last held against its sources. */
  checked: z.iso.date().nullable(),
  /** A place for the organization's own rule still asks for it. */
  asks_for_rule: z.boolean(),
  /** Languages in which its texts are older than the original, or not shown because they no longer fit it. */
  stale_languages: z.array(language),
});
export type AuthorTreeItem = z.output<typeof authorTreeItem>;

export const authorTreeChapter = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  items: z.array(authorTreeItem),
});
export type AuthorTreeChapter = z.output<typeof authorTreeChapter>;

export const authorTreeModule = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  status: contentStatus,
  chapters: z.array(authorTreeChapter),
});
export type AuthorTreeModule = z.output<typeof authorTreeModule>;

export const authorTree = z.object({
  modules: z.array(authorTreeModule),
  /** Drafts whose chapter an import has taken away. */
  homeless: z.array(authorTreeItem),
});
export type AuthorTree = z.output<typeof authorTree>;

/** The one that something is put before; null puts it last. */
const before = slug.nullable().default(null);
const chapterOf = { module_id: slug, chapter_id: slug };

/** One change of the tree. What undoes an act is made of the same acts. */
export const treeAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('add_module'), title: label, id: slug.optional(), before }),
  z.strictObject({ act: z.literal('add_chapter'), module_id: slug, title: label, id: slug.optional(), before }),
  z.strictObject({
    act: z.literal('add_item'),
    ...chapterOf,
    kind: contentKind,
    title: label,
    id: slug.optional(),
    before,
  }),
  z.strictObject({ act: z.literal('duplicate_item'), id: slug }),
  z.strictObject({
    act: z.literal('edit_module'),
    id: slug,
    title: label.optional(),
    summary: sentences.or(z.literal('')).optional(),
    status: contentStatus.optional(),
  }),
  z.strictObject({
    act: z.literal('edit_chapter'),
    ...chapterOf,
    title: label.optional(),
    summary: sentences.or(z.literal('')).optional(),
  }),
  z.strictObject({ act: z.literal('place_module'), id: slug, before }),
  z.strictObject({ act: z.literal('place_chapter'), ...chapterOf, before }),
  z.strictObject({ act: z.literal('place_item'), id: slug, ...chapterOf, before }),
  z.strictObject({ act: z.literal('set_status'), id: slug, status: contentStatus }),
  z.strictObject({ act: z.literal('remove_module'), id: slug }),
  z.strictObject({ act: z.literal('remove_chapter'), ...chapterOf }),
  z.strictObject({ act: z.literal('discard_draft'), id: textId }),
  z.strictObject({ act: z.literal('bring_back_draft'), id: textId }),
  /** Takes an item's version in another language from readers, or gives it back to them. */
  z.strictObject({ act: z.literal('show_version'), id: textId, is_shown: z.boolean() }),
]);
export type TreeAct = z.output<typeof treeAct>;

export const treeActs = z.strictObject({ acts: z.array(treeAct).min(1).max(ACTS_AT_ONCE) });

export const treeChange = z.object({
  /** Carried out in this order, these undo everything. */
  undo: z.array(treeAct),
  /** The ids of what was added, in the order of the acts. */
  added: z.array(z.string()),
});
export type TreeChange = z.output<typeof treeChange>;

const author = z.object({ uid: z.string(), name: z.string() });

/**
 * `draft`: written, never shown. `stale`: the original has changed since. `hidden`: readers do not get it, because the
 * original is built otherwise by now, or because it was taken from them.
 */
export const versionState = z.enum(['draft', 'current', 'stale', 'hidden']);
export type VersionState = z.output<typeof versionState>;

export const itemVersion = z.object({ language, state: versionState, has_changes: z.boolean() });
export type ItemVersion = z.output<typeof itemVersion>;

/** An item as its author sees it: the draft, or what is published when nothing of it was changed. */
export const authorItem = z.object({
  id: z.string(),
  kind: contentKind,
  status: authorStatus,
  module: z.object({ id: z.string(), title: z.string(), status: contentStatus }).nullable(),
  chapter: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** Of the draft; 0 when there is none. */
  revision: z.number().int(),
  ...draftText.shape,
  changed_by: author.nullable(),
  changed_at: timestamp.nullable(),
  publish_at: timestamp.nullable(),
  /** Why it was not published when it was time. */
  publish_failure: z.string().nullable(),
  problems: z.array(draftProblem),
  /** What learners see; null when they see nothing yet. */
  published: draftText.extend({ version: z.number().int(), published_at: timestamp.nullable() }).nullable(),
  /** The published text has changed since this draft was begun, for instance by an import. */
  is_conflict: z.boolean(),
  language,
  /** The other languages that it is written in. */
  versions: z.array(itemVersion),
  /** Of a version: the text that it is held against; null for the item itself. */
  original: draftText
    .extend({
      language,
      /** As it was when the version was last shown, or begun. */
      was: draftText,
    })
    .nullable(),
  media: z.record(z.string(), mediaFile),
});
export type AuthorItem = z.output<typeof authorItem>;

export const draftSave = z.strictObject({
  /** The revision that the text rests on; 0 when there was no draft. */
  revision: z.number().int().min(0),
  /** One window that somebody writes in: its later text stands for its earlier one. */
  editor: z.string().min(1).max(64),
  ...draftText.shape,
});
export type DraftSave = z.output<typeof draftSave>;

export const savedDraft = z.object({
  revision: z.number().int(),
  ...draftText.shape,
  /** Somebody else has saved in between; what is here is both. */
  is_merged: z.boolean(),
  changed_at: timestamp,
  problems: z.array(draftProblem),
});
export type SavedDraft = z.output<typeof savedDraft>;

export const historyEntry = z.object({
  /** `version-3` of what was published, `revision-12` of a draft. */
  id: z.string(),
  is_published: z.boolean(),
  number: z.number().int(),
  title: z.string(),
  /** Null when it came from files. */
  made_by: z.string().nullable(),
  made_at: timestamp,
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** A file that was added to a draft. */
export const addedMedia = z.object({ path: z.string(), file: mediaFile });
export type AddedMedia = z.output<typeof addedMedia>;
