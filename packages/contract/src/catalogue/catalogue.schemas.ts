import { z } from 'zod';
import { slug } from '../http/ids.ts';
import { pageOf, pageQuery } from '../http/page.ts';
import { address, contentCard, count, pathItem, share } from './cards.schemas.ts';
import { contentType } from './content-kind.ts';
import { SEARCH_HITS, SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from './catalogue.limits.ts';

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
  items: z.array(pathItem),
});

export const moduleDetail = moduleCard.extend({
  chapters: z.array(chapterDetail),
  /** The item to go on with; null when all are complete. */
  next: contentCard.nullable(),
});
export type ModuleDetail = z.output<typeof moduleDetail>;

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
  whats_next: whatsNext
    .extend({ item: contentCard, points: count.nullable(), module_progress_percentage: count })
    .nullable(),
  under_way: z.array(moduleCard),
  new_items: z.array(contentCard),
  due_soon: z.array(dueItem),
  /** False while the organization has nothing to learn yet. */
  has_content: z.boolean(),
});
export type Home = z.output<typeof home>;

/** How far the learner is in modules, those under way first; at most PROGRESS_MODULES of them. */
export const progressOverview = z.object({
  modules: z.record(z.string(), moduleProgress.extend({ title: z.string() })),
  whats_next_content: whatsNext.extend({ last_visited: z.number().int() }).optional(),
});
export type ProgressOverview = z.output<typeof progressOverview>;

export const moduleQuery = pageQuery.extend({
  tag: slug.optional(),
  state: z.enum(['new', 'under_way', 'completed']).optional(),
});

/** Items across all modules. */
export const itemQuery = pageQuery.extend({
  type: contentType.optional(),
  /** At most so long. */
  max_minutes: z.coerce.number().int().min(1).max(600).optional(),
  tag: slug.optional(),
});
export const itemPage = pageOf(contentCard);

export const modulePage = z.object({
  items: z.array(moduleCard),
  next_cursor: z.string().nullable(),
  /** Every tag of the catalogue, for its filter. */
  tags: z.array(z.string()),
});

export const searchContentQuery = z.strictObject({
  q: z.string().trim().min(SEARCH_MIN_LENGTH).max(SEARCH_MAX_LENGTH),
  type: contentType.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(SEARCH_HITS),
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

export const courseCard = moduleProgress.extend({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  has_certificate: z.boolean(),
  due_on: z.iso.date().nullable(),
  is_overdue: z.boolean(),
  minutes: count,
  minutes_left: count,
  modules: z.array(moduleCard.pick({ id: true, title: true, progress_percentage: true })),
});
export type CourseCard = z.output<typeof courseCard>;

/** A module of a course with its days, by the organization's calendar. */
export const courseModule = moduleCard.extend({
  minutes_left: count,
  /** How much of each chapter is done, in their order. */
  chapter_shares: z.array(share),
  due_on: z.iso.date().nullable(),
  /** The first and the last day on which the learner finished something of it; null before. */
  begun_on: z.iso.date().nullable(),
  finished_on: z.iso.date().nullable(),
});
export type CourseModule = z.output<typeof courseModule>;

export const courseDetail = courseCard.extend({
  today: z.iso.date(),
  /** Since when the learner is asked to finish it; null where nobody asks. */
  asked_on: z.iso.date().nullable(),
  /** In the order of the course. */
  module_cards: z.array(courseModule),
  /** The item to go on with; null when all are complete. */
  next: contentCard.nullable(),
});
export type CourseDetail = z.output<typeof courseDetail>;
