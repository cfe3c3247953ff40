import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from '../tools.ts';

/** A Chromium without windows: it opens a page several times as fast as a whole one, which draws a window that nobody sees. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
/** The package of one with windows has its name. */
const WHOLE = '/usr/bin/chromium';
const WITH_WINDOWS = [WHOLE, '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

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

/** The path of a Chromium with windows, installed where there is none and that can be; null when there is none. */
export async function ensureWholeChromium(): Promise<string | null> {
  if (findWholeChromium() || (await installed('chromium'))) return findWholeChromium();
  console.log('Messages of the system are shown only by a Chromium with windows. Install one and run this again.');
  return null;
}

/** Where a bench or a test that was started by itself has its browser from; the default names what is missing. */
export const chromiumPath = (): string => findChromium() ?? HEADLESS;

/** The same for what one without windows does not do: messages of the system. */
export const wholeChromiumPath = (): string => findWholeChromium() ?? WHOLE;

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

/** The Chromium that CHROMIUM names, else one without windows, else any. */
export function findChromium(): string | null {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return existsSync(HEADLESS) ? HEADLESS : findWholeChromium();
}

function findWholeChromium(): string | null {
  const known = WITH_WINDOWS.find((path) => existsSync(path));
  if (known) return known;
  try {
    return (
      execFileSync('which', ['chromium'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null
    );
  } catch {
    return null;
  }
}
