import type { RenderedPage, RenderedPageName } from '@snapwell/contract/rendered-page';
import { type ComponentType, lazy, type ReactElement } from 'react';
import { deviceKey } from '#platform/device/device-key.ts';
import { firstMomentOver } from '#platform/device/beginning/first-moment.ts';

type Draw = (page: RenderedPage) => Promise<ReactElement>;

/** A screen that asks for nothing. */
const alone =
  (load: () => Promise<ComponentType>): Draw =>
  async () => {
    const Screen = await load();
    return <Screen />;
  };

/**
 * A screen that asks for what came with the page. It can be read as it came: what it answers with waits until somebody
 * begins, or the browser has time.
 */
const withQueries =
  (
    load: () => Promise<{ Screen: ComponentType; keyOf: (params: RenderedPage['params']) => readonly unknown[] }>,
  ): Draw =>
  async ({ params, data }) => {
    await firstMomentOver();
    const [{ Screen, keyOf }, { WithQueries }] = await Promise.all([load(), import('./with-queries.tsx')]);
    const seed = data === null ? null : { key: keyOf(params), data };
    return (
      <WithQueries seed={seed}>
        <Screen />
      </WithQueries>
    );
  };

/** The screens of strangers' pages, each in files of its own. */
const screens: Record<RenderedPageName, Draw> = {
  landing: alone(async () => (await import('#screens/public/landing-screen.tsx')).LandingScreen),
  landingV2: alone(async () => (await import('#screens/public/landing-v2-screen.tsx')).LandingV2Screen),
  privacy: alone(async () => (await import('#screens/public/privacy-screen.tsx')).PrivacyScreen),
  imprint: alone(async () => (await import('#screens/public/imprint-screen.tsx')).ImprintScreen),
  certificate: withQueries(async () => {
    const [{ CertificateScreen }, { readCertificateId }, { verifiedCertificate }] = await Promise.all([
      import('#screens/public/certificate-screen.tsx'),
      import('@snapwell/contract/learning/certificates/certificates.limits'),
      import('#features/certificates/certificates.queries.ts'),
    ]);
    return {
      Screen: CertificateScreen,
      keyOf: ({ certificateId = '' }) => verifiedCertificate(readCertificateId(certificateId)).queryKey,
    };
  }),
  publicContent: withQueries(async () => {
    const [{ PublicContentScreen }, { publicContent }] = await Promise.all([
      import('#screens/public/public-content-screen.tsx'),
      import('#features/learning/learning.queries.ts'),
    ]);
    return {
      Screen: PublicContentScreen,
      keyOf: ({ orgId = '', contentId = '' }) => publicContent(orgId, contentId).queryKey,
    };
  }),
  publicLibrary: withQueries(async () => {
    const [{ PublicLibraryScreen }, { publicLibrary }] = await Promise.all([
      import('#screens/public/public-library-screen.tsx'),
      import('#features/learning/learning.queries.ts'),
    ]);
    return { Screen: PublicLibraryScreen, keyOf: ({ orgId = '' }) => publicLibrary(orgId).queryKey };
  }),
  publicQuiz: withQueries(async () => {
    const [{ PublicQuizScreen }, { cover }] = await Promise.all([
      import('#screens/public/public-quiz-screen.tsx'),
      import('#features/quizzes/quizzes.queries.ts'),
    ]);
    return {
      Screen: PublicQuizScreen,
      keyOf: ({ orgId = '', quizId = '' }) => cover({ orgId, quizId, deviceKey: deviceKey() }).queryKey,
    };
  }),
  publicQuizSimulation: withQueries(async () => {
    const [{ PublicSimulationScreen }, { cover }] = await Promise.all([
      import('#screens/public/public-simulation-screen.tsx'),
      import('#features/simulations/simulations.queries.ts'),
    ]);
    return {
      Screen: PublicSimulationScreen,
      keyOf: ({ orgId = '', quizId = '' }) => cover({ orgId, contentId: quizId, deviceKey: deviceKey() }).queryKey,
    };
  }),
};

/**
 * The screen of a page with all that it is rendered from. Its files come by themselves: until they are here, what the
 * server drew stands in its place.
 */
export const screenOf = (page: RenderedPage): ComponentType =>
  lazy(async () => {
    const screen = await screens[page.page](page);
    return { default: () => screen };
  });
