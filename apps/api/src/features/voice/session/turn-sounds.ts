import { createResampler } from '@snapwell/contract/voice/resampling';
import { WIRE_RATE } from '@snapwell/contract/voice/voice.limits';
import { RECOGNITION_RATE } from '#adapters/speech/port.ts';
import { toFloats } from '#adapters/speech/resampler.ts';
import { readPcm16 } from '#adapters/speech/wav.ts';
import { createRecording } from './recording.ts';
import type { SessionLine } from './session-line.ts';

/** How turns sounded that somebody else recognizes: gathered only with consent, until their words are there. */
export function createTurnSounds(line: SessionLine) {
  const recording = createRecording();
  const toRecognition = createResampler(WIRE_RATE, RECOGNITION_RATE);
  const ended = new Map<string, Float32Array>();
  return {
    /** `isTurn`: all of it belongs to a turn, because the browser says where one ends. */
    append(audio: string, isTurn: boolean): void {
      if (!line.isRecording) return;
      if (isTurn) recording.begin();
      recording.append(toRecognition.take(toFloats(readPcm16(Buffer.from(audio, 'base64')))));
    },
    begin: recording.begin,
    end(itemId: string): void {
      ended.set(itemId, recording.read());
      recording.clear();
    },
    clear: recording.clear,
    take(itemId: string): Float32Array {
      const samples = ended.get(itemId) ?? new Float32Array(0);
      ended.delete(itemId);
      return samples;
    },
  };
}
