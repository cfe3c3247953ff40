import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APPLICATION_ATTRIBUTE, RENDERED_PAGE_ID, type ServerRenderedPage } from '@snapwell/contract/rendered-page';

/** As the build writes it (`apps/web/rendered-files-plugin.ts`). */
interface RenderedFiles {
  readonly entry: string;
  readonly pages: Readonly<
    Record<string, { readonly files: readonly string[]; readonly texts: Readonly<Record<string, string>> }>
  >;
}

const SCRIPT = /\s*<script type="module"[^>]*?src="([^"]+)"[^>]*><\/script>/g;
const MODULE_PRELOADS = /\s*<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
/** What the application would be fetched by; a stranger's page brings its own. */
const PRELOADS = /\s*<link rel="(?:modulepreload|preload)"[^>]*>/g;

/**
 * Puts what was rendered into the application's page: with all that it was rendered from and the scripts that take it
 * over, or, where a page has none of its own, with the application's, which draws it anew.
 * Gives null while there is no build of those.
 */
export function renderedPageWriter(
  dist: string,
): ((html: string, page: ServerRenderedPage, rendered: string) => string) | null {
  const table = join(dist, 'rendered-files.json');
  if (!existsSync(table)) return null;
  const { entry, pages } = JSON.parse(readFileSync(table, 'utf8')) as RenderedFiles;
  return (html, page, rendered) => {
    const application = [...html.matchAll(SCRIPT)].map(([, source]) => source!);
    const own = pages[page.page];
    const files = own ? [entry, ...own.files, own.texts[page.language] ?? entry] : filesOf(html, application);
    // The words of the page come first: on a slow line its scripts would share the line with its stylesheet, and on a
    // slow device run before them. `early-input.js` fetches and starts them after the first paint.
    const sources = [...new Set(files)].map((file) => `/${file}`).join(' ');
    const start = `<script src="/early-input.js" data-entry="${own ? `/${entry}` : application.at(-1)}" data-files="${sources}"></script>`;
    const data = own
      ? `\n    <script type="application/json" id="${RENDERED_PAGE_ID}" ${APPLICATION_ATTRIBUTE}="${application.join(' ')}">${asData(page)}</script>`
      : '';
    const bare = html
      .replaceAll(SCRIPT, '')
      .replaceAll(own ? PRELOADS : MODULE_PRELOADS, '')
      .replace(/<html lang="[^"]*"/, `<html lang="${page.language}"`);
    // Functions, so that no `$` of a lesson is taken for a pattern.
    return bare
      .replace('</head>', () => `  ${start}\n  </head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${rendered}</div>${data}`);
  };
}

/** What the application's page loads, in its order. */
const filesOf = (html: string, application: readonly string[]): string[] =>
  [...application, ...[...html.matchAll(MODULE_PRELOADS)].map(([, file]) => file!)].map((file) => file.slice(1));

/** JSON that cannot end the element it stands in. */
const asData = (page: ServerRenderedPage) => JSON.stringify(page).replaceAll('<', String.raw`\u003c`);
