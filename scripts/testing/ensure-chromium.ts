import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from '../tools.ts';

/** A Chromium without windows: it opens a page several times as fast as a whole one, which draws a window that nobody sees. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const CANDIDATES = [
  HEADLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/**
 * The path of a Chromium for the browser tests: one without windows, installed by the system's package manager where
 * that can be; else any there is; null when there is none.
 */
export async function ensureChromium(): Promise<string | null> {
  const found = findChromium();
  if (process.env.CHROMIUM || found === HEADLESS) return found;
  if (await installed('chromium-headless-shell')) return HEADLESS;
  if (found || (await installed('chromium'))) return findChromium();
  console.log(
    'The browser tests need Chromium. Install it (or name one: CHROMIUM=/path/to/chromium npm test) and run this again.',
  );
  return null;
}

async function installed(name: string): Promise<boolean> {
  if (!existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${name} for the browser tests by the system package manager (once) ...`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const command of [
    ['apt-get', 'update', '-q'],
    ['apt-get', 'install', '-y', '-q', '--no-install-recommends', name],
  ]) {
    const [program, ...args] = [...asRoot, ...command];
    const { isOk, output } = await run(program!, args, { isQuiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
    if (!isOk) {
      console.log(`${name} could not be installed. ${output.slice(-600)}`);
      return false;
    }
  }
  return true;
}

export function findChromium(): string | null {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const known = CANDIDATES.find((path) => existsSync(path));
  if (known) return known;
  try {
    return (
      execFileSync('which', ['chromium'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null
    );
  } catch {
    return null;
  }
}
