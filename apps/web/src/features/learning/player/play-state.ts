import type { ContentProgress } from '@snapwell/contract/learning/content.schemas';
import type { StoredPosition } from '../progress/reading-positions.ts';
import type { ReadingPosition } from './player.ts';

/** Where a learner is in an item. */
export interface PlayState {
  /** Where the player goes on; null until this device's own memory was read, where that is waited for. */
  readonly start: ReadingPosition | null;
  readonly furthest: number;
  readonly isCompleted: boolean;
  /** Where they are, until it is saved. */
  readonly unsaved: ReadingPosition | null;
}

export type PlayEvent =
  /** What this device knows of the item, and whether it has something of it to send. */
  | { readonly type: 'device-read'; readonly known: StoredPosition | undefined; readonly isWaiting: boolean }
  | { readonly type: 'moved'; readonly to: ReadingPosition; readonly score?: number | undefined }
  /** The page is left, or it was long enough since the last time. */
  | { readonly type: 'save-due' };

export type PlayEffect =
  | { readonly type: 'save-soon' }
  | { readonly type: 'save'; readonly position: ReadingPosition; readonly isCompleted: boolean }
  | { readonly type: 'complete'; readonly furthest: number; readonly score?: number | undefined };

/** What the item says of itself: its rule, and what the server knew when it was opened. */
export interface PlayRule {
  /** How much must be behind a learner; null where another feature decides. */
  readonly completesAt: number | null;
  readonly progress: Pick<ContentProgress, 'furthest' | 'place' | 'is_completed'>;
}

export interface PlayStep {
  readonly state: PlayState;
  readonly effects: readonly PlayEffect[];
}

/** `isShown`: the item is in view before this device's memory was read, as on a page that came as HTML. */
export const beginPlay = ({ progress }: PlayRule, { isShown } = { isShown: false }): PlayState => ({
  start: isShown ? { furthest: progress.furthest, place: progress.place } : null,
  furthest: progress.furthest,
  isCompleted: progress.is_completed,
  unsaved: null,
});

/** What an event makes of an item that is being played, and what is to be done about it. Pure. */
export function stepPlay(state: PlayState, event: PlayEvent, rule: PlayRule): PlayStep {
  switch (event.type) {
    case 'device-read':
      return begin(state, event, rule);
    case 'moved':
      return move(state, event, rule);
    case 'save-due': {
      const { unsaved, isCompleted } = state;
      if (!unsaved) return { state, effects: [] };
      return { state: { ...state, unsaved: null }, effects: [{ type: 'save', position: unsaved, isCompleted }] };
    }
  }
}

function begin(
  state: PlayState,
  { known, isWaiting }: Extract<PlayEvent, { type: 'device-read' }>,
  rule: PlayRule,
): PlayStep {
  const { progress } = rule;
  const isCompleted = state.isCompleted || (known?.isCompleted ?? false);
  // What was completed is begun anew when it is opened again.
  if (isCompleted)
    return { state: { ...state, isCompleted, furthest: 1, start: { furthest: 1, place: {} } }, effects: [] };
  // Equally far, the device knows better as long as it has something to tell.
  const isAhead = known && (known.furthest > progress.furthest || (known.furthest === progress.furthest && isWaiting));
  const { furthest, place } = isAhead ? known : progress;
  const begun = {
    ...state,
    furthest: Math.max(state.furthest, furthest),
    start: state.start && !isAhead ? state.start : { furthest, place },
  };
  // What the last page had no time to send is sent now; the server takes it once.
  return known && known.furthest > progress.furthest
    ? move(begun, { type: 'moved', to: { furthest, place } }, rule)
    : { state: begun, effects: [] };
}

function move(
  state: PlayState,
  { to, score }: Extract<PlayEvent, { type: 'moved' }>,
  { completesAt }: PlayRule,
): PlayStep {
  if (state.isCompleted) return { state, effects: [] };
  const furthest = Math.max(state.furthest, to.furthest);
  if (completesAt === null || to.furthest < completesAt)
    return { state: { ...state, furthest, unsaved: to }, effects: [{ type: 'save-soon' }] };
  return {
    state: { ...state, furthest, isCompleted: true, unsaved: null },
    effects: [
      { type: 'save', position: to, isCompleted: true },
      { type: 'complete', furthest: to.furthest, score },
    ],
  };
}
