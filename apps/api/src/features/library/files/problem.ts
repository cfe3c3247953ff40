import type { SaidInPanel } from '@snapwell/contract/library/draft-sentences';

/** One thing that is wrong with a folder, at its place. */
export interface Problem {
  /** Of the file, from the folder's root. */
  readonly path: string;
  /** Counted from 1; null when it is about the whole file. */
  readonly line: number | null;
  readonly message: string;
}

/** Notes what is wrong in one file. An author in the panel, who sees no file, is told `said` where it is given. */
export type Report = (line: number | null, message: string, said?: SaidInPanel) => void;

/** `modules/01-pain/module.yaml:3: 'titel' is not a key here.` */
export function describeProblem({ path, line, message }: Problem): string {
  return `${path}${line === null ? '' : `:${line}`}: ${message}`;
}

export function byPlace(a: Problem, b: Problem): number {
  return a.path.localeCompare(b.path, 'en') || (a.line ?? 0) - (b.line ?? 0);
}

/** A file turned out to be broken while it was read. */
export class BrokenFile extends Error {
  readonly path: string;

  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}
