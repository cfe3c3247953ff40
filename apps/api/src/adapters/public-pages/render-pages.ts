import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { ServerRenderedPage } from '@snapwell/contract/rendered-page';
import { startThread } from '#platform/untrusted/in-thread.ts';
import { createRunner } from '#platform/untrusted/runner.ts';
import { type Task, tasksOf } from '#platform/untrusted/task.ts';
import { readStylesheet, WEB_DIST } from '#platform/web/first-files.ts';
import type * as firstStyles from './first-styles.ts';
import type { PublicPages, RenderedHtml } from './port.ts';

/** What the build of the web application leaves for the server (`apps/web/rendered-pages.config.ts`). */
const BUNDLE = fileURLToPath(new URL('../../../../web/server/dist/render-page.js', import.meta.url));
const HEAP_MB = 256;
/** One page may take this long to render. */
const LIMIT_MS = 5_000;
/** A stranger waits no longer than this: what comes later is for the next one. */
const PATIENCE_MS = 2_500;
/** With so many pages to render, further ones arrive as they did before there was this. */
const MOST_WAITING = 16;
/** In characters: some hundred pages. */
const CACHE_SIZE = 32_000_000;

interface Options {
  readonly onFailure: (error: unknown) => void;
  readonly bundle?: string;
  /** The application's; null while there is none. */
  readonly stylesheet?: string | null;
  readonly limitMs?: number;
  readonly patienceMs?: number;
}

/**
 * Renders pages with the application's own components, in a thread, one after another. What was rendered is kept as long
 * as everything it was rendered from is the same: the item's version and the language are part of that.
 */
export function createPublicPages({
  onFailure,
  bundle = BUNDLE,
  stylesheet = readStylesheet(WEB_DIST),
  limitMs = LIMIT_MS,
  patienceMs = PATIENCE_MS,
}: Options): PublicPages {
  const renderPage: Task<ServerRenderedPage, string> = {
    module: pathToFileURL(bundle).href,
    name: 'renderPage',
    limitMs,
  };
  const pickFirstStyles = tasksOf<typeof firstStyles>(
    new URL('./first-styles.ts', import.meta.url),
    limitMs,
  )('pickFirstStyles');
  const thread = createRunner(startThread(HEAP_MB), 1);
  const rendered = new LRUCache<string, RenderedHtml>({
    maxSize: CACHE_SIZE,
    sizeCalculation: ({ html, styles }) => html.length + styles.length || 1,
  });
  const underWay = new Map<string, Promise<RenderedHtml | null>>();

  const renderWithStyles = async (page: ServerRenderedPage): Promise<RenderedHtml> => {
    const html = await thread.run(renderPage, page);
    if (stylesheet === null) return { html, styles: '' };
    // Without them a page awaits the whole stylesheet, and is there all the same.
    const styles = await thread.run(pickFirstStyles, { html, stylesheet }).catch((error: unknown) => {
      onFailure(error);
      return '';
    });
    return { html, styles };
  };
  const begin = (key: string, page: ServerRenderedPage): Promise<RenderedHtml | null> => {
    if (underWay.size >= MOST_WAITING) return Promise.resolve(null);
    const rendering = renderWithStyles(page)
      .then(
        (styled) => {
          rendered.set(key, styled);
          return styled;
        },
        (error: unknown) => {
          onFailure(error);
          return null;
        },
      )
      .finally(() => underWay.delete(key));
    underWay.set(key, rendering);
    return rendering;
  };
  return {
    async render(page) {
      if (!existsSync(bundle)) return null;
      const key = createHash('sha256').update(JSON.stringify(page)).digest('base64url');
      return rendered.get(key) ?? inTime(underWay.get(key) ?? begin(key, page), patienceMs);
    },
    close: () => thread.close(),
  };
}

function inTime<T>(rendering: Promise<T | null>, ms: number): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), ms);
    void rendering.then((result) => {
      clearTimeout(timer);
      resolve(result);
    });
  });
}
