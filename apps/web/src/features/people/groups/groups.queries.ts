import {
  changeGroupMembers,
  createGroup,
  deleteGroup,
  listGroupMembers,
  renameGroup,
} from '@snapwell/contract/organizations/members.endpoints';
import type { GroupMembersChange } from '@snapwell/contract/organizations/members.schemas';
import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';
import { everywhere, fresh, peopleKeys } from '../people.queries.ts';

export const groupMembers = (orgId: string, groupId: string) =>
  infiniteQueryOptions({
    queryKey: [...peopleKeys.all(orgId), 'group', groupId],
    queryFn: ({ pageParam }) =>
      call(listGroupMembers, { params: { orgId, groupId }, query: { cursor: pageParam, limit: 100 } }, fresh),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

export const newGroup = (orgId: string) =>
  mutationOptions({
    mutationFn: (name: string) => call(createGroup, { params: { orgId }, body: { name } }),
    meta: everywhere(orgId),
  });

export const groupChange = (orgId: string, groupId: string) =>
  mutationOptions({
    mutationFn: (name: string) => call(renameGroup, { params: { orgId, groupId }, body: { name } }),
    meta: everywhere(orgId),
  });

export const groupRemoval = (orgId: string, groupId: string) =>
  mutationOptions({
    mutationFn: () => call(deleteGroup, { params: { orgId, groupId } }),
    meta: everywhere(orgId),
  });

export const groupMembersChange = (orgId: string) =>
  mutationOptions({
    mutationFn: ({ groupId, ...body }: Partial<GroupMembersChange> & { groupId: string }) =>
      call(changeGroupMembers, { params: { orgId, groupId }, body }),
    meta: everywhere(orgId),
  });
