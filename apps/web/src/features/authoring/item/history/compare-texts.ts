import type { DraftText } from '@snapwell/contract/library/authoring.schemas';
import { commonLines } from '@snapwell/contract/library/merge-drafts';

export interface ComparedLine {
  /** `left-out` stands for lines that are the same and far from any change. */
  readonly side: 'both' | 'then' | 'now' | 'left-out';
  readonly text: string;
  readonly key: string;
}

/** So many lines that stay are shown around one that changed. */
const AROUND = 2;

/** What differs between two texts of an item, with the lines around it; empty when nothing does. */
export function compareTexts(then: DraftText, now: DraftText): ComparedLine[] {
  const lines = compare(linesOf(then), linesOf(now));
  const changed = lines.flatMap(({ side }, at) => (side === 'both' ? [] : [at]));
  const isNear = (at: number) => changed.some((each) => Math.abs(each - at) <= AROUND);
  const shown = changed.length === 0 ? [] : lines.map((line, at) => (isNear(at) ? line : null));
  return shown.flatMap((line, at) => {
    if (line) return [line];
    const isFirst = at === 0 || shown[at - 1] !== null;
    return isFirst ? [{ side: 'left-out' as const, text: '…', key: `gap ${at}` }] : [];
  });
}

/** A text as lines: an article's own, everything else as names and what they hold. */
function linesOf({ head, body }: DraftText): string[] {
  const { markdown, ...rest } = body;
  return [...inLines({ ...head, ...rest }), ...(typeof markdown === 'string' ? markdown.split('\n') : [])];
}

/** Maps as `name: value`, lists by dashes, what they hold moved in; without braces and quotes. */
function inLines(value: unknown): string[] {
  if (Array.isArray(value))
    return value.flatMap((each) => inLines(each).map((line, at) => (at === 0 ? `- ${line}` : `  ${line}`)));
  if (typeof value !== 'object' || value === null) return String(value).split('\n');
  return Object.entries(value).flatMap(([key, held]) => {
    const name = key.replaceAll('_', ' ');
    const lines = isNothing(held) ? [] : inLines(held);
    if (lines.length === 0) return [];
    const isShort = lines.length === 1 && typeof held !== 'object';
    return isShort ? [`${name}: ${lines[0]}`] : [`${name}:`, ...lines.map((line) => `  ${line}`)];
  });
}

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

function compare(then: readonly string[], now: readonly string[]): ComparedLine[] {
  const lines: ComparedLine[] = [];
  let [i, j] = [0, 0];
  for (const [a, b] of [...commonLines(then, now), [then.length, now.length] as const]) {
    for (; i < a; i++) lines.push({ side: 'then', text: then[i]!, key: `then ${i}` });
    for (; j < b; j++) lines.push({ side: 'now', text: now[j]!, key: `now ${j}` });
    if (i < then.length) lines.push({ side: 'both', text: then[i]!, key: `both ${i}` });
    [i, j] = [a + 1, b + 1];
  }
  return lines;
}
