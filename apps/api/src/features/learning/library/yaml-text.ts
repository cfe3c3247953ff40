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
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  for (const error of document.errors)
    report(lineAt(error.pos[0]), `This is not valid YAML: ${firstSentence(error.message)}`);
  if (document.errors.length > 0) return null;
  const value = toValue(document, report);
  return value === undefined ? null : { value, ...placesIn(document, lineAt) };
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

function firstSentence(message: string): string {
  return message.split('\n')[0]!.trim();
}
