import { useEffect, useEffectEvent } from 'react';
import { type Location, useLocation, useNavigate, useNavigation } from 'react-router';
import { closeAssistant, isAssistantOpen, openAssistant } from './assistant-open.ts';

/** What marks an entry of the history in which she is open. */
export const OPEN_ENTRY = { assistant: 'open' };

const isMarked = ({ state }: Location): boolean =>
  (state as Partial<typeof OPEN_ENTRY> | null)?.assistant === OPEN_ENTRY.assistant;

/**
 * Where she takes the whole screen, the open drawer is an entry of the history: back closes it and stays on the page,
 * forward opens it again, and whatever one follows out of it leaves it behind, to come back to.
 */
export function usePlaceInHistory(isOpen: boolean, isFullScreen: boolean): void {
  const navigate = useNavigate();
  const here = useLocation();
  const heading = useNavigation().location ?? here;

  const arrive = useEffectEvent((entry: Location) => {
    if (isMarked(entry)) openAssistant();
    else if (isFullScreen) closeAssistant();
  });
  useEffect(() => arrive(heading), [heading]);

  const follow = useEffectEvent((wasOpen: boolean) => {
    // Whoever has just arrived may have closed her since this was drawn.
    if (wasOpen !== isAssistantOpen() || wasOpen === isMarked(heading)) return;
    if (!wasOpen) void navigate(-1);
    // At once: a slow phone that goes back before the new entry was drawn would see no change, and she would stay open.
    else void navigate(here, { state: { ...here.state, ...OPEN_ENTRY }, preventScrollReset: true, flushSync: true });
  });
  useEffect(() => {
    if (isFullScreen) follow(isOpen);
  }, [isOpen, isFullScreen]);
}
