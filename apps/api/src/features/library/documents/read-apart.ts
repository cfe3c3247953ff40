import { setPriority } from 'node:os';
import { READING_MS } from '@snapwell/contract/library/documents/documents.limits';
import type { DocumentProblem } from '@snapwell/contract/library/documents/document-problems';
import { startProcess } from '#platform/untrusted/in-process.ts';
import { createRunner } from '#platform/untrusted/runner.ts';
import { type Limit, LimitReached, tasksOf } from '#platform/untrusted/task.ts';
import type * as tasks from './reading-tasks.ts';
import type { DocumentToRead, ReadingOutcome } from './reading-tasks.ts';

const readingTask = tasksOf<typeof tasks>(new URL('./reading-tasks.ts', import.meta.url), READING_MS);

/** Whatever else the machine has to do goes first. */
const LOW_PRIORITY = 10;

function lower(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY);
  } catch {
    // It has ended already, or the system does not allow it; it is read all the same.
  }
}

/**
 * A process of its own beside the one for pictures, which nobody shall wait for while a long document is read: it
 * takes one document at a time.
 */
const reader = createRunner(startProcess({ memoryMb: 2048, heapMb: 1024 }, lower), 1);

const PROBLEMS: Record<Limit, DocumentProblem> = {
  time: 'took_too_long',
  memory: 'too_much_memory',
  depth: 'nested_too_deeply',
  crash: 'failed',
};

/** Reads a document apart from the server, under limits of time and memory. */
export async function readApart(given: DocumentToRead): Promise<ReadingOutcome> {
  try {
    return await reader.run(readingTask('readDocument'), given);
  } catch (error) {
    if (error instanceof LimitReached) return { problem: PROBLEMS[error.limit] };
    throw error;
  }
}
