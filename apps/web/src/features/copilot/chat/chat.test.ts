import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { expect, test } from 'vitest';
import { messageOf } from './chat-message.ts';
import { type Chat, type ChatEvent, nextChat, noChat } from './chat.ts';

const after = (...events: ChatEvent[]): Chat =>
  events.reduce(nextChat, { ...noChat, orgId: 'riverside', history: 'ready', conversationId: 'c' });
const asked: ChatEvent = { type: 'asked', id: 'q1', text: 'What next?', at: 1 };
const line = (line: StreamLine): ChatEvent => ({ type: 'line', line });
const ended: ChatEvent = { type: 'ended', at: 2, isStopped: false };
const card: StreamLine = {
  tool: {
    name: 'link_content',
    args: { content_id: 'falls', title: 'Falls', module_id: 'm', chapter_id: 'c', thumbnail_url: null },
  },
};

test('while a reply streams nothing else can be sent, and what was asked stands there', () => {
  const chat = after(asked);
  expect(chat.phase).toBe('streaming');
  expect(chat.messages).toMatchObject([{ role: 'user', content: 'What next?' }]);
});

test('what was selected, and the lesson that was open, stand with the question, now and from the server', () => {
  const placed: ChatEvent = { type: 'placed', page: 'Hand rub', quote: 'Two words' };
  expect(after(asked, placed).messages.at(-1)).toMatchObject({ page: 'Hand rub', quote: 'Two words' });
  const kept = messageOf({
    id: 'm',
    role: 'user',
    created_at: '2026-11-27T08:00:00.000Z',
    blocks: [
      { type: 'page', title: 'Hand rub' },
      { type: 'quote', text: 'Two words' },
      { type: 'text', text: 'Explain this' },
    ],
    state: 'complete',
    making: null,
    rating: null,
  });
  expect(kept).toMatchObject({ content: 'Explain this', page: 'Hand rub', quote: 'Two words' });
});

test('streamed text shows as it comes and becomes a message at the end', () => {
  expect(after(asked, line({ content: 'Read ' }), line({ content: 'this.' })).reply?.text).toBe('Read this.');
  const chat = after(
    asked,
    line({ content: 'Read ' }),
    line({ content: 'this.' }),
    line({ done: true, sources: [{ content_id: 'x', title: 'X', url: '/o/riverside/content/x#p-2' }] }),
    ended,
  );
  expect(chat).toMatchObject({ phase: 'idle', reply: null });
  expect(chat.messages.at(-1)).toMatchObject({
    role: 'assistant',
    content: 'Read this.',
    state: 'complete',
    sources: [{ title: 'X' }],
  });
});

test('a card takes the place of the text', () => {
  const message = after(asked, line({ content: 'Here it is.' }), line(card), line({ done: true }), ended).messages.at(
    -1,
  )!;
  expect(message.content).toBe('');
  expect(message).toMatchObject({
    linkHref: '/o/riverside/content/falls?module_id=m&ch_id=c&from=copilot',
    linkTitle: 'Falls',
  });
});

test('an error is shown and the question that was just added is taken back', () => {
  const chat = after(asked, line({ content: 'Rea' }), { type: 'failed', message: 'HTTP 503' });
  expect(chat).toMatchObject({
    phase: 'idle',
    reply: null,
    messages: [],
    failure: { message: 'HTTP 503', question: 'What next?' },
  });
  expect(nextChat(chat, { ...asked, id: 'q2' }).failure).toBeNull();
});

test('a stopped reply keeps what was written', () => {
  const chat = after(asked, line({ content: 'Read ' }), { type: 'ended', at: 2, isStopped: true });
  expect(chat.messages.at(-1)).toMatchObject({ content: 'Read ', state: 'stopped' });
});

test('messages take the ids that the server gave them', () => {
  const chat = after(asked, line({ conversation_id: 'c', question_id: 'server-q', message_id: 'server-a' }), ended);
  expect(chat.messages.map(({ id }) => id)).toEqual(['server-q', 'server-a']);
});

test('older messages come before those that are there', () => {
  const older = messageOf({
    id: 'old',
    role: 'user',
    created_at: '2026-11-20T08:00:00.000Z',
    blocks: [{ type: 'text', text: 'Hi' }],
    state: 'complete',
    making: null,
    rating: null,
  });
  const chat = nextChat(after(asked, ended), { type: 'older-arrived', messages: [older], olderCursor: null });
  expect(chat.messages.map(({ id }) => id)).toEqual(['old', 'q1', 'reply']);
});

test('a reply that was being written before the page was loaded is written on', () => {
  const half = messageOf({
    id: 'a',
    role: 'assistant',
    created_at: '2026-11-20T08:00:00.000Z',
    blocks: [{ type: 'text', text: 'Rea' }],
    state: 'streaming',
    making: null,
    rating: null,
  });
  const chat = after(
    { type: 'history-arrived', conversationId: 'c', messages: [half], olderCursor: null },
    { type: 'reply-found' },
    line({ content: 'Read this.' }),
  );
  expect(chat).toMatchObject({ phase: 'streaming', messages: [], reply: { text: 'Read this.' } });
});

test('in another organization nothing is left of the conversation', () => {
  expect(nextChat(after(asked, ended), { type: 'entered', orgId: 'academy' })).toMatchObject({
    orgId: 'academy',
    messages: [],
    conversationId: null,
    history: 'unknown',
  });
});

test('links beside a text are its sources; without one they are a card', () => {
  const link = { type: 'link' as const, url: '/o/riverside/content/x', title: 'X' };
  const item = {
    id: 'a',
    role: 'assistant' as const,
    created_at: '2026-11-20T08:00:00.000Z',
    state: 'complete' as const,
    making: null,
    rating: null,
  };
  expect(messageOf({ ...item, blocks: [{ type: 'text', text: 'Hi' }, link] })).toMatchObject({
    content: 'Hi',
    sources: [{ title: 'X' }],
  });
  expect(messageOf({ ...item, blocks: [link, { type: 'image', url: '/files/x.webp' }] })).toMatchObject({
    linkTitle: 'X',
    imageUrl: '/files/x.webp',
    sources: [],
  });
});
