import type { Evaluation, JudgedAnswer } from './evaluate.ts';
import { asPercent, formatTable, type Gate, percentile, share } from './scores.ts';

interface Circumstances {
  readonly engine: string;
  /** How passages were found. */
  readonly state: string;
  /** Size of the library in which the time to the first text was measured; 0 when it was not. */
  readonly items: number;
  readonly firstTextMs: readonly number[];
  readonly isWrongShown: boolean;
}

const FOUND_IN_THREE = 0.9;
const WRONGLY_ANSWERED = 0.1;
const FIRST_TEXT_MS = 150;

/** The evaluation as a table for people, and whether it passes every gate. */
export function report(
  evaluation: Evaluation,
  { engine, state, items, firstTextMs, isWrongShown }: Circumstances,
): { text: string; isGood: boolean } {
  const gates = gatesOf(evaluation, items, firstTextMs);
  const parts = [
    `engine ${engine}, found by ${state}`,
    formatTable(libraryRows(evaluation.library)),
    formatTable([
      ['', 'questions', 'right', 'held out'],
      yesNoRow('declined', evaluation.declined),
      yesNoRow('own record', evaluation.record),
    ]),
    formatTable(timeRows(evaluation.firstTextMs, items, firstTextMs)),
    gates.map(({ name, isMet, wanted, got }) => `${isMet ? 'ok  ' : 'FAIL'} ${name}: ${got} (${wanted})`).join('\n'),
    ...(isWrongShown && evaluation.wrong.length > 0 ? [evaluation.wrong.join('\n')] : []),
  ];
  return { text: parts.join('\n\n'), isGood: gates.every(({ isMet }) => isMet) };
}

function libraryRows(answers: readonly JudgedAnswer[]): string[][] {
  const rows: [string, readonly JudgedAnswer[]][] = [
    ['all questions', answers],
    ['in its own words', answers.filter(({ words }) => words === 'own')],
    ['as people ask', answers.filter(({ words }) => words === 'colloquial')],
    ['held out', answers.filter(({ isHeldOut }) => isHeldOut)],
  ];
  return [
    ['library', 'questions', 'hit@1', 'hit@3', 'passage', 'answered', 'grounded'],
    ...rows.map(([name, some]) => [name, ...libraryFigures(some)]),
  ];
}

function libraryFigures(answers: readonly JudgedAnswer[]): string[] {
  const part = (isHit: (answer: JudgedAnswer) => boolean) =>
    asPercent(share({ hits: answers.filter(isHit).length, of: answers.length }));
  const answered = answers.filter(({ verdict }) => verdict.isGrounded !== null);
  return [
    String(answers.length),
    part(({ verdict }) => verdict.isFirst),
    part(({ verdict }) => verdict.isInThree),
    part(({ verdict }) => verdict.hasPassage),
    part(({ verdict }) => verdict.isGrounded !== null),
    asPercent(share({ hits: answered.filter(({ verdict }) => verdict.isGrounded).length, of: answered.length })),
  ];
}

type YesNo = readonly { readonly isHeldOut: boolean; readonly isRight: boolean }[];

const rightShare = (answers: YesNo) =>
  share({ hits: answers.filter(({ isRight }) => isRight).length, of: answers.length });

function yesNoRow(name: string, answers: YesNo): string[] {
  return [
    name,
    String(answers.length),
    asPercent(rightShare(answers)),
    asPercent(rightShare(answers.filter(({ isHeldOut }) => isHeldOut))),
  ];
}

function timeRows(small: readonly number[], items: number, large: readonly number[]): string[][] {
  const row = (name: string, values: readonly number[]) => [
    name,
    `${percentile(values, 0.5).toFixed(0)} ms`,
    `${percentile(values, 0.95).toFixed(0)} ms`,
  ];
  return [
    ['first text', 'p50', 'p95'],
    row('demo library', small),
    ...(items > 0 ? [row(`${items} items`, large)] : []),
  ];
}

function gatesOf({ library, declined, record }: Evaluation, items: number, firstTextMs: readonly number[]): Gate[] {
  const found = share({ hits: library.filter(({ verdict }) => verdict.isInThree).length, of: library.length });
  const wrong = 1 - rightShare(declined);
  const gates: Gate[] = [
    {
      name: 'hit@3',
      isMet: found >= FOUND_IN_THREE,
      wanted: `at least ${asPercent(FOUND_IN_THREE)}`,
      got: asPercent(found),
    },
    { name: 'own record', isMet: rightShare(record) === 1, wanted: 'all right', got: asPercent(rightShare(record)) },
    {
      name: 'wrongly answered',
      isMet: wrong <= WRONGLY_ANSWERED + 1e-9,
      wanted: `at most ${asPercent(WRONGLY_ANSWERED)}`,
      got: asPercent(wrong),
    },
  ];
  if (items === 0) return gates;
  const late = percentile(firstTextMs, 0.95);
  return [
    ...gates,
    {
      name: `first text with ${items} items`,
      isMet: late < FIRST_TEXT_MS,
      wanted: `p95 below ${FIRST_TEXT_MS} ms`,
      got: `${late.toFixed(0)} ms`,
    },
  ];
}
