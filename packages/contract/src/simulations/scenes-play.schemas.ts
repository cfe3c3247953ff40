import { z } from 'zod';
import { shownPersona } from './conversation-play.schemas.ts';

/** Who made a choice: the person, or the clock when the countdown was over. */
const chooser = z.enum(['person', 'clock']);

/** A step as it is stored: the choice by its number in the author's file, counted from 0. */
export const sceneStep = z.object({ choice: z.int().min(0), by: chooser });
export type SceneStep = z.output<typeof sceneStep>;

/** A step as it is sent. `position` says after how many steps it was made: one that comes too late is refused. */
export const sceneStepInput = z.strictObject({
  play: z.literal('scenes'),
  position: z.int().min(0).max(1_000),
  choice: z.int().min(0).max(4),
  by: chooser.default('person'),
});

const ending = z.object({ outcome: z.enum(['good', 'mixed', 'poor']), title: z.string(), debrief: z.string() });

/** Who is seen, and how they feel. The description of the API writes it out once, by this name. */
const seenPerson = shownPersona
  .extend({ mood: z.int(), pain: z.int(), is_asleep: z.boolean() })
  .meta({ id: 'SeenPerson' });
export type SeenPerson = z.output<typeof seenPerson>;

const shownScene = z.object({
  title: z.string().nullable(),
  /** The clock of the story, like `02:14`. */
  at: z.string().nullable(),
  text: z.string(),
  image: z
    .object({
      url: z.string(),
      width: z.number().nullable(),
      height: z.number().nullable(),
      alternative: z.string(),
    })
    .nullable(),
  patient: z
    .object({
      looks: z.string().nullable(),
      vitals: z.array(z.object({ name: z.string(), value: z.string(), is_worrying: z.boolean() })),
    })
    .nullable(),
  person: seenPerson.nullable(),
  /** Seconds to decide, and the choice that is taken when they are over. */
  countdown: z.object({ seconds: z.int(), choice: z.int() }).nullable(),
  /** Without what they lead to. Empty at an ending. */
  choices: z.array(z.string()),
  ending: ending.nullable(),
});
export type ShownScene = z.output<typeof shownScene>;

/** What is released of an attempt: the scene it is in, the scenes behind it, what the last choice did. */
export const scenesView = z.object({
  play: z.literal('scenes'),
  introduction: z.string(),
  measures: z.array(z.object({ id: z.string(), title: z.string(), value: z.int(), change: z.int() })),
  trail: z.array(z.object({ title: z.string().nullable(), at: z.string().nullable(), choice: z.string() })),
  /** The person is the one of the scene in which it was chosen: what follows is about them. */
  last: z
    .object({
      choice: z.string(),
      by: chooser,
      consequence: z.string().nullable(),
      person: seenPerson.nullable(),
    })
    .nullable(),
  /** Somewhere in it there is a patient: the room is a ward. */
  has_patient: z.boolean(),
  scene: shownScene,
});
export type ScenesView = z.output<typeof scenesView>;

/** What the cover says of a graph of scenes before it begins. */
export const scenesAbout = z.object({
  play: z.literal('scenes'),
  introduction: z.string(),
  measures: z.array(z.string()),
});
export type ScenesAbout = z.output<typeof scenesAbout>;

const wayScene = z.object({
  scene: z.string(),
  title: z.string().nullable(),
  at: z.string().nullable(),
  text: z.string(),
  /** The measures when it was come to, in the order of `measures`. */
  values: z.array(z.int()),
  /** Null at the ending. */
  choice: z.string().nullable(),
  consequence: z.string().nullable(),
  other_ways: z.int(),
});

/** What came of an attempt: it is made once, and stays. */
export const scenesResult = z.object({
  play: z.literal('scenes'),
  /** What was reached, of the best that can be: 0 to 1. */
  share: z.number().min(0).max(1),
  ending,
  best_ending: ending,
  measures: z.array(z.object({ id: z.string(), title: z.string(), start: z.int(), value: z.int(), best: z.int() })),
  path: z.array(
    wayScene.extend({
      by: chooser.nullable(),
      /** What the choice cost of what could still be reached then, as a share of the best: 0 to 1. */
      loss: z.number(),
      /** The choice that would have cost nothing; null where this one did not. */
      better: z.object({ text: z.string(), consequence: z.string().nullable() }).nullable(),
    }),
  ),
  best_path: z.array(wayScene),
  /** So many scenes from the start are the same in both. */
  together: z.int(),
  /** The position in `path` of the choice that cost most; null when none cost anything. */
  turning_point: z.int().nullable(),
});
export type ScenesResult = z.output<typeof scenesResult>;
