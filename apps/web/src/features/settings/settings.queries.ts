import type { CareSettings } from '@snapwell/contract/copilot/care.schemas';
import { changeCare, getCare } from '@snapwell/contract/copilot/care.endpoints';
import {
  changeEverydayWords,
  changeGap,
  getAssistantStatus,
  getEverydayWords,
  listGaps,
} from '@snapwell/contract/copilot/copilot.endpoints';
import type { GapChange } from '@snapwell/contract/copilot/gaps.schemas';
import type { EverydayWord } from '@snapwell/contract/copilot/words.schemas';
import {
  changePointRules,
  getPointRules,
  previewPointRules,
} from '@snapwell/contract/gamification/gamification.endpoints';
import type { PointRules } from '@snapwell/contract/gamification/rules.schemas';
import * as announcements from '@snapwell/contract/organizations/announcements.endpoints';
import type { AnnouncementChange, NewAnnouncement } from '@snapwell/contract/organizations/announcements.schemas';
import { listGroups } from '@snapwell/contract/organizations/members.endpoints';
import * as organizations from '@snapwell/contract/organizations/organizations.endpoints';
import type { SettingsChange } from '@snapwell/contract/organizations/organizations.schemas';
import * as data from '@snapwell/contract/profiles/organization-data.endpoints';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call, callForStream } from '#platform/http/api.ts';

export const settingsKeys = {
  all: (orgId: string) => ['settings', orgId] as const,
  organization: (orgId: string) => ['settings', orgId, 'organization'] as const,
  announcements: (orgId: string) => ['settings', orgId, 'announcements'] as const,
  rules: (orgId: string) => ['settings', orgId, 'rules'] as const,
  gaps: (orgId: string) => ['settings', orgId, 'gaps'] as const,
  exports: (orgId: string) => ['settings', orgId, 'exports'] as const,
  words: (orgId: string) => ['settings', orgId, 'words'] as const,
  care: (orgId: string) => ['settings', orgId, 'care'] as const,
};
/** What members see of the organization changes with its settings. */
const seenByMembers = (orgId: string) => ['organizations', 'one', orgId] as const;

export const organizationSettings = (orgId: string) =>
  queryOptions({
    queryKey: settingsKeys.organization(orgId),
    queryFn: () => call(organizations.getOrganizationSettings, { params: { orgId } }),
  });

export const changeOrganization = (orgId: string) =>
  mutationOptions({
    mutationFn: (change: SettingsChange) =>
      call(organizations.changeOrganizationSettings, { params: { orgId }, body: change }),
    meta: { invalidates: [settingsKeys.organization(orgId), seenByMembers(orgId)] },
  });

export const uploadLogo = (orgId: string) =>
  mutationOptions({
    mutationFn: (file: File) => call(organizations.uploadLogo, { params: { orgId }, file }),
    meta: { invalidates: [settingsKeys.organization(orgId), seenByMembers(orgId)] },
  });

export const changeJoinCode = (orgId: string) =>
  mutationOptions({
    mutationFn: (to: 'new' | 'none'): Promise<{ join_code: string | null }> =>
      to === 'new'
        ? call(organizations.rotateJoinCode, { params: { orgId } })
        : call(organizations.removeJoinCode, { params: { orgId } }),
    meta: { invalidates: [settingsKeys.organization(orgId)] },
  });

export const groupsOf = (orgId: string) =>
  queryOptions({
    queryKey: [...settingsKeys.all(orgId), 'groups'],
    queryFn: () => call(listGroups, { params: { orgId } }),
  });

export const allAnnouncements = (orgId: string) =>
  infiniteQueryOptions({
    queryKey: settingsKeys.announcements(orgId),
    queryFn: ({ pageParam }) =>
      call(announcements.listAllAnnouncements, { params: { orgId }, query: { cursor: pageParam, limit: 20 } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

export const postAnnouncement = (orgId: string) =>
  mutationOptions({
    mutationFn: (body: z.input<typeof announcements.postAnnouncement.body> & Partial<NewAnnouncement>) =>
      call(announcements.postAnnouncement, { params: { orgId }, body }),
    meta: { invalidates: [settingsKeys.announcements(orgId), seenByMembers(orgId)] },
  });

export const changeAnnouncement = (orgId: string) =>
  mutationOptions({
    mutationFn: ({ id, change }: { id: string; change: AnnouncementChange }) =>
      call(announcements.changeAnnouncement, { params: { orgId, announcementId: id }, body: change }),
    meta: { invalidates: [settingsKeys.announcements(orgId), seenByMembers(orgId)] },
  });

export const pointRules = (orgId: string) =>
  queryOptions({
    queryKey: settingsKeys.rules(orgId),
    queryFn: () => call(getPointRules, { params: { orgId } }),
  });

export const setPointRules = (orgId: string) =>
  mutationOptions({
    mutationFn: (body: PointRules) => call(changePointRules, { params: { orgId }, body }),
    meta: { invalidates: [settingsKeys.rules(orgId), ['gamification', orgId]] },
  });

/** What rules would have paid in the last days. */
export const previewRules = (orgId: string) =>
  mutationOptions({ mutationFn: (body: PointRules) => call(previewPointRules, { params: { orgId }, body }) });

/** What answers as the assistant, and what keeps it from answering. */
export const assistantStatus = (orgId: string) =>
  queryOptions({
    queryKey: [...settingsKeys.words(orgId), 'status'],
    queryFn: () => call(getAssistantStatus, { query: { org_id: orgId } }),
    throwOnError: false,
  });

export const everydayWords = (orgId: string) =>
  queryOptions({
    queryKey: settingsKeys.words(orgId),
    queryFn: () => call(getEverydayWords, { params: { orgId } }),
  });

export const setEverydayWords = (orgId: string) =>
  mutationOptions({
    mutationFn: (items: EverydayWord[]) => call(changeEverydayWords, { params: { orgId }, body: { items } }),
    meta: { invalidates: [settingsKeys.words(orgId)] },
  });

export const careSettings = (orgId: string) =>
  queryOptions({
    queryKey: settingsKeys.care(orgId),
    queryFn: () => call(getCare, { params: { orgId } }),
  });

export const setCare = (orgId: string) =>
  mutationOptions({
    mutationFn: (care: CareSettings) => call(changeCare, { params: { orgId }, body: care }),
    meta: { invalidates: [settingsKeys.care(orgId)] },
  });

export const assistantGaps = (orgId: string) =>
  infiniteQueryOptions({
    queryKey: settingsKeys.gaps(orgId),
    queryFn: ({ pageParam }) => call(listGaps, { params: { orgId }, query: { cursor: pageParam, limit: 10 } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

export const markGap = (orgId: string) =>
  mutationOptions({
    mutationFn: (change: GapChange) => call(changeGap, { params: { orgId }, body: change }),
    meta: { invalidates: [settingsKeys.gaps(orgId)] },
  });

const LOOK_AGAIN_MS = 2000;

/** Archives; while one is being made it is asked for again. */
export const organizationExports = (orgId: string) =>
  queryOptions({
    queryKey: settingsKeys.exports(orgId),
    queryFn: () => call(data.listOrganizationExports, { params: { orgId } }, { isCacheSkipped: true }),
    refetchInterval: ({ state }) =>
      state.data?.items.some((each) => each.state === 'queued' || each.state === 'running') ? LOOK_AGAIN_MS : false,
  });

export const startExport = (orgId: string) =>
  mutationOptions({
    mutationFn: () => call(data.startOrganizationExport, { params: { orgId } }),
    meta: { invalidates: [settingsKeys.exports(orgId)] },
  });

export const fetchArchive = (orgId: string) =>
  mutationOptions({
    mutationFn: async (exportId: string) =>
      (
        await callForStream(
          data.downloadOrganizationExport,
          { params: { orgId, exportId } },
          new AbortController().signal,
        )
      ).blob(),
  });

export const askDeletion = (orgId: string) =>
  mutationOptions({
    mutationFn: (name: string) => call(data.askOrganizationDeletion, { params: { orgId }, body: { name } }),
    meta: { invalidates: [settingsKeys.organization(orgId)] },
  });

export const cancelDeletion = (orgId: string) =>
  mutationOptions({
    mutationFn: () => call(data.cancelOrganizationDeletion, { params: { orgId } }),
    meta: { invalidates: [settingsKeys.organization(orgId)] },
  });
