import type { ClientEvent } from '@snapwell/contract/voice/realtime.schemas';
import { TURN_SILENCE_MS, WIRE_RATE } from '@snapwell/contract/voice/voice.limits';
import { WebSocket } from 'ws';
import { z } from 'zod';
import type { RealtimeProvider } from '#adapters/speech/port.ts';
import { cleanTranscript, isEmbarrassing } from '../text/mishearings.ts';
import { createResponses, SAY_AGAIN, type Speaker } from './responses.ts';
import { newItemId, type RealtimeSession, type SessionLine } from './session-line.ts';
import type { VoicePartner } from './voice-partner.ts';

const CONNECT_MS = 8000;
/** A sentence whose sound does not come in this time has failed. */
const SENTENCE_MS = 15_000;
const PCM = { type: 'audio/pcm', rate: WIRE_RATE };

/** The model lends its ears and its voice. What is said is decided by the partner, sentence by sentence. */
const INSTRUCTIONS =
  'You are the voice of a training exercise. You never answer by yourself. Each response gives you one sentence: ' +
  'speak exactly this sentence, in English, with the feeling that fits its words, and add nothing.';

/** What is used of what a provider sends. */
const providerEvent = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['session.created', 'session.updated', 'input_audio_buffer.cleared', 'response.created']) }),
  z.object({ type: z.literal('input_audio_buffer.speech_started'), item_id: z.string(), audio_start_ms: z.number() }),
  z.object({ type: z.literal('input_audio_buffer.speech_stopped'), item_id: z.string(), audio_end_ms: z.number() }),
  z.object({ type: z.literal('input_audio_buffer.committed'), item_id: z.string() }),
  z.object({
    type: z.literal('conversation.item.input_audio_transcription.completed'),
    item_id: z.string(),
    transcript: z.string(),
  }),
  z.object({ type: z.literal('conversation.item.input_audio_transcription.failed'), item_id: z.string() }),
  z.object({ type: z.literal('response.output_audio.delta'), delta: z.string() }),
  z.object({ type: z.literal('response.done'), response: z.object({ status: z.string().optional() }) }),
  z.object({ type: z.literal('error'), error: z.object({ code: z.string().nullish(), message: z.string().nullish() }) }),
]);
type ProviderEvent = z.output<typeof providerEvent>;

/**
 * A session whose ears and voice are a provider's. Its key, and all that the persona knows, stay here. `onFailure` is
 * called once, when the provider does not answer, or answers no more.
 */
export function createRelaySession(
  line: SessionLine,
  partner: VoicePartner,
  { provider, onFailure }: { readonly provider: RealtimeProvider; onFailure(error: Error): void },
): RealtimeSession {
  const { url, apiKey, model } = provider;
  const address = new URL(url);
  address.searchParams.set('model', model);
  const upstream = new WebSocket(address, {
    handshakeTimeout: CONNECT_MS,
    ...(apiKey && { headers: { authorization: `Bearer ${apiKey}` } }),
  });
  const waiting: object[] = [];
  let isReady = false;
  let isOver = false;
  let typed: string | null = null;
  let endedAt = performance.now();
  let silenceMs: number | null = TURN_SILENCE_MS;
  let sentence: { emit(delta: string): void; end(error?: Error): void } | null = null;

  const send = (event: object) => {
    if (isReady) upstream.send(JSON.stringify(event));
    else waiting.push(event);
  };
  const fail = (error: Error) => {
    if (isOver) return;
    close();
    onFailure(error);
  };
  const responses = createResponses(line, createProviderSpeaker());

  upstream.on('open', () => upstream.send(JSON.stringify({ type: 'session.update', session: configuration() })));
  upstream.on('error', fail);
  upstream.on('close', (code) => fail(new Error(`The realtime service closed the session (${code}).`)));
  upstream.on('message', (data) => {
    const event = providerEvent.safeParse(parseJson(String(data)));
    if (event.success) follow(event.data);
  });

  function configuration() {
    const detection = silenceMs !== null && {
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
          turn_detection: detection || null,
        },
        output: { format: PCM, voice: provider.voices[partner.voice] },
      },
      tools: [],
    };
  }

  function describe() {
    return {
      type: 'realtime' as const,
      id: line.sessionId,
      engines: { recognition: 'provider' as const, speech: 'provider' as const },
    };
  }

  function follow(event: ProviderEvent): void {
    switch (event.type) {
      case 'session.updated': {
        if (isReady) return line.send({ type: 'session.updated', session: describe() });
        line.send({ type: 'session.created', session: describe() });
        isReady = true;
        return waiting.splice(0).forEach(send);
      }
      case 'input_audio_buffer.speech_started':
        line.touch();
        stopSpeaking();
        return line.send(event);
      case 'input_audio_buffer.speech_stopped':
        endedAt = performance.now();
        return line.send(event);
      case 'input_audio_buffer.committed':
        if (silenceMs === null) endedAt = performance.now();
        return line.send(event);
      case 'conversation.item.input_audio_transcription.completed':
        return answer(event.item_id, cleanTranscript(event.transcript));
      case 'conversation.item.input_audio_transcription.failed':
        return fail(new Error('The realtime service could not recognize a turn.'));
      case 'response.output_audio.delta':
        return sentence?.emit(event.delta);
      case 'response.done':
        return sentence?.end(
          event.response.status === 'failed' ? new Error('The realtime service could not speak.') : undefined,
        );
      case 'error':
        // To cancel what has just ended is no failure.
        if (event.error.code === 'response_cancel_not_active') return;
        return fail(new Error(`The realtime service: ${event.error.message ?? event.error.code ?? 'an error'}`));
      default:
    }
  }

  function answer(itemId: string, text: string): void {
    const isUnfit = isEmbarrassing(text);
    const type = 'conversation.item.input_audio_transcription.completed';
    line.send({ type, item_id: itemId, transcript: isUnfit ? '' : text });
    line.touch();
    if (isUnfit) responses.start(() => SAY_AGAIN, { endedAt });
    else if (text !== '')
      responses.start((signal) => partner.hear(text, { isTyped: false, signal }), { endedAt });
  }

  function createProviderSpeaker(): Speaker {
    return {
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
          const stop = () => end();
          signal.addEventListener('abort', stop, { once: true });
          sentence = { emit, end };
          const input = [{ type: 'message', role: 'user', content: [{ type: 'input_text', text }] }];
          send({
            type: 'response.create',
            response: { conversation: 'none', output_modalities: ['audio'], instructions: INSTRUCTIONS, input },
          });
        }),
    };
  }

  function stopSpeaking(): void {
    if (sentence) send({ type: 'response.cancel' });
    responses.cancel();
  }

  function close(): void {
    isOver = true;
    responses.cancel();
    if (upstream.readyState === WebSocket.CONNECTING) upstream.terminate();
    else upstream.close(1000);
  }

  return {
    receive(event: ClientEvent) {
      switch (event.type) {
        case 'session.update': {
          const wanted = event.session.audio?.input?.turn_detection;
          if (wanted !== undefined) silenceMs = wanted === null ? null : (wanted.silence_duration_ms ?? TURN_SILENCE_MS);
          return send({ type: 'session.update', session: configuration() });
        }
        case 'input_audio_buffer.append':
          // Sound that waits for a connection would only come late.
          return isReady ? send({ type: event.type, audio: event.audio }) : undefined;
        case 'input_audio_buffer.commit':
        case 'input_audio_buffer.clear':
          return send({ type: event.type });
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
          stopSpeaking();
          return responses.start(
            (signal) => (text === null ? partner.opening(signal) : partner.hear(text, { isTyped: true, signal })),
            { endedAt: performance.now() },
          );
        }
        case 'response.cancel':
          return stopSpeaking();
        case 'conversation.item.truncate':
          return line.send({
            type: 'conversation.item.truncated',
            item_id: event.item_id,
            audio_end_ms: event.audio_end_ms,
          });
      }
    },
    close,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
