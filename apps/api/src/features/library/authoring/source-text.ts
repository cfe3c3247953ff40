import { isDeepStrictEqual } from 'node:util';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import type { DraftText } from '@snapwell/contract/library/authoring.schemas';
import { type Document, parseDocument } from 'yaml';
import { headDefaults, writeKeys } from '../export/write-files.ts';
import { splitArticle } from '../read/article-file.ts';

export type FileStatus = 'draft' | 'published' | 'archived';

interface ItemText extends DraftText {
  readonly status: FileStatus;
}

/** The file of an item, written from nothing. */
export function writeItemFile(kind: ContentKind, { head, body, status }: ItemText): string {
  const keys = headKeys({ head, status });
  if (kind !== 'article') return writeKeys({ ...keys, ...body }, headDefaults);
  return `---\n${writeKeys({ kind, ...keys }, headDefaults)}---\n${String(body.markdown ?? '')}`;
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
  const [was, is] = [headKeys(before), headKeys(after)];
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
  return document.toString({ lineWidth: 0 });
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
