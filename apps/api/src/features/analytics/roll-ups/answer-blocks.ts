import { HIDDEN_BELOW } from '@snapwell/contract/analytics/insights.limits';
import type { Day } from '#features/gamification/index.ts';

/** What answers are counted by: the question in its form, and the groups of whoever answered. */
export interface AnswerKey {
  readonly kind: 'question' | 'rubric';
  readonly thingId: string;
  readonly partId: string;
  readonly form: string;
  readonly groups: readonly string[];
}

export interface AnswerCounts {
  readonly answers: number;
  readonly right: number;
  readonly sureRight: number;
  readonly sureWrong: number;
  readonly unsureRight: number;
  readonly unsureWrong: number;
  readonly chosen: Readonly<Record<string, number>>;
}

/** What one person answered on a day. */
export type AnswerTail = AnswerKey & AnswerCounts & { readonly day: Day; readonly uid: string };
/** What at least five answered in some whole days, the last of them `day`. */
export type AnswerBlock = AnswerKey & AnswerCounts & { readonly fromDay: Day; readonly day: Day };

/**
 * Puts the answers of a whole day to those that wait. What five people have answered becomes a block; the rest waits on.
 * Days must come one after another; then it does not matter in how many runs.
 */
export function foldDay(
  waiting: readonly AnswerTail[],
  answered: readonly AnswerTail[],
  day: Day,
): { blocks: AnswerBlock[]; tails: AnswerTail[] } {
  const blocks: AnswerBlock[] = [];
  const tails: AnswerTail[] = [];
  const touched = new Set(answered.map(keyOf));
  const together = Map.groupBy([...waiting, ...answered], keyOf);
  for (const [key, all] of together) {
    const people = new Set(all.map(({ uid }) => uid));
    if (!touched.has(key) || people.size < HIDDEN_BELOW) tails.push(...all);
    else blocks.push({ ...headOf(all[0]!), ...sumOf(all), fromDay: earliest(all), day });
  }
  return { blocks, tails };
}

/** The same key for the same question, form and groups. */
export function keyOf({ kind, thingId, partId, form, groups }: AnswerKey): string {
  return JSON.stringify([kind, thingId, partId, form, groups]);
}

export function sumOf(all: readonly AnswerCounts[]): AnswerCounts {
  const chosen = new Map<string, number>();
  for (const { chosen: one } of all)
    for (const [answer, times] of Object.entries(one)) chosen.set(answer, (chosen.get(answer) ?? 0) + times);
  const sum = (pick: (counts: AnswerCounts) => number) => all.reduce((total, counts) => total + pick(counts), 0);
  return {
    answers: sum(({ answers }) => answers),
    right: sum(({ right }) => right),
    sureRight: sum(({ sureRight }) => sureRight),
    sureWrong: sum(({ sureWrong }) => sureWrong),
    unsureRight: sum(({ unsureRight }) => unsureRight),
    unsureWrong: sum(({ unsureWrong }) => unsureWrong),
    chosen: Object.fromEntries(chosen),
  };
}

function headOf({ kind, thingId, partId, form, groups }: AnswerKey): AnswerKey {
  return { kind, thingId, partId, form, groups };
}

function earliest(all: readonly AnswerTail[]): Day {
  return all.map(({ day }) => day).reduce((first, day) => (day < first ? day : first));
}
