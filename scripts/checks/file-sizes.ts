import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools.ts';

/** The ten longest source files and two percentiles, so that drift is seen before it is a rule. */
export function describeSizes(): string {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && !/\.test\.tsx?$|\.spec\.ts$/.test(file) && existsSync(join(root, file)));
  const sizes = files
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length }))
    .sort((a, b) => b.lines - a.lines);
  const at = (share: number) => sizes[Math.floor(sizes.length * (1 - share))]?.lines ?? 0;
  const longest = sizes.slice(0, 10).map(({ file, lines }) => `  ${lines} ${file}`);
  return [`${sizes.length} files, median ${at(0.5)} lines, p95 ${at(0.95)}; the longest:`, ...longest].join('\n');
}
