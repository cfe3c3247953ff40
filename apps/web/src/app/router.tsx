import { msg } from '@lingui/core/macro';
import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { paths } from '#platform/paths.ts';
import { ErrorScreen } from './failure/error-screen.tsx';
import { KeyedByLastSegment } from './keyed-by-last-segment.tsx';
import { LoadingScreen } from './failure/loading-screen.tsx';
import { NotFoundScreen } from './failure/not-found-screen.tsx';
import { RequireSignIn } from './guards/require-sign-in.tsx';
import { RequireStranger } from './guards/require-stranger.tsx';
import { coming, screen } from './route.ts';
import { Shell } from './shell/shell.tsx';

/** Auth routes: no authority needed. */
const authRoutes: RouteObject[] = [
  screen({ path: 'auth', title: msg`Welcome` }, () =>
    import('#screens/auth/auth-screen.tsx').then((m) => m.AuthScreen),
  ),
  screen({ path: 'signin', title: msg`Sign in` }, () =>
    import('#screens/auth/sign-in-screen.tsx').then((m) => m.SignInScreen),
  ),
  screen({ path: 'signup', title: msg`Sign up` }, () =>
    import('#screens/auth/sign-up-screen.tsx').then((m) => m.SignUpScreen),
  ),
  // Beside the spec's table: what an account needs once its password is lost or not wanted.
  screen({ path: 'auth/forgot-password', title: msg`New password` }, () =>
    import('#screens/auth/forgot-password-screen.tsx').then((m) => m.ForgotPasswordScreen),
  ),
  screen({ path: 'auth/link', title: msg`Sign in by email` }, () =>
    import('#screens/auth/sign-in-link-screen.tsx').then((m) => m.SignInLinkScreen),
  ),
];

/** Where the links of mails lead, signed in or not; and where a demo server keeps its mails. */
const mailRoutes: RouteObject[] = [
  screen({ path: 'auth/action', title: msg`Your account` }, () =>
    import('#screens/auth/action-screen.tsx').then((m) => m.ActionScreen),
  ),
  screen({ path: 'reminders/stop', title: msg`Reminders` }, () =>
    import('#screens/account/stop-reminders-screen.tsx').then((m) => m.StopRemindersScreen),
  ),
  screen({ path: 'outbox', title: msg`Outbox` }, () =>
    import('#screens/auth/outbox-screen.tsx').then((m) => m.OutboxScreen),
  ),
];

/** Protected routes: sign-in required, and the authority that a row names. */
const protectedRoutes: RouteObject[] = [
  screen({ path: 'home', title: msg`Home` }, () => import('#screens/home/home-screen.tsx').then((m) => m.HomeScreen)),
  screen({ path: 'profile', title: msg`Profile` }, () =>
    import('#screens/account/profile-screen.tsx').then((m) => m.ProfileScreen),
  ),
  screen({ path: 'config', title: msg`Settings` }, () =>
    import('#screens/account/config-screen.tsx').then((m) => m.ConfigScreen),
  ),
  coming({ path: 'admin-panel', title: msg`System admin panel`, authority: 'ADMIN' }),
  screen({ path: 'o/:orgId', title: msg`Portal`, isOpenToAdmin: true }, () =>
    import('#screens/org/home/portal-screen.tsx').then((m) => m.PortalScreen),
  ),
  screen({ path: 'o/:orgId/lms', title: msg`Library` }, () =>
    import('#screens/org/learn/library-screen.tsx').then((m) => m.LibraryScreen),
  ),
  screen({ path: 'o/:orgId/home', title: msg`Home` }, () =>
    import('#screens/org/home/home-screen.tsx').then((m) => m.HomeScreen),
  ),
  screen({ path: 'o/:orgId/discover', title: msg`Today’s five minutes` }, () =>
    import('#screens/org/learn/discover-screen.tsx').then((m) => m.DiscoverScreen),
  ),
  screen({ path: 'o/:orgId/me', title: msg`Your profile` }, () =>
    import('#screens/org/me/me-screen.tsx').then((m) => m.MeScreen),
  ),
  screen({ path: 'o/:orgId/leaderboard', title: msg`Leaderboard` }, () =>
    import('#screens/org/ranking/leaderboard-screen.tsx').then((m) => m.LeaderboardScreen),
  ),
  screen({ path: 'o/:orgId/modules/:moduleId', title: msg`Module` }, () =>
    import('#screens/org/learn/module-screen.tsx').then((m) => m.ModuleScreen),
  ),
  screen({ path: 'o/:orgId/courses/:courseId', title: msg`Course` }, () =>
    import('#screens/org/learn/course-screen.tsx').then((m) => m.CourseScreen),
  ),
  {
    Component: KeyedByLastSegment,
    children: [
      screen({ path: 'o/:orgId/content/:contentId', title: msg`Content` }, () =>
        import('#screens/org/learn/content-screen.tsx').then((m) => m.ContentScreen),
      ),
    ],
  },
  coming({ path: 'o/:orgId/admin-panel', title: msg`Organization admin panel`, authority: 'ORG_ADMIN' }),
  coming({ path: 'o/:orgId/insights', title: msg`Insights`, authority: 'ORG_ADMIN' }),
  coming({ path: 'o/:orgId/insights-v1', title: msg`Insights demo` }),
  coming({ path: 'o/:orgId/live-scenarios/:scenarioId', title: msg`Live scenario` }),
  coming({ path: 'o/:orgId/voice-simulation-demo', title: msg`Voice simulation demo` }),
  coming({ path: 'o/:orgId/test-voice', title: msg`Voice test` }),
  screen({ path: 'o/:orgId/quiz/:quizId', title: msg`Quiz` }, () =>
    import('#screens/org/quiz/quiz-screen.tsx').then((m) => m.QuizScreen),
  ),
  screen({ path: 'o/:orgId/quiz/:quizId/results', title: msg`Quiz results` }, () =>
    import('#screens/org/quiz/quiz-results-screen.tsx').then((m) => m.QuizResultsScreen),
  ),
  screen({ path: 'o/:orgId/review', title: msg`Reviews` }, () =>
    import('#screens/org/quiz/reviews-screen.tsx').then((m) => m.ReviewsScreen),
  ),
  coming({ path: 'o/:orgId/quiz-sim/:quizId', title: msg`Quiz simulation` }),
  coming({ path: 'o/:orgId/quiz/:quizId/sim-results', title: msg`Quiz simulation results` }),
];

/** Public routes: open to everybody, signed in or not. */
const publicRoutes: RouteObject[] = [
  coming({ path: 'landing', title: msg`Learn between two call bells` }),
  coming({ path: 'landing-v2', title: msg`Learn between two call bells` }),
  coming({ path: 'auditing-demo', title: msg`Auditing demo` }),
  coming({ path: 'auditing-demo/simulation', title: msg`Auditing simulation` }),
  coming({ path: 'auditing-demo/pain-simulation', title: msg`Pain simulation` }),
  coming({ path: 'auditing-demo/pain-simulation-voice', title: msg`Spoken pain simulation` }),
  coming({ path: 'auditing-demo/voice-agent-demo', title: msg`Voice agent demo` }),
  coming({ path: 'rn-documentation-demo', title: msg`Nursing documentation demo` }),
  coming({ path: 'rn-documentation-demo-solo', title: msg`Nursing documentation demo` }),
  screen({ path: 'test-copilot', title: msg`Copilot test page` }, () =>
    import('#screens/demos/test-copilot-screen.tsx').then((m) => m.TestCopilotScreen),
  ),
  coming({ path: 'stem-cells-app-demo', title: msg`Stem cells app demo` }),
  coming({ path: 'stem-cells-app-demo/dashboard', title: msg`Stem cells app: dashboard` }),
  coming({ path: 'stem-cells-app-demo/community', title: msg`Stem cells app: community` }),
  coming({ path: 'stem-cells-app-demo/booking', title: msg`Stem cells app: booking` }),
  coming({ path: 'stem-cells-app-demo/communications', title: msg`Stem cells app: communications` }),
  coming({ path: 'stem-cells-app-demo/payment', title: msg`Stem cells app: payment` }),
  {
    Component: KeyedByLastSegment,
    children: [
      screen({ path: 'p/:orgId/content/:contentId', title: msg`Content` }, () =>
        import('#screens/public/public-content-screen.tsx').then((m) => m.PublicContentScreen),
      ),
    ],
  },
  screen({ path: 'p/:orgId/quiz/:quizId', title: msg`Quiz` }, () =>
    import('#screens/public/public-quiz-screen.tsx').then((m) => m.PublicQuizScreen),
  ),
  screen({ path: 'p/:orgId/quiz/:quizId/results', title: msg`Quiz results` }, () =>
    import('#screens/public/public-quiz-results-screen.tsx').then((m) => m.PublicQuizResultsScreen),
  ),
  coming({ path: 'p/:orgId/quiz-sim/:quizId', title: msg`Quiz simulation` }),
  coming({ path: 'p/:orgId/quiz/:quizId/sim-results', title: msg`Quiz simulation results` }),
];

/** Only while developing: every part of the interface in every state. */
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      screen({ path: 'gallery', title: msg`Gallery` }, () =>
        import('#gallery/gallery-screen.tsx').then((m) => m.GalleryScreen),
      ),
    ]
  : [];

/** The whole route table of the spec (§2). */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: LoadingScreen,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          { index: true, loader: () => redirect(paths.home) },
          { Component: RequireStranger, children: authRoutes },
          {
            Component: RequireSignIn,
            children: [
              {
                lazy: {
                  Component: () => import('./guards/require-authority.tsx').then((m) => m.RequireAuthority),
                  ErrorBoundary: () => import('./guards/place-error-screen.tsx').then((m) => m.PlaceErrorScreen),
                },
                children: protectedRoutes,
              },
            ],
          },
          ...publicRoutes,
          ...mailRoutes,
          ...developmentRoutes,
          { path: '*', handle: { title: msg`Page Not Found` }, Component: NotFoundScreen },
        ],
      },
    ],
  },
];

export type AppRouter = ReturnType<typeof createAppRouter>;

export function createAppRouter() {
  return createBrowserRouter(routes);
}

/** Calls back with the path, now and whenever it has changed. */
export function onPath(router: Pick<AppRouter, 'state' | 'subscribe'>, follow: (path: string) => void): void {
  let last = router.state.location.pathname;
  follow(last);
  router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.state !== 'idle' || pathname === last) return;
    last = pathname;
    follow(pathname);
  });
}
