import type { ClientEvent } from '@snapwell/contract/voice/realtime.schemas';
import { TURN_SILENCE_MS, WIRE_RATE } from '@snapwell/contract/voice/voice.limits';
import type { RealtimeProvider } from '#adapters/speech/port.ts';
import { cleanTranscript } from '../text/mishearings.ts';
import { createDialogue } from './dialogue.ts';
import { createTurnSounds } from './turn-sounds.ts';
import { openProviderLine, type ProviderEvent, type ProviderLine } from './provider-line.ts';
import type { Speaker } from './responses.ts';
import type { RealtimeSession, SessionLine } from './session-line.ts';
import type { VoicePartner } from './voice-partner.ts';

/** A sentence whose sound does not come in this time has failed. */
const SENTENCE_MS = 15_000;
const PCM = { type: 'audio/pcm', rate: WIRE_RATE };

/** The model lends its ears and its voice. What is said is decided by the partner, sentence by sentence. */
const INSTRUCTIONS =
  'You are the voice of a training exercise. You never answer by yourself. Each response gives you one sentence: ' +
  'speak exactly this sentence, in English, with the feeling that fits its words, and add nothing.';

interface Relay {
  readonly provider: RealtimeProvider;
  /** Once, when the provider does not answer, or answers no more. */
  onFailure(error: Error): void;
}

/** A session whose ears and voice are a provider's. Its key, and all that the persona knows, stay here. */
export function createRelaySession(
  line: SessionLine,
  partner: VoicePartner,
  { provider, onFailure }: Relay,
): RealtimeSession {
  let silenceMs: number | null = TURN_SILENCE_MS;
  let endedAt = performance.now();
  const configuration = () => configurationOf(provider, partner, silenceMs);
  const upstream = openProviderLine(provider, {
    configuration: configuration(),
    onEvent: follow,
    onFailure(error) {
      dialogue.cancel();
      onFailure(error);
    },
  });
  const voice = createProviderVoice(upstream);
  const heard = createTurnSounds(line);
  const dialogue = createDialogue(line, partner, voice.speaker);
  const session = {
    type: 'realtime' as const,
    id: line.sessionId,
    engines: { recognition: 'provider' as const, speech: 'provider' as const },
  };

  function follow(event: ProviderEvent): void {
    switch (event.type) {
      case 'session.updated':
        if (upstream.isReady) return line.send({ type: 'session.updated', session });
        line.send({ type: 'session.created', session });
        return upstream.begin();
      case 'input_audio_buffer.speech_started':
        line.touch();
        dialogue.cancel();
        heard.begin();
        return line.send(event);
      case 'input_audio_buffer.committed':
        heard.end(event.item_id);
        endedAt = performance.now();
        return line.send(event);
      case 'input_audio_buffer.speech_stopped':
        endedAt = performance.now();
        return line.send(event);
      case 'conversation.item.input_audio_transcription.completed': {
        const words = cleanTranscript(event.transcript);
        return dialogue.hear({ itemId: event.item_id, words, endedAt, samples: heard.take(event.item_id) });
      }
      case 'conversation.item.input_audio_transcription.failed':
        return upstream.fail(new Error('The realtime service could not recognize a turn.'));
      case 'response.output_audio.delta':
        return voice.emit(event.delta);
      case 'response.done':
        return voice.end(event.response.status);
      case 'error':
        // To cancel what has just ended is no failure.
        if (event.error.code === 'response_cancel_not_active') return;
        return upstream.fail(new Error(`The realtime service: ${event.error.message ?? event.error.code}`));
    }
  }

  return {
    receive(event: ClientEvent) {
      switch (event.type) {
        case 'session.update': {
          const wanted = event.session.audio?.input?.turn_detection;
          if (wanted !== undefined) silenceMs = wanted && (wanted.silence_duration_ms ?? TURN_SILENCE_MS);
          return upstream.send({ type: 'session.update', session: configuration() });
        }
        case 'input_audio_buffer.append':
          // Sound that waits for a connection would only come late.
          if (!upstream.isReady) return;
          heard.append(event.audio, silenceMs === null);
          return upstream.send({ type: event.type, audio: event.audio });
        case 'input_audio_buffer.clear':
          heard.clear();
          return upstream.send({ type: event.type });
        case 'input_audio_buffer.commit':
          return upstream.send({ type: event.type });
        default:
          return dialogue.receive(event);
      }
    },
    close() {
      dialogue.cancel();
      upstream.close();
    },
  };
}

function configurationOf(provider: RealtimeProvider, { voice }: VoicePartner, silenceMs: number | null) {
  const detection = {
    type: 'server_vad',
    silence_duration_ms: silenceMs,
    create_response: false,
    interrupt_response: true,
  };
  return {
    type: 'realtime',
    instructions: INSTRUCTIONS,
    output_modalities: ['audio'],
    audio: {
      input: {
        format: PCM,
        transcription: { model: provider.transcriptionModel, language: 'en' },
        turn_detection: silenceMs === null ? null : detection,
      },
      output: { format: PCM, voice: provider.voices[voice] },
    },
    tools: [],
  };
}

/** One sentence at a time in the provider's voice. */
function createProviderVoice(upstream: ProviderLine) {
  let sentence: { emit(delta: string): void; end(error?: Error): void } | null = null;
  const speaker: Speaker = {
    speak: (text, { signal, emit }) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => end(new Error('The realtime service did not speak in time.')), SENTENCE_MS);
        const end = (error?: Error) => {
          clearTimeout(timer);
          signal.removeEventListener('abort', stop);
          sentence = null;
          if (error) reject(error);
          else resolve();
        };
        const stop = () => {
          upstream.send({ type: 'response.cancel' });
          end();
        };
        signal.addEventListener('abort', stop, { once: true });
        sentence = { emit, end };
        const input = [{ type: 'message', role: 'user', content: [{ type: 'input_text', text }] }];
        upstream.send({
          type: 'response.create',
          response: { conversation: 'none', output_modalities: ['audio'], instructions: INSTRUCTIONS, input },
        });
      }),
  };
  return {
    speaker,
    emit: (delta: string) => sentence?.emit(delta),
    end(status: string | undefined): void {
      sentence?.end(status === 'failed' ? new Error('The realtime service could not speak.') : undefined);
    },
  };
}
