import { isDeepStrictEqual } from 'node:util';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import type { DraftText } from '@snapwell/contract/library/authoring.schemas';
import type { ItemPlace } from '#features/library/read/read-item.ts';
import type { ReadVersion } from '#features/library/read/read-version.ts';
import { readingTask, TextReader } from '#features/library/read/text-reader.ts';
import { changeVersionFile, writeVersionFile } from '../source-text.ts';

interface Writing {
  readonly place: ItemPlace;
  /** The body of the item's own file. */
  readonly original: unknown;
  /** The file that there is, and what it says. */
  readonly file: { readonly source: string; readonly text: DraftText } | null;
  readonly text: DraftText;
}

interface Problem {
  readonly path: string;
  readonly message: string;
}

export type WrittenVersion = ReadVersion & { readonly source: string };

/**
 * A version as its file says it, by the reader of files; what nobody changed in the file stays as it was written.
 * Null, with the problems, when it is not built as the original.
 */
export async function readAsVersionFile({ place, original, file, text }: Writing) {
  const problems: Problem[] = [];
  const reader = new TextReader();
  const read = async (source: string): Promise<WrittenVersion | null> => {
    problems.length = 0;
    const value = await reader.read(readingTask('readVersionText'), { place, source, original }, (line, message) =>
      problems.push({ path: line === null ? place.id : `${place.id}:${line}`, message }),
    );
    return value && problems.length === 0 ? { ...value, source } : null;
  };
  const source = file && changeVersionFile(place.kind, file.source, { before: file.text, after: text });
  const changed = source === null ? null : await read(source);
  // A file that cannot be changed in its own form is written anew.
  const version =
    changed && saysSame(place.kind, changed, text) ? changed : await read(writeVersionFile(place.kind, text));
  return { version, problems };
}

function saysSame(kind: ContentKind, { title, body }: ReadVersion, text: DraftText): boolean {
  if (title !== text.head.title.trim()) return false;
  return kind !== 'article' || isDeepStrictEqual(body, text.body);
}
