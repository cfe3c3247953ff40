import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { orgParams } from '../http/ids.ts';
import { pageOf, pageQuery } from '../http/page.ts';
import {
  conversation,
  conversationItem,
  conversationParams,
  historyQuery,
  messageParams,
  newConversation,
  newMessage,
  orgQuery,
  rating,
} from './conversation.schemas.ts';
import { assistantGap, gapChange } from './gaps.schemas.ts';
import { assistantStatus, inspection } from './inspector.schemas.ts';
import { memories, memory, memoryChange, memoryParams } from './memory.schemas.ts';
import { answerPiece, answerPieces, pieceChange, pieceParams, piecesParams } from './pieces.schemas.ts';
import { chatQuestion, streamLine } from './stream.schemas.ts';
import { everydayWords } from './words.schemas.ts';

export const createConversation = endpoint({
  method: 'POST',
  path: '/api/v1/copilot/conversations',
  summary: 'Begins a conversation with the assistant.',
  authority: 'member',
  query: orgQuery,
  body: newConversation,
  result: conversation,
});

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/v1/copilot/conversations',
  summary: "The caller's conversations, the one used last first: another device goes on with that one.",
  authority: 'member',
  query: historyQuery,
  result: pageOf(conversation),
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/v1/copilot/conversations/:conversationId/messages',
  summary: 'The messages of a conversation, the newest first.',
  authority: 'member',
  params: conversationParams,
  query: historyQuery,
  result: pageOf(conversationItem),
});

export const clearConversation = endpoint({
  method: 'POST',
  path: '/api/v1/copilot/conversations/:conversationId/clear',
  summary: 'Deletes every message of a conversation, and what was kept of how they came about.',
  authority: 'member',
  params: conversationParams,
  query: orgQuery,
  result: z.object({ is_cleared: z.literal(true) }),
});

export const addMessage = endpoint({
  method: 'POST',
  path: '/api/v1/copilot/conversations/:conversationId/messages',
  summary: 'Keeps a message that was said elsewhere, such as in a voice session.',
  authority: 'member',
  params: conversationParams,
  query: orgQuery,
  body: newMessage,
  result: conversationItem,
  status: 201,
});

export const askAssistant = endpoint({
  method: 'POST',
  path: '/api/v1/copilot/conversations/chat/stream',
  summary: 'Asks the assistant; the reply is streamed and kept.',
  authority: 'member',
  query: orgQuery,
  body: chatQuestion,
  result: streamLine,
  isStream: true,
});

export const followReply = endpoint({
  method: 'GET',
  path: '/api/v1/copilot/conversations/:conversationId/stream',
  summary: 'Follows the reply that is being written, from its beginning; ends at once when there is none.',
  authority: 'member',
  params: conversationParams,
  query: orgQuery,
  result: streamLine,
  isStream: true,
});

export const keepReply = endpoint({
  method: 'POST',
  path: '/api/v1/copilot/conversations/:conversationId/keep',
  summary:
    'Has the reply that is being written finished although its page goes away, as in a reload: for eight seconds, unless it is followed again.',
  authority: 'member',
  params: conversationParams,
  query: orgQuery,
  result: z.object({ is_kept: z.boolean() }),
});

export const stopReply = endpoint({
  method: 'POST',
  path: '/api/v1/copilot/conversations/:conversationId/stop',
  summary: 'Stops the reply that is being written; what was written is kept.',
  authority: 'member',
  params: conversationParams,
  query: orgQuery,
  result: z.object({ is_stopped: z.boolean() }),
});

export const inspectMessage = endpoint({
  method: 'GET',
  path: '/api/v1/copilot/conversations/:conversationId/messages/:messageId/inspection',
  summary: 'What a question sent and used: everything laid before the engine, passages, tools, timings.',
  authority: 'member',
  params: messageParams,
  query: orgQuery,
  result: inspection,
});

export const rateReply = endpoint({
  method: 'PUT',
  path: '/api/v1/copilot/conversations/:conversationId/messages/:messageId/rating',
  summary: 'Says whether a reply helped; null takes it back.',
  authority: 'member',
  params: messageParams,
  query: orgQuery,
  body: z.strictObject({ rating: rating.nullable() }),
  result: z.object({ rating: rating.nullable() }),
});

export const listGaps = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/assistant/gaps',
  summary: 'What members asked and the library did not answer, by what it is about. Who asked is not told.',
  authority: 'org-admin',
  params: orgParams,
  query: pageQuery,
  result: pageOf(assistantGap),
});

export const changeGap = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/assistant/gaps',
  summary: 'Says that a gap is filled, or not for this organization to fill.',
  authority: 'org-admin',
  params: orgParams,
  body: gapChange,
  result: gapChange,
});

export const getAssistantStatus = endpoint({
  method: 'GET',
  path: '/api/v1/copilot/status',
  summary: 'Whether the assistant is on, what answers, and what is left of the budget.',
  authority: 'member',
  query: orgQuery,
  result: assistantStatus,
});

export const getEverydayWords = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/assistant/words',
  summary: 'Everyday phrases and what the library calls them.',
  authority: 'org-admin',
  params: orgParams,
  result: everydayWords,
});

export const changeEverydayWords = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/assistant/words',
  summary: 'Replaces the list of everyday phrases; an empty list goes back to the one that comes with the product.',
  authority: 'org-admin',
  params: orgParams,
  body: everydayWords,
  result: everydayWords,
});

export const listPieces = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/assistant/pieces/:contentId',
  summary: 'The pieces of a published item that the assistant reads out, with the questions that each answers.',
  authority: 'org-admin',
  params: piecesParams,
  result: answerPieces,
});

export const changePiece = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/assistant/pieces/:contentId/:pieceId',
  summary: 'Says which questions a piece answers, and whether it is read out. It holds as long as the piece stays.',
  authority: 'org-admin',
  params: pieceParams,
  body: pieceChange,
  result: answerPiece,
});

export const listMemories = endpoint({
  method: 'GET',
  path: '/api/v1/copilot/memory',
  summary: 'What the assistant remembers for the caller, the oldest first.',
  authority: 'member',
  query: orgQuery,
  result: memories,
});

export const saveMemory = endpoint({
  method: 'PUT',
  path: '/api/v1/copilot/memory/:memoryId',
  summary: 'Has the assistant remember something, or changes what it remembers under this id.',
  authority: 'member',
  params: memoryParams,
  query: orgQuery,
  body: memoryChange,
  result: memory,
});

export const deleteMemory = endpoint({
  method: 'DELETE',
  path: '/api/v1/copilot/memory/:memoryId',
  summary: 'Has the assistant forget one thing; what is forgotten already stays so.',
  authority: 'member',
  params: memoryParams,
  query: orgQuery,
  result: memories,
});

export const clearMemories = endpoint({
  method: 'DELETE',
  path: '/api/v1/copilot/memory',
  summary: 'Has the assistant forget everything that it remembers for the caller.',
  authority: 'member',
  query: orgQuery,
  result: memories,
});
