import * as endpoints from '@snapwell/contract/copilot/copilot.endpoints';
import { serveEvents } from '#platform/http/serve-events.ts';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import type { World } from '#world.ts';
import {
  addMessage,
  clearConversation,
  createConversation,
  listConversations,
  listMessages,
} from './conversations/conversations.ts';
import { createEngines } from './engines/create-engines.ts';
import { inspectMessage } from './inspect-message.ts';
import { prepareLibrary } from './library/search-library.ts';
import { readStatus } from './read-status.ts';
import { askAssistant } from './replies/ask-assistant.ts';
import { followHere, followReply, keepReply, stopReply } from './replies/follow-reply.ts';
import { createReplyRegistry } from './replies/reply-registry.ts';
import { changeWords, readWords } from './words/change-words.ts';

export function copilotRoutes(server: HttpServer, world: World): void {
  const desk = createReplyRegistry(world, world.assistant.onError);
  const office = { ...world, desk, choose: createEngines(world) };
  server.app.addHook('preClose', async () => desk.close());

  serve(server, endpoints.createConversation, ({ caller, body }) => createConversation(world, caller, body));
  serve(server, endpoints.listConversations, ({ caller, query }) => {
    // The drawer asks for it when it opens: a question comes next.
    void prepareLibrary(world, caller.orgId).catch(world.assistant.onError);
    return listConversations(world, caller, query);
  });
  serve(server, endpoints.listMessages, ({ caller, params, query }) =>
    listMessages(world, caller, params.conversationId, query),
  );
  serve(server, endpoints.clearConversation, ({ caller, params }) =>
    clearConversation(office, caller, params.conversationId),
  );
  serve(server, endpoints.addMessage, ({ caller, params, body }) =>
    addMessage(world, caller, params.conversationId, body),
  );
  serveEvents(server, endpoints.askAssistant, async ({ caller, body }, channel) => {
    const asked = await askAssistant(office, caller, body);
    if (!('refusal' in asked)) return followHere(desk, asked, channel);
    channel.send({ conversation_id: body.conversation_id, error: asked.refusal });
    channel.end();
    return () => undefined;
  });
  serveEvents(server, endpoints.followReply, ({ caller, params }, channel) =>
    followReply(office, caller, params.conversationId, channel),
  );
  serve(server, endpoints.keepReply, ({ caller, params }) => keepReply(world, caller, params.conversationId));
  serve(server, endpoints.stopReply, ({ caller, params }) => stopReply(office, caller, params.conversationId));
  serve(server, endpoints.inspectMessage, ({ caller, params }) => inspectMessage(world, caller, params));
  serve(server, endpoints.getAssistantStatus, ({ caller }) => readStatus(world, caller));
  serve(server, endpoints.getEverydayWords, ({ caller }) => readWords(world, caller));
  serve(server, endpoints.changeEverydayWords, ({ caller, body }) => changeWords(world, caller, body.items));
}
