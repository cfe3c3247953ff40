import { WIRE_RATE } from '@snapwell/contract/voice/voice.limits';
import type { Speech, Synthesizer } from '#adapters/speech/port.ts';
import { resample } from '#adapters/speech/resampler.ts';
import { speakable } from '../text/speakable.ts';
import { createDialogue } from './dialogue.ts';
import { createListening } from './listening.ts';
import type { Speaker } from './responses.ts';
import { failureWords, type RealtimeSession, type SessionLine } from './session-line.ts';
import { warmUp } from './transcript.ts';
import type { VoicePartner } from './voice-partner.ts';

/** How much sound goes into one message: a fifth of a second. */
const PIECE_SAMPLES = WIRE_RATE / 5;

/**
 * A session whose steps are done one after the other: voice activity, recognition, the partner, synthesis. What is
 * not there is left to the browser, or to who types and reads.
 */
export function createEmbeddedSession(
  line: SessionLine,
  partner: VoicePartner,
  { recognizer, detector, synthesizer }: Pick<Speech, 'recognizer' | 'detector' | 'synthesizer'>,
): RealtimeSession {
  const dialogue = createDialogue(line, partner, synthesizer && speakerOf(synthesizer, partner));
  const fail = (error: unknown) => {
    line.report(error);
    const code = 'recognition_failed';
    line.send({ type: 'error', error: { code, message: failureWords[code] } });
  };
  const listening =
    recognizer &&
    createListening(
      line,
      { recognizer, detector },
      {
        onSpeech: dialogue.cancel,
        onFailure: fail,
        onTurn({ text, ...turn }) {
          dialogue.cancel();
          void text.then((words) => dialogue.hear({ ...turn, words }), fail);
        },
      },
    );
  const engines = { recognition: recognizer?.engine ?? null, speech: synthesizer?.engine ?? null };
  const session = { type: 'realtime' as const, id: line.sessionId, engines };
  // Before the first turn, which would wait for it.
  const begun = synthesizer?.engine === 'embedded' ? synthesizer.speak(['Hello.'], partner.voice) : null;
  void Promise.all([recognizer && warmUp(recognizer), begun]).catch((error: unknown) => line.report(error));
  line.send({ type: 'session.created', session });

  return {
    receive(event) {
      switch (event.type) {
        case 'session.update': {
          const detection = event.session.audio?.input?.turn_detection;
          if (detection !== undefined) listening?.choose(detection && detection.silence_duration_ms);
          return line.send({ type: 'session.updated', session });
        }
        case 'input_audio_buffer.append':
          return listening?.append(event.audio);
        case 'input_audio_buffer.commit':
          return listening?.commit();
        case 'input_audio_buffer.clear':
          listening?.clear();
          return line.send({ type: 'input_audio_buffer.cleared' });
        default:
          return dialogue.receive(event);
      }
    },
    close() {
      dialogue.cancel();
      listening?.close();
    },
  };
}

/** Reads a sentence aloud, in pieces that fit into a message. */
const speakerOf = (synthesizer: Synthesizer, { voice }: VoicePartner): Speaker => ({
  async speak(text, { signal, emit }) {
    const [spoken] = await synthesizer.speak([speakable(text)], voice);
    if (!spoken || signal.aborted) return;
    const samples = resample(spoken.samples, spoken.rate, WIRE_RATE);
    for (let at = 0; at < samples.length; at += PIECE_SAMPLES) {
      const piece = samples.subarray(at, at + PIECE_SAMPLES);
      emit(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('base64'));
    }
  },
});
