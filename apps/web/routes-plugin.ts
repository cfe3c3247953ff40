import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type WebRouteName, webRoutes } from '@snapwell/contract/web-routes';
import type { Plugin, Rolldown } from 'vite';
import { addWithImports } from './imported-files.ts';
import { screens } from './src/app/routes/screens.ts';

/** What stands around the screens of somebody who is signed in. */
const SIGNED_IN = [
  'app/signed-in.ts',
  'app/guards/require-authority.tsx',
  'app/shell/header/signed-in-header.tsx',
  'app/shell/signed-in-parts.tsx',
];

/**
 * The most script, in kB of gzip, that a screen may need before it shows; the first that fits its path. What
 * makes one rise is written in a decision.
 */
const BUDGETS: readonly (readonly [path: RegExp, kilobytes: number])[] = [
  [/^(auth|signin|signup)$/, 204],
  [/^p\/:orgId\/content\//, 185],
  [/^(auth|outbox|p|reminders)\b/, 320],
  // Those who write work at a desk, with the parser of articles at hand.
  [/^o\/:orgId\/admin-panel/, 480],
  [/./, 436],
];

export interface RouteFiles {
  readonly path: string;
  readonly files: readonly string[];
}

/**
 * Writes down which files the screen of each route needs, so that the server names them in the page and the browser
 * need not find them one after another; and refuses a build in which a screen has grown beyond its budget.
 */
export function routeFiles(): Plugin {
  return {
    name: 'snapwell-route-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const start = closure(bundle, 'index.html');
      const rows = pagesWithScreen().map(({ path, access, screen }) => {
        const parts = [screen, ...(access === 'signed-in' ? SIGNED_IN : [])];
        const files = [...new Set(parts.flatMap((part) => [...closure(bundle, join('src', part))]))];
        const kilobytes = weigh(bundle, [...new Set([...start, ...files])]);
        const [, most] = BUDGETS.find(([fitting]) => fitting.test(path))!;
        if (kilobytes > most)
          this.error(`/${path} needs ${kilobytes.toFixed(1)} kB of script before it shows; its budget is ${most}.`);
        return { path, files: files.filter((file) => !start.has(file)) } satisfies RouteFiles;
      });
      this.emitFile({ type: 'asset', fileName: 'route-files.json', source: JSON.stringify(rows) });
    },
  };
}

function pagesWithScreen() {
  return Object.entries(screens).flatMap(([name, screen]) => {
    const { path, access } = webRoutes[name as WebRouteName];
    return screen ? [{ path: path.slice(1), access, screen: `screens/${screen}.tsx` }] : [];
  });
}

/** The file of a module's part and all that it imports at once. */
function closure(bundle: Rolldown.OutputBundle, facade: string): Set<string> {
  const entry = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.facadeModuleId === join(import.meta.dirname, facade),
  );
  if (!entry) throw new Error(`${facade} is no part of the build.`);
  const files = new Set<string>();
  addWithImports(files, entry.fileName, bundle);
  return files;
}

function weigh(bundle: Rolldown.OutputBundle, files: readonly string[]): number {
  const sizes = files.map((file) => gzipSync((bundle[file] as Rolldown.OutputChunk).code, { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
