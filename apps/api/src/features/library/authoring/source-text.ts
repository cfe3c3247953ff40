import { isDeepStrictEqual } from 'node:util';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import type { DraftBody, DraftText } from '@snapwell/contract/library/authoring.schemas';
import { settingsOf } from '@snapwell/contract/library/language-versions/version-files';
import { commonLines } from '@snapwell/contract/library/merge-drafts';
import { type Document, parse, parseDocument } from 'yaml';
import { headDefaults, writeKeys } from '../export/write-files.ts';
import { splitArticle } from '../read/article-file.ts';

export type FileStatus = 'draft' | 'published' | 'archived';

interface ItemText extends DraftText {
  readonly status: FileStatus;
}

/** What a file says: the keys before its body, and the body. */
interface FileText {
  readonly keys: Record<string, unknown>;
  readonly body: DraftBody;
}

/** The file of an item, written from nothing. */
export const writeItemFile = (kind: ContentKind, { head, body, status }: ItemText): string =>
  writeFile(kind, { keys: headKeys({ head, status }), body });

/** The file of an item in another language, written from nothing. */
export const writeVersionFile = (kind: ContentKind, text: DraftText): string =>
  writeFile(kind, versionFile(kind, text));

function writeFile(kind: ContentKind, { keys, body }: FileText): string {
  if (kind !== 'article') return writeKeys({ ...keys, ...body }, headDefaults);
  return `---\n${writeKeys({ kind, ...keys }, headDefaults)}---\n${String(body.markdown ?? '')}`;
}

/** What the file of a version says: what holds for all languages stands in the original only. */
function versionFile(kind: ContentKind, { head: { title, summary, references }, body }: DraftText): FileText {
  const settings = settingsOf(kind);
  return {
    keys: { title, summary, references },
    body: Object.fromEntries(Object.entries(body).filter(([key]) => !settings.includes(key))),
  };
}

/**
 * The file of an item after a change: what has not changed stays as its author wrote it, comments and all. Null when
 * the file cannot be changed in such a way.
 */
export function changeItemFile(
  kind: ContentKind,
  source: string,
  { before, after }: { before: ItemText; after: ItemText },
): string | null {
  const fileText = ({ body, ...text }: ItemText): FileText => ({ keys: headKeys(text), body });
  return changeFile(kind, source, { before: fileText(before), after: fileText(after) });
}

/** The same of an item in another language. */
export function changeVersionFile(
  kind: ContentKind,
  source: string,
  { before, after }: { before: DraftText; after: DraftText },
): string | null {
  return changeFile(kind, source, { before: versionFile(kind, before), after: versionFile(kind, after) });
}

function changeFile(
  kind: ContentKind,
  source: string,
  { before, after }: { before: FileText; after: FileText },
): string | null {
  const [was, is] = [before.keys, after.keys];
  if (kind !== 'article') return changeYaml(source, { ...was, ...before.body }, { ...is, ...after.body });
  const parts = splitArticle(source, () => undefined);
  if (!parts) return null;
  const frontEnd = source.split('\n').slice(0, parts.markdownLine - 1);
  const front = changeYaml(frontEnd.slice(1, -1).join('\n'), was, is)?.replace(/\n$/, '');
  if (front === undefined) return null;
  return [frontEnd[0], ...(front === '' ? [] : [front]), frontEnd.at(-1), String(after.body.markdown ?? '')].join('\n');
}

/** The file of a module or chapter after a change. */
export function changeHeadFile(
  source: string | null,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): string {
  return (source === null ? null : changeYaml(source, before, after)) ?? writeKeys(after, headDefaults);
}

/** What a file says, without what says no more than its default. */
function headKeys({ head, status }: Pick<ItemText, 'head' | 'status'>): Record<string, unknown> {
  const { title, summary, minutes, tags, references, checked, is_public: isPublic, cover, opens } = head;
  return { title, summary, minutes, status, tags, references, checked, is_public: isPublic, cover, opens };
}

const isSaid = (key: string, value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  !isDeepStrictEqual(value, (headDefaults as Record<string, unknown>)[key]);

function changeYaml(source: string, before: Record<string, unknown>, after: Record<string, unknown>): string | null {
  if (isDeepStrictEqual(before, after)) return source;
  const document = parseDocument(source);
  if (document.errors.length > 0) return null;
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (isDeepStrictEqual(before[key], after[key])) continue;
    if (!isSaid(key, after[key])) document.deleteIn([key]);
    else change(document, [key], document.hasIn([key]) ? before[key] : undefined, after[key]);
  }
  return keepLines(source, document.toString({ lineWidth: 0 }));
}

/**
 * What was written anew, with the lines of the source wherever the writing alone differs, as in `[a, b]` for
 * `[ a, b ]`.
 */
function keepLines(source: string, written: string): string {
  const linesOf = (text: string) => text.replace(/\n$/, '').split('\n');
  const [own, rewritten] = [linesOf(source), linesOf(parseDocument(source).toString({ lineWidth: 0 }))];
  if (own.length !== rewritten.length) return written;
  const lines = written.split('\n');
  for (const [from, to] of commonLines(rewritten, lines)) lines[to] = own[from]!;
  const kept = lines.join('\n');
  return isDeepStrictEqual(parse(kept), parse(written)) ? kept : written;
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function change(document: Document, path: (string | number)[], before: unknown, after: unknown): void {
  if (isDeepStrictEqual(before, after)) return;
  if (isMap(before) && isMap(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (after[key] === undefined) document.deleteIn([...path, key]);
      else change(document, [...path, key], before[key], after[key]);
    }
  } else if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    after.forEach((value, i) => change(document, [...path, i], before[i], value));
  else document.setIn(path, typeof after === 'object' ? document.createNode(after) : after);
}
