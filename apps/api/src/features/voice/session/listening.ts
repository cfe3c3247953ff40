import { createResampler } from '@snapwell/contract/voice/resampling';
import { TURN_MS, TURN_SILENCE_MS, WIRE_RATE } from '@snapwell/contract/voice/voice.limits';
import { FRAME_SAMPLES, RECOGNITION_RATE, type SpeechRecognizer, type VoiceDetector } from '#adapters/speech/port.ts';
import { toFloats } from '#adapters/speech/resampler.ts';
import { readPcm16 } from '#adapters/speech/wav.ts';
import { createSampleQueue } from './recording.ts';
import { newItemId, type SessionLine } from './session-line.ts';
import { createTurnTranscript } from './transcript.ts';
import { NOBODY_SPEAKS, nextTurn, type TurnEvent } from './turn-taking.ts';

const LONGEST_TURN = (TURN_MS / 1000) * RECOGNITION_RATE;

interface Ears {
  readonly recognizer: SpeechRecognizer;
  readonly detector: VoiceDetector | null;
}

interface EndedTurn {
  readonly itemId: string;
  readonly text: Promise<string>;
  readonly samples: Float32Array;
  readonly endedAt: number;
}

interface TurnListeners {
  onSpeech(): void;
  onTurn(turn: EndedTurn): void;
  onFailure(error: Error): void;
}

/** Makes turns of sound: where they begin and end, and what is said in them. */
export interface Listening {
  /** After so much silence a turn ends; null for push-to-talk, where the browser says so. */
  choose(silenceMs: number | null | undefined): void;
  append(audio: string): void;
  commit(): void;
  clear(): void;
  close(): void;
}

export function createListening(line: SessionLine, { recognizer, detector }: Ears, to: TurnListeners): Listening {
  const transcript = createTurnTranscript(recognizer);
  const toRecognition = createResampler(WIRE_RATE, RECOGNITION_RATE);
  // Sound that may come in a burst waits here until it is known whether somebody speaks in it.
  const undecided = createSampleQueue();
  const detection = detector?.open((areVoiced) => areVoiced.forEach((isVoiced) => takeFrame(isVoiced)), to.onFailure);
  let silenceMs: number | null = detection ? TURN_SILENCE_MS : null;
  let turn = NOBODY_SPEAKS;
  let itemId = newItemId();
  // Of the sound that was listened to for a voice: a burst lies ahead of it.
  let heardSamples = 0;
  let turnSamples = 0;
  const heardMs = () => Math.round((heardSamples / RECOGNITION_RATE) * 1000);

  const followTurn: Readonly<Record<TurnEvent, () => void>> = {
    started() {
      line.touch();
      transcript.begin();
      turnSamples = 0;
      to.onSpeech();
      line.send({ type: 'input_audio_buffer.speech_started', item_id: itemId, audio_start_ms: heardMs() });
    },
    paused: () => transcript.runAhead(),
    resumed: () => transcript.resume(),
    ended: () => endTurn(),
  };

  function takeFrame(isVoiced: boolean): void {
    const frame = undecided.take(FRAME_SAMPLES);
    heardSamples += frame.length;
    if (silenceMs === null) return;
    transcript.append(frame);
    if (turn.isSpeaking) turnSamples += frame.length;
    if (turnSamples > LONGEST_TURN) endTurn();
    const next = nextTurn(turn, isVoiced, silenceMs);
    turn = next.turn;
    if (next.event) followTurn[next.event]();
  }

  function endTurn(): void {
    const endedAt = performance.now();
    const ended = itemId;
    itemId = newItemId();
    turn = NOBODY_SPEAKS;
    turnSamples = 0;
    if (silenceMs !== null)
      line.send({ type: 'input_audio_buffer.speech_stopped', item_id: ended, audio_end_ms: heardMs() });
    line.send({ type: 'input_audio_buffer.committed', item_id: ended });
    to.onTurn({ itemId: ended, ...transcript.end(), endedAt });
  }

  function clear(): void {
    transcript.clear();
    turn = NOBODY_SPEAKS;
    turnSamples = 0;
  }

  return {
    clear,
    choose(wanted = TURN_SILENCE_MS) {
      silenceMs = detection ? wanted : null;
      clear();
    },
    append(audio) {
      const samples = toRecognition.take(toFloats(readPcm16(Buffer.from(audio, 'base64'))));
      if (samples.length === 0) return;
      if (silenceMs !== null) {
        undecided.add(samples);
        return detection?.accept(samples);
      }
      transcript.begin();
      transcript.append(samples);
      turnSamples += samples.length;
      if (turnSamples > LONGEST_TURN) endTurn();
    },
    commit() {
      if (!transcript.isEmpty) endTurn();
    },
    close() {
      detection?.close();
      transcript.clear();
    },
  };
}
