import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { Report } from './problem.ts';

/** A YAML text that was read, with the line of each of its values. */
export interface YamlText {
  readonly value: unknown;
  /** The line of the value at `path`, or of the nearest thing around it. */
  lineOf(path: readonly PropertyKey[]): number;
  /** The line of a key of the map at `path`. */
  lineOfKey(path: readonly PropertyKey[], key: string): number;
}

/**
 * Reads YAML 1.2. `firstLine` is the file's line on which the text begins. Null, and reported, when it cannot be
 * read.
 */
export function readYaml(text: string, firstLine: number, report: Report): YamlText | null {
  const deep = findDepth(text);
  if (deep) {
    report(deep.line + firstLine - 1, deep.message);
    return null;
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  for (const error of document.errors)
    report(lineAt(error.pos[0]), `This is not valid YAML: ${firstSentence(error.message)}`);
  if (document.errors.length > 0) return null;
  const value = toValue(document, report);
  return value === undefined ? null : { value, ...placesIn(document, lineAt) };
}

/** The parser takes very long for each further level. */
const MOST_BRACKETS = 50;
const MOST_MARKERS = 10;

/** The first place that is nested too deeply; brackets in texts count too, which are mostly closed. */
function findDepth(text: string): { line: number; message: string } | null {
  let open = 0;
  for (const [i, line] of text.split('\n').entries()) {
    const marker = /[ \t]*[-?:](?=[ \t]|$)/y;
    let markers = 0;
    while (marker.test(line)) markers++;
    if (markers > MOST_MARKERS)
      return { line: i + 1, message: `Lists may lie ${MOST_MARKERS} deep in one another on a line.` };
    for (const [bracket] of line.matchAll(/[[\]{}]/g)) {
      open = bracket === '[' || bracket === '{' ? open + 1 : Math.max(0, open - 1);
      if (open > MOST_BRACKETS)
        return { line: i + 1, message: `Brackets may lie ${MOST_BRACKETS} deep in one another. Close some of them.` };
    }
  }
  return null;
}

/** A few lines of aliases can stand for gigabytes, so their number is bounded. */
function toValue(document: Document, report: Report): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 }) ?? null;
  } catch (error) {
    report(null, `This is not valid YAML: ${firstSentence((error as Error).message)}`);
    return undefined;
  }
}

function placesIn(document: Document, lineAt: (offset: number) => number): Pick<YamlText, 'lineOf' | 'lineOfKey'> {
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length >= 0; length--) {
      const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return lineAt(0);
  };
  const lineOfKey = (path: readonly PropertyKey[], key: string): number => {
    const map = path.length === 0 ? document.contents : document.getIn(path, true);
    const pair = isMap(map)
      ? map.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
      : undefined;
    return isScalar(pair?.key) && pair.key.range ? lineAt(pair.key.range[0]) : lineOf(path);
  };
  return { lineOf, lineOfKey };
}

/** What the parser says, in words for an author. */
const inPlainWords: [RegExp, string][] = [
  [
    /^Nested mappings are not allowed in compact mappings|^Implicit keys need to be on a single line/,
    'A text with a colon in it must stand in quotes.',
  ],
  [/^Block collections are not allowed within flow collections/, 'In brackets everything stands on one line.'],
  [/^Map keys must be unique/, 'This key stands twice.'],
  [/^All mapping items must start at the same column/, 'This line must begin as far in as the other keys beside it.'],
  [/^Tabs are not allowed as indentation/, 'Lines are indented by spaces, not by tabs.'],
];

function firstSentence(message: string): string {
  const said = message.split('\n')[0]!.trim();
  return inPlainWords.find(([pattern]) => pattern.test(said))?.[1] ?? said;
}
