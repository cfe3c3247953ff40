import { closeSync, fdatasyncSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * The embedded database's file system, with the write-ahead log flushed to the disk after every statement.
 * PGlite itself never calls fsync, so without this an acknowledged write is lost when the power goes.
 * Still open: the order of data pages and pg_control at a checkpoint. For that guarantee use a PostgreSQL server.
 */
export class DurableNodeFS extends NodeFS {
  readonly #walDir: string;
  #flushed = '';

  constructor(dataDir: string) {
    super(dataDir);
    this.#walDir = join(dataDir, 'pg_wal');
  }

  override async syncToFs(): Promise<void> {
    const newest = this.#newestSegment();
    if (!newest || newest.mark === this.#flushed) return;
    const file = openSync(newest.path, 'r+');
    try {
      fdatasyncSync(file);
    } finally {
      closeSync(file);
    }
    this.#flushed = newest.mark;
  }

  #newestSegment() {
    let newest: { path: string; mark: string; time: bigint } | undefined;
    for (const name of readdirSync(this.#walDir)) {
      if (name.length !== 24) continue;
      const path = join(this.#walDir, name);
      const time = statSync(path, { bigint: true }).mtimeNs;
      if (!newest || time > newest.time) newest = { path, mark: `${name}:${time}`, time };
    }
    return newest;
  }
}
