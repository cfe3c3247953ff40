import { APPLICATION_ATTRIBUTE, RENDERED_PAGE_ID, type RenderedPage } from '@snapwell/contract/rendered-page';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { textsOf } from 'virtual:rendered-texts';
import { session } from '#features/identity/session/session.ts';
import { setConfig } from '#platform/config.ts';
import { startFonts } from '#platform/appearance/fonts.ts';
import { startTheme } from '#platform/appearance/theme.ts';
import { forgetEarlyInput, repeatEarlyInput } from '#platform/device/beginning/early-input.ts';
import { firstMomentOver } from '#platform/device/beginning/first-moment.ts';
import { startTrustedTypes } from '#platform/device/trusted-types.ts';
import { startRendered } from '#platform/locale/locale.ts';
import { RenderedApp } from './rendered-app.tsx';
import { screenOf } from './pages.tsx';

/** Brings a page that came as HTML to life, where it stands. */
export async function hydratePage(element: Element, page: RenderedPage): Promise<void> {
  startTrustedTypes();
  startTheme();
  startFonts();
  setConfig(page.config);
  session.set({ status: 'signed-out', user: null, reason: null });
  await startRendered(page.language, page.locale, () => textsOf(page.page, page.language));
  if (page.isEmbedded) (await import('#platform/device/embedded/start-embedded.ts')).startEmbedded();
  const Screen = screenOf(page);
  const { search, hash } = location;
  startTransition(() => {
    const root = hydrateRoot(
      element,
      <RenderedApp page={page} search={search} hash={hash}>
        <Screen />
      </RenderedApp>,
      {
        // The whole application knows how to say what went wrong.
        onUncaughtError: () => {
          root.unmount();
          void startApplication();
        },
        onRecoverableError: (error) => console.warn(error),
      },
    );
  });
  repeatEarlyInput();
  await firstMomentOver();
  const { startBeside } = await import('./beside.ts');
  startBeside(page.config.version);
}

/** The page with which the server answered, if it was rendered. */
export function pageInDocument(): RenderedPage | null {
  const text = document.getElementById(RENDERED_PAGE_ID)?.textContent;
  return text ? (JSON.parse(text) as RenderedPage) : null;
}

/** Starts the application in place of what was rendered. */
export async function startApplication(): Promise<void> {
  const files = document.getElementById(RENDERED_PAGE_ID)?.getAttribute(APPLICATION_ATTRIBUTE)?.split(' ') ?? [];
  for (const file of files) await import(/* @vite-ignore */ file);
  forgetEarlyInput();
}
