import { FRAME_SAMPLES, RECOGNITION_RATE } from '#adapters/speech/port.ts';

const FRAME_MS = (FRAME_SAMPLES / RECOGNITION_RATE) * 1000;

/** What a frame of sound means for whose turn it is. `paused` may be the end: recognition can begin meanwhile. */
export type TurnEvent = 'started' | 'paused' | 'resumed' | 'ended';

export interface TurnTaking {
  readonly isSpeaking: boolean;
  readonly silentMs: number;
}

export const NOBODY_SPEAKS: TurnTaking = { isSpeaking: false, silentMs: 0 };

/** Whose turn it is after one more frame: a turn begins with a voice and ends after so much silence. */
export function nextTurn(
  turn: TurnTaking,
  isVoiced: boolean,
  silenceMs: number,
): { turn: TurnTaking; event: TurnEvent | null } {
  if (isVoiced) {
    const event = !turn.isSpeaking ? 'started' : turn.silentMs > 0 ? 'resumed' : null;
    return { turn: { isSpeaking: true, silentMs: 0 }, event };
  }
  if (!turn.isSpeaking) return { turn, event: null };
  const silentMs = turn.silentMs + FRAME_MS;
  if (silentMs >= silenceMs) return { turn: NOBODY_SPEAKS, event: 'ended' };
  return { turn: { isSpeaking: true, silentMs }, event: turn.silentMs === 0 ? 'paused' : null };
}
