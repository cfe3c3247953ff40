import { z } from 'zod';
import { readLanguages } from '../text/read-languages.ts';
import { contentLock } from '../catalogue/cards.schemas.ts';
import { awards } from '../gamification/award.schemas.ts';
import { timestamp } from '../http/ids.ts';
import {
  conversationAbout,
  conversationResult,
  conversationStepInput,
  conversationView,
} from './conversation-play.schemas.ts';
import { sceneStepInput, scenesAbout, scenesResult, scenesView } from './scenes-play.schemas.ts';

/** How a simulation is played. Each play adds its line to the four unions below, and its rules on the server. */
export const simulationPlay = z.enum(['scenes', 'conversation']);
export type SimulationPlay = z.output<typeof simulationPlay>;

/** What the cover tells of a simulation before it begins. */
export const simulationAbout = z.discriminatedUnion('play', [scenesAbout, conversationAbout]);
/** One step as a client sends it. */
export const simulationStepInput = z.discriminatedUnion('play', [sceneStepInput, conversationStepInput]);
export type SimulationStepInput = z.output<typeof simulationStepInput>;
/** What is released of an attempt; nothing that is hidden yet. */
export const simulationView = z.discriminatedUnion('play', [scenesView, conversationView]);
export type SimulationView = z.output<typeof simulationView>;
/** What came of a finished attempt. */
export const simulationOutcome = z.discriminatedUnion('play', [scenesResult, conversationResult]);
export type SimulationOutcome = z.output<typeof simulationOutcome>;

/** Abandoned: begun anew instead. It counts for nothing. */
export const simulationStatus = z.enum(['open', 'finished', 'abandoned']);

/** An attempt in numbers. */
export const simulationSummary = z.object({
  id: z.string(),
  content_id: z.string(),
  play: simulationPlay,
  /** 'Try again from here': it pays nothing and is never the best. */
  is_practice: z.boolean(),
  status: simulationStatus,
  started_at: timestamp,
  finished_at: timestamp.nullable(),
  /** 0 to 1; null until it is finished. */
  share: z.number().nullable(),
  points_gained: z.int(),
  steps: z.int(),
});
export type SimulationSummary = z.output<typeof simulationSummary>;

export const simulationAttempt = simulationSummary.extend({
  title: z.string(),
  module_id: z.string().nullable(),
  chapter_id: z.string().nullable(),
  /** The attempt that a practice run goes on from, and after how many of its steps. */
  forked_from: z.object({ attempt_id: z.string(), position: z.int() }).nullable(),
  view: simulationView,
});
export type SimulationAttempt = z.output<typeof simulationAttempt>;

/** What stands before the beginning: the situation, and where the caller is with it. */
export const simulationCover = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  minutes: z.int(),
  module_id: z.string().nullable(),
  chapter_id: z.string().nullable(),
  cover_url: z.string().nullable(),
  is_public: z.boolean(),
  ...readLanguages,
  about: simulationAbout,
  /** What has to be complete before it can be begun; null when it is open. */
  lock: contentLock.nullable(),
  /** One that was begun and waits. */
  open_attempt: simulationSummary.nullable(),
  /** The one finished last, practice runs included. */
  last_attempt: simulationSummary.nullable(),
  /** Finished attempts that count. */
  attempts: z.int(),
  best_share: z.number().nullable(),
  /** What it pays at best, and what of it is still to be had; null for strangers. */
  points: z.object({ most: z.int(), open: z.int() }).nullable(),
});
export type SimulationCover = z.output<typeof simulationCover>;

/** Begins or resumes. `from`: a practice run from a step of a finished attempt. `is_anew`: abandons the open one. */
export const simulationStart = z.strictObject({
  from: z.strictObject({ attempt_id: z.uuid(), position: z.int().min(0).max(1_000) }).optional(),
  is_anew: z.boolean().default(false),
});
export type SimulationStart = z.output<typeof simulationStart>;

/** A step with the key that makes repeating it harmless: one is stored for each key. */
export const keyedStep = z.strictObject({ key: z.uuid(), step: simulationStepInput });
export type KeyedStep = z.output<typeof keyedStep>;

/** The response to a step: the attempt as it is then, and what finishing it earned. */
export const takenStep = z.object({ attempt: simulationAttempt, awards });
export type TakenStep = z.output<typeof takenStep>;

/** The stored result of a finished attempt, with what it paid and may still pay. */
export const simulationResult = z.object({
  attempt: simulationSummary.extend({
    title: z.string(),
    module_id: z.string().nullable(),
    chapter_id: z.string().nullable(),
  }),
  outcome: simulationOutcome,
  /** The best share of the attempts that count, this one included; null when none does. */
  best_share: z.number().nullable(),
  /** What it pays at best; null for strangers. */
  points_most: z.int().nullable(),
  /** What was said, as it sounded, by the step at which; empty where nobody agreed to it. */
  recordings: z.array(z.object({ step: z.int(), url: z.string() })),
  /** So many things of what was missed come back among the reviews. */
  tips: z.int(),
});
export type SimulationResult = z.output<typeof simulationResult>;
