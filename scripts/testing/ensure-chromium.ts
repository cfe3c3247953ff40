import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from '../tools.ts';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/**
 * The path of a Chromium for the browser tests, installed by the system's package manager when there is none; null
 * when that failed.
 */
export async function ensureChromium(): Promise<string | null> {
  const found = findChromium();
  if (found) return found;
  if (!existsSync('/usr/bin/apt-get')) {
    console.log(
      'The browser tests need Chromium. Install it (or name one: CHROMIUM=/path/to/chromium npm test) and run this again.',
    );
    return null;
  }
  console.log('Installing Chromium for the browser tests by the system package manager (once) ...');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const command of [
    ['apt-get', 'update', '-q'],
    ['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium'],
  ]) {
    const [program, ...args] = [...asRoot, ...command];
    const { isOk, output } = await run(program!, args, { isQuiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
    if (!isOk) {
      console.log(`Chromium could not be installed. ${output.slice(-600)}`);
      return null;
    }
  }
  return findChromium();
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
