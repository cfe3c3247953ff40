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

/** What surrounds the page of a stranger: as the shell of the application, without what only the signed-in have. */
export function RenderedFrame({ isEmbedded, children }: { isEmbedded: boolean; children: ReactNode }) {
  const isFocused = useIsFocused() || isEmbedded;
  return (
    <div className="group/shell relative isolate flex min-h-dvh flex-col">
      <SkipLink />
      {!isFocused && (
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
        {!isFocused && <Footer isCornerTaken={false} />}
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
