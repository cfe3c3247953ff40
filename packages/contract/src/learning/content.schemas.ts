import { z } from 'zod';
import { awards } from '../gamification/award.schemas.ts';
import { timestamp } from '../http/ids.ts';
import { reference } from './content-head.ts';
import { address, contentFace, contentLink, contentLock, count, share } from '../catalogue/cards.schemas.ts';
import { contentKind, contentType } from '../catalogue/content-kind.ts';
import { readLanguages } from '../text/read-languages.ts';
import { PLACE_LENGTH } from './learning.limits.ts';

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

export const glossaryTerm = z.object({ term: z.string(), definition: z.string() });

/** What anybody may see of an item who may see it at all. */
export const contentPage = contentFace.extend({
  tags: z.array(z.string()),
  references: z.array(reference),
  /** The day on which it was last held against its sources, where an author has said so. */
  checked: z.iso.date().nullable(),
  version: z.number().int(),
  updated_at: timestamp,
  /** How it is completed, in words. */
  completion_rule: z.string(),
  /** How much of it must be behind a learner to complete it; null where its own feature decides. */
  completes_at: share.nullable(),
  /** How a simulation is played; null for everything else. */
  play: z.enum(['scenes', 'conversation']).nullable(),
  /**
   * What the player of its kind plays. Media are named as in the file and found in `media`; the questions inside an
   * article are written as JSON. Null for quizzes and simulations: they have endpoints of their own, which keep the
   * key.
   */
  body: z.unknown(),
  media: z.record(z.string(), mediaFile),
  /** The terms that the text names. */
  glossary: z.record(z.string(), glossaryTerm),
  ...readLanguages,
});
export type ContentPage = z.output<typeof contentPage>;

/**
 * What was completed faster than anybody can go through it pays when so many milliseconds have passed and the
 * completion is reported again; null when it has paid, or pays nothing.
 */
const paysInMs = z.number().int().min(0).nullable();

/** Where the caller is in an item. */
export const contentProgress = z.object({
  furthest: share,
  place: z.record(z.string(), z.unknown()),
  best_score: z.number().int().min(0).max(100).nullable(),
  is_completed: z.boolean(),
  completed_at: timestamp.nullable(),
  pays_in_ms: paysInMs,
  /** Whether it was clear, as the caller has said; null while they have not. */
  is_clear: z.boolean().nullable(),
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
  /** While it waits for earlier items there is neither body nor media; null when it is open. */
  lock: contentLock.nullable(),
});
export type ContentDetail = z.output<typeof contentDetail>;

/**
 * Where somebody is, as their device reports it. Repeating it, or sending it late, changes nothing that lies further.
 */
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
  /** How far the player has come; what was reported before counts as well. */
  furthest: share.default(0),
  /** Where the kind has one. */
  score: z.number().int().min(0).max(100).optional(),
  at: timestamp.optional(),
});
export type CompletionReport = z.output<typeof completionReport>;

export const completion = z.object({
  content_id: z.string(),
  is_completed: z.literal(true),
  awards,
  pays_in_ms: paysInMs,
});
export type Completion = z.output<typeof completion>;

/** What a learner says of an item that they have completed: whether it was clear. */
export const clarityAnswer = z.strictObject({ is_clear: z.boolean() });
export type ClarityAnswer = z.output<typeof clarityAnswer>;
