import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Outcome, root, runTool } from './tools.ts';

const WEB = join(root, 'apps/web');
const STAMP = join(WEB, 'dist/.built-from');
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt|map)$/;
const TOO_SMALL_BYTES = 1024;

/**
 * The application; then strangers' pages, first for the server, which notes the texts that they have, then for the
 * browser. The first empties the folder of all that browsers get.
 */
const BUILDS = [[], ['--ssr', '--config', 'rendered-pages.config.ts'], ['--config', 'rendered-pages.config.ts']];

/** Builds the web application when its sources changed since the last build; true when it had to. */
export async function buildWeb(): Promise<Outcome & { isNew: boolean }> {
  const sources = hashSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return { isOk: true, output: '', isNew: false };
  for (const build of BUILDS) {
    const built = await runTool('vite', ['build', '--logLevel', 'warn', ...build], {
      cwd: WEB,
      env: { NODE_ENV: 'production' },
      isQuiet: true,
    });
    if (!built.isOk) return { ...built, isNew: true };
  }
  await compressAssets();
  writeFileSync(STAMP, sources);
  return { isOk: true, output: '', isNew: true };
}

/** One hash over everything the build reads. */
function hashSources(): string {
  const files = globSync(
    [
      'apps/web/{src,public,worker}/**/*',
      'apps/web/{index.html,package.json,*.ts}',
      'packages/{contract,content-markdown}/src/**/*',
      'package-lock.json',
    ],
    {
      cwd: root,
    },
  ).toSorted();
  const hash = createHash('sha256');
  for (const file of files) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path));
  }
  return hash.digest('hex');
}

/**
 * Writes `.br` and `.gz` beside each text asset, once, so that the server never compresses one while a person waits.
 */
async function compressAssets(): Promise<void> {
  const files = globSync('dist/**/*', { cwd: WEB }).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(files.map((file) => compress(join(WEB, file))));
}

async function compress(path: string): Promise<void> {
  const content = readFileSync(path);
  if (content.length < TOO_SMALL_BYTES) return;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, zipped);
}
