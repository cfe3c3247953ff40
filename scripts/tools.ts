import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

export interface Outcome {
  readonly isOk: boolean;
  readonly output: string;
}

/** Runs a program; its output is shown as it comes, or kept quiet and returned. */
export function run(
  program: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; isQuiet?: boolean } = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: options.isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve({ isOk: false, output: error.message }));
    child.on('exit', (code) => resolve({ isOk: code === 0, output }));
  });
}

/** The file behind a package's command, to be run by this very Node: `tool('oxlint')`, `tool('typescript', 'tsc')`. */
export function tool(packageName: string, command = packageName.split('/').at(-1)!): string {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (!file) throw new Error(`${packageName} has no command ${command}.`);
  return join(folder, file);
}

/** Runs a package's command by this Node. */
export function runTool(
  packageName: string,
  args: string[],
  options: Parameters<typeof run>[2] & { command?: string } = {},
): Promise<Outcome> {
  return run(process.execPath, [tool(packageName, options.command), ...args], options);
}
