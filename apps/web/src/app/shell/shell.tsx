import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useAssistantOpen } from '#features/copilot/drawer/assistant-open.ts';
import { useSession } from '#features/identity/session/session.ts';
import { organization } from '#features/organizations/organizations.queries.ts';
import { useBackground, usePageBackground } from '#platform/appearance/background.ts';
import { useIsEmbedded } from '#platform/device/embedded/embedded.ts';
import { useIsFocused } from '#platform/device/focus-mode.ts';
import { organizationOf } from '#platform/paths.ts';
import { BackgroundLayer } from '#ui/cover/background/background-layer.tsx';
import { classNames } from '#ui/class-names.ts';
import { PageProgress } from '#ui/progress/page-progress.tsx';
import { SkipLink } from '#ui/action/skip-link.tsx';
import { DocumentTitle } from './document-title.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { OfflineNotice } from './header/offline-notice.tsx';
import { useAssistantPlace } from './use-assistant-place.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const Toaster = lazy(() => import('#ui/feedback/toaster.tsx').then((m) => ({ default: m.Toaster })));
const MaintenanceNotice = lazy(() =>
  import('./header/maintenance-notice.tsx').then((m) => ({ default: m.MaintenanceNotice })),
);
const EmbeddedFooter = lazy(() => import('./embedded-footer.tsx').then((m) => ({ default: m.EmbeddedFooter })));
const SignedInParts = lazy(() => import('./signed-in-parts.tsx').then((m) => ({ default: m.SignedInParts })));

/** What surrounds every screen: header, background, footer; and what a change of screen brings with it. */
export function Shell() {
  const isLoading = useNavigation().state === 'loading';
  useOrganizationBackground();
  const background = useBackground();
  const isFocused = useIsFocused();
  const isEmbedded = useIsEmbedded();
  const isWhole = !isFocused && !isEmbedded;
  const { orgId: assistantOrgId, isExpected: isAssistantExpected } = useAssistantPlace();
  const isAssistantOpen = useAssistantOpen();
  const { status } = useSession();
  const isSignedIn = status === 'signed-in';
  useFocusOnNavigation();
  return (
    <div
      // Bars keep her room before she is there.
      data-assistant={isAssistantExpected || undefined}
      className="group/shell relative isolate flex min-h-dvh flex-col"
    >
      <DocumentTitle />
      <SkipLink />
      <PageProgress isLoading={isLoading} />
      <BackgroundLayer fill={background} />
      {/* Text lies on the page itself: over a picture it needs some paper. */}
      {background.type === 'image' && <div className="fixed inset-0 -z-1 bg-paper/72" />}
      {isWhole && <Header />}
      <OfflineNotice />
      <Suspense fallback={null}>{!isFocused && <MaintenanceNotice />}</Suspense>
      {/* The open assistant stands beside the page where there is room for both. */}
      <div
        className={classNames('flex flex-1 flex-col', isAssistantOpen && assistantOrgId !== null && 'xl:pr-[400px]')}
      >
        {/* The footer of those who are in, or are recognized, begins below the first screen: what arrives late does not push it. */}
        <main
          id="main"
          tabIndex={-1}
          className={classNames('flex-1 outline-none', status !== 'signed-out' && 'min-h-[calc(100dvh-3.5rem)]')}
        >
          <Outlet />
        </main>
        {isWhole && <Footer isCornerTaken={assistantOrgId !== null} />}
        <Suspense fallback={null}>{isEmbedded && !isFocused && <EmbeddedFooter />}</Suspense>
      </div>
      <Suspense fallback={null}>
        <Toaster isBesideDrawer={isAssistantOpen && assistantOrgId !== null} />
      </Suspense>
      <Suspense fallback={null}>
        {isSignedIn && !isEmbedded && <SignedInParts assistantOrgId={assistantOrgId} />}
      </Suspense>
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}

/** Pages opened by their address all have the same key: then the address tells where one was on which. */
const scrollKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

/** The pages of an organization have its background. */
function useOrganizationBackground(): void {
  const isSignedIn = useSession().status === 'signed-in';
  const orgId = organizationOf(useLocation().pathname);
  const { data } = useQuery({
    ...organization(orgId ?? ''),
    enabled: isSignedIn && orgId !== null,
    throwOnError: false,
  });
  usePageBackground(orgId === null ? null : (data?.background ?? null));
}
