import {
  cancelMaking,
  getMaking,
  listMakings,
  reportFilming,
  startMaking,
} from '@snapwell/contract/copilot/making.endpoints';
import type { Making, MakingKind } from '@snapwell/contract/copilot/making.schemas';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';
import { ApiError } from '#platform/http/api-error.ts';

/** While something is being made it is looked at so often. */
const LOOK_MS = 1500;

export const makingKeys = {
  all: (orgId: string) => ['makings', orgId] as const,
  one: (orgId: string, id: string) => ['makings', orgId, id] as const,
};

export const isUnfinished = ({ state }: Pick<Making, 'state'>): boolean => state === 'waiting' || state === 'working';

/** It was given up, on whichever device. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** What is being made and was made last. */
export const makings = (orgId: string) =>
  queryOptions({
    queryKey: makingKeys.all(orgId),
    queryFn: () => call(listMakings, { params: { orgId }, query: { limit: 10 } }, { isCacheSkipped: true }),
    refetchInterval: ({ state }) => (state.data?.items.some(isUnfinished) ? LOOK_MS : false),
    throwOnError: false,
  });

/** One thing that is being made, as far as it is. */
export const making = (orgId: string, id: string) =>
  queryOptions({
    queryKey: makingKeys.one(orgId, id),
    queryFn: () => call(getMaking, { params: { orgId, makingId: id } }, { isCacheSkipped: true }),
    refetchInterval: ({ state }) =>
      !isGone(state.error) && (!state.data || isUnfinished(state.data)) ? LOOK_MS : false,
    throwOnError: false,
  });

export const beginMaking = (orgId: string) =>
  mutationOptions({
    mutationFn: ({ kind, contentId }: { kind: MakingKind; contentId: string }) =>
      call(startMaking, { params: { orgId }, body: { kind, content_id: contentId } }),
    meta: { invalidates: [makingKeys.all(orgId)] },
  });

export const giveUpMaking = (orgId: string) =>
  mutationOptions({
    mutationFn: (makingId: string) => call(cancelMaking, { params: { orgId, makingId } }),
    meta: { invalidates: [makingKeys.all(orgId)] },
  });

/** Tells the other devices how far this browser is with drawing. */
export const reportProgress = (orgId: string, makingId: string, progress: number): Promise<unknown> =>
  call(reportFilming, { params: { orgId, makingId }, body: { progress } });
