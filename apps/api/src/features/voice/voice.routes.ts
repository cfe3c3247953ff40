import { REALTIME_PATH, REALTIME_PROTOCOL, TOKEN_PROTOCOL } from '@snapwell/contract/voice/realtime';
import { type RealtimeQuery, realtimeQuery } from '@snapwell/contract/voice/realtime.schemas';
import * as endpoints from '@snapwell/contract/voice/voice.endpoints';
import { VOICE_MESSAGE_BYTES } from '@snapwell/contract/voice/voice.limits';
import websocket from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { readStatus, speakText, transcribeRecording } from './single-calls.ts';
import { createSessions, sessionLimits } from './session/serve-session.ts';
import type { VoicePartner } from './session/voice-partner.ts';

/** Who is spoken with in a session; given by the composition, which knows the features that answer. */
export type OpenPartner = (caller: MemberCaller, query: RealtimeQuery) => Promise<VoicePartner>;

interface OpenedSocket {
  readonly uid: string;
  readonly partner: VoicePartner;
}

/** `openPartner` finds who is spoken with, or refuses, before the socket is opened. */
export async function voiceRoutes(server: HttpServer, world: World, openPartner: OpenPartner): Promise<void> {
  const { app, guard, limit } = server;
  await app.register(websocket, {
    options: {
      maxPayload: VOICE_MESSAGE_BYTES,
      handleProtocols: (offered) => offered.has(REALTIME_PROTOCOL) && REALTIME_PROTOCOL,
    },
  });
  const report = (error: unknown) => app.log.warn({ err: error }, 'voice');
  const sessions = createSessions(
    { speech: world.speech, live: world.live, report },
    sessionLimits(world.voiceSessions),
  );
  const opened = new WeakMap<FastifyRequest, OpenedSocket>();

  app.route({
    method: 'GET',
    url: REALTIME_PATH,
    async preValidation(request) {
      const query = realtimeQuery.parse(request.query);
      const caller = await guard('member', authorizationOf(request), query.org_id);
      request.uid = caller.uid;
      await limit('write', caller.uid);
      opened.set(request, { uid: caller.uid, partner: await openPartner(caller, query) });
    },
    handler: (_request, reply) => reply.code(426).header('upgrade', 'websocket').send(),
    wsHandler(socket, request) {
      const { uid, partner } = opened.get(request)!;
      sessions.serve(socket, uid, partner);
    },
  });

  serve(server, endpoints.getVoiceStatus, async () => readStatus(world.speech));
  serve(server, endpoints.transcribeRecording, ({ file }) => transcribeRecording(world.speech, file));
  serve(server, endpoints.speakText, ({ body }) => speakText(world.speech, body));
}

/** As the API's header; a browser's socket brings the token as a protocol. */
function authorizationOf({ headers }: FastifyRequest): string | undefined {
  const offered = headers['sec-websocket-protocol']?.split(',').map((each) => each.trim());
  const token = offered?.find((each) => each.startsWith(TOKEN_PROTOCOL))?.slice(TOKEN_PROTOCOL.length);
  return token === undefined ? headers.authorization : `Bearer ${token}`;
}
