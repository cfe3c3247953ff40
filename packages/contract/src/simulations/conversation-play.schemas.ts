import { z } from 'zod';
import { settings } from './persona-look.ts';

/** Words at most of one thing that is said, in letters. */
export const MOST_SAID = 600;

const inLetters = z.string().trim().max(MOST_SAID);
/** Seconds of talk since the conversation began; pauses between sittings are not counted. */
const talkSeconds = z.number().min(0).max(36_000);
const goalProgress = z.object({ text: z.string(), is_reached: z.boolean() });

/** A step as it is sent: something said (nothing for silence), or the wish to end. */
export const conversationStepInput = z.strictObject({
  play: z.literal('conversation'),
  /** After how many steps it was said: what comes too late is refused. */
  position: z.int().min(0).max(1_000),
  act: z.enum(['say', 'end']).default('say'),
  said: inLetters.default(''),
  by: z.enum(['text', 'voice']).default('text'),
  seconds: talkSeconds,
});
export type ConversationStepInput = z.output<typeof conversationStepInput>;

/** What the persona made of what was said. */
const meaning = z.object({
  /** A fact asked for, or a reaction used. */
  id: z.string(),
  kind: z.enum(['told', 'withheld', 'reaction']),
  /** Where the words stand in what was said. */
  start: z.int(),
  end: z.int(),
});
export type Meaning = z.output<typeof meaning>;

/** A step as it is stored: with what was understood and answered, so that nothing has to be understood again. */
export const conversationStep = z.object({
  act: z.enum(['say', 'end']),
  said: z.string(),
  by: z.enum(['text', 'voice']),
  seconds: z.number(),
  meanings: z.array(meaning),
  manner: z.string().nullable(),
  reply: z.string(),
  engine: z.enum(['built-in', 'model']),
});
export type ConversationStep = z.output<typeof conversationStep>;

const look = z.object({
  hair: z.enum(['white', 'grey', 'blond', 'red', 'brown', 'black']),
  cut: z.enum(['bun', 'short', 'long', 'curls', 'parted', 'bald']),
  skin: z.int(),
  has_glasses: z.boolean(),
  has_beard: z.boolean(),
  setting: z.enum(settings),
  is_old: z.boolean(),
});
export type ShownLook = z.output<typeof look>;

export const shownPersona = z.object({
  name: z.string(),
  role: z.string(),
  age: z.int().nullable(),
  voice: z.enum(['female', 'male']),
  look,
});
export type ShownPersona = z.output<typeof shownPersona>;

/** Before it begins: the situation, whom one meets, what to reach. */
export const conversationAbout = z.object({
  play: z.literal('conversation'),
  introduction: z.string(),
  persona: shownPersona,
  goals: z.array(z.string()),
  /** Minutes; null without a limit. */
  time_limit: z.number().nullable(),
});

const endedBy = z.enum(['agreement', 'person', 'persona', 'time']);

/** What is released of a conversation: what was said, how the persona is, nothing that they hide. */
export const conversationView = z.object({
  play: z.literal('conversation'),
  introduction: z.string(),
  persona: shownPersona,
  opening: z.string(),
  goals: z.array(goalProgress),
  lines: z.array(
    z.object({
      said: z.string(),
      by: z.enum(['text', 'voice']),
      seconds: z.number(),
      reply: z.string(),
      /** The persona could make something of it. */
      is_understood: z.boolean(),
      /** How it moved the mood. */
      change: z.int(),
    }),
  ),
  /** 0 (as bad as it gets) to 100. */
  mood: z.int(),
  pain: z.int(),
  vitals: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      unit: z.string(),
      value: z.number(),
      start: z.number(),
      change: z.number(),
    }),
  ),
  /** So many things they have told. */
  told: z.int(),
  seconds: z.number(),
  time_limit: z.number().nullable(),
  /** Which engine found the last words; null before anything is said. */
  engine: z.enum(['built-in', 'model']).nullable(),
  ended_by: endedBy.nullable(),
});
export type ConversationView = z.output<typeof conversationView>;

const quote = z.object({
  /** The step that it stands in, counted from 0. */
  step: z.int(),
  said: z.string(),
  /** The words that decided, as a stretch of `said`. */
  start: z.int(),
  end: z.int(),
  seconds: z.number(),
});
export type Quote = z.output<typeof quote>;

const judgedItem = z.object({
  id: z.string(),
  text: z.string(),
  weight: z.int(),
  is_met: z.boolean(),
  /** The sentence that won it; of a missed one the sentence where it slipped, if there is one. */
  quote: quote.nullable(),
  /** What followed from it. */
  reply: z.string().nullable(),
  /** Asked for, but kept back: the mood was too low. */
  was_withheld: z.boolean(),
  /** Of a missed one: what helps, and how it could be said. */
  advice: z.string().nullable(),
  example: z.string().nullable(),
  /** How many steps stay when one tries again from here. */
  try_from: z.int().nullable(),
});
export type JudgedItem = z.output<typeof judgedItem>;

/** What came of a conversation: it is made once, and stays. */
export const conversationResult = z.object({
  play: z.literal('conversation'),
  /** 0 to 1. */
  share: z.number().min(0).max(1),
  persona: shownPersona,
  goals: z.array(goalProgress),
  ended_by: endedBy,
  opening: z.string(),
  items: z.array(judgedItem),
  /** Words that could have harmed: they hold the result down. */
  critical: z.array(z.object({ quote, text: z.string() })),
  timeline: z.array(
    z.object({ said: z.string(), reply: z.string(), seconds: z.number(), mood: z.int(), change: z.int() }),
  ),
  mood: z.object({ start: z.int(), end: z.int(), lowest: z.int() }),
  seconds: z.number(),
  judged_by: z.enum(['built-in', 'model']),
});
export type ConversationResult = z.output<typeof conversationResult>;
