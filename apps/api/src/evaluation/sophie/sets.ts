import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVALUATION_DIR } from '@snapwell/demo-library/evaluation';
import { parse } from 'yaml';
import { z } from 'zod';

const organization = z.enum(['riverside', 'academy']);
const slug = z.string().regex(/^[a-z0-9-]+$/);
/** Where the answer stands, in the words of the item, and what it says in short. */
const answered = { organization, item: slug, sentence: z.string().min(4), answer: z.string().min(2) };

const question = z.strictObject({ ...answered, asked: z.string().min(3), clean: z.boolean() });
const followUp = z.strictObject({ ...answered, first: z.string().min(3), goes_on: z.string().min(2) });
const place = z.strictObject({ ...answered, selected: z.string().min(4), asked: z.string().min(1) });
const declined = z.strictObject({
  organization,
  asked: z.string().min(3),
  why: z.string(),
});
const record = z.strictObject({
  asked: z.string().min(3),
  about: z.string(),
});

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
}

/** What is tuned on, what is never looked at, and a grid of ways to ask that was written before the patterns were read. */
export type SetName = 'tune' | 'locked' | 'practice';

/** A set; of the grid only what depends on the way of asking. */
export function readSophieSets(set: SetName): SophieSets {
  const read = <S extends z.ZodType>(file: string, name: string, form: S): z.output<S>[] => {
    const path = join(EVALUATION_DIR, 'sophie', set, `${file}.yaml`);
    if (set === 'practice' && !existsSync(path)) return [];
    return z.object({ [name]: z.array(form) }).parse(parse(readFileSync(path, 'utf8')))[name]!;
  };
  return {
    questions: read('questions', 'questions', question),
    followUps: read('follow-ups', 'follow-ups', followUp),
    places: read('places', 'places', place),
    declined: read('declined', 'declined', declined),
    record: read('record', 'record', record),
  };
}
