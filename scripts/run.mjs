// Every npm script enters here. Plain JavaScript for Node 20: it brings the packages and the right Node, then hands
// over.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED_NODE = 24;
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [command = 'start', ...args] = process.argv.slice(2);

const commands = {
  start: 'scripts/start.ts',
  dev: 'scripts/dev.ts',
  check: 'scripts/check.ts',
  test: 'scripts/test.ts',
  'test:endurance': 'scripts/testing/endurance.ts',
  bench: 'bench/bench.ts',
  assistant: 'apps/api/src/commands/assistant.ts',
  content: 'apps/api/src/commands/content.ts',
  demo: 'apps/api/src/commands/demo.ts',
  doctor: 'scripts/doctor.ts',
  insights: 'apps/api/src/commands/insights.ts',
  intents: 'apps/api/src/commands/intents.ts',
  audit: 'apps/api/src/commands/audit.ts',
  ledger: 'apps/api/src/commands/ledger.ts',
  fuzz: 'scripts/fuzz.ts',
  simulations: 'apps/api/src/commands/simulations.ts',
  'test:faults': 'bench/faults/run.ts',
  'test:mutation': 'bench/mutation/run.ts',
  streaks: 'scripts/streaks.ts',
  texts: 'scripts/checks/bring-texts.ts',
  format: 'scripts/format.ts',
  generated: 'scripts/generated.ts',
  meanings: 'apps/api/src/commands/meanings.ts',
  migrations: 'scripts/migrations.ts',
  'new:feature': 'scripts/new-feature.ts',
  voice: 'apps/api/src/commands/voice.ts',
};

const script = commands[command];
if (!script) fail(`There is no command '${command}'. There are: ${Object.keys(commands).join(', ')}.`);

if (!isInstalled()) {
  console.log('Installing packages (once, about a minute) ...');
  installPackages();
}

const node = findNode();
// Tools that start `node` themselves get the same one.
const env = {
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
  // Node keeps what it compiled: a second start is a third shorter.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/node'),
};
const child = spawn(node, [join(root, script), ...args], { cwd: root, stdio: 'inherit', env });
// Ctrl-C reaches the child by itself (same terminal); this process only waits for it to stop cleanly.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

/**
 * True when node_modules holds exactly the versions of the lock file (npm keeps its own record of what it installed).
 */
function isInstalled() {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.startsWith('node_modules/') ||
      entry.link ||
      entry.optional ||
      entry.devOptional ||
      present[path]?.version === entry.version,
  );
}

/**
 * `npm install` rather than `npm ci`: the tools have optional packages for many platforms, and `npm ci` refuses to
 * work when a registry mirror lacks one of them. The lock file is put back as it was, so that installing never
 * changes the project.
 */
function installPackages() {
  const lockFile = join(root, 'package-lock.json');
  const lock = readFileSync(lockFile);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['install', '--loglevel=error', '--no-progress'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  writeFileSync(lockFile, lock);
  if (status !== 0)
    fail('Installing packages failed; what npm said stands above. Check the network and run the command again.');
}

/** This Node when it is new enough, else the one that npm brought. */
function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_NODE) return process.execPath;
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  try {
    return join(
      dirname(createRequire(join(root, 'package.json')).resolve(`node-${system}-${process.arch}/package.json`)),
      file,
    );
  } catch {
    return fail(
      `Node ${NEEDED_NODE} or newer is needed (this is ${process.versions.node}) and npm has none for ${process.platform} on ${process.arch}. Install it from your system's packages and try again.`,
    );
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
