import { tasksOf } from '#platform/untrusted/task.ts';
import type * as tasks from './reading-tasks.ts';

const LIMIT_MS = 5_000;

export const readingTask = tasksOf<typeof tasks>(new URL('./reading-tasks.ts', import.meta.url), LIMIT_MS);
