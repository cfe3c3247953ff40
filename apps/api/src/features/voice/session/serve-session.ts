import type { ServerEventBody } from '@snapwell/contract/voice/realtime';
import { clientEvent } from '@snapwell/contract/voice/realtime.schemas';
import { SESSION_IDLE_MS, SESSION_MS, VOICE_CLOSE, WIRE_RATE } from '@snapwell/contract/voice/voice.limits';
import type { WebSocket } from 'ws';
import type { Speech } from '#adapters/speech/port.ts';
import type { LiveChannel } from '#adapters/live-channel/port.ts';
import { newId } from '#platform/new-id.ts';
import { createEmbeddedSession } from './embedded-session.ts';
import { parseJson } from './provider-line.ts';
import { createRelaySession } from './relay-session.ts';
import { failureWords, type RealtimeSession, type SessionLine } from './session-line.ts';
import type { VoicePartner } from './voice-partner.ts';

/** Characters of base64 in a second of sound; half as much again is borne, and ten seconds ahead. */
const CHARACTERS_PER_SECOND = ((WIRE_RATE * 2 * 4) / 3) * 1.5;
const AHEAD_SECONDS = 10;

export interface SessionLimits {
  /** Sessions that this process bears at once. */
  readonly sessions: number;
  readonly lengthMs: number;
  readonly idleMs: number;
}

export const sessionLimits = (sessions: number): SessionLimits => ({
  sessions,
  lengthMs: SESSION_MS,
  idleMs: SESSION_IDLE_MS,
});

interface SessionWorld {
  readonly speech: Speech;
  readonly live: LiveChannel;
  report(error: unknown): void;
}

/** Serves sockets, one for each person: whoever begins another session ends the last, on whichever device it was. */
export function createSessions(world: SessionWorld, limits: SessionLimits) {
  let open = 0;
  return {
    serve(socket: WebSocket, uid: string, partner: VoicePartner): void {
      if (open >= limits.sessions) return socket.close(VOICE_CLOSE.busy, 'busy');
      const sessionId = newId();
      const topic = `voice:${uid}`;
      const leave = world.live.subscribe(topic, (message) => {
        if ((message as { sessionId?: string }).sessionId !== sessionId) socket.close(VOICE_CLOSE.replaced, 'replaced');
      });
      world.live.publish(topic, { sessionId });
      open++;
      const end = serveSession(socket, { ...world, partner, sessionId, limits });
      socket.once('close', () => {
        open--;
        leave();
        end();
      });
    },
  };
}

interface ServedSession extends SessionWorld {
  readonly partner: VoicePartner;
  readonly sessionId: string;
  readonly limits: SessionLimits;
}

/** Answers how to end it. */
function serveSession(socket: WebSocket, { speech, partner, sessionId, limits, report }: ServedSession): () => void {
  const startedAt = performance.now();
  let received = 0;
  let events = 0;
  const close = (why: keyof typeof VOICE_CLOSE) => socket.close(VOICE_CLOSE[why], why);
  const last = setTimeout(() => close('tooLong'), limits.lengthMs);
  const idle = setTimeout(() => close('idle'), limits.idleMs);
  const send = (event: ServerEventBody) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ event_id: `event_${++events}`, ...event }));
  };
  let isRecording = false;
  const line: SessionLine = {
    sessionId,
    send,
    touch: () => void idle.refresh(),
    report,
    get isRecording() {
      return isRecording;
    },
  };
  let session = begin();

  function begin(): RealtimeSession {
    if (!speech.realtime) return beginEmbedded();
    return createRelaySession(line, partner, {
      provider: speech.realtime,
      onFailure(error) {
        report(error);
        send({ type: 'error', error: { code: 'provider_failed', message: failureWords.provider_failed } });
        if (socket.readyState === socket.OPEN) session = beginEmbedded();
      },
    });
  }

  /** Also in the middle of a conversation: the partner is ours and knows what was said. */
  function beginEmbedded(): RealtimeSession {
    return createEmbeddedSession(line, partner, speech);
  }

  socket.on('error', report);
  socket.on('message', (data, isBinary) => {
    const text = isBinary ? '' : String(data);
    received += text.length;
    if (received > ((performance.now() - startedAt) / 1000 + AHEAD_SECONDS) * CHARACTERS_PER_SECOND)
      return close('tooMuch');
    const event = clientEvent.safeParse(parseJson(text));
    if (!event.success) {
      send({ type: 'error', error: { code: 'invalid_event', message: 'This event is none that is understood here.' } });
      return;
    }
    try {
      if (event.data.type === 'session.update') {
        const { page_context: page, is_recording: wanted } = event.data.session;
        if (page !== undefined) partner.see?.(page);
        if (wanted !== undefined) isRecording = wanted;
      }
      session.receive(event.data);
    } catch (error) {
      report(error);
      socket.close(1011, 'failed');
    }
  });
  return () => {
    clearTimeout(last);
    clearTimeout(idle);
    session.close();
  };
}
