import {
  cancelInviteList,
  dropInviteRow,
  getInviteList,
  listInviteLists,
  mendInviteRow,
  readInviteList,
  sendInviteList,
} from '@snapwell/contract/organizations/invite-lists.endpoints';
import type { InviteListDetails, InviteRowChange } from '@snapwell/contract/organizations/invite-lists.schemas';
import {
  createInvites,
  listInvites,
  resendInvites,
  revokeInvite,
} from '@snapwell/contract/organizations/invites.endpoints';
import type { NewInvites } from '@snapwell/contract/organizations/invites.schemas';
import { createGroup } from '@snapwell/contract/organizations/members.endpoints';
import {
  getOrganizationSettings,
  removeJoinCode,
  rotateJoinCode,
} from '@snapwell/contract/organizations/organizations.endpoints';
import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';
import { fresh, peopleKeys, ROWS } from '../people.queries.ts';

const listsKey = (orgId: string) => [...peopleKeys.all(orgId), 'lists'] as const;
const listKey = (orgId: string, listId: string) => [...listsKey(orgId), listId] as const;
/** How often a page looks how far a list is sent. */
const LOOK_MS = 1500;

export const openInvites = (orgId: string, search: string) =>
  infiniteQueryOptions({
    queryKey: [...peopleKeys.all(orgId), 'invites', search],
    queryFn: ({ pageParam }) =>
      call(
        listInvites,
        { params: { orgId }, query: { cursor: pageParam, limit: ROWS, search: search || undefined } },
        fresh,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });

export const newInvites = (orgId: string) =>
  mutationOptions({
    mutationFn: (body: NewInvites) => call(createInvites, { params: { orgId }, body }),
    meta: { invalidates: [peopleKeys.all(orgId)] },
  });

export const invitesAgain = (orgId: string) =>
  mutationOptions({
    mutationFn: (ids: string[]) => call(resendInvites, { params: { orgId }, body: { invite_ids: ids } }),
    meta: { invalidates: [peopleKeys.all(orgId)] },
  });

export const inviteBack = (orgId: string) =>
  mutationOptions({
    mutationFn: (inviteId: string) => call(revokeInvite, { params: { orgId, inviteId } }),
    meta: { invalidates: [peopleKeys.all(orgId)] },
  });

/** The latest lists; while one is being sent they are looked at again. */
export const inviteLists = (orgId: string) =>
  queryOptions({
    queryKey: listsKey(orgId),
    queryFn: () => call(listInviteLists, { params: { orgId } }, fresh),
    refetchInterval: ({ state }) => (state.data?.items.some((list) => list.state === 'sending') ? LOOK_MS : false),
  });

export const inviteListDetails = (orgId: string, listId: string) =>
  queryOptions({
    queryKey: listKey(orgId, listId),
    queryFn: () => call(getInviteList, { params: { orgId, listId } }, fresh),
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? LOOK_MS : false),
  });

export const inviteListUpload = (orgId: string) =>
  mutationOptions({
    mutationFn: ({ name, file }: { name: string; file: Blob }) =>
      call(readInviteList, { params: { orgId }, query: { name }, file }),
    meta: { invalidates: [listsKey(orgId)] },
  });

/** Mends a row of a list; a group that is missing may be made on the way. */
export const rowMending = (orgId: string, listId: string) =>
  mutationOptions({
    mutationFn: async ({
      line,
      change,
      group,
    }: {
      line: number;
      change: InviteRowChange | 'drop';
      group?: string;
    }): Promise<InviteListDetails> => {
      if (group !== undefined) await call(createGroup, { params: { orgId }, body: { name: group } });
      return change === 'drop'
        ? call(dropInviteRow, { params: { orgId, listId, line } })
        : call(mendInviteRow, { params: { orgId, listId, line }, body: change });
    },
    meta: { invalidates: [listKey(orgId, listId), ['organizations']] },
  });

export const inviteListSending = (orgId: string) =>
  mutationOptions({
    mutationFn: (listId: string) => call(sendInviteList, { params: { orgId, listId } }),
    meta: { invalidates: [peopleKeys.all(orgId)] },
  });

export const inviteListEnd = (orgId: string) =>
  mutationOptions({
    mutationFn: (listId: string) => call(cancelInviteList, { params: { orgId, listId } }),
    meta: { invalidates: [peopleKeys.all(orgId)] },
  });

export const joinSettings = (orgId: string) =>
  queryOptions({
    queryKey: [...peopleKeys.all(orgId), 'join-code'],
    queryFn: () => call(getOrganizationSettings, { params: { orgId } }, fresh),
  });

export const joinCodeChange = (orgId: string) =>
  mutationOptions({
    mutationFn: async (what: 'rotate' | 'remove') => {
      if (what === 'rotate') await call(rotateJoinCode, { params: { orgId } });
      else await call(removeJoinCode, { params: { orgId } });
    },
    meta: { invalidates: [[...peopleKeys.all(orgId), 'join-code']] },
  });
