import type { ClientEvent } from '@snapwell/contract/voice/realtime.schemas';
import { TURN_MS, TURN_SILENCE_MS, WIRE_RATE } from '@snapwell/contract/voice/voice.limits';
import { FRAME_SAMPLES, RECOGNITION_RATE, type Speech, type SpeechRecognizer, type Synthesizer } from '#adapters/speech/port.ts';
import { createResampler, resample, toFloats } from '#adapters/speech/resampler.ts';
import { readPcm16 } from '#adapters/speech/wav.ts';
import { isEmbarrassing } from '../text/mishearings.ts';
import { speakable } from '../text/speakable.ts';
import { createResponses, SAY_AGAIN, type Speaker } from './responses.ts';
import { type FailureCode, failureWords, newItemId, type RealtimeSession, type SessionLine } from './session-line.ts';
import { createSampleQueue } from './recording.ts';
import { createTurnTranscript, warmUp } from './transcript.ts';
import { NOBODY_SPEAKS, nextTurn, type TurnEvent } from './turn-taking.ts';
import type { VoicePartner } from './voice-partner.ts';

/** How much sound goes into one message: a fifth of a second. */
const PIECE_SAMPLES = WIRE_RATE / 5;


/** A session whose steps are done one after the other: voice activity, recognition, the partner, synthesis. */
export function createEmbeddedSession(
  line: SessionLine,
  partner: VoicePartner,
  speech: Pick<Speech, 'detector' | 'synthesizer'> & { readonly recognizer: SpeechRecognizer },
): RealtimeSession {
  const { recognizer, synthesizer, detector } = speech;
  const transcript = createTurnTranscript(recognizer);
  const toRecognition = createResampler(WIRE_RATE, RECOGNITION_RATE);
  const responses = createResponses(line, synthesizer && speakerOf(synthesizer, partner));
  // Sound that may come in a burst waits here until it is known whether somebody speaks in it.
  const undecided = createSampleQueue();
  let turn = NOBODY_SPEAKS;
  let silenceMs: number | null = TURN_SILENCE_MS;
  let heardSamples = 0;
  let turnSamples = 0;
  let itemId = newItemId();
  let typed: string | null = null;
  const detection = detector?.open(
    (areVoiced) => areVoiced.forEach((isVoiced) => takeFrame(isVoiced)),
    (error) => fail('recognition_failed', error),
  );
  void Promise.all([warmUp(recognizer), synthesizer?.engine === 'embedded' && synthesizer.speak(['Hello.'])]).catch(
    (error: unknown) => line.report(error),
  );
  line.send({ type: 'session.created', session: describe() });

  function describe() {
    const engines = { recognition: recognizer.engine, speech: synthesizer?.engine ?? null };
    return { type: 'realtime' as const, id: line.sessionId, engines };
  }

  const fail = (code: FailureCode, error: unknown) => {
    line.report(error);
    line.send({ type: 'error', error: { code, message: failureWords[code] } });
  };
  const heardMs = () => Math.round((heardSamples / RECOGNITION_RATE) * 1000);

  function takeFrame(isVoiced: boolean): void {
    const frame = undecided.take(FRAME_SAMPLES);
    if (silenceMs === null) return;
    transcript.append(frame);
    if (turn.isSpeaking) turnSamples += frame.length;
    cutLongTurn();
    const next = nextTurn(turn, isVoiced, silenceMs);
    turn = next.turn;
    if (next.event) followTurn[next.event]();
  }

  const followTurn: Readonly<Record<TurnEvent, () => void>> = {
    started() {
      line.touch();
      responses.cancel();
      transcript.begin();
      turnSamples = 0;
      line.send({ type: 'input_audio_buffer.speech_started', item_id: itemId, audio_start_ms: heardMs() });
    },
    paused: () => transcript.runAhead(),
    resumed: () => transcript.resume(),
    ended: () => endTurn(),
  };

  function endTurn(): void {
    const endedAt = performance.now();
    const id = itemId;
    itemId = newItemId();
    turn = NOBODY_SPEAKS;
    line.touch();
    if (silenceMs !== null)
      line.send({ type: 'input_audio_buffer.speech_stopped', item_id: id, audio_end_ms: heardMs() });
    line.send({ type: 'input_audio_buffer.committed', item_id: id });
    responses.cancel();
    void transcript.end().then(
      (text) => answer(id, text, endedAt),
      (error: unknown) => fail('recognition_failed', error),
    );
  }

  function answer(id: string, text: string, endedAt: number): void {
    const isUnfit = isEmbarrassing(text);
    line.send({
      type: 'conversation.item.input_audio_transcription.completed',
      item_id: id,
      transcript: isUnfit ? '' : text,
    });
    if (isUnfit) responses.start(() => SAY_AGAIN, { endedAt });
    else if (text !== '') responses.start((signal) => partner.hear(text, { isTyped: false, signal }), { endedAt });
  }

  function hearSound(audio: string): void {
    const samples = toRecognition(toFloats(readPcm16(Buffer.from(audio, 'base64'))));
    if (samples.length === 0) return;
    heardSamples += samples.length;
    if (silenceMs === null) {
      transcript.begin();
      transcript.append(samples);
      turnSamples += samples.length;
      return cutLongTurn();
    }
    undecided.add(samples);
    detection?.accept(samples);
  }

  function cutLongTurn(): void {
    if (turnSamples > (TURN_MS / 1000) * RECOGNITION_RATE) {
      turnSamples = 0;
      endTurn();
    }
  }

  function receive(event: ClientEvent): void {
    switch (event.type) {
      case 'session.update': {
        const detectionWanted = event.session.audio?.input?.turn_detection;
        if (detectionWanted !== undefined) {
          silenceMs = detectionWanted === null || !detection ? null : (detectionWanted.silence_duration_ms ?? TURN_SILENCE_MS);
          turn = NOBODY_SPEAKS;
          transcript.clear();
        }
        return line.send({ type: 'session.updated', session: describe() });
      }
      case 'input_audio_buffer.append':
        return hearSound(event.audio);
      case 'input_audio_buffer.clear':
        transcript.clear();
        turnSamples = 0;
        turn = NOBODY_SPEAKS;
        return line.send({ type: 'input_audio_buffer.cleared' });
      case 'input_audio_buffer.commit':
        turnSamples = 0;
        return transcript.isEmpty ? undefined : endTurn();
      case 'conversation.item.create': {
        const [{ text } = { text: '' }] = event.item.content;
        typed = text;
        line.touch();
        const item = { id: newItemId(), role: 'user' as const, text };
        line.send({ type: 'conversation.item.added', item });
        return line.send({ type: 'conversation.item.done', item });
      }
      case 'response.create': {
        const text = typed;
        typed = null;
        line.touch();
        return responses.start(
          (signal) => (text === null ? partner.opening(signal) : partner.hear(text, { isTyped: true, signal })),
          { endedAt: performance.now() },
        );
      }
      case 'response.cancel':
        return responses.cancel();
      case 'conversation.item.truncate':
        return line.send({
          type: 'conversation.item.truncated',
          item_id: event.item_id,
          audio_end_ms: event.audio_end_ms,
        });
    }
  }

  return {
    receive,
    close() {
      responses.cancel();
      detection?.close();
      transcript.clear();
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
