import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type babel from '@rolldown/plugin-babel';

type Transformer = Awaited<ReturnType<typeof babel>>;

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache/transforms');
/** What decides, beside a file itself, what becomes of it. */
const DECIDES = ['package-lock.json', 'lingui.config.ts', 'apps/web/source-plugins.ts'];
/** Each change of a file leaves an entry; beyond this many all are made anew. */
const MOST_ENTRIES = 20_000;

/**
 * Keeps what a plugin makes of a file, for other builds, other runs and the projects of a test run: each goes through
 * the same sources, and compiling them is most of what a build costs. The plugin has to make the same for all of them.
 */
export async function remembered(pending: Promise<Transformer>): Promise<Transformer> {
  const plugin = await pending;
  const { transform } = plugin;
  if (!transform || typeof transform === 'function') throw new Error(`${plugin.name} has no transform with a handler.`);
  const { handler } = transform;
  const folder = openFolder(plugin.name);
  transform.handler = async function (code, id, options) {
    const consumer = this.environment?.config.consumer ?? '';
    // In development the compiler writes what an edited file is told apart by.
    const isDev = process.env.NODE_ENV === 'development';
    const entry = join(folder, hashOf([isDev ? 'development' : '', consumer, relative(ROOT, id), code]));
    if (existsSync(entry)) return JSON.parse(readFileSync(entry, 'utf8')) as { code: string };
    const made = await handler.call(this, code, id, options);
    write(entry, made ?? null);
    return made;
  };
  return plugin;
}

/** The folder of what the same tools made; there is none beside it. */
function openFolder(name: string): string {
  const tools = hashOf([name, ...DECIDES.map((file) => readFileSync(join(ROOT, file), 'utf8'))]);
  const folder = join(CACHE, tools);
  mkdirSync(CACHE, { recursive: true });
  for (const other of readdirSync(CACHE).filter((each) => each !== tools))
    rmSync(join(CACHE, other), { recursive: true, force: true });
  if (existsSync(folder) && readdirSync(folder).length > MOST_ENTRIES) rmSync(folder, { recursive: true, force: true });
  return folder;
}

/** At once or not at all: other processes read and write the same. */
function write(entry: string, made: unknown): void {
  const writing = `${entry}.${randomUUID()}`;
  mkdirSync(dirname(entry), { recursive: true });
  writeFileSync(writing, JSON.stringify(made));
  renameSync(writing, entry);
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
