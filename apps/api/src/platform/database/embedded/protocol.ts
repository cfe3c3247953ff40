/**
 * Messages between the pool's connection and the thread that holds the embedded database. `log` is what the engine
 * wrote while it opened.
 */
export type WorkerRequest = { id: number } & (
  | { type: 'open'; dataDir: string | null }
  | { type: 'exchange'; bytes: Uint8Array }
  | { type: 'close' }
);
export type WorkerReply = { id: number } & ({ bytes?: Uint8Array; log?: string[] } | { error: string });
