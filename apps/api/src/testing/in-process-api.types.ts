// Without imports on purpose: who drives the API in its own process checks its types without checking the API's.

/** A request as a page makes it, its body already in bytes. */
export interface PageRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Uint8Array | null;
  readonly signal: AbortSignal | null;
}

export interface PageResponse {
  readonly status: number;
  readonly headers: [name: string, value: string][];
  readonly body: ReadableStream<Uint8Array>;
}

/** The whole server of a sample installation in this process, without a port. */
export interface InProcessApi {
  answer(request: PageRequest): Promise<PageResponse>;
  /** Lets time pass on the server's clock: what takes somebody a minute takes a test none. */
  passes(seconds: number): void;
  /** Puts the clock right again. */
  resetClock(): void;
  /** Puts a quiz into the library of an organization: a file as an author writes it, at `all-types`. */
  giveQuiz(orgId: string, file: string): Promise<void>;
  /** Makes the library of an organization this one item: a file under its name, as an author writes it. */
  giveItem(orgId: string, name: string, file: string): Promise<void>;
  /** Packs files, by their paths, into an archive as the import reads it. */
  packs(files: Readonly<Record<string, string>>): Promise<Uint8Array>;
  /** Does what a worker would do now: asks whom assignments ask. */
  worksOff(): Promise<void>;
  /** The mails it sent, newest first. */
  mails(): readonly { readonly to: string; readonly subject: string; readonly text: string }[];
  stop(): Promise<void>;
}

/** Starts it on a copy of `samples`, a data folder that was made by a start in demo mode and closed again. */
export type StartInProcessApi = (options: { samples: string; publicUrl: string }) => Promise<InProcessApi>;
