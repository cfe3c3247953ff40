import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { ComingScreen } from './failure/coming-screen.tsx';
import type { RouteHandle } from './route-handle.ts';

interface Row extends Omit<RouteHandle, 'isComing'> {
  readonly path: string;
}

/** A row of the route table; its screen is loaded when it is first opened. */
export function screen({ path, ...handle }: Row, load: () => Promise<ComponentType>): RouteObject {
  return { path, handle: handle satisfies RouteHandle, lazy: { Component: load } };
}

/** A row whose screen comes later in this build. `router.test.tsx` counts them: the number can only fall. */
export function coming({ path, ...handle }: Row): RouteObject {
  return { path, handle: { ...handle, isComing: true } satisfies RouteHandle, Component: ComingScreen };
}
