import { asPercent, formatTable, percentile } from '../scores.ts';
import type { ServerUsage } from '../start-product.ts';
import type { SeenEvaluation } from './evaluate-seen.ts';
import type { Seen } from './judge-seen.ts';
import { GATES, type ReportedSet } from './gates.ts';
import { isUnseen } from './sets.ts';

interface Row {
  readonly name: string;
  readonly hits: number;
  readonly of: number;
  /** What was reached last on each set: no change may fall below it. And what is wanted in the end. */
  readonly reached: Partial<Record<ReportedSet, number>>;
  readonly aim: number;
  /** A figure that is better when it is small. */
  readonly isLow?: boolean;
}

interface SeenReport {
  readonly set: ReportedSet;
  readonly isWrongShown: boolean;
  /** What the server had used before the first question and after the last. */
  readonly before: ServerUsage | null;
  readonly after: ServerUsage | null;
}

/** The evaluation as a table with intervals, gates and aims, and whether every gate is passed. */
export function reportSeen(
  evaluation: SeenEvaluation,
  { set, isWrongShown, before, after }: SeenReport,
): { text: string; isGood: boolean } {
  const rows = rowsOf(evaluation).filter(({ of }) => of > 0);
  const isMet = ({ hits, of, reached, isLow = false }: Row) =>
    isLow ? hits / of <= (reached[set] ?? 1) + SLACK : hits / of >= (reached[set] ?? 0) - SLACK;
  const table = formatTable([
    [`${set} set, as it is seen`, 'right', 'of', 'share', '95 %', 'gate', 'aim', ''],
    ...rows.map((row) => {
      const [low, high] = interval(row.hits, row.of);
      return [
        row.name,
        String(row.hits),
        String(row.of),
        asPercent(row.hits / row.of),
        `${asPercent(low)} to ${asPercent(high)}`,
        asPercent(row.reached[set] ?? 0),
        `${row.isLow ? 'at most ' : ''}${asPercent(row.aim)}`,
        isMet(row) ? 'ok' : 'FAIL',
      ];
    }),
  ]);
  const firstTextMs = evaluation.replies.map((reply) => reply.firstTextMs);
  const times = `first text: p50 ${percentile(firstTextMs, 0.5).toFixed(0)} ms, p95 ${percentile(firstTextMs, 0.95).toFixed(0)} ms`;
  const sorts = [evaluation.declined, evaluation.record, evaluation.turns].filter((all) => all.length > 0).map(bySort);
  const wrong = isWrongShown && !isUnseen(set) ? evaluation.wrong : [];
  const asked = firstTextMs.length;
  const usage =
    before && after && asked > 0
      ? [
          `server: ${((after.processorMs - before.processorMs) / asked).toFixed(0)} ms of processor time for each of ${asked} replies with what they wait for, memory ${before.memoryMb.toFixed(0)} MB before and ${after.memoryMb.toFixed(0)} MB after`,
        ]
      : [];
  return {
    text: [table, ...byOwnSentence(evaluation), ...sorts, times, ...usage, ...wrong].join('\n\n'),
    isGood: rows.every(isMet),
  };
}

/** The same by the sentences that the writers had in mind alone, where others are known to answer as well. */
function byOwnSentence({ questions, followUps, places }: SeenEvaluation): string[] {
  const parts: [string, readonly Pick<Seen, 'hasText' | 'hasOwnText'>[]][] = [
    ['text', questions],
    ['clean English', questions.filter(({ isClean }) => isClean)],
    ['follow-ups', followUps],
    ['at a place', places],
  ];
  const isOther = parts.some(([, some]) => some.some(({ hasText, hasOwnText }) => hasText !== hasOwnText));
  const share = (some: readonly Pick<Seen, 'hasOwnText'>[]) => {
    const hits = some.filter(({ hasOwnText }) => hasOwnText).length;
    return `${hits} of ${some.length} (${asPercent(hits / some.length)})`;
  };
  const told = parts.filter(([, some]) => some.length > 0).map(([name, some]) => `${name} ${share(some)}`);
  return isOther ? [`by the one sentence that the writer had in mind: ${told.join(', ')}`] : [];
}

/** How many of each sort were right. */
function bySort(all: readonly { readonly sort: string; readonly isRight: boolean }[]): string {
  return [...Map.groupBy(all, ({ sort }) => sort)]
    .map(([sort, own]) => `${sort} ${own.filter(({ isRight }) => isRight).length} of ${own.length}`)
    .join(', ');
}

/** A gate is a share that was rounded. */
const SLACK = 0.0006;

function rowsOf({ questions, followUps, places, declined, record, turns }: SeenEvaluation): Row[] {
  const count = <T>(some: readonly T[], isHit: (one: T) => boolean) => ({
    hits: some.filter(isHit).length,
    of: some.length,
  });
  const lessons = turns.filter(({ sort }) => sort === 'lesson');
  const clean = questions.filter(({ isClean }) => isClean);
  return [
    { name: 'item among three', ...count(questions, ({ hasItem }) => hasItem), ...GATES.item },
    { name: 'text answers', ...count(questions, ({ hasText }) => hasText), ...GATES.text },
    { name: 'text, clean English', ...count(clean, ({ hasText }) => hasText), ...GATES.clean },
    {
      name: 'sure and wrong',
      ...count(questions, ({ isSureAndWrong }) => isSureAndWrong),
      ...GATES.wrong,
      isLow: true,
    },
    { name: 'follow-ups', ...count(followUps, ({ hasText }) => hasText), ...GATES.followUps },
    { name: 'at a place', ...count(places, ({ hasText }) => hasText), ...GATES.places },
    { name: 'declined', ...count(declined, ({ isRight }) => isRight), ...GATES.declined },
    { name: 'own record', ...count(record, ({ isRight }) => isRight), ...GATES.record },
    { name: 'turns of talks', ...count(turns, ({ isRight }) => isRight), ...GATES.turns },
    { name: 'about lessons, in talks', ...count(lessons, ({ isRight }) => isRight), ...GATES.lessonTurns },
    {
      name: 'sure and wrong, in talks',
      ...count(lessons, ({ isSureAndWrong }) => isSureAndWrong),
      ...GATES.wrongTurns,
      isLow: true,
    },
  ];
}

/** Wilson's interval: in 95 of 100 such sets the true share lies within it. */
export function interval(hits: number, of: number): [number, number] {
  if (of === 0) return [0, 1];
  const z = 1.96;
  const share = hits / of;
  const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half = (z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))) / (1 + z ** 2 / of);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
