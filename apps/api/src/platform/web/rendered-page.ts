import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APPLICATION_ATTRIBUTE, RENDERED_PAGE_ID, type ServerRenderedPage } from '@snapwell/contract/rendered-page';
import { readFirstScripts } from './first-files.ts';

/** As the build writes it (`apps/web/rendered-files-plugin.ts`). */
interface RenderedFiles {
  readonly entry: string;
  readonly pages: Readonly<
    Record<string, { readonly files: readonly string[]; readonly texts: Readonly<Record<string, string>> }>
  >;
}

const SCRIPT = /\s*<script type="module"[^>]*?src="([^"]+)"[^>]*><\/script>/g;
const STYLESHEET = /<link rel="stylesheet"[^>]*?href="([^"]+)"[^>]*>/;
const THEME_SCRIPT = '<script src="/theme.js"></script>';
const MODULE_PRELOADS = /\s*<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
/** What the application would be fetched by at once: here all of it waits. */
const PRELOADS = /\s*<link rel="(?:modulepreload|preload)"[^>]*>/g;

/**
 * Puts what was rendered into the application's page: with all that it was rendered from and the scripts that take it
 * over, or, where a page has none of its own, with the application's, which draws it anew.
 * Gives null while there is no build of those.
 */
export function renderedPageWriter(
  dist: string,
): ((shell: string, page: ServerRenderedPage, rendered: { html: string; styles: string }) => string) | null {
  const table = join(dist, 'rendered-files.json');
  if (!existsSync(table)) return null;
  const { entry, pages } = JSON.parse(readFileSync(table, 'utf8')) as RenderedFiles;
  const scripts = readFirstScripts(dist);
  return (shell, page, { html, styles }) => {
    const application = [...shell.matchAll(SCRIPT)].map(([, source]) => source!);
    const own = pages[page.page];
    const files = own ? [entry, ...own.files, own.texts[page.language] ?? entry] : filesOf(shell, application);
    const [link = '', stylesheet = ''] = STYLESHEET.exec(shell) ?? [];
    // The page brings what its first frame needs. All else shares a slow line, or keeps a slow device busy, once its words
    // are there: `early-input.js` fetches the whole stylesheet and the scripts then, and starts these.
    const later = [
      `data-entry="${own ? `/${entry}` : application.at(-1)}"`,
      `data-files="${[...new Set(files)].map((file) => `/${file}`).join(' ')}"`,
      styles && `data-stylesheet="${stylesheet}"`,
    ];
    const start = `<script ${later.join(' ')}>${scripts.earlyInput}</script>`;
    const data = own
      ? `\n    <script type="application/json" id="${RENDERED_PAGE_ID}" ${APPLICATION_ATTRIBUTE}="${application.join(' ')}">${asData(page)}</script>`
      : '';
    const bare = shell
      .replaceAll(SCRIPT, '')
      .replaceAll(PRELOADS, '')
      .replace(/<html lang="[^"]*"/, `<html lang="${page.language}"`);
    // Functions, so that no `$` of a lesson is taken for a pattern.
    return bare
      .replace(THEME_SCRIPT, () => `<script>${scripts.theme}</script>`)
      .replace(link, () => (styles ? `<style>${styles}</style><noscript>${link}</noscript>` : link))
      .replace('</head>', () => `  ${start}\n  </head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>${data}`);
  };
}

/** What the application's page loads, in its order. */
const filesOf = (html: string, application: readonly string[]): string[] =>
  [...application, ...[...html.matchAll(MODULE_PRELOADS)].map(([, file]) => file!)].map((file) => file.slice(1));

/** JSON that cannot end the element it stands in. */
const asData = (page: ServerRenderedPage) => JSON.stringify(page).replaceAll('<', String.raw`\u003c`);
