import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVALUATION_DIR } from '@snapwell/demo-library/evaluation';
import { parse } from 'yaml';
import { z } from 'zod';
import { readSophieSets, type SophieSets } from './sets.ts';

/** Where the recorded replies of a model lie, and which entries of the sets they answer. */
export const RECORDED_DIR = join(EVALUATION_DIR, 'recorded');

/** An entry of a set: the how manieth it is, from 1, and what is said first in it. */
const entry = z.strictObject({ set: z.enum(['second', 'third', 'fourth']), number: z.int().min(1), asked: z.string() });
const parts = z.strictObject({
  questions: z.array(entry),
  followUps: z.array(entry),
  places: z.array(entry),
  declined: z.array(entry),
  record: z.array(entry),
  talks: z.array(entry),
});
type ChosenPart = keyof z.output<typeof parts>;

/** The entries that a model's replies are recorded for, as a set of their own. */
export function readChosenSets(): SophieSets {
  const chosen = parts.parse(parse(readFileSync(join(RECORDED_DIR, 'chosen.yaml'), 'utf8')));
  const of = <P extends ChosenPart>(part: P): SophieSets[P] =>
    chosen[part].map(({ set, number, asked }) => {
      const found = readSophieSets(set)[part][number - 1];
      if (!found || beginningOf(found) !== asked)
        throw new Error(`chosen.yaml: ${part} ${number} of the set ${set} is not '${asked}'.`);
      return found;
    }) as unknown as SophieSets[P];
  return {
    questions: of('questions'),
    followUps: of('followUps'),
    places: of('places'),
    declined: of('declined'),
    record: of('record'),
    talks: of('talks'),
    near: [],
    requests: [],
  };
}

function beginningOf(entry: SophieSets[ChosenPart][number]): string {
  if ('turns' in entry) return entry.turns[0]!.asked;
  return 'first' in entry ? entry.first : entry.asked;
}
