import { FILM_PLANNED } from '@snapwell/contract/copilot/copilot.limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { makeFilm } from './film-making.ts';
import { isUnfinished, makingKeys, makings } from './making.queries.ts';

/**
 * Draws what of the person's films waits to be drawn, on whichever page they are; null outside an organization. What is
 * being made is asked for where the profile says that something is, or where it was begun on this page.
 */
export function useFilmMaking(orgId: string | null, hasUnfinished: boolean): void {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    ...makings(orgId ?? ''),
    enabled: ({ state }) => orgId !== null && (hasUnfinished || (state.data?.items.some(isUnfinished) ?? false)),
  });
  const waiting = data?.items.find(
    (each) => each.kind === 'video_short' && isUnfinished(each) && each.progress >= FILM_PLANNED,
  )?.id;
  useEffect(() => {
    if (!orgId || !waiting) return;
    const left = new AbortController();
    makeFilm(orgId, waiting, left.signal)
      .then((isDone) => (isDone ? queryClient.invalidateQueries({ queryKey: makingKeys.all(orgId) }) : undefined))
      // A film that could not be drawn here is drawn at the next start, or by another device.
      .catch(() => undefined);
    return () => left.abort();
  }, [orgId, waiting, queryClient]);
}
