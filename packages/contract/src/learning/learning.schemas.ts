import { z } from 'zod';
import { award } from '../gamification/award.schemas.ts';
import { slug, timestamp } from '../http/ids.ts';
import { pageQuery } from '../http/page.ts';
import { reference } from './content-head.ts';
import { contentKind, contentType } from './kinds.ts';
import { NOTE_LENGTH, PLACE_LENGTH, SEARCH_MIN_LENGTH } from './learning.limits.ts';

/** How far along, from 0 to 1. */
const share = z.number().min(0).max(1);
const count = z.number().int().min(0);
const address = z.string();

/** An item as it stands in a list. */
export const contentCard = z.object({
  id: z.string(),
  type: contentType,
  kind: contentKind,
  title: z.string(),
  summary: z.string(),
  minutes: z.number().int(),
  cover: address.nullable(),
  module_id: z.string().nullable(),
  module_title: z.string(),
  chapter_id: z.string().nullable(),
  chapter_title: z.string(),
  is_completed: z.boolean(),
  /** Opens when the earlier items of its chapter are complete. */
  is_locked: z.boolean(),
  progress: share,
});
export type ContentCard = z.output<typeof contentCard>;

/** What the module progress of the specification says, and how many items stand behind it. */
export const moduleProgress = z.object({
  chapters_completed: count,
  total_chapters: count,
  content_completed: count,
  total_content: count,
  /** 0 to 100, by items. */
  progress_percentage: count,
});
export type ModuleProgress = z.output<typeof moduleProgress>;

export const moduleCard = moduleProgress.extend({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  cover: address.nullable(),
  tags: z.array(z.string()),
  /** Of all its items together. */
  minutes: count,
});
export type ModuleCard = z.output<typeof moduleCard>;

export const chapterDetail = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  is_completed: z.boolean(),
  items: z.array(contentCard),
});

export const moduleDetail = moduleCard.extend({
  chapters: z.array(chapterDetail),
  /** The item to go on with; null when all are complete. */
  next: contentCard.nullable(),
});
export type ModuleDetail = z.output<typeof moduleDetail>;

/** A media file that a body names, by the name the body uses. */
export const mediaFile = z.object({
  url: address,
  content_type: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});
export type MediaFile = z.output<typeof mediaFile>;

export const timelineState = z.enum(['done', 'current', 'next', 'locked']);

export const timelineEntry = z.object({
  id: z.string(),
  title: z.string(),
  type: contentType,
  kind: contentKind,
  minutes: z.number().int(),
  state: timelineState,
  progress: share,
});
export type TimelineEntry = z.output<typeof timelineEntry>;

/** An item to go to. */
export const contentLink = z.object({
  id: z.string(),
  title: z.string(),
  type: contentType,
  kind: contentKind,
  minutes: z.number().int(),
  module_id: z.string().nullable(),
  chapter_id: z.string().nullable(),
});
export type ContentLink = z.output<typeof contentLink>;

export const glossaryTerm = z.object({ term: z.string(), definition: z.string() });

/** What anybody may see of an item who may see it at all. */
export const contentPage = z.object({
  id: z.string(),
  type: contentType,
  kind: contentKind,
  title: z.string(),
  summary: z.string(),
  minutes: z.number().int(),
  cover: address.nullable(),
  tags: z.array(z.string()),
  references: z.array(reference),
  version: z.number().int(),
  updated_at: timestamp,
  /** How it is completed, in words. */
  completion_rule: z.string(),
  /**
   * What the player of its kind plays; media are named as in the file and found in `media`. Null for quizzes and simulations:
   * they have endpoints of their own, which keep the key.
   */
  body: z.unknown(),
  media: z.record(z.string(), mediaFile),
  /** The terms that the text names. */
  glossary: z.record(z.string(), glossaryTerm),
});
export type ContentPage = z.output<typeof contentPage>;

/** Where the caller is in an item. */
export const contentProgress = z.object({
  furthest: share,
  place: z.record(z.string(), z.unknown()),
  best_score: z.number().int().min(0).max(100).nullable(),
  is_completed: z.boolean(),
  completed_at: timestamp.nullable(),
});
export type ContentProgress = z.output<typeof contentProgress>;

export const contentDetail = contentPage.extend({
  module: z.object({ id: z.string(), title: z.string() }).nullable(),
  chapter: z.object({ id: z.string(), title: z.string(), position: count, total: count }).nullable(),
  /** Its place in the chapter, from 1. */
  position: count,
  timeline: z.array(timelineEntry),
  previous: contentLink.nullable(),
  next: contentLink.nullable(),
  /** What completing it would pay now; null for what its own feature pays. */
  points: count.nullable(),
  progress: contentProgress,
  is_bookmarked: z.boolean(),
  note: z.string(),
});
export type ContentDetail = z.output<typeof contentDetail>;

/** Where somebody is, as their device reports it. Repeating it, or sending it late, changes nothing that lies further. */
export const progressReport = z.strictObject({
  furthest: share,
  place: z
    .record(z.string().max(40), z.unknown())
    .refine((place) => JSON.stringify(place).length <= PLACE_LENGTH, `The place may have ${PLACE_LENGTH} characters.`)
    .default({}),
  /** When it happened on the device: reports that waited for a connection are older than their request. */
  at: timestamp.optional(),
});
export type ProgressReport = z.output<typeof progressReport>;

export const completionReport = z.strictObject({
  /** Where the kind has one. */
  score: z.number().int().min(0).max(100).optional(),
  at: timestamp.optional(),
});
export type CompletionReport = z.output<typeof completionReport>;

export const completion = z.object({
  content_id: z.string(),
  is_completed: z.literal(true),
  /** False when it was complete before. */
  is_new: z.boolean(),
  /** True when this item was the last of its chapter, or of its module. */
  completes_chapter: z.boolean(),
  completes_module: z.boolean(),
  next: contentLink.nullable(),
  award: award.nullable(),
});
export type Completion = z.output<typeof completion>;

/** The content to go on with (spec §3). */
export const whatsNext = z.object({
  content_id: z.string(),
  content_title: z.string(),
  module_id: z.string(),
  module_title: z.string(),
  chapter_id: z.string(),
  /** Milliseconds; null when the learner has not opened it yet. */
  last_visited: z.number().int().nullable(),
});
export type WhatsNext = z.output<typeof whatsNext>;

export const dueItem = z.object({
  type: z.enum(['course', 'module', 'content']),
  id: z.string(),
  title: z.string(),
  due_on: z.iso.date(),
  is_overdue: z.boolean(),
  minutes: count,
  content_completed: count,
  total_content: count,
});
export type DueItem = z.output<typeof dueItem>;

export const home = z.object({
  whats_next: whatsNext.extend({ item: contentCard, points: count.nullable(), module_progress_percentage: count }).nullable(),
  under_way: z.array(moduleCard),
  new_items: z.array(contentCard),
  due_soon: z.array(dueItem),
  /** False while the organization has nothing to learn yet. */
  has_content: z.boolean(),
});
export type Home = z.output<typeof home>;

/** Everything that the progress cache of the browser holds of an organization (spec §3). */
export const progressOverview = z.object({
  modules: z.record(z.string(), moduleProgress.extend({ title: z.string() })),
  chapters: z.record(z.string(), z.object({ module_id: z.string(), content_completed: count, total_content: count, is_completed: z.boolean() })),
  /** Items that were begun or completed. */
  content: z.record(z.string(), z.object({ is_completed: z.boolean(), progress: share })),
  whats_next_content: whatsNext.extend({ last_visited: z.number().int() }).optional(),
});
export type ProgressOverview = z.output<typeof progressOverview>;

export const moduleQuery = pageQuery.extend({
  tag: slug.optional(),
  state: z.enum(['new', 'under_way', 'completed']).optional(),
});

export const modulePage = z.object({
  items: z.array(moduleCard),
  next_cursor: z.string().nullable(),
  /** Every tag of the catalogue, for its filter. */
  tags: z.array(z.string()),
});

export const searchContentQuery = z.strictObject({
  q: z.string().trim().min(SEARCH_MIN_LENGTH).max(200),
  type: contentType.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

/** A text in pieces; those that match what was looked for are hits. */
export const markedText = z.array(z.object({ text: z.string(), is_hit: z.boolean() }));
export type MarkedText = z.output<typeof markedText>;

export const searchHit = contentCard.extend({ title_marked: markedText, excerpt: markedText });
export type SearchHit = z.output<typeof searchHit>;

export const searchResult = z.object({
  items: z.array(searchHit),
  /** What was looked for instead, when a word was mistyped; null when nothing was. */
  corrected: z.string().nullable(),
});
export type SearchResult = z.output<typeof searchResult>;

export const noteChange = z.strictObject({ text: z.string().max(NOTE_LENGTH) });
export const contentNote = z.object({ content_id: z.string(), content_title: z.string(), text: z.string(), updated_at: timestamp });

export const courseCard = moduleProgress.extend({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  has_certificate: z.boolean(),
  due_on: z.iso.date().nullable(),
  is_overdue: z.boolean(),
  minutes: count,
  modules: z.array(moduleCard.pick({ id: true, title: true, progress_percentage: true })),
});
export type CourseCard = z.output<typeof courseCard>;

export const assignmentTarget = z.enum(['course', 'module', 'content']);
export const newAssignment = z.strictObject({
  target_type: assignmentTarget,
  target_id: slug,
  /** One of the two, or neither for everybody. */
  uid: z.string().max(128).optional(),
  group_id: z.string().max(64).optional(),
  due_on: z.iso.date().optional(),
});
export const assignment = z.object({
  id: z.string(),
  target_type: assignmentTarget,
  target_id: z.string(),
  target_title: z.string(),
  uid: z.string().nullable(),
  group_id: z.string().nullable(),
  due_on: z.iso.date().nullable(),
  created_at: timestamp,
});
export type Assignment = z.output<typeof assignment>;

/** Something that was finished, for the learner's record. */
export const historyEntry = z.object({
  content_id: z.string(),
  title: z.string(),
  type: contentType,
  kind: contentKind,
  module_title: z.string(),
  completed_at: timestamp,
});
