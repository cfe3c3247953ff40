import { readFileSync } from 'node:fs';
import type { SetName } from './sets.ts';

/** The sets, and the entries of them that a model's replies are kept for. */
export type ReportedSet = SetName | 'recorded';

type Figure =
  | 'item'
  | 'text'
  | 'clean'
  | 'wrong'
  | 'followUps'
  | 'places'
  | 'declined'
  | 'turns'
  | 'lessonTurns'
  | 'wrongTurns'
  | 'record';

interface Gate {
  readonly reached: Partial<Record<ReportedSet, number>>;
  readonly aim: number;
}

/** Reached last, and aimed at. A gate rises with what is reached; it is lowered only with a reason in the note. */
export const GATES = JSON.parse(readFileSync(new URL('gates.json', import.meta.url), 'utf8')) as Readonly<
  Record<Figure, Gate>
>;
