import { z } from 'zod';
import { contentType } from '../catalogue/content-kind.ts';
import {
  CONTEXT_CHAPTERS,
  CONTEXT_DIALOG,
  CONTEXT_ITEMS,
  CONTEXT_MODULES,
  CONTEXT_PAGES,
  CONTEXT_PROMPTS,
  SELECTION_LENGTH,
} from './copilot.limits.ts';

const id = z.string().max(120);
const title = z.string().max(300);
const count = z.number().int().min(0);
const line = z.string().max(1000);

const contextItem = z.strictObject({ id, title, module_id: id.nullable(), chapter_id: id.nullable() });
const contextChapter = z.strictObject({ id, title, content: z.array(contextItem).max(CONTEXT_ITEMS) });
const contextModule = z.strictObject({
  id,
  title,
  chapter_count: count,
  chapters: z.array(contextChapter).max(CONTEXT_CHAPTERS),
});

/**
 * What stands open: a video has a summary with its duration, a comic its first pages. `id` lets the server look into
 * the item itself.
 */
const contextContent = z.strictObject({
  id: id.optional(),
  title,
  type: contentType,
  summary: z.string().max(4000).optional(),
  /** In seconds. */
  duration: z.number().min(0).optional(),
  pages: z
    .array(
      z.strictObject({
        page: count,
        prompts: z.array(line).max(CONTEXT_PROMPTS),
        dialog: z.array(line).max(CONTEXT_DIALOG),
      }),
    )
    .max(CONTEXT_PAGES)
    .optional(),
});

/**
 * Where in what stands open the learner is. Numbers count from 1. The server looks up what stands there: of the words
 * of a page only a selection is sent, and it is looked for in the item.
 */
const pagePlace = z.strictObject({
  /** The block of the article. */
  paragraph: z.int().min(1).max(99_999).optional(),
  /** In it the row of a table below its head, or the entry of a list. */
  row: z.int().min(1).max(999).optional(),
  /** Of a video. */
  seconds: z.number().min(0).max(360_000).optional(),
  /** Of a comic: its page, and the panel on it where one stands alone. */
  page: z.int().min(1).max(999).optional(),
  panel: z.int().min(1).max(99).optional(),
  /** The question of a quiz that was answered last, or is in view among its results. */
  question_id: id.optional(),
  selection: z.string().max(SELECTION_LENGTH).optional(),
});
export type PagePlace = z.output<typeof pagePlace>;

/** What the page shows that the question was asked on (spec §3). Hints from a browser: nothing in it opens a door. */
export const pageContext = z.strictObject({
  page_id: z.enum(['discover', 'content']),
  modules: z.array(contextModule).max(CONTEXT_MODULES).optional(),
  content: contextContent.optional(),
  place: pagePlace.optional(),
});
export type PageContext = z.output<typeof pageContext>;

const contextModuleProgress = z.strictObject({
  module_id: id,
  module_title: title,
  chapters_completed: count,
  chapters_total: count,
  content_completed: count,
  content_total: count,
  completion_percentage: z.number().min(0).max(100),
});

const contextPlace = z.strictObject({
  content_id: id,
  content_title: title,
  module_id: id.nullable(),
  module_title: title.nullable(),
  chapter_id: id.nullable(),
  last_visited: z.number().optional(),
});

const recentQuiz = z.strictObject({
  quiz_id: id,
  quiz_title: title,
  module_id: id.nullable(),
  module_title: title.nullable(),
  questions_correct: count,
  questions_total: count,
  score_percentage: z.number().min(0).max(100),
  completed_at: z.string().max(40).nullable(),
  attempt_number: count,
});

const quizOverview = z.strictObject({
  recent_quizzes: z.array(recentQuiz).max(20),
  overall_stats: z.strictObject({
    total_quizzes_taken: count,
    average_score: z.number().min(0).max(100),
    highest_score: z.number().min(0).max(100),
    /** Always 0 (spec §3). */
    recent_improvement: z.literal(0),
  }),
});

/**
 * What the browser knows of the learner (spec §3). A model reads it as data; record questions are answered from the
 * server's own tables.
 */
export const userContext = z.strictObject({
  display_name: title,
  first_name: title,
  last_name: title,
  job_role: title.nullable().optional(),
  system_level: z.string().max(40).nullable().optional(),
  snap_points: z.number().int(),
  current_streak: count,
  snap_points_rank: z.number().int().nullable().optional(),
  progress: z
    .strictObject({
      modules: z.array(contextModuleProgress).max(200),
      next_up: contextPlace.nullable(),
      last_completed: contextPlace.nullable(),
      quiz_overview: quizOverview.nullable(),
    })
    .nullable()
    .optional(),
});
export type UserContext = z.output<typeof userContext>;
