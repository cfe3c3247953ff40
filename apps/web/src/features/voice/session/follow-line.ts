import type { ServerEvent } from '@snapwell/contract/voice/realtime';
import { decodePcm } from '../sound/pcm.ts';
import { browserCan } from './browser-ears.ts';
import { openLine } from './realtime-line.ts';
import { pauseBeforeTry } from './reconnecting.ts';
import {
  currentVoice,
  dispatch,
  end,
  isCurrent,
  type RunningSession,
  sendRecording,
  sendTurns,
  silence,
} from './running-session.ts';
import { problemOfClosing } from './voice.ts';

/** Opens the line. One that breaks later is opened again. */
export async function connect(mine: RunningSession): Promise<void> {
  const { orgId, subject, deviceKey = null } = mine.start;
  const line = await openLine(
    { orgId, subject, deviceKey },
    {
      onEvent: (event) => isCurrent(mine) && follow(mine, event),
      onClose({ code, isOpened }) {
        if (!isCurrent(mine)) return;
        const problem = isOpened ? problemOfClosing(code) : 'refused';
        if (problem === 'connection' || currentVoice().isReconnecting) void reconnect(mine);
        else end(problem);
      },
    },
  ).catch(() => null);
  if (!isCurrent(mine)) return line?.close();
  if (line) mine.line = line;
  else if (currentVoice().isReconnecting) void reconnect(mine);
  else end('connection');
}

/** What is said meanwhile is lost, and the screen says so; the microphone stays open. */
async function reconnect(mine: RunningSession): Promise<void> {
  mine.line?.close();
  mine.line = null;
  mine.itemId = null;
  mine.player.stop();
  if (!currentVoice().isReconnecting) mine.tries = 0;
  dispatch({ type: 'line-broken' });
  const isWorthIt = await pauseBeforeTry(mine.tries++);
  if (!isCurrent(mine)) return;
  if (isWorthIt) await connect(mine);
  else end('connection');
}

function follow(mine: RunningSession, event: ServerEvent): void {
  const { isOpening = false, isGoingOn = false } = mine.start;
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
  if (event.type === 'response.output_audio_transcript.delta') {
    mine.itemId = event.item_id;
    if (currentVoice().engines?.speech === 'browser') mine.player.say(event.delta);
  }
  if (event.type === 'response.done' && mine.player.isSilent()) {
    dispatch({ type: 'server', event });
    return dispatch({ type: 'played' });
  }
  dispatch({ type: 'server', event });
  if (event.type !== 'session.created') return;
  const { turns, isRecording, reconnections } = currentVoice();
  if (event.session.engines.speech === null && browserCan.speak)
    dispatch({ type: 'browser-helps', recognition: false, speech: true });
  if (event.session.engines.recognition === null && !mine.ears) listenWithout(mine);
  if (turns === 'push-to-talk') sendTurns(mine, turns);
  if (isRecording) sendRecording(mine, true);
  if (isOpening && !isGoingOn && reconnections === 0) mine.line?.send({ type: 'response.create' });
}

/** The server has no ears: the browser's are offered, or one types. */
function listenWithout(mine: RunningSession): void {
  mine.microphone?.close();
  mine.microphone = null;
  dispatch({ type: 'microphone-closed', problem: browserCan.listen ? 'browser-ears' : 'unavailable' });
}
