import * as careEndpoints from '@snapwell/contract/copilot/care.endpoints';
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
} from './conversation/conversations.ts';
import type { CopilotServices } from './copilot-services.ts';
import { rateReply } from './conversation/rate-reply.ts';
import { changeGap, listGaps } from './gaps/gaps.ts';
import { inspectMessage } from './inspect-message.ts';
import { forgetMemories, listMemories, saveMemory } from './memory/memories.ts';
import { changePiece, listPieces } from './knowledge/pieces/author-pieces.ts';
import { prepareLibrary } from './knowledge/find-passages.ts';
import { readStatus } from './read-status.ts';
import { askAssistant } from './conversation/ask-assistant.ts';
import { followReply, keepReply, stopReply } from './conversation/follow-reply.ts';
import { changeCare, readCare } from './skills/care/change-care.ts';
import { changeWords, readWords } from './words/change-words.ts';

export function copilotRoutes(server: HttpServer, world: World, services: CopilotServices): void {
  const { registry } = services;
  server.app.addHook('preClose', async () => registry.close());

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
    clearConversation(services, caller, params.conversationId),
  );
  serve(server, endpoints.addMessage, ({ caller, params, body }) =>
    addMessage(world, caller, params.conversationId, body),
  );
  serveEvents(server, endpoints.askAssistant, async ({ caller, body }, channel) => {
    const input = await askAssistant(services, caller, body);
    if (!('refusal' in input)) return registry.follow(input, channel);
    channel.send({ conversation_id: body.conversation_id, error: input.refusal });
    channel.end();
    return () => undefined;
  });
  serveEvents(server, endpoints.followReply, ({ caller, params }, channel) =>
    followReply(services, caller, params.conversationId, channel),
  );
  serve(server, endpoints.keepReply, ({ caller, params }) => keepReply(world, caller, params.conversationId));
  serve(server, endpoints.stopReply, ({ caller, params }) => stopReply(services, caller, params.conversationId));
  serve(server, endpoints.inspectMessage, ({ caller, params }) => inspectMessage(world, caller, params));
  serve(server, endpoints.rateReply, ({ caller, params, body }) => rateReply(world, caller, params, body.rating));
  serve(server, endpoints.listGaps, ({ caller, query }) => listGaps(world, caller, query));
  serve(server, endpoints.changeGap, ({ caller, body }) => changeGap(world, caller, body));
  serve(server, endpoints.getAssistantStatus, ({ caller }) => readStatus(world, caller));
  serve(server, endpoints.listMemories, ({ caller }) => listMemories(world, caller));
  serve(server, endpoints.saveMemory, ({ caller, params, body }) =>
    saveMemory(world, caller, { id: params.memoryId, text: body.text }),
  );
  serve(server, endpoints.deleteMemory, ({ caller, params }) => forgetMemories(world, caller, params.memoryId));
  serve(server, endpoints.clearMemories, ({ caller }) => forgetMemories(world, caller));
  serve(server, endpoints.listPieces, ({ caller, params }) => listPieces(world, caller, params.contentId));
  serve(server, endpoints.changePiece, ({ caller, params, body }) => changePiece(world, caller, params, body));
  serve(server, endpoints.getEverydayWords, ({ caller }) => readWords(world, caller));
  serve(server, endpoints.changeEverydayWords, ({ caller, body }) => changeWords(world, caller, body.items));
  serve(server, careEndpoints.getCare, ({ caller }) => readCare(world, caller));
  serve(server, careEndpoints.changeCare, ({ caller, body }) => changeCare(world, caller, body));
}
