import { i18n, type MessageDescriptor } from '@lingui/core';
import { useMatches } from 'react-router';

/** What a route says about its screen, read by the guard, the page title and the tests. */
export interface RouteHandle {
  readonly title: MessageDescriptor;
  /** The authority that the spec's table names beside sign-in. */
  readonly authority?: 'ADMIN' | 'ORG_ADMIN' | undefined;
  /** The system administrator looks at it in every organization: the API lets them. */
  readonly isOpenToAdmin?: true | undefined;
  /** The screen comes later in this build. */
  readonly isComing?: true | undefined;
}

/** What the route in view says about its screen. */
export function useRouteHandle(): RouteHandle | undefined {
  return useMatches().at(-1)?.handle as RouteHandle | undefined;
}

/** The title of the route in view, in the language of the page. */
export function useRouteTitle(): string | undefined {
  const title = useRouteHandle()?.title;
  return title && i18n._(title);
}
