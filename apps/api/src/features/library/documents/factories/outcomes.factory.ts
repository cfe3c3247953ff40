import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { glance } from './read-in-test.factory.ts';

type Outcome = Partial<ReturnType<typeof glance>> & {
  /** What the draft must say, letter by letter. */
  readonly says: readonly string[];
};

/** What came of each document: looked at once by a person, and the same since. */
export const outcomes = JSON.parse(readFileSync(join(import.meta.dirname, 'outcomes.json'), 'utf8')) as Record<
  string,
  Outcome
>;
