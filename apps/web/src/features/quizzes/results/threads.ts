import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';

type Row = QuizResults['questions'][number];
export type ThreadKind = 'kept' | 'put_right' | 'slipped' | 'missed_again' | 'new_right' | 'new_missed';

export interface Thread {
  readonly id: string;
  readonly kind: ThreadKind;
  /** The question in words; of several that stayed right together, how many. */
  readonly prompt: string;
  readonly count: number;
  /** Places from the top, earlier and now; null when it was not asked then. */
  readonly earlier: number | null;
  readonly now: number;
}

export interface Threads {
  readonly threads: readonly Thread[];
  /** How many stand above the gap, earlier and now: those that were right. */
  readonly rightThen: number;
  readonly rightNow: number;
  readonly rows: number;
  /** Threads that are not drawn. */
  readonly left: number;
}

/** Beyond this many questions those that stayed right are one thread. */
const MOST_KEPT = 12;
const MOST_THREADS = 24;

/**
 * What became of each question since the attempt before, in two columns: right ones on top. Those that stayed right
 * come first on both sides, so that only what changed crosses.
 */
export function threadsOf(questions: readonly Row[]): Threads {
  const all = questions.map((row) => ({ id: row.question.id, kind: kindOf(row), prompt: promptOf(row), count: 1 }));
  const of = (kind: ThreadKind) => all.filter((thread) => thread.kind === kind);
  const kept = all.length > MOST_KEPT ? together(of('kept')) : of('kept');
  const wanted = [...of('put_right'), ...of('slipped'), ...of('missed_again'), ...of('new_right'), ...of('new_missed')];
  const drawn = wanted.slice(0, Math.max(0, MOST_THREADS - kept.length));
  const shown = [...kept, ...drawn];
  const then = inOrder(shown, ['kept', 'slipped', 'put_right', 'missed_again']);
  const now = inOrder(shown, ['kept', 'put_right', 'new_right', 'slipped', 'missed_again', 'new_missed']);
  return {
    threads: now.map((thread, at) => ({ ...thread, now: at, earlier: asked(then.indexOf(thread)) })),
    rightThen: then.filter(({ kind }) => kind === 'kept' || kind === 'slipped').length,
    rightNow: now.filter(({ kind }) => kind === 'kept' || kind === 'put_right' || kind === 'new_right').length,
    rows: Math.max(then.length, now.length),
    left: wanted.length - drawn.length,
  };
}

const asked = (at: number): number | null => (at < 0 ? null : at);
const promptOf = ({ question }: Row): string => question.prompt.split('\n')[0]!;

/** So many letters stand beside a thread, in two lines. */
const ROOM = 96;
/** Shorter than that a sentence says too little without the one before it: 'Why?', 'Which one is it?' */
const WHOLE_FROM = 24;

/**
 * What is asked, of a prompt that tells of a case first: its last sentence, with the one before it as far as there is
 * room. One with a formula or code stays whole.
 */
export function questionIn(prompt: string): string {
  if (/[$`]/.test(prompt)) return prompt;
  const sentences = prompt.split(/(?<=[.!?]['"’”]?)\s+(?=\p{Lu})/u);
  const last = sentences.at(-1)!;
  const two = sentences.slice(-2).join(' ');
  return two.length <= ROOM || last.length < WHOLE_FROM ? two : last;
}

function kindOf({ change, was_right: wasRight, verdict }: Row): ThreadKind {
  if (change !== null) return change;
  if (wasRight !== null) return 'kept';
  return verdict.is_right ? 'new_right' : 'new_missed';
}

interface Drawn {
  readonly id: string;
  readonly kind: ThreadKind;
  readonly prompt: string;
  readonly count: number;
}

function together(kept: readonly Drawn[]): Drawn[] {
  const [first] = kept;
  return first ? [{ ...first, count: kept.length }] : [];
}

const inOrder = (threads: readonly Drawn[], kinds: readonly ThreadKind[]): Drawn[] =>
  kinds.flatMap((kind) => threads.filter((thread) => thread.kind === kind));
