import { MicrophoneError, openMicrophone } from '../sound/microphone.ts';
import { encodePcm, loudnessOf } from '../sound/pcm.ts';
import { currentVoice, dispatch, isCurrent, type RunningSession } from './running-session.ts';
import type { VoiceProblem } from './voice.ts';

/** A microphone that gives nothing at all for so long is shut somewhere. */
const SILENT_MS = 4000;
const SILENT_LOUDNESS = 0.0002;
/** Sound as loud as this, for so long and without a voice in it, is noise. */
const NOISY_MS = 7000;
const NOISY_LOUDNESS = 0.008;
/** How much a piece of 20 ms counts in the loudness of the last second. */
const OF_SECOND = 0.02;

/** Opens the microphone for a session, and says what is wrong with it. */
export async function openSound(mine: RunningSession, deviceId: string | undefined): Promise<void> {
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
  if (currentVoice().phase === 'hearing') mine.peak = Math.max(mine.peak, mine.loudness);
  if (mine.loudness > SILENT_LOUDNESS) {
    mine.silentSince = null;
    if (currentVoice().problem === 'microphone-silent') dispatch({ type: 'heard' });
  } else if (mine.silentSince !== null && performance.now() - mine.silentSince > SILENT_MS)
    dispatch({ type: 'silent' });
  watchNoise(mine);
  if (currentVoice().turns === 'hands-free' || mine.isPressed)
    mine.line?.send({ type: 'input_audio_buffer.append', audio: encodePcm(samples) });
}

/** Somebody who speaks pauses for breath, and is noticed by the server; a machine does neither. */
function watchNoise(mine: RunningSession): void {
  const { phase, turns } = currentVoice();
  mine.noise += (mine.loudness - mine.noise) * OF_SECOND;
  if (mine.noise < NOISY_LOUDNESS || phase !== 'listening' || turns !== 'hands-free') {
    mine.noisySince = null;
    return;
  }
  mine.noisySince ??= performance.now();
  if (performance.now() - mine.noisySince > NOISY_MS) dispatch({ type: 'noisy' });
}
