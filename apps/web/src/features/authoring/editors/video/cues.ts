import { toMilliseconds, type CaptionCue } from './vtt.ts';

type Cues = readonly CaptionCue[];

/** What makes a line hard to read; the limits are those of broadcasters. */
const MOST = { characters: 84, characterPerSecond: 21, shortest: 0.7 };
const NEW_LENGTH_S = 2;

export type CueProblem = 'ends-before-start' | 'overlaps' | 'too-long' | 'too-fast' | 'too-short' | 'empty';

/** What is wrong with a line, the gravest first; null when nothing is. */
export function problemOfCue(cues: Cues, at: number): CueProblem | null {
  const { start, end, text } = cues[at]!;
  const length = end - start;
  const characters = text.replaceAll(/<[^>]*>/g, '').length;
  if (length <= 0) return 'ends-before-start';
  if (at > 0 && start < cues[at - 1]!.end) return 'overlaps';
  if (text.trim() === '') return 'empty';
  if (characters > MOST.characters) return 'too-long';
  if (characters / length > MOST.characterPerSecond) return 'too-fast';
  return length < MOST.shortest ? 'too-short' : null;
}

/** The line that is shown at a second, or -1. */
export const cueAt = (cues: Cues, seconds: number): number =>
  cues.findIndex(({ start, end }) => seconds >= start && seconds < end);

/** A line divided at a character; its time is divided as its text is. */
export function splitCue(cues: Cues, at: number, character: number): CaptionCue[] {
  const cue = cues[at]!;
  const [first, second] = [cue.text.slice(0, character).trim(), cue.text.slice(character).trim()];
  if (first === '' || second === '') return [...cues];
  const share = first.length / (first.length + second.length);
  const middle = toMilliseconds(cue.start + (cue.end - cue.start) * share);
  const { id: _id, before: _before, ...rest } = cue;
  return cues.toSpliced(at, 1, { ...cue, end: middle, text: first }, { ...rest, start: middle, text: second });
}

/** A line and the next as one. */
export function joinCues(cues: Cues, at: number): CaptionCue[] {
  const [cue, next] = [cues[at], cues[at + 1]];
  if (!cue || !next) return [...cues];
  const text = [cue.text, next.text].filter(Boolean).join(cue.text.length + next.text.length > 42 ? '\n' : ' ');
  return cues.toSpliced(at, 2, { ...cue, end: next.end, text });
}

/** All lines from one on, earlier or later. None starts before the film does. */
export function shiftCues(cues: Cues, from: number, seconds: number): CaptionCue[] {
  const least = from === 0 ? 0 : cues[from - 1]!.start;
  const by = Math.max(seconds, least - (cues[from]?.start ?? 0));
  return cues.map((cue, at) =>
    at < from ? cue : { ...cue, start: toMilliseconds(cue.start + by), end: toMilliseconds(cue.end + by) },
  );
}

/** A new line at a second, no longer than the room before the next; and where it stands. */
export function addCue(cues: Cues, seconds: number): { cues: CaptionCue[]; at: number } {
  const start = toMilliseconds(Math.max(seconds, cues.findLast((cue) => cue.start <= seconds)?.end ?? 0));
  const after = cues.findIndex((cue) => cue.start > seconds);
  const at = after < 0 ? cues.length : after;
  const room = (cues[at]?.start ?? Infinity) - start;
  const end = toMilliseconds(start + (room > 0 ? Math.min(room, NEW_LENGTH_S) : NEW_LENGTH_S));
  return { cues: cues.toSpliced(at, 0, { start, end, text: '' }), at };
}
