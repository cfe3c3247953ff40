import { useObservable } from '#platform/observable.ts';
import { forgetWithPerson, perPerson } from '#platform/person.ts';
import type { Microphone } from '../sound/microphone.ts';
import type { Player } from '../sound/player.ts';
import type { BrowserEars } from './browser-ears.ts';
import type { RealtimeLine } from './realtime-line.ts';
import {
  nextVoice,
  noVoice,
  type Turns,
  type Voice,
  type VoiceEvent,
  type VoiceProblem,
  type VoiceSubject,
} from './voice.ts';

const voice = perPerson<Voice>(noVoice);
let session: RunningSession | null = null;
forgetWithPerson(() => end(null));

export const useVoice = (): Voice => useObservable(voice);
export const currentVoice = (): Voice => voice.get();
export const watchVoice = (listener: () => void): (() => void) => voice.subscribe(listener);

/** How loud both sides are now, 0 to 1, for what moves with it. */
export const loudness = {
  person: (): number => session?.loudness ?? 0,
  partner: (): number => session?.player.loudness() ?? 0,
};

export interface VoiceStart {
  readonly orgId: string;
  readonly subject: VoiceSubject;
  /** A stranger's device, in the place of a person. */
  readonly deviceKey?: string | null;
  readonly turns?: Turns;
  /** Without it one types and listens. */
  readonly hasMicrophone?: boolean;
  readonly deviceId?: string | undefined;
  /** After a line that broke: what was said stays on screen. */
  readonly isGoingOn?: boolean;
  /** The partner speaks first. */
  readonly isOpening?: boolean;
}

/** What a session holds outside of what is drawn. There is one at a time. */
export interface RunningSession {
  readonly start: VoiceStart;
  readonly context: AudioContext;
  readonly player: Player;
  line: RealtimeLine | null;
  microphone: Microphone | null;
  /** In the place of the microphone, where only the browser can listen. */
  ears: BrowserEars | null;
  loudness: number;
  /** The loudest moment of the turn. */
  peak: number;
  /** The answer that is being heard. */
  itemId: string | null;
  isPressed: boolean;
  /** Since when nothing at all has come in; null once something has. */
  silentSince: number | null;
  /** How loud the last second was. */
  noise: number;
  /** Since when it has been loud without a break; null while it is not. */
  noisySince: number | null;
  /** Of opening the line again. */
  tries: number;
}

export const runningSession = (): RunningSession | null => session;
export const isCurrent = (mine: RunningSession): boolean => session === mine;
export const run = (next: RunningSession): void => void (session = next);

export function dispatch(event: VoiceEvent): void {
  voice.set(nextVoice(voice.get(), event));
}

export function sendTurns({ line }: RunningSession, turns: Turns): void {
  const detection = turns === 'hands-free' ? ({ type: 'server_vad' } as const) : null;
  line?.send({
    type: 'session.update',
    session: { type: 'realtime', audio: { input: { turn_detection: detection } } },
  });
}

export function sendRecording({ line }: RunningSession, isRecording: boolean): void {
  line?.send({ type: 'session.update', session: { type: 'realtime', is_recording: isRecording } });
}

/** Silences the partner here at once, and tells the server how much of it was heard. */
export function silence(mine: RunningSession): void {
  const heardMs = mine.player.playedMs();
  mine.player.stop();
  if (mine.itemId !== null && heardMs > 0)
    mine.line?.send({
      type: 'conversation.item.truncate',
      item_id: mine.itemId,
      content_index: 0,
      audio_end_ms: heardMs,
    });
  mine.itemId = null;
}

/** Ends the session, for a reason or for none. */
export function end(problem: VoiceProblem | null): void {
  const ending = session;
  if (!ending) return;
  session = null;
  ending.player.stop();
  ending.microphone?.close();
  ending.ears?.close();
  ending.line?.close();
  void ending.context.close();
  dispatch({ type: 'closed', problem });
}
