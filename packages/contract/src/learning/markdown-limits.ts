import type { z } from 'zod';

/** Markdown's parsers take time that grows faster than their text does. Within these limits it stays below a second. */
const MOST = {
  characters: 100_000,
  lines: 5_000,
  indentation: 100,
  /** List items and quotes, one in the other on one line; and all together. */
  levelsOnLine: 8,
  levels: 1_500,
  /** Of emphasis, formulas, links and pictures, between two empty lines. */
  marks: 1_000,
  columns: 60,
  cells: 5_000,
};

export interface MarkdownProblem {
  /** Counted from 1; null when it is about the whole text. */
  readonly line: number | null;
  readonly message: string;
}

/** What is too much about a Markdown text, before any parser sees it; null when it may be read. */
export function checkMarkdown(markdown: string): MarkdownProblem | null {
  if (markdown.length > MOST.characters)
    return { line: null, message: `The text may have ${MOST.characters} characters. Split it into several items.` };
  const lines = markdown.split(/\r\n|\n|\r/);
  if (lines.length > MOST.lines)
    return { line: MOST.lines + 1, message: `The text may have ${MOST.lines} lines. Split it into several items.` };
  const counts = { levels: 0, marks: 0, cells: 0 };
  for (const [i, line] of lines.entries()) {
    const message = checkLine(line, counts);
    if (message) return { line: i + 1, message };
  }
  return null;
}

function checkLine(line: string, counts: { levels: number; marks: number; cells: number }): string | null {
  const levels = levelsOn(line);
  const bars = countOf(line, /\|/g);
  counts.levels += levels;
  counts.marks = line.trim() === '' ? 0 : counts.marks + countOf(line, /\*+|_+|~+|`+|\^|\$\$+|[[\]\\<]/g);
  counts.cells += bars;
  if (indentationOf(line) > MOST.indentation)
    return `A line may be indented by ${MOST.indentation} spaces. Use fewer levels.`;
  if (levels > MOST.levelsOnLine)
    return `Lists and quotes may lie ${MOST.levelsOnLine} deep in one another on a line. Use fewer levels.`;
  if (counts.levels > MOST.levels)
    return `The text may have ${MOST.levels} list items and lines of quotes. Split it into several items.`;
  if (counts.marks > MOST.marks)
    return `A paragraph may have ${MOST.marks} marks of emphasis, links and pictures. Put an empty line between.`;
  if (bars > MOST.columns + 1) return `A table may have ${MOST.columns} columns. Make several tables of it.`;
  if (counts.cells > MOST.cells) return `The tables of a text may have ${MOST.cells} cells. Split it.`;
  return null;
}

/** `> - 1. text` lies three deep; a line of dashes is a rule across the page. */
function levelsOn(line: string): number {
  if (/^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/.test(line)) return 0;
  const marker = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y;
  let levels = 0;
  while (marker.test(line)) levels++;
  return levels;
}

function indentationOf(line: string): number {
  const space = /^[ \t]*/.exec(line)![0];
  return space.length + 3 * countOf(space, /\t/g);
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** For schemas: the text is within the limits. */
export function isReadableMarkdown({ value, issues }: z.core.ParsePayload<string>): void {
  const problem = checkMarkdown(value);
  if (problem) issues.push({ code: 'custom', input: value, message: problem.message });
}
