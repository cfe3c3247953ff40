import type { RenderedPage, ServerRenderedPage } from '@snapwell/contract/rendered-page';
import { prerender } from 'react-dom/static';
import { session } from '#features/identity/session/session.ts';
import { setConfig } from '#platform/config.ts';
import { startRendered } from '#platform/locale/locale.ts';
import { RenderedApp } from './rendered-app.tsx';
import { screenOf } from './pages.tsx';
import { prerenderedScreen } from './prerendered-pages.tsx';

/**
 * Renders a page on the server: its HTML as it stands in the application's element. One page at a time, because words
 * are taken from the catalogue that is in force. Rejects when any part of the page fails.
 */
export async function renderPage(page: ServerRenderedPage): Promise<string> {
  setConfig(page.config);
  await startRendered(page.language, page.locale);
  session.set({ status: 'signed-out', user: null, reason: null });
  const Screen = prerenderedScreen(page.page) ?? screenOf(page as RenderedPage);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <RenderedApp page={page} search="" hash="">
      <Screen />
    </RenderedApp>,
    {
      onError: (error) => void failures.push(error),
      // Everything in its place: what is put there later would need a script in the page.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}
