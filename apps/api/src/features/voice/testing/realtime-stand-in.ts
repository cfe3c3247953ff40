import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

/** What the stand-in was sent, as far as tests look at it. */
interface Sent {
  readonly type: string;
  readonly response?: { readonly input?: readonly { readonly content: readonly { readonly text: string }[] }[] };
}

/** A service that speaks the Realtime protocol over a real socket: it hears what the test says it hears. */
export async function startRealtimeStandIn(key: string) {
  const sent: Sent[] = [];
  const sockets = new Set<WebSocket>();
  const server = new WebSocketServer({
    port: 0,
    host: '127.0.0.1',
    verifyClient: ({ req }, done) => done(req.headers.authorization === `Bearer ${key}`, 401),
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    const tell = (event: object) => socket.send(JSON.stringify(event));
    tell({ type: 'session.created', session: { type: 'realtime' } });
    socket.on('message', (data) => {
      const event = JSON.parse(String(data)) as Sent;
      sent.push(event);
      if (event.type === 'session.update') tell({ type: 'session.updated', session: {} });
      if (event.type !== 'response.create') return;
      tell({ type: 'response.created', response: { id: 'r1' } });
      tell({ type: 'response.output_audio.delta', delta: Buffer.alloc(4800, 1).toString('base64') });
      tell({ type: 'response.done', response: { status: 'completed' } });
    });
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const toAll = (event: object) => sockets.forEach((socket) => socket.send(JSON.stringify(event)));
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/v1/realtime`,
    sent,
    /** It recognizes a turn. */
    hear(transcript: string): void {
      toAll({ type: 'input_audio_buffer.speech_started', item_id: 'i1', audio_start_ms: 0 });
      toAll({ type: 'input_audio_buffer.speech_stopped', item_id: 'i1', audio_end_ms: 900 });
      toAll({ type: 'input_audio_buffer.committed', item_id: 'i1' });
      toAll({ type: 'conversation.item.input_audio_transcription.completed', item_id: 'i1', transcript });
    },
    /** It breaks off. */
    cut: () => sockets.forEach((socket) => socket.terminate()),
    stop: () => {
      sockets.forEach((socket) => socket.terminate());
      server.close();
    },
  };
}
