import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageWithFiles } from './route-files.ts';

const dist = mkdtempSync(join(tmpdir(), 'snapwell-dist-'));
const bare = '<html><head></head></html>';

beforeAll(() => {
  writeFileSync(join(dist, 'index.html'), bare);
  const rows = [
    { path: 'o/:orgId', files: ['assets/portal.js'] },
    { path: 'o/:orgId/home', files: ['assets/home.js', 'assets/shared.js'] },
  ];
  writeFileSync(join(dist, 'route-files.json'), JSON.stringify(rows));
});
afterAll(() => rmSync(dist, { recursive: true }));

const filesOf = (address: string) =>
  [...pageWithFiles(dist)(address).matchAll(/modulepreload" crossorigin href="([^"]+)"/g)].map(([, file]) => file);

test.for([
  ['/o/riverside', ['/assets/portal.js']],
  ['/o/riverside/home', ['/assets/home.js', '/assets/shared.js']],
  ['/o/riverside/home/?from=copilot', ['/assets/home.js', '/assets/shared.js']],
] as const)('the page for %s names the files of its screen', ([address, files]) => {
  expect(filesOf(address)).toEqual(files);
});

test('an address that no route has gets the page as it was built', () => {
  expect(pageWithFiles(dist)('/o/riverside/nowhere')).toBe(bare);
});
