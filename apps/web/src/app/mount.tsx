import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { session } from '#features/identity/session/session.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { reportRenderError } from '#platform/http/error-report.ts';
import { startFonts } from '#platform/appearance/fonts.ts';
import { startTheme } from '#platform/appearance/theme.ts';
import '#platform/device/schemas-without-code.ts';
import { isShownEmbedded } from '#platform/device/embedded/embedded.ts';
import { startTrustedTypes } from '#platform/device/trusted-types.ts';
import { Localized } from '#platform/locale/localized.tsx';
import { startLocale } from '#platform/locale/locale.ts';
import { LoadingScreen } from './failure/loading-screen.tsx';
import { createQueryClient } from './query-client.ts';
import { type AppRouter, createAppRouter } from './routes/router.tsx';
import { followPath, followSignIn, startApp } from './start.ts';
import { StartFailure } from './failure/start-failure.tsx';
import { followVersions } from './versions.ts';

/** Starts the whole application in an element of the page; what it returns takes it down again. */
export async function mountApp(element: Element): Promise<() => void> {
  const root = createRoot(element, {
    // A refused call is an answer, which the screen shows; it was reported where it failed.
    onCaughtError: (error) => {
      if (!(error instanceof ApiError)) console.warn(error);
    },
  });
  startTrustedTypes();
  startTheme();
  // A page that came as HTML stays in view until its screen is here. Fonts come after that: drawn anew with them, its
  // words would be painted larger a second time.
  const isRendered = element.hasChildNodes();
  if (!isRendered) startFonts();
  if (isShownEmbedded()) (await import('#platform/device/embedded/start-embedded.ts')).startEmbedded();
  followVersions();
  let stop = () => {};
  try {
    // Every word comes from the catalogue, those of the loading screen too.
    await startLocale();
    if (!isRendered) root.render(<LoadingScreen />);
    const queryClient = createQueryClient({
      onAward: (award) => void import('./announce-award.ts').then((m) => m.announceAward(award)),
    });
    // Made first: it begins to load the screen.
    const router = createAppRouter();
    stop = () => router.dispose();
    await startApp(queryClient);
    followPath(router);
    followSignIn(queryClient, router);
    const repeatInput = isRendered ? await drawnAnew(router) : null;
    // In a transition React pauses while it draws, so that a slow phone answers in between.
    startTransition(() =>
      root.render(
        <StrictMode>
          <QueryClientProvider client={queryClient}>
            <Localized>
              <RouterProvider router={router} onError={reportRenderError} />
              {repeatInput && <WhenShown act={repeatInput} />}
            </Localized>
          </QueryClientProvider>
        </StrictMode>,
      ),
    );
  } catch {
    root.render(<StartFailure />);
  }
  return () => {
    root.unmount();
    stop();
  };
}

/** Acts in the moment in which what stands before it comes onto the page: nobody can do anything in between. */
function WhenShown({ act }: { act: () => void }) {
  useLayoutEffect(act, [act]);
  return null;
}

/**
 * Waits until the screen of the first address can be drawn for whoever is here. Gives what is to be done when it stands:
 * bring its fonts, and repeat what was done in the page before it.
 */
async function drawnAnew(router: AppRouter): Promise<() => void> {
  const [{ carryEarlyInput }] = await Promise.all([
    import('#platform/device/beginning/carry-input.ts'),
    whenReady(router),
    whenKnown(),
  ]);
  const repeat = carryEarlyInput();
  return () => {
    startFonts();
    repeat();
  };
}

/** Resolves when it is known whether somebody is signed in: until then no screen stands where its fields are. */
function whenKnown(): Promise<void> {
  if (session.get().status !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      if (session.get().status === 'loading') return;
      stop();
      resolve();
    });
  });
}

/** Resolves when the screen of the first address is loaded. */
function whenReady(router: AppRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
