import { REALTIME_PATH, REALTIME_PROTOCOL, TOKEN_PROTOCOL } from '@snapwell/contract/voice/realtime';
import { type RealtimeQuery, realtimeQuery } from '@snapwell/contract/voice/realtime.schemas';
import { sayToClinic } from '@snapwell/contract/voice/clinic.endpoints';
import * as endpoints from '@snapwell/contract/voice/voice.endpoints';
import { STRANGER_SESSION_MS, VOICE_MESSAGE_BYTES } from '@snapwell/contract/voice/voice.limits';
import websocket from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/http/app-error.ts';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { answerCall } from './clinic/answer-call.ts';
import { readStatus, speakText, transcribeRecording } from './single-calls.ts';
import { createSessions, sessionLimits } from './session/serve-session.ts';
import type { VoicePartner } from './session/voice-partner.ts';

/** A session that a member opens, and one that a stranger's device does. */
type MemberQuery = Exclude<RealtimeQuery, { about: 'clinic' }>;
type StrangerQuery = Extract<RealtimeQuery, { about: 'attempt' | 'clinic' }>;

/** Who is spoken with in a session; given by the composition, which knows the features that answer. */
export interface OpenPartner {
  member(caller: MemberCaller, query: MemberQuery): Promise<VoicePartner>;
  stranger(deviceKey: string, query: StrangerQuery): Promise<VoicePartner>;
}

interface OpenedSocket {
  /** Of a person, or of a device. */
  readonly speaker: string;
  readonly isStranger: boolean;
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
  // Strangers take at most half of the places, for minutes, and never what is paid for by the minute.
  const strangers = createSessions(
    { speech: { ...world.speech, realtime: null }, live: world.live, report },
    { ...sessionLimits(Math.max(1, Math.floor(world.voiceSessions / 2))), lengthMs: STRANGER_SESSION_MS },
  );
  const opened = new WeakMap<FastifyRequest, OpenedSocket>();

  app.route({
    method: 'GET',
    url: REALTIME_PATH,
    async preValidation(request) {
      const query = realtimeQuery.parse(request.query);
      if ('device_key' in query && query.device_key !== undefined) {
        await limit('write', request.ip);
        const partner = await openPartner.stranger(query.device_key, query);
        opened.set(request, { speaker: `device:${query.device_key}`, isStranger: true, partner });
        return;
      }
      if (query.about === 'clinic') throw new AppError('not_found');
      const caller = await guard('member', authorizationOf(request), query.org_id);
      // A program's key holds for calls; a conversation is a person's own.
      if (caller.scopes) throw new AppError('token_scope');
      request.uid = caller.uid;
      await limit('write', caller.uid);
      const partner = await openPartner.member(caller, query);
      opened.set(request, { speaker: caller.uid, isStranger: false, partner });
    },
    handler: (_request, reply) => reply.code(426).header('upgrade', 'websocket').send(),
    wsHandler(socket, request) {
      const { speaker, isStranger, partner } = opened.get(request)!;
      (isStranger ? strangers : sessions).serve(socket, speaker, partner);
    },
  });

  serve(server, sayToClinic, ({ body: { state, said } }) => answerCall(world, { state, said }));
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
