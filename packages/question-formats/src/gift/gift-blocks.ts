/** A question of a GIFT file, cut out of the text: what stands before, between and after its braces. */
export interface GiftBlock {
  readonly line: number;
  readonly title: string;
  readonly format: string;
  readonly before: string;
  /** Null for a text without braces. */
  readonly answers: string | null;
  /** True when a brace was opened and not closed. */
  readonly isUnclosed: boolean;
  readonly after: string;
  readonly tags: readonly string[];
  /** Where the file puts it: `$CATEGORY: Wards/Pain`. */
  readonly category: string;
}

/** Characters that stand for themselves after a backslash; they are kept apart until the text is used. */
const ESCAPED = ['~', '=', '#', '{', '}', ':', '\\'];
const HIDDEN = 0xe000;

/** Far longer than a question may be, which is refused for its length. */
const LONGEST_LINE = 200_000;

export const hide = (text: string): string =>
  text.replaceAll(/\\([~=#{}:\\n])/g, (_, character: string) =>
    character === 'n' ? '\n' : String.fromCodePoint(HIDDEN + ESCAPED.indexOf(character)),
  );

export const unhide = (text: string): string =>
  text.replaceAll(/[\uE000-\uE006]/g, (character) => ESCAPED[character.codePointAt(0)! - HIDDEN]!);

/** Cuts a file into its questions. An empty line ends a question, unless it stands inside the braces. */
export function cutBlocks(text: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let lines: string[] = [];
  let first = 0;
  let depth = 0;
  let tags: string[] = [];
  let category = '';
  const flush = () => {
    const whole = lines.join('\n').trim();
    if (whole !== '') blocks.push({ ...readBlock(whole), line: first, tags, category });
    if (whole !== '') tags = [];
    lines = [];
    depth = 0;
  };
  text.split(/\r\n|\r|\n/).forEach((raw, i) => {
    const line = hide(raw.slice(0, LONGEST_LINE));
    if (depth === 0 && line.trim() === '') return flush();
    if (line.trimStart().startsWith('//')) {
      tags = [...tags, ...[...line.matchAll(/\[tag:([^[\]]+)\]/g)].map((match) => match[1]!)];
      return;
    }
    const named = /^\s*\$CATEGORY\s*:\s*(.*)$/i.exec(line);
    if (named && depth === 0) {
      flush();
      tags = [];
      category = unhide(named[1]!.trim());
      return;
    }
    // A new title begins a new question also where the empty line or the brace before it was forgotten.
    const isTitle = /^\s*::.*::/.test(line);
    if (isTitle && lines.length > 0 && (depth > 0 || lines.join('\n').includes('}'))) flush();
    if (lines.length === 0) first = i + 1;
    lines.push(line);
    depth = Math.max(0, depth + count(line, '{') - count(line, '}'));
  });
  flush();
  return blocks;
}

const count = (text: string, character: string) => text.split(character).length - 1;

function readBlock(whole: string): Omit<GiftBlock, 'line' | 'tags' | 'category'> {
  const titled = /^::([\s\S]*?)::/.exec(whole);
  const untitled = titled ? whole.slice(titled[0].length) : whole;
  const { format, text } = takeFormat(untitled.trim());
  const open = text.indexOf('{');
  const close = text.lastIndexOf('}');
  const hasBraces = open >= 0 && close > open;
  return {
    title: unhide(titled?.[1]?.trim() ?? ''),
    format,
    before: (hasBraces ? text.slice(0, open) : text).trim(),
    answers: hasBraces ? text.slice(open + 1, close).trim() : null,
    isUnclosed: open >= 0 && !hasBraces,
    after: hasBraces ? text.slice(close + 1).trim() : '',
  };
}

/** `[html]` and the like in front of a text say how it is written. */
export function takeFormat(text: string): { format: string; text: string } {
  const marked = /^\[(html|moodle|plain|markdown)\]/i.exec(text);
  return marked ? { format: marked[1]!.toLowerCase(), text: text.slice(marked[0].length) } : { format: '', text };
}
