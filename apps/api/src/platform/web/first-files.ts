import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built web application. */
export const WEB_DIST = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

const STYLESHEET = /<link rel="stylesheet"[^>]*?href="\/([^"]+)"/;

/** The application's stylesheet in a build; null while there is none. */
export function readStylesheet(dist: string): string | null {
  const page = readBuilt(dist, 'index.html');
  const [, file] = STYLESHEET.exec(page ?? '') ?? [];
  return file === undefined ? null : readBuilt(dist, file);
}

/** The scripts that a page which came as HTML runs before its first frame, in the page itself. */
export function readFirstScripts(dist: string): { readonly theme: string; readonly earlyInput: string } {
  return { theme: readBuilt(dist, 'theme.js') ?? '', earlyInput: readBuilt(dist, 'early-input.js') ?? '' };
}

/** What a content security policy says to let just this script run in a page. */
export const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const readBuilt = (dist: string, file: string): string | null =>
  existsSync(join(dist, file)) ? readFileSync(join(dist, file), 'utf8') : null;
