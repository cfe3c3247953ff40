import { createHash } from 'node:crypto';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { inThread } from '#platform/untrusted/in-thread.ts';
import { LimitReached, type Task, tasksOf } from '#platform/untrusted/task.ts';
import type { FolderFile } from '../files/folder.ts';
import type { Report } from '../files/problem.ts';
import type * as tasks from './reading-tasks.ts';

const LIMIT_MS = 3_000;
/** Grows whenever something else is read from the same file, so that files that have not changed are read again. */
const READER = 1;
export const MAX_TEXT_BYTES = 1024 * 1024;

export const readingTask = tasksOf<typeof tasks>(new URL('./reading-tasks.ts', import.meta.url), LIMIT_MS);

/** Reads the texts of one library in a thread. */
export class TextReader {
  #isStopped = false;

  /**
   * What the task makes of a text; null, and reported, when a limit was met. After that no other text is read: an
   * archive of very many such files must not keep the thread for itself.
   */
  async read<Input, Value>(
    task: Task<Input, tasks.Reading<Value>>,
    input: Input,
    report: Report,
  ): Promise<Value | null> {
    if (this.#isStopped) return null;
    try {
      const { value, problems } = await inThread(task, input);
      for (const { line, message } of problems) report(line, message);
      return value;
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      this.#isStopped = true;
      report(null, error.message);
      return null;
    }
  }
}

/** A text file as it is; null, and reported, when it is too large or no UTF-8. */
export async function decodeText(file: FolderFile, report: Report): Promise<string | null> {
  if (file.bytes > MAX_TEXT_BYTES) {
    report(null, 'A text file may have 1 MB.');
    return null;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await file.read());
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    report(null, 'The file is not text in UTF-8.');
    return null;
  }
}

/** Two files with the same key are read alike. */
export function readingKeyOf(kind: ContentKind, source: string): string {
  return createHash('sha256').update(`${READER}\n${kind}\n${source}`).digest('base64url');
}
