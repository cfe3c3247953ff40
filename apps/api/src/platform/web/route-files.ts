import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As the build of the web application writes it (`apps/web/routes-plugin.ts`). */
interface RouteFiles {
  readonly path: string;
  readonly files: readonly string[];
}

/**
 * Gives the page for an address, with the files of its screen named in the head: the browser asks for all of them at
 * once, where it would have found them one after another while running the first.
 */
export function pageWithFiles(dist: string): (address: string) => string {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const table = join(dist, 'route-files.json');
  const rows = existsSync(table) ? (JSON.parse(readFileSync(table, 'utf8')) as RouteFiles[]) : [];
  const pages = rows.map(({ path, files }) => ({ pattern: patternOf(path), page: withFiles(html, files) }));
  return (address) => pages.find(({ pattern }) => pattern.test(pathOf(address)))?.page ?? html;
}

const pathOf = (address: string) => address.split(/[?#]/, 1)[0]!;

function patternOf(path: string): RegExp {
  return new RegExp(`^/${path.replaceAll(/:\w+/g, '[^/]+')}/?$`);
}

function withFiles(html: string, files: readonly string[]): string {
  const links = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`);
  return html.replace('</head>', `${links.join('\n    ')}\n  </head>`);
}
