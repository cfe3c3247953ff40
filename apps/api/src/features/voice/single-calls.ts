import type { VoiceStatus } from '@snapwell/contract/voice/voice.schemas';
import { RECORDING_MS } from '@snapwell/contract/voice/voice.limits';
import type { VoiceStyle } from '#adapters/narrator/port.ts';
import { RECOGNITION_RATE, type Speech } from '#adapters/speech/port.ts';
import { resample, toFloats } from '#adapters/speech/resampler.ts';
import { readWav, writeWav } from '#adapters/speech/wav.ts';
import { AppError } from '#platform/http/app-error.ts';
import { cleanTranscript, isEmbarrassing } from './text/mishearings.ts';
import { speakable } from './text/speakable.ts';

/** Which engines are there. */
export function readStatus({ recognizer, synthesizer, realtime, missing }: Speech): VoiceStatus {
  const recognition = recognizer?.engine ?? null;
  return {
    recognition,
    speech: synthesizer?.engine ?? null,
    realtime: realtime ? 'provider' : recognition,
    missing: [...missing],
  };
}

/** The words of one recording. */
export async function transcribeRecording({ recognizer }: Speech, file: Buffer): Promise<{ text: string }> {
  if (!recognizer) throw new AppError('voice_unavailable');
  const sound = readWav(file);
  if (!sound || sound.samples.length / sound.rate > RECORDING_MS / 1000) throw new AppError('unreadable_recording');
  const samples = toFloats(resample(sound.samples, sound.rate, RECOGNITION_RATE));
  const text = cleanTranscript(await orUnavailable(recognizer.transcribe(samples)));
  return { text: isEmbarrassing(text) ? '' : text };
}

/** A text read aloud. */
export async function speakText(
  { synthesizer }: Speech,
  { text, voice }: { readonly text: string; readonly voice: VoiceStyle },
): Promise<{ wav: string }> {
  if (!synthesizer) throw new AppError('voice_unavailable');
  const [spoken] = await orUnavailable(synthesizer.speak([speakable(text)], voice));
  return { wav: writeWav(spoken!).toString('base64') };
}

/** An engine that fails is nothing the caller did wrong. */
const orUnavailable = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => {
    throw Object.assign(new AppError('voice_unavailable'), { cause });
  });
