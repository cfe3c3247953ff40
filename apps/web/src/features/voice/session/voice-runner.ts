import type { PageContext } from '@snapwell/contract/copilot/context.schemas';
import { createPlayer } from '../sound/player.ts';
import { browserCan, openBrowserEars } from './browser-ears.ts';
import { connect } from './follow-line.ts';
import { openSound } from './hear-sound.ts';
import {
  currentVoice,
  dispatch,
  end,
  isCurrent,
  run,
  runningSession,
  type RunningSession,
  sendRecording,
  sendTurns,
  silence,
  type VoiceStart,
} from './running-session.ts';
import type { Turns } from './voice.ts';

export { currentVoice, loudness, useVoice, watchVoice } from './running-session.ts';

/**
 * Begins a voice session, and ends the one there was: there is one at a time. Call it when somebody presses a button,
 * because a browser lets no page sound by itself. Resolves when it is open, or has failed.
 */
export async function beginVoice(start: VoiceStart): Promise<void> {
  end(null);
  const { subject, turns = 'hands-free', isGoingOn = false } = start;
  dispatch({ type: 'begun', subject, turns, isGoingOn });
  const context = new AudioContext();
  const player = createPlayer(context);
  const mine: RunningSession = {
    start,
    context,
    player,
    line: null,
    microphone: null,
    ears: null,
    loudness: 0,
    peak: 0,
    itemId: null,
    isPressed: false,
    silentSince: null,
    noise: 0,
    noisySince: null,
    tries: 0,
  };
  run(mine);
  player.onEnd(() => isCurrent(mine) && dispatch({ type: 'played' }));
  void context.resume();
  await Promise.all([connect(mine), start.hasMicrophone === false ? undefined : openSound(mine, start.deviceId)]);
}

/** Ends the session and frees the microphone. */
export const endVoice = (): void => end(null);

/** Opens the microphone of the session that runs: allowed now, or another one. */
export async function openVoiceMicrophone(deviceId?: string): Promise<void> {
  const mine = runningSession();
  if (!mine) return;
  mine.microphone?.close();
  mine.microphone = null;
  await openSound(mine, deviceId);
}

/** Types instead: the microphone is free, the session goes on. */
export function closeVoiceMicrophone(): void {
  const session = runningSession();
  if (!session) return;
  session.microphone?.close();
  session.microphone = null;
  session.ears?.close();
  session.ears = null;
  session.isPressed = false;
  session.loudness = 0;
  session.line?.send({ type: 'input_audio_buffer.clear' });
  dispatch({ type: 'microphone-closed', problem: null });
}

/** Says by typing. Answers whether there is a session that took it. */
export function sayTyped(text: string): boolean {
  return sendWords(text, 'input_text');
}

/** Says in words; spoken ones were recognized by the browser. */
function sendWords(text: string, by: 'input_text' | 'input_transcript'): boolean {
  const session = runningSession();
  const { phase } = currentVoice();
  const words = text.trim();
  if (!session?.line || phase === 'off' || phase === 'opening' || words === '') return false;
  silence(session);
  const content = [{ type: by, text: words }];
  session.line.send({ type: 'conversation.item.create', item: { type: 'message', role: 'user', content } });
  session.line.send({ type: 'response.create' });
  return true;
}

/** What is wrong has been read. */
export function dismissProblem(): void {
  dispatch({ type: 'dismissed' });
}

/** With consent, what is said from here on is stored with the conversation; without it nothing is. */
export function chooseRecording(isRecording: boolean): void {
  dispatch({ type: 'recording-chosen', isRecording });
  const session = runningSession();
  if (session) sendRecording(session, isRecording);
}

/** Where the server cannot listen, and the person wants their browser to. */
export function listenByBrowser(): void {
  const mine = runningSession();
  if (!mine || mine.ears || !browserCan.listen) return;
  mine.microphone?.close();
  mine.microphone = null;
  mine.ears = openBrowserEars({
    onBegin() {
      if (!isCurrent(mine)) return;
      interrupt();
      dispatch({ type: 'browser-heard' });
    },
    onWords: (words) => isCurrent(mine) && sendWords(words, 'input_transcript'),
    onFailure(problem) {
      mine.ears = null;
      if (isCurrent(mine)) dispatch({ type: 'microphone-closed', problem });
    },
    isSpeaking: () => !mine.player.isSilent(),
  });
  dispatch({ type: 'browser-helps', recognition: true, speech: browserCan.speak });
  dispatch({ type: 'microphone-opened', name: '', latencyMs: 0 });
}

/** Tells an assistant what the person has before them. */
export function showPage(page: PageContext | null): void {
  if (currentVoice().subject?.about === 'assistant')
    runningSession()?.line?.send({ type: 'session.update', session: { type: 'realtime', page_context: page } });
}

/** Has the partner say what they begin with. */
export function askForOpening(): void {
  runningSession()?.line?.send({ type: 'response.create' });
}

/** Stops what is being said. */
export function interrupt(): void {
  const session = runningSession();
  if (!session) return;
  session.line?.send({ type: 'response.cancel' });
  silence(session);
  dispatch({ type: 'interrupted' });
}

export function chooseTurns(turns: Turns): void {
  dispatch({ type: 'turns-chosen', turns });
  const session = runningSession();
  if (session) sendTurns(session, turns);
}

/** Push-to-talk: what is said from here to the release is one turn. */
export function press(): void {
  const session = runningSession();
  if (!session?.microphone || currentVoice().turns !== 'push-to-talk') return;
  session.isPressed = true;
  silence(session);
  session.line?.send({ type: 'response.cancel' });
  session.line?.send({ type: 'input_audio_buffer.clear' });
  dispatch({ type: 'pressed' });
}

export function release(): void {
  const session = runningSession();
  if (!session?.isPressed) return;
  session.isPressed = false;
  session.line?.send({ type: 'input_audio_buffer.commit' });
  dispatch({ type: 'released' });
}
