import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import * as endpoints from '@snapwell/contract/library/authoring.endpoints';
import * as replacing from '@snapwell/contract/library/replacing/replacing.endpoints';
import type { ModuleReplacement, ReplacedItem } from '@snapwell/contract/library/replacing/replacing.schemas';
import type { TreeAct } from '@snapwell/contract/library/authoring.schemas';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '#platform/http/api.ts';

export const authoringKeys = {
  all: (orgId: string) => ['authoring', orgId] as const,
  tree: (orgId: string) => ['authoring', orgId, 'tree'] as const,
  item: (orgId: string, contentId: string) => ['authoring', orgId, 'item', contentId] as const,
};

/** What learners see changes with what is published. */
const learning = (orgId: string) => ['learning', orgId] as const;

/** How a kind of content is called and drawn; it is learning's to say, so screens hand it in. */
export interface KindLook {
  readonly name: (kind: ContentKind) => string;
  readonly icon: (kind: ContentKind) => ReactNode;
}

export const authorTree = (orgId: string) =>
  queryOptions({
    queryKey: authoringKeys.tree(orgId),
    queryFn: () => call(endpoints.getAuthorTree, { params: { orgId } }, { isCacheSkipped: true }),
  });

export const authorItem = (orgId: string, contentId: string) =>
  queryOptions({
    queryKey: authoringKeys.item(orgId, contentId),
    queryFn: () => call(endpoints.getAuthorItem, { params: { orgId, contentId } }, { isCacheSkipped: true }),
    // What is being written must not be read anew under the writer.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const itemPreview = (orgId: string, contentId: string, revision: number) =>
  queryOptions({
    queryKey: [...authoringKeys.item(orgId, contentId), 'preview', revision],
    queryFn: () => call(endpoints.previewItem, { params: { orgId, contentId } }, { isCacheSkipped: true }),
  });

export const itemHistory = (orgId: string, contentId: string) =>
  queryOptions({
    queryKey: [...authoringKeys.item(orgId, contentId), 'history'],
    queryFn: () => call(endpoints.listItemHistory, { params: { orgId, contentId } }, { isCacheSkipped: true }),
    gcTime: 0,
  });

export const historyEntry = (orgId: string, contentId: string, entryId: string) =>
  queryOptions({
    queryKey: [...authoringKeys.item(orgId, contentId), 'history', entryId],
    queryFn: () => call(endpoints.getHistoryEntry, { params: { orgId, contentId, entryId } }),
  });

export const changeTree = (orgId: string) =>
  mutationOptions({
    mutationFn: (acts: TreeAct[]) => call(endpoints.changeAuthorTree, { params: { orgId }, body: { acts } }),
    meta: { invalidates: [authoringKeys.tree(orgId), learning(orgId)] },
  });

export const publishItem = (orgId: string, contentId: string) =>
  mutationOptions({
    mutationFn: (body: { revision: number; at: string | null }) =>
      call(endpoints.publishItem, { params: { orgId, contentId }, body }),
    meta: { invalidates: [authoringKeys.tree(orgId), learning(orgId)] },
  });

export const cancelPublishing = (orgId: string, contentId: string) =>
  mutationOptions({
    mutationFn: () => call(endpoints.cancelPublishing, { params: { orgId, contentId } }),
    meta: { invalidates: [authoringKeys.tree(orgId)] },
  });

export const settleConflict = (orgId: string, contentId: string) =>
  mutationOptions({
    mutationFn: (use: 'draft' | 'published') =>
      call(endpoints.settleConflict, { params: { orgId, contentId }, body: { use } }),
    meta: { invalidates: [authoringKeys.tree(orgId)] },
  });

/** What is looked for in a module, and how. */
export interface ModuleSearch {
  readonly text: string;
  readonly match_case: boolean;
  readonly whole_words: boolean;
}

export const modulePlaces = (orgId: string, moduleId: string, search: ModuleSearch) =>
  queryOptions({
    queryKey: [...authoringKeys.all(orgId), 'places', moduleId, search],
    queryFn: () => call(replacing.searchModule, { params: { orgId, moduleId }, body: search }),
    enabled: search.text !== '',
    gcTime: 0,
  });

export const replaceInModule = (orgId: string, moduleId: string) =>
  mutationOptions({
    mutationFn: (body: ModuleReplacement) => call(replacing.replaceInModule, { params: { orgId, moduleId }, body }),
    meta: { invalidates: [authoringKeys.all(orgId)] },
  });

export const undoReplacement = (orgId: string, moduleId: string) =>
  mutationOptions({
    mutationFn: (items: ReplacedItem[]) =>
      call(replacing.undoReplacement, { params: { orgId, moduleId }, body: { items } }),
    meta: { invalidates: [authoringKeys.all(orgId)] },
  });
