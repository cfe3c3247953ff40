import {
  changeMember,
  countMembers,
  endMemberLeave,
  exportMembers,
  getMember,
  getTeam,
  listMemberEvents,
  listMembers,
  setExtraTime,
  setLeave,
} from '@snapwell/contract/organizations/members.endpoints';
import type {
  LeaveChange,
  MemberChange,
  MemberFilters,
  MemberQuery,
  MembersAct,
  MembersActed,
} from '@snapwell/contract/organizations/members.schemas';
import { MEMBERS_PER_ACT } from '@snapwell/contract/organizations/organizations.limits';
import {
  actOnMembers,
  deactivateMember,
  reactivateMember,
  removeMember,
} from '@snapwell/contract/profiles/profiles.endpoints';
import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';

/** The keys of everything about people; `all` drops them together. */
export const peopleKeys = {
  all: (orgId: string) => ['people', orgId] as const,
  members: (orgId: string) => ['people', orgId, 'members'] as const,
};
/** Rows of a page. */
export const ROWS = 50;
/** What was just changed is asked for anew. */
export const fresh = { isCacheSkipped: true };
/** Who is in which group is shown elsewhere too. */
export const everywhere = (orgId: string) => ({ invalidates: [peopleKeys.all(orgId), ['organizations']] });

/** The groups that a person leads; refused where there are none. */
export const team = (orgId: string) =>
  queryOptions({
    queryKey: [...peopleKeys.all(orgId), 'team'],
    queryFn: () => call(getTeam, { params: { orgId } }, fresh),
  });

export interface MemberSearch extends MemberFilters {
  readonly sort: MemberQuery['sort'];
}

export const members = (orgId: string, search: MemberSearch) =>
  infiniteQueryOptions({
    queryKey: [...peopleKeys.members(orgId), search],
    queryFn: ({ pageParam }) =>
      call(listMembers, { params: { orgId }, query: { ...search, cursor: pageParam, limit: ROWS } }, fresh),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });

export const memberCounts = (orgId: string) =>
  queryOptions({
    queryKey: [...peopleKeys.members(orgId), 'counts'],
    queryFn: () => call(countMembers, { params: { orgId } }, fresh),
  });

export const member = (orgId: string, uid: string) =>
  queryOptions({
    queryKey: [...peopleKeys.members(orgId), 'one', uid],
    queryFn: () => call(getMember, { params: { orgId, uid } }, fresh),
  });

export const memberEvents = (orgId: string, uid: string) =>
  infiniteQueryOptions({
    queryKey: [...peopleKeys.members(orgId), 'events', uid],
    queryFn: ({ pageParam }) =>
      call(listMemberEvents, { params: { orgId, uid }, query: { cursor: pageParam, limit: 10 } }, fresh),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

export const memberTable = (orgId: string) =>
  mutationOptions({
    mutationFn: (filters: MemberFilters) => call(exportMembers, { params: { orgId }, query: filters }),
  });

/** One act on any number of members, in as many calls as that takes. */
export const membersAct = (orgId: string) =>
  mutationOptions({
    mutationFn: async ({ uids, act }: MembersAct): Promise<MembersActed> => {
      const acted: MembersActed = { changed: [], skipped: [] };
      for (let i = 0; i < uids.length; i += MEMBERS_PER_ACT) {
        const body = { uids: uids.slice(i, i + MEMBERS_PER_ACT), act };
        const { changed, skipped } = await call(actOnMembers, { params: { orgId }, body });
        acted.changed.push(...changed);
        acted.skipped.push(...skipped);
      }
      return acted;
    },
    meta: everywhere(orgId),
  });

export const memberChange = (orgId: string, uid: string) =>
  mutationOptions({
    mutationFn: (body: MemberChange) => call(changeMember, { params: { orgId, uid }, body }),
    meta: everywhere(orgId),
  });

export const leaveChange = (orgId: string, uid: string) =>
  mutationOptions({
    mutationFn: (body: LeaveChange | null) =>
      body === null
        ? call(endMemberLeave, { params: { orgId, uid } })
        : call(setLeave, { params: { orgId, uid }, body }),
    meta: everywhere(orgId),
  });

export const extraTimeChange = (orgId: string, uid: string) =>
  mutationOptions({
    mutationFn: (percent: 0 | 25 | 50 | 100) => call(setExtraTime, { params: { orgId, uid }, body: { percent } }),
    meta: everywhere(orgId),
  });

/** Shuts a member out, lets them in again, or ends their membership. */
export const placeChange = (orgId: string, uid: string) =>
  mutationOptions({
    mutationFn: async (what: 'deactivate' | 'reactivate' | 'remove') => {
      const params = { orgId, uid };
      if (what === 'remove') await call(removeMember, { params });
      else if (what === 'deactivate') await call(deactivateMember, { params });
      else await call(reactivateMember, { params });
    },
    meta: everywhere(orgId),
  });
