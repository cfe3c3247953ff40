import type { PageContext } from '@snapwell/contract/copilot/context.schemas';
import type { ServerEvent } from '@snapwell/contract/voice/realtime';
import { useObservable } from '#platform/observable.ts';
import { forgetWithPerson, perPerson } from '#platform/person.ts';
import { type Microphone, MicrophoneError, openMicrophone } from '../sound/microphone.ts';
import { decodePcm, encodePcm, loudnessOf } from '../sound/pcm.ts';
import { createPlayer, type Player } from '../sound/player.ts';
import { openLine, type RealtimeLine } from './realtime-line.ts';
import {
  nextVoice,
  noVoice,
  problemOfClosing,
  type Turns,
  type Voice,
  type VoiceEvent,
  type VoiceProblem,
  type VoiceSubject,
} from './voice.ts';

/** A microphone that gives nothing at all for so long is shut somewhere. */
const SILENT_MS = 4000;
const SILENT_LOUDNESS = 0.0002;

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

interface RunningSession {
  readonly context: AudioContext;
  readonly player: Player;
  line: RealtimeLine | null;
  microphone: Microphone | null;
  loudness: number;
  /** The loudest moment of the turn. */
  peak: number;
  /** The answer that is being heard. */
  itemId: string | null;
  isPressed: boolean;
  /** Since when nothing at all has come in; null once something has. */
  silentSince: number | null;
}

export interface VoiceStart {
  readonly orgId: string;
  readonly subject: VoiceSubject;
  readonly turns?: Turns;
  /** Without it one types and listens. */
  readonly hasMicrophone?: boolean;
  readonly deviceId?: string | undefined;
  /** After a line that broke: what was said stays on screen. */
  readonly isGoingOn?: boolean;
  /** The partner speaks first. */
  readonly isOpening?: boolean;
}

/**
 * Begins a voice session, and ends the one there was: there is one at a time. Call it when somebody presses a button,
 * because a browser lets no page sound by itself. Resolves when it is open, or has failed.
 */
export async function beginVoice(start: VoiceStart): Promise<void> {
  end(null);
  const { orgId, subject, turns = 'hands-free', isGoingOn = false } = start;
  dispatch({ type: 'begun', subject, turns, isGoingOn });
  const context = new AudioContext();
  const player = createPlayer(context);
  const mine: RunningSession = {
    context,
    player,
    line: null,
    microphone: null,
    loudness: 0,
    peak: 0,
    itemId: null,
    isPressed: false,
    silentSince: null,
  };
  session = mine;
  player.onEnd(() => isCurrent(mine) && dispatch({ type: 'played' }));
  void context.resume();
  const [line] = await Promise.all([
    openLine(orgId, subject, {
      onEvent: (event) => isCurrent(mine) && follow(mine, event, start),
      onClose: ({ code, isOpened }) => isCurrent(mine) && end(isOpened ? problemOfClosing(code) : 'refused'),
    }).catch(() => null),
    start.hasMicrophone === false ? undefined : openSound(mine, start.deviceId),
  ]);
  if (!isCurrent(mine)) return line?.close();
  if (!line) return end('connection');
  mine.line = line;
}

/** Ends the session and frees the microphone. */
export const endVoice = (): void => end(null);

/** Opens the microphone of the session that runs: allowed now, or another one. */
export async function openVoiceMicrophone(deviceId?: string): Promise<void> {
  const mine = session;
  if (!mine) return;
  mine.microphone?.close();
  mine.microphone = null;
  await openSound(mine, deviceId);
}

/** Types instead: the microphone is free, the session goes on. */
export function closeVoiceMicrophone(): void {
  if (!session) return;
  session.microphone?.close();
  session.microphone = null;
  session.loudness = 0;
  session.line?.send({ type: 'input_audio_buffer.clear' });
  dispatch({ type: 'microphone-closed', problem: null });
}

/** Says by typing. Answers whether there is a session that took it. */
export function sayTyped(text: string): boolean {
  const { phase } = voice.get();
  const typed = text.trim();
  if (!session?.line || phase === 'off' || phase === 'opening' || typed === '') return false;
  silence(session);
  const content = [{ type: 'input_text' as const, text: typed }];
  session.line.send({ type: 'conversation.item.create', item: { type: 'message', role: 'user', content } });
  session.line.send({ type: 'response.create' });
  return true;
}

/** Tells an assistant what the person has before them. */
export function showPage(page: PageContext | null): void {
  if (voice.get().subject?.about === 'assistant')
    session?.line?.send({ type: 'session.update', session: { type: 'realtime', page_context: page } });
}

/** Has the partner say what they begin with. */
export function askForOpening(): void {
  session?.line?.send({ type: 'response.create' });
}

/** Stops what is being said. */
export function interrupt(): void {
  if (!session) return;
  session.line?.send({ type: 'response.cancel' });
  silence(session);
  dispatch({ type: 'interrupted' });
}

export function chooseTurns(turns: Turns): void {
  dispatch({ type: 'turns-chosen', turns });
  if (session) sendTurns(session, turns);
}

/** Push-to-talk: what is said from here to the release is one turn. */
export function press(): void {
  if (!session?.microphone || voice.get().turns !== 'push-to-talk') return;
  session.isPressed = true;
  silence(session);
  session.line?.send({ type: 'response.cancel' });
  session.line?.send({ type: 'input_audio_buffer.clear' });
  dispatch({ type: 'pressed' });
}

export function release(): void {
  if (!session?.isPressed) return;
  session.isPressed = false;
  session.line?.send({ type: 'input_audio_buffer.commit' });
  dispatch({ type: 'released' });
}

const isCurrent = (mine: RunningSession) => session === mine;

function dispatch(event: VoiceEvent): void {
  voice.set(nextVoice(voice.get(), event));
}

function sendTurns({ line }: RunningSession, turns: Turns): void {
  const detection = turns === 'hands-free' ? ({ type: 'server_vad' } as const) : null;
  line?.send({
    type: 'session.update',
    session: { type: 'realtime', audio: { input: { turn_detection: detection } } },
  });
}

function follow(mine: RunningSession, event: ServerEvent, { isOpening = false, isGoingOn = false }: VoiceStart): void {
  if (event.type === 'input_audio_buffer.speech_started') silence(mine);
  if (event.type === 'response.output_audio.delta') {
    // What was cancelled may still be on its way.
    if (event.item_id !== mine.itemId) return;
    if (mine.player.isSilent()) dispatch({ type: 'sounded', speakerMs: mine.player.latencyMs() });
    return mine.player.play(decodePcm(event.delta));
  }
  if (event.type === 'input_audio_buffer.committed') {
    dispatch({ type: 'measured', loudness: mine.peak });
    mine.peak = 0;
  }
  if (event.type === 'response.output_audio_transcript.delta') mine.itemId = event.item_id;
  if (event.type === 'response.done' && mine.player.isSilent()) {
    dispatch({ type: 'server', event });
    return dispatch({ type: 'played' });
  }
  dispatch({ type: 'server', event });
  if (event.type !== 'session.created') return;
  queueMicrotask(() => {
    const { turns, timings } = voice.get();
    if (turns === 'push-to-talk') sendTurns(mine, turns);
    if (isOpening && !isGoingOn && timings.length === 0) askForOpening();
  });
}

/** Silences the partner here at once, and tells the server how much of it was heard. */
function silence(mine: RunningSession): void {
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

async function openSound(mine: RunningSession, deviceId: string | undefined): Promise<void> {
  dispatch({ type: 'microphone-asked' });
  try {
    const microphone = await openMicrophone(mine.context, { deviceId, onPiece: (samples) => hear(mine, samples) });
    if (!isCurrent(mine)) return microphone.close();
    mine.microphone = microphone;
    mine.silentSince = performance.now();
    microphone.onEnded(() => {
      if (mine.microphone !== microphone) return;
      mine.microphone = null;
      microphone.close();
      if (isCurrent(mine)) dispatch({ type: 'microphone-closed', problem: 'microphone-gone' });
    });
    dispatch({ type: 'microphone-opened', name: microphone.name, latencyMs: microphone.latencyMs });
  } catch (error) {
    if (!isCurrent(mine)) return;
    const problem: VoiceProblem =
      error instanceof MicrophoneError ? `microphone-${error.problem}` : 'microphone-unsupported';
    dispatch({ type: 'microphone-closed', problem });
  }
}

function hear(mine: RunningSession, samples: Int16Array): void {
  if (!isCurrent(mine) || !mine.microphone) return;
  mine.loudness = loudnessOf(samples);
  if (voice.get().phase === 'hearing') mine.peak = Math.max(mine.peak, mine.loudness);
  if (mine.loudness > SILENT_LOUDNESS) {
    mine.silentSince = null;
    if (voice.get().problem === 'microphone-silent') dispatch({ type: 'heard' });
  } else if (mine.silentSince !== null && performance.now() - mine.silentSince > SILENT_MS)
    dispatch({ type: 'silent' });
  if (voice.get().turns === 'hands-free' || mine.isPressed)
    mine.line?.send({ type: 'input_audio_buffer.append', audio: encodePcm(samples) });
}

function end(problem: VoiceProblem | null): void {
  const ending = session;
  if (!ending) return;
  session = null;
  ending.player.stop();
  ending.microphone?.close();
  ending.line?.close();
  void ending.context.close();
  dispatch({ type: 'closed', problem });
}
