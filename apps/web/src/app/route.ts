import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { ComingScreen } from './coming-screen.tsx';

/** What a route says about its screen, read by the guard, the page title and the tests. */
export interface RouteHandle {
  readonly title: string;
  /** The authority the spec's table names beside sign-in. */
  readonly authority?: 'ADMIN' | 'ORG_ADMIN';
  /** The screen comes later in this build. */
  readonly isComing?: true;
}

interface Row extends Omit<RouteHandle, 'title' | 'isComing'> {
  readonly path: string;
  readonly title: string;
}

/** A row of the route table; its screen is loaded when it is first opened. */
export function screen({ path, ...handle }: Row, load: () => Promise<ComponentType>): RouteObject {
  return { path, handle: handle satisfies RouteHandle, lazy: { Component: load } };
}

/** A row whose screen comes later in this build. `router.test.tsx` counts them. */
export function coming({ path, ...handle }: Row): RouteObject {
  return { path, handle: { ...handle, isComing: true } satisfies RouteHandle, Component: ComingScreen };
}
