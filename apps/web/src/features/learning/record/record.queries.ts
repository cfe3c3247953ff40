import { listBookmarks, listHistory, listNotes } from '@snapwell/contract/learning/learning.endpoints';
import { listOwnContent } from '@snapwell/contract/library/library.endpoints';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';
import { learningKeys } from '../learning.queries.ts';

const PAGE = 10;

/** What the learner saved for later, the newest first. */
export const bookmarks = (orgId: string) =>
  infiniteQueryOptions({
    queryKey: [...learningKeys.all(orgId), 'bookmarks'],
    queryFn: ({ pageParam }) =>
      call(listBookmarks, { params: { orgId }, query: { cursor: pageParam, limit: PAGE } }, { isKept: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

/** What the learner wrote down, the newest first. */
export const notes = (orgId: string) =>
  infiniteQueryOptions({
    queryKey: [...learningKeys.all(orgId), 'notes'],
    queryFn: ({ pageParam }) =>
      call(listNotes, { params: { orgId }, query: { cursor: pageParam, limit: PAGE } }, { isKept: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

/** What the learner finished, the newest first. */
export const history = (orgId: string) =>
  infiniteQueryOptions({
    queryKey: [...learningKeys.all(orgId), 'history'],
    queryFn: ({ pageParam }) =>
      call(listHistory, { params: { orgId }, query: { cursor: pageParam, limit: PAGE } }, { isKept: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

/**
 * What was made for the learner alone, the newest first. It is finished in the background, so it is asked for each
 * time.
 */
export const ownItems = (orgId: string) =>
  infiniteQueryOptions({
    queryKey: [...learningKeys.all(orgId), 'own'],
    queryFn: ({ pageParam }) =>
      call(
        listOwnContent,
        { params: { orgId }, query: { cursor: pageParam, limit: PAGE } },
        { isKept: true, isCacheSkipped: true },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: 0,
  });
