import * as endpoints from '@snapwell/contract/learning/assignments/assignments.endpoints';
import type {
  AssignedExportQuery,
  AssignedState,
  AssignmentChange,
  NewAssignment,
} from '@snapwell/contract/learning/assignments/assignments.schemas';
import { listGroups, listMembers } from '@snapwell/contract/organizations/members.endpoints';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { saveFile } from '#platform/device/save-file.ts';
import { call } from '#platform/http/api.ts';

const keys = {
  all: (orgId: string) => ['assignments', orgId] as const,
  one: (orgId: string, id: string) => ['assignments', orgId, 'one', id] as const,
};
const fresh = { isCacheSkipped: true } as const;

/** What runs, or what has ended. */
export const assignmentList = (orgId: string, isEnded = false) =>
  queryOptions({
    queryKey: [...keys.all(orgId), 'list', isEnded],
    queryFn: () =>
      call(endpoints.listAssignments, { params: { orgId }, query: { is_ended: isEnded ? 'true' : 'false' } }, fresh),
  });

export const oneAssignment = (orgId: string, assignmentId: string) =>
  queryOptions({
    queryKey: keys.one(orgId, assignmentId),
    queryFn: () => call(endpoints.getAssignment, { params: { orgId, assignmentId } }, fresh),
  });

export const assignedPeople = (
  orgId: string,
  assignmentId: string,
  asked: { state?: AssignedState | undefined; search?: string | undefined },
) =>
  infiniteQueryOptions({
    queryKey: [...keys.one(orgId, assignmentId), 'people', asked.state ?? '', asked.search ?? ''],
    queryFn: ({ pageParam }) =>
      call(
        endpoints.listAssignedPeople,
        {
          params: { orgId, assignmentId },
          query: { state: asked.state, search: asked.search || undefined, cursor: pageParam, limit: 50 },
        },
        fresh,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

/** Saves its people as a table on the person's device. */
export const assignedTable = (orgId: string, assignmentId: string) =>
  mutationOptions({
    mutationFn: (query: AssignedExportQuery) =>
      call(endpoints.exportAssignedPeople, { params: { orgId, assignmentId }, query }, fresh),
    onSuccess: ({ file_name: name, content }) => saveFile(name, new Blob([content], { type: 'text/csv' })),
  });

/** What would follow from it; asked anew with each change of the draft. */
export const assignmentPreview = (orgId: string, body: NewAssignment | null) =>
  queryOptions({
    queryKey: [...keys.all(orgId), 'preview', body],
    queryFn: () => call(endpoints.previewAssignment, { params: { orgId }, body: body! }),
    enabled: body !== null,
    placeholderData: (before) => before,
  });

export const makeAssignment = (orgId: string) =>
  mutationOptions({
    mutationFn: (body: NewAssignment) => call(endpoints.assign, { params: { orgId }, body }),
    meta: { invalidates: [keys.all(orgId), ['learning', orgId]] },
  });

export const changeAssignment = (orgId: string, assignmentId: string) =>
  mutationOptions({
    mutationFn: (body: AssignmentChange) => call(endpoints.changeAssignment, { params: { orgId, assignmentId }, body }),
    meta: { invalidates: [keys.all(orgId), ['learning', orgId]] },
  });

export const endAssignment = (orgId: string) =>
  mutationOptions({
    mutationFn: (assignmentId: string) => call(endpoints.removeAssignment, { params: { orgId, assignmentId } }),
    meta: { invalidates: [keys.all(orgId), ['learning', orgId]] },
  });

export const remindPeople = (orgId: string) =>
  mutationOptions({
    mutationFn: ({ assignmentId, uids }: { assignmentId: string; uids?: string[] }) =>
      call(endpoints.remindAssigned, { params: { orgId, assignmentId }, body: uids ? { uids } : {} }),
    meta: { invalidates: [keys.all(orgId)] },
  });

export const setException = (orgId: string) =>
  mutationOptions({
    mutationFn: ({
      assignmentId,
      uid,
      ...body
    }: {
      assignmentId: string;
      uid: string;
      reason: string;
      due_on: string | null;
    }) => call(endpoints.setException, { params: { orgId, assignmentId, uid }, body }),
    meta: { invalidates: [keys.all(orgId)] },
  });

export const removeException = (orgId: string) =>
  mutationOptions({
    mutationFn: ({ assignmentId, uid }: { assignmentId: string; uid: string }) =>
      call(endpoints.removeException, { params: { orgId, assignmentId, uid } }),
    meta: { invalidates: [keys.all(orgId)] },
  });

export const ownAssignments = (orgId: string) =>
  queryOptions({
    queryKey: [...keys.all(orgId), 'own'],
    queryFn: () => call(endpoints.listOwnAssignments, { params: { orgId } }),
  });

/** What can be assigned as a whole. */
export const assignableTargets = (orgId: string) =>
  queryOptions({
    queryKey: [...keys.all(orgId), 'assignable'],
    queryFn: async () => (await call(endpoints.listAssignable, { params: { orgId } })).items,
  });

export const askableGroups = (orgId: string) =>
  queryOptions({
    queryKey: [...keys.all(orgId), 'groups'],
    queryFn: async () => (await call(listGroups, { params: { orgId } })).items,
  });

export const memberSearch = (orgId: string, search: string) =>
  queryOptions({
    queryKey: [...keys.all(orgId), 'members', search],
    queryFn: async () => (await call(listMembers, { params: { orgId }, query: { search, limit: 8 } })).items,
    enabled: search.length > 1,
    placeholderData: (before) => before,
  });
