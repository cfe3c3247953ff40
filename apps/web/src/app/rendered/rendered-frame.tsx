import { lazy, type ReactNode, Suspense } from 'react';
import { firstMomentOver } from '#platform/device/beginning/first-moment.ts';
import { useIsFocused } from '#platform/device/focus-mode.ts';
import { useOnDevice } from '#platform/device/on-device.ts';
import { SkipLink } from '#ui/action/skip-link.tsx';
import { Footer } from '../shell/footer.tsx';
import { Appearing, HeaderBar } from '../shell/header/header-bar.tsx';
import { SignedOutHeader } from '../shell/header/signed-out-header.tsx';

const LateParts = lazy(async () => {
  await firstMomentOver();
  return { default: (await import('./late-parts.tsx')).LateParts };
});

/** Loaded where a page is shown in a page of another site. */
const EmbeddedFooter = lazy(() => import('../shell/embedded-footer.tsx').then((m) => ({ default: m.EmbeddedFooter })));

/** What surrounds the page of a stranger: as the shell of the application, without what only the signed-in have. */
export function RenderedFrame({ isEmbedded, children }: { isEmbedded: boolean; children: ReactNode }) {
  const isFocused = useIsFocused();
  const isWhole = !isFocused && !isEmbedded;
  return (
    <div className="group/shell relative isolate flex min-h-dvh flex-col">
      <SkipLink />
      {isWhole && (
        <HeaderBar>
          <Appearing>
            <SignedOutHeader />
          </Appearing>
        </HeaderBar>
      )}
      <div className="flex flex-1 flex-col">
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        {isWhole && <Footer isCornerTaken={false} />}
        <Suspense fallback={null}>{isEmbedded && !isFocused && <EmbeddedFooter />}</Suspense>
      </div>
      <Later>
        <LateParts />
      </Later>
    </div>
  );
}

/** What nobody misses in the first moment comes when the page has been taken over. */
function Later({ children }: { children: ReactNode }) {
  return useOnDevice() && <Suspense fallback={null}>{children}</Suspense>;
}
