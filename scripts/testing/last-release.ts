import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../tools.ts';

/** The packages of the checkout itself: each has its own. */
const OWN_PACKAGES = '@snapwell';

export interface Checkout {
  readonly folder: string;
  remove(): Promise<unknown>;
}

/**
 * The last release beside this checkout, built: the last tag; until there is one, what the main branch has of this one.
 * Packages are those that are installed here where it needs the same, else they are installed for it.
 */
export async function checkOutLastRelease(): Promise<Checkout> {
  const folder = mkdtempSync(join(tmpdir(), 'snapwell-release-'));
  const remove = () => run('git', ['worktree', 'remove', '--force', folder], { isQuiet: true });
  try {
    await must(run('git', ['worktree', 'add', '--force', '--detach', folder, await lastRelease()], { isQuiet: true }));
    if (
      readFileSync(join(folder, 'package-lock.json'), 'utf8') === readFileSync(join(root, 'package-lock.json'), 'utf8')
    )
      for (const modules of ['node_modules', ...globSync('{apps,packages}/*/node_modules', { cwd: root })])
        linkModules(join(root, modules), join(folder, modules));
    else await must(run('npm', ['install', '--no-save', '--no-audit', '--no-fund'], { cwd: folder, isQuiet: true }));
    const build =
      "const { isOk } = await (await import('./scripts/build-web.ts')).buildWeb(); process.exit(isOk ? 0 : 1)";
    await must(run(process.execPath, ['--input-type=module', '-e', build], { cwd: folder, isQuiet: true }));
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function lastRelease(): Promise<string> {
  const tag = await run('git', ['describe', '--tags', '--abbrev=0'], { isQuiet: true });
  if (tag.isOk) return tag.output.trim();
  const { output } = await must(run('git', ['merge-base', 'HEAD', 'main'], { isQuiet: true }));
  return output.trim();
}

/** Others' packages as links to those that are here; its own lead into its own folders, as they do here. */
function linkModules(from: string, to: string): void {
  if (!existsSync(join(to, '..'))) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (name === OWN_PACKAGES) {
      mkdirSync(join(to, name));
      for (const own of readdirSync(join(from, name)))
        symlinkSync(readlinkSync(join(from, name, own)), join(to, name, own));
    } else if (!isKeptByTools(name)) symlinkSync(join(from, name), join(to, name));
}

/** Folders in which tools keep what they made for this checkout. */
const isKeptByTools = (name: string) => name.startsWith('.') && name !== '.bin';

async function must(outcome: ReturnType<typeof run>) {
  const done = await outcome;
  if (!done.isOk) throw new Error(done.output);
  return done;
}
