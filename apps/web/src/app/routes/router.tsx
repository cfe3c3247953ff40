import { msg } from '@lingui/core/macro';
import { type WebRoute, type WebRouteName, webRoutes } from '@snapwell/contract/web-routes';
import type { ComponentType } from 'react';
import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { paths } from '#platform/paths.ts';
import { ErrorScreen } from '../failure/error-screen.tsx';
import { KeyedByLastSegment } from './keyed-by-last-segment.tsx';
import { LoadingScreen } from '../failure/loading-screen.tsx';
import { NotFoundScreen } from '../failure/not-found-screen.tsx';
import { RequireSignIn } from '../guards/require-sign-in.tsx';
import { RequireStranger } from '../guards/require-stranger.tsx';
import { ComingScreen } from '../failure/coming-screen.tsx';
import type { RouteHandle } from './route-handle.ts';
import { screenTitles } from './screen-titles.ts';
import { screens } from './screens.ts';
import { Shell } from '../shell/shell.tsx';

/** Every file of a screen; a page's own is loaded when it is first opened. */
const files = import.meta.glob<Record<string, ComponentType>>('../../screens/**/*-screen.tsx');
/** Pages that begin anew for another item, rather than change into it. */
const KEYED_BY_ITEM: ReadonlySet<WebRouteName> = new Set(['content', 'publicContent']);

const names = Object.keys(webRoutes) as WebRouteName[];
const rowsOf = (access: WebRoute['access']) => names.filter((name) => webRoutes[name].access === access).map(rowOf);

/** A row of the router for a page; a screen that is still to come says so. */
function rowOf(name: WebRouteName): RouteObject {
  const { path, authority, isOpenToAdmin }: WebRoute = webRoutes[name];
  const screen = screens[name];
  const handle: RouteHandle = {
    title: screenTitles[name],
    authority,
    isOpenToAdmin,
    isComing: screen ? undefined : true,
  };
  const row: RouteObject = { path: path.slice(1), handle };
  if (!screen) return { ...row, Component: ComingScreen };
  const lazy = { ...row, lazy: { Component: () => loadScreen(screen) } };
  return KEYED_BY_ITEM.has(name) ? { Component: KeyedByLastSegment, children: [lazy] } : lazy;
}

/** `org/home/home-screen` exports `HomeScreen`. */
export function componentOf(file: string): string {
  return file
    .split('/')
    .at(-1)!
    .replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

async function loadScreen(file: string): Promise<ComponentType> {
  const name = componentOf(file);
  const component = (await files[`../../screens/${file}.tsx`]!())[name];
  if (!component) throw new Error(`screens/${file}.tsx has no ${name}.`);
  return component;
}

/** Only while developing: every part of the interface in every state. */
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: 'gallery',
        handle: { title: msg`Gallery` } satisfies RouteHandle,
        lazy: { Component: () => import('#gallery/gallery-screen.tsx').then((m) => m.GalleryScreen) },
      },
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
          { Component: RequireStranger, children: rowsOf('signed-out') },
          {
            Component: RequireSignIn,
            children: [
              {
                lazy: {
                  Component: () => import('../guards/require-authority.tsx').then((m) => m.RequireAuthority),
                  ErrorBoundary: () => import('../guards/place-error-screen.tsx').then((m) => m.PlaceErrorScreen),
                },
                children: rowsOf('signed-in'),
              },
            ],
          },
          ...rowsOf('anyone'),
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
