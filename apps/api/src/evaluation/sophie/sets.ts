import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVALUATION_DIR } from '@snapwell/demo-library/evaluation';
import { parse } from 'yaml';
import { z } from 'zod';

const organization = z.enum(['riverside', 'academy']);
const slug = z.string().regex(/^[a-z0-9-]+$/);
/** Sentences that answer as well, of the same item or of another, by who reads the lessons alone. */
const or = z.array(z.strictObject({ item: slug.optional(), sentence: z.string().min(4) })).default([]);
/** Where the answer stands, in the words of the item, and what it says in short. */
const answered = {
  organization,
  item: slug,
  sentence: z.string().min(4),
  answer: z.string().min(2).optional(),
  or,
};

const question = z.strictObject({
  ...answered,
  asked: z.string().min(3),
  clean: z.boolean(),
  /** Other items that answer it as well, by who wrote it. */
  also: z.array(slug).default([]),
});
const followUp = z.strictObject({ ...answered, first: z.string().min(3), goes_on: z.string().min(2) });
const place = z.strictObject({ ...answered, selected: z.string().min(2), asked: z.string().min(1) });
const declined = z.strictObject({
  organization,
  asked: z.string().min(2),
  why: z.string(),
  /** What of several things with the same reason it is, for the classifier to learn from. */
  kind: z
    .enum([
      'emergency',
      'danger',
      'mishap',
      'exposure',
      'breach',
      'distress',
      'quiz_key',
      'favour',
      'instructions',
      'own_health',
      'own_case',
    ])
    .optional(),
});
/** What looks like something to decline, or like the own record, and asks what lessons teach. */
const near = z.strictObject({ organization, asked: z.string().min(3) });
/** What is wanted of the assistant or asked about the product. */
const request = z.strictObject({
  asked: z.string().min(1),
  wants: z.enum([
    'find',
    'summarize',
    'flashcards',
    'game',
    'video_short',
    'quiz_me',
    'voice',
    'help',
    'greet',
    'thanks',
    'product_help',
  ]),
});
const record = z.strictObject({
  asked: z.string().min(3),
  about: z.string(),
});

const turn = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('lesson'),
    asked: z.string().min(1),
    sentence: z.string().min(4),
    answer: z.string().min(1),
    or,
    /** The page that is open now, and where the answer stands where that is another one. */
    item: slug.optional(),
    from: slug.optional(),
  }),
  z.strictObject({ kind: z.literal('record'), asked: z.string().min(1), about: z.string(), item: slug.optional() }),
  z.strictObject({ kind: z.literal('decline'), asked: z.string().min(1), why: z.string(), item: slug.optional() }),
  z.strictObject({
    kind: z.literal('help'),
    asked: z.string().min(1),
    /** A right answer holds one of these words. */
    mentions: z.array(z.string()).min(1),
    item: slug.optional(),
  }),
  z.strictObject({
    kind: z.enum(['again', 'quiz', 'summary', 'cards', 'chat']),
    asked: z.string().min(1),
    item: slug.optional(),
  }),
]);
/** What somebody types one after the other, with a page in front of them. */
const talk = z.strictObject({ organization, item: slug.nullable(), turns: z.array(turn).min(1) });

export type SophieTurn = z.output<typeof turn>;
export type SophieTalk = z.output<typeof talk>;
export type SophieQuestion = z.output<typeof question>;
export type SophieFollowUp = z.output<typeof followUp>;
export type SophiePlace = z.output<typeof place>;
export type SophieDeclined = z.output<typeof declined>;
export type SophieRecord = z.output<typeof record>;

/** What people ask, by somebody who read the lessons and saw neither engine nor evaluation. */
export interface SophieSets {
  readonly questions: readonly SophieQuestion[];
  readonly followUps: readonly SophieFollowUp[];
  readonly places: readonly SophiePlace[];
  readonly declined: readonly SophieDeclined[];
  readonly record: readonly SophieRecord[];
  readonly near: readonly z.output<typeof near>[];
  readonly requests: readonly z.output<typeof request>[];
  readonly talks: readonly SophieTalk[];
}

/** Single messages, to learn from what they are after; only what is asked of a selected text quotes a lesson. */
const messageSets = [
  'twentieth',
  'twenty-first',
  'twenty-second',
  'twenty-third',
  'twenty-fourth',
  'twenty-fifth',
  'twenty-sixth',
  'twenty-seventh',
  'twenty-eighth',
  'thirtieth',
  'thirty-first',
  'thirty-second',
  'thirty-third',
  'thirty-fourth',
  'thirty-fifth',
  'thirty-seventh',
  'thirty-eighth',
  'thirty-ninth',
  'forty-first',
  'forty-second',
] as const;

/**
 * Those that may be tuned on, in the order in which they are learned from: sets by people who read the lessons alone,
 * and a grid of ways to ask that was written before the patterns were read.
 */
export const learnedSets = [
  'tune',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'seventeenth',
  ...messageSets,
  'drill',
] as const;

/** Nobody looks at their lines: they are asked by totals, the locked half once a day at most. */
const unseenSets = [
  'fifteenth',
  'sixteenth',
  'eighteenth',
  'twenty-ninth',
  'thirty-sixth',
  'fortieth',
  'forty-third',
  'forty-sixth',
  'forty-seventh',
  'forty-eighth',
  'locked',
] as const;
export const setNames = [...learnedSets, 'practice', 'nineteenth', ...unseenSets] as const;
export const isUnseen = (set: string): boolean => unseenSets.some((unseen) => unseen === set);
export type SetName = (typeof setNames)[number];

const isOfMessages = (set: string): boolean => messageSets.some((each) => each === set);
const folderOf = (set: SetName): string => (isUnseen(set) ? 'unseen' : isOfMessages(set) ? 'messages' : '');

/** A set; some have only a part of the files. */
export function readSophieSets(set: SetName): SophieSets {
  const folder = join(EVALUATION_DIR, 'sophie', folderOf(set), set);
  const read = <S extends z.ZodType>(file: string, name: string, form: S): z.output<S>[] => {
    const path = join(folder, `${file}.yaml`);
    if (!existsSync(path)) return [];
    return z.object({ [name]: z.array(form) }).parse(parse(readFileSync(path, 'utf8')))[name]!;
  };
  return {
    questions: read('questions', 'questions', question),
    followUps: read('follow-ups', 'follow-ups', followUp),
    places: read('places', 'places', place),
    declined: read('declined', 'declined', declined),
    record: read('record', 'record', record),
    near: read('near', 'near', near),
    requests: read('requests', 'requests', request),
    talks: read('talks', 'talks', talk),
  };
}

/** The set without the parts that are not named; all of it when none is. */
export function onlyParts(sets: SophieSets, parts: readonly string[] | undefined): SophieSets {
  if (!parts) return sets;
  return Object.fromEntries(
    Object.entries(sets).map(([part, all]) => [part, parts.includes(part) ? all : []]),
  ) as unknown as SophieSets;
}
