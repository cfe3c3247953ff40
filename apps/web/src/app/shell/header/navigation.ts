import { t } from '@lingui/core/macro';
import type { ProfileState } from '#features/profiles/profile-state.ts';
import { DEFAULT_ORGANIZATION, paths } from '#platform/paths.ts';

export interface NavigationItem {
  readonly id: 'home' | 'leaderboard' | 'insights';
  readonly label: string;
  readonly to: string;
}

/** Home of the organization, or of a person without one. */
export const homeOf = (orgId: string | null): string => (orgId === null ? paths.home : paths.orgHome(orgId));

/** Where 'Your Profile' leads. */
export const ownPageOf = (orgId: string | null): string => (orgId === null ? paths.profile : paths.me(orgId));

/** The navigation of somebody who is signed in (spec §2). */
export function navigationOf(
  { organization }: Pick<ProfileState, 'organization'>,
  orgId: string | null,
): NavigationItem[] {
  const hasInsights = organization?.role === 'ORG_ADMIN' && organization.system_level === 'admin';
  return [
    { id: 'home', label: t`Home`, to: homeOf(orgId) },
    { id: 'leaderboard', label: t`Leaderboard`, to: paths.leaderboard(orgId ?? DEFAULT_ORGANIZATION) },
    ...(hasInsights
      ? [{ id: 'insights' as const, label: t`Insights`, to: paths.insights(organization.organization_id) }]
      : []),
  ];
}

/** More of the organization than the header has room for: in the menu of narrow windows only. */
export function placesOf(
  orgId: string | null,
  organizationName: string | undefined,
  leadsGroups = false,
): NavigationContext[] {
  if (orgId === null) return [];
  return [
    { label: t`Library`, to: paths.lms(orgId) },
    { label: t`Reviews`, to: paths.reviews(orgId) },
    ...(leadsGroups ? [{ label: t`Your team`, to: paths.team(orgId) }] : []),
    { label: organizationName ?? t`Organization`, to: paths.portal(orgId) },
  ];
}

export interface NavigationContext {
  readonly label: string;
  readonly to: string;
}

/** Whether an item is the one in view. Home is what one does there as well: content, quizzes, today's set. */
export function isCurrent({ id, to }: NavigationItem, pathname: string): boolean {
  if (pathname === to || pathname.startsWith(`${to}/`)) return true;
  return id === 'home' && /^\/o\/[^/]+\/(discover|content|quiz)(\/.*)?$/.test(pathname);
}

/** Whether a place is the one in view. Modules and courses are the library's. */
export const isCurrentPlace = ({ to }: NavigationContext, pathname: string): boolean =>
  pathname.replace(/\/(modules|courses)\/.*/, '/lms') === to;
