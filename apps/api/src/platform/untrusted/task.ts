/**
 * A function that runs apart from the server, in a thread or a process. What it takes and gives is plain data, as
 * structured cloning knows it.
 */
export interface Task<Input, Result> {
  /** The address of the module that exports the function. */
  readonly module: string;
  readonly name: string;
  /** How long one call may take. */
  readonly limitMs: number;
  /** Carries the types only. */
  readonly types?: (input: Input) => Result;
}

type InputOf<F> = F extends (input: infer Input) => unknown ? Input : never;
type ResultOf<F> = F extends (input: never) => infer Result ? Awaited<Result> : never;

/**
 * Names the functions of a module as tasks:
 * `const read = tasksOf<typeof import('./read.ts')>(new URL('./read.ts', import.meta.url), 5_000)`,
 * then `inThread(read('readMarkdown'), text)`.
 */
export function tasksOf<Module>(module: URL, limitMs: number) {
  return <Name extends keyof Module & string>(name: Name): Task<InputOf<Module[Name]>, ResultOf<Module[Name]>> => ({
    module: module.href,
    name,
    limitMs,
  });
}

export type Limit = 'time' | 'memory' | 'depth' | 'crash';

const sentences: Record<Limit, (task: Pick<Task<unknown, unknown>, 'limitMs'>) => string> = {
  time: ({ limitMs }) =>
    `Reading this took longer than ${limitMs / 1000} seconds, so it was stopped. Make it simpler, or split it.`,
  memory: () => 'Reading this needs more memory than one file may take. Make it smaller, or split it.',
  depth: () => 'This is nested too deeply to be read. Use fewer levels.',
  crash: () => 'This could not be read: the program that reads it ended. The file may be damaged.',
};

/** A task met a limit. The message is a sentence for whoever made the file. */
export class LimitReached extends Error {
  readonly limit: Limit;

  constructor(limit: Limit, task: Pick<Task<unknown, unknown>, 'limitMs'>) {
    super(sentences[limit](task));
    this.limit = limit;
  }
}

/** What is sent to a thread or process, and what comes back. */
export interface Order {
  readonly module: string;
  readonly name: string;
  readonly input: unknown;
}

export type Reply =
  /** The module is loaded; time counts from here. */
  | { readonly type: 'started' }
  | { readonly type: 'result'; readonly result: unknown }
  | { readonly type: 'limit'; readonly limit: Limit }
  | { readonly type: 'error'; readonly message: string };
