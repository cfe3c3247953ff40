import { listAnnouncements } from '@snapwell/contract/organizations/announcements.endpoints';
import { acceptInvite, previewInvite } from '@snapwell/contract/organizations/invites.endpoints';
import type { InviteAcceptance } from '@snapwell/contract/organizations/invites.schemas';
import { listGroups } from '@snapwell/contract/organizations/members.endpoints';
import {
  changeOwnMembership,
  changeStatus,
  createOrganization,
  enterJoinCode,
  getJoinableOrganization,
  getOrganization,
  joinOrganization,
  listJoinableOrganizations,
} from '@snapwell/contract/organizations/organizations.endpoints';
import type { MembershipChange, NewOrganization } from '@snapwell/contract/organizations/organizations.schemas';
import { leaveOrganization, listOwnOrganizations } from '@snapwell/contract/profiles/profiles.endpoints';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';

export const organizationKeys = {
  all: ['organizations'] as const,
  own: ['organizations', 'own'] as const,
  joinable: ['organizations', 'joinable'] as const,
  one: (orgId: string) => ['organizations', 'one', orgId] as const,
};
const invalidates = [organizationKeys.all];

export const ownOrganizations = () =>
  queryOptions({ queryKey: organizationKeys.own, queryFn: () => call(listOwnOrganizations, {}, { isKept: true }) });

export const organization = (orgId: string) =>
  queryOptions({
    queryKey: organizationKeys.one(orgId),
    queryFn: () => call(getOrganization, { params: { orgId } }, { isKept: true }),
  });

export const organizationGroups = (orgId: string) =>
  queryOptions({
    queryKey: [...organizationKeys.one(orgId), 'groups'],
    queryFn: () => call(listGroups, { params: { orgId } }),
  });

export const joinableOrganizations = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...organizationKeys.joinable, search],
    queryFn: ({ pageParam }) =>
      call(listJoinableOrganizations, { query: { search: search || undefined, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

/** An organization that the person may join now; refused where they may not. */
export const joinableOrganization = (orgId: string) =>
  queryOptions({
    queryKey: [...organizationKeys.joinable, 'one', orgId],
    queryFn: () => call(getJoinableOrganization, { params: { orgId } }),
    throwOnError: false,
  });

export const joinOpenOrganization = () =>
  mutationOptions({
    mutationFn: (orgId: string) => call(joinOrganization, { params: { orgId } }),
    meta: { invalidates },
  });

export const joinByCode = () =>
  mutationOptions({ mutationFn: (code: string) => call(enterJoinCode, { body: { code } }), meta: { invalidates } });

export const joinByInvite = () =>
  mutationOptions({
    mutationFn: (invite: InviteAcceptance) => call(acceptInvite, { body: invite }),
    meta: { invalidates },
  });

export const invitePreview = (token: string) =>
  queryOptions({
    queryKey: ['invites', token],
    queryFn: () => call(previewInvite, { body: { token } }),
    throwOnError: false,
  });

export const makeOrganization = () =>
  mutationOptions({
    mutationFn: (facts: NewOrganization) => call(createOrganization, { body: facts }),
    meta: { invalidates },
  });

export const setStatus = (orgId: string) =>
  mutationOptions({
    // The result stands in the answer's `data` (spec §7).
    mutationFn: async (status: 'active' | 'away' | 'on_leave') =>
      (await call(changeStatus, { params: { orgId }, body: { status } })).data,
    meta: { invalidates },
  });

export const setMembership = (orgId: string) =>
  mutationOptions({
    mutationFn: (change: MembershipChange) => call(changeOwnMembership, { params: { orgId }, body: change }),
    meta: { invalidates },
  });

export const leave = (orgId: string) =>
  mutationOptions({ mutationFn: () => call(leaveOrganization, { params: { orgId } }), meta: { invalidates } });

/** What the organization tells its members: pinned ones first, then the newest. */
export const announcements = (orgId: string) =>
  infiniteQueryOptions({
    queryKey: [...organizationKeys.one(orgId), 'announcements'],
    queryFn: ({ pageParam }) =>
      call(listAnnouncements, { params: { orgId }, query: { cursor: pageParam, limit: 5 } }, { isKept: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
