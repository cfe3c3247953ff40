import { WebSocket } from 'ws';
import { z } from 'zod';
import type { RealtimeProvider } from '#adapters/speech/port.ts';

const CONNECT_MS = 8000;

/** What is used of what a provider sends. */
const providerEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('session.updated') }),
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
  z.object({
    type: z.literal('error'),
    error: z.object({ code: z.string().nullish(), message: z.string().nullish() }),
  }),
]);
export type ProviderEvent = z.output<typeof providerEvent>;

export interface ProviderLine {
  readonly isReady: boolean;
  /** Sends, or waits until the provider is ready. */
  send(event: object): void;
  /** The provider has taken the configuration: what waited is sent. */
  begin(): void;
  fail(error: Error): void;
  close(): void;
}

interface ProviderListeners {
  /** Sent first. */
  readonly configuration: object;
  onEvent(event: ProviderEvent): void;
  /** Once: it cannot be reached, or answers no more. */
  onFailure(error: Error): void;
}

/** The connection to a service that speaks the Realtime protocol. */
export function openProviderLine({ url, apiKey, model }: RealtimeProvider, to: ProviderListeners): ProviderLine {
  const address = new URL(url);
  address.searchParams.set('model', model);
  const upstream = new WebSocket(address, {
    handshakeTimeout: CONNECT_MS,
    ...(apiKey && { headers: { authorization: `Bearer ${apiKey}` } }),
  });
  const waiting: object[] = [];
  let isReady = false;
  let isOver = false;
  const send = (event: object) => {
    if (!isReady) waiting.push(event);
    else if (upstream.readyState === WebSocket.OPEN) upstream.send(JSON.stringify(event));
  };
  const close = () => {
    isOver = true;
    if (upstream.readyState === WebSocket.CONNECTING) upstream.terminate();
    else upstream.close(1000);
  };
  const fail = (error: Error) => {
    if (isOver) return;
    close();
    to.onFailure(error);
  };
  upstream.on('open', () => upstream.send(JSON.stringify({ type: 'session.update', session: to.configuration })));
  upstream.on('error', fail);
  upstream.on('close', (code) => fail(new Error(`The realtime service closed the session (${code}).`)));
  upstream.on('message', (data) => {
    const event = providerEvent.safeParse(parseJson(String(data)));
    if (event.success && !isOver) to.onEvent(event.data);
  });
  return {
    get isReady() {
      return isReady;
    },
    send,
    begin() {
      isReady = true;
      waiting.splice(0).forEach(send);
    },
    fail,
    close,
  };
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
