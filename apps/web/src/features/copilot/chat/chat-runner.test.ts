import { writeEvent } from '@snapwell/contract/http/event-stream';
import type { ConversationItem } from '@snapwell/contract/copilot/conversation.schemas';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectApi } from '#platform/http/api.ts';
import { ask, canAsk, enterOrganization, loadHistory } from './chat-runner.ts';
import { useChatOf } from './use-chat-of.ts';

const item = (id: string, role: 'user' | 'assistant', text: string): ConversationItem => ({
  id,
  role,
  created_at: '2026-11-20T08:00:00.000Z',
  blocks: [{ type: 'text', text }],
  state: 'complete',
  making: null,
  rating: null,
});

/** What the server keeps, the oldest first. */
let kept: ConversationItem[];
let asked: string[];
/** The history that is on its way; null where it is read when it is asked for. */
let onItsWay: Promise<ConversationItem[]> | null;

beforeEach(() => {
  kept = [item('q0', 'user', 'What is pain?'), item('a0', 'assistant', 'What the patient says it is.')];
  asked = [];
  onItsWay = null;
  connectApi({ host: 'http://localhost', getToken: async () => 'token', hasUser: () => true });
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    const url = String(address instanceof Request ? address.url : address);
    if (url.includes('/chat/stream')) {
      const { message } = JSON.parse(String(init?.body));
      const text = String(message).split('User:')[1]!.trim();
      asked.push(text);
      kept.push(item(`q-${text}`, 'user', text), item(`a-${text}`, 'assistant', `About ${text}`));
      const lines = [
        { question_id: `q-${text}`, message_id: `a-${text}`, content: `About ${text}` },
        { done: true as const },
      ];
      return new Response(lines.map(writeEvent).join(''));
    }
    if (url.includes('/messages'))
      return Response.json({ items: await (onItsWay ?? kept.toReversed()), next_cursor: null });
    return Response.json({ items: [{ id: 'c', conversation_id: 'c', title: 'Pain' }], next_cursor: null });
  });
});
afterEach(() => {
  enterOrganization(null);
  vi.unstubAllGlobals();
});

const gather = async () => ({ page: null, user: null });
const saidIn = ({ messages }: ReturnType<typeof useChatOf>) => messages.map(({ content }) => content);

function look(isLookedAt: boolean) {
  return renderHook((props) => useChatOf('riverside', props), { initialProps: { isLookedAt } });
}

async function opened() {
  const drawer = look(true);
  await act(() => loadHistory());
  return drawer;
}

test('a question asked while the drawer opens again is answered in it', async () => {
  const { result, rerender } = await opened();
  rerender({ isLookedAt: false });
  const { promise, resolve } = Promise.withResolvers<ConversationItem[]>();
  onItsWay = promise;
  const before = kept.toReversed();
  await act(async () => {
    const asking = ask('Explain this', gather);
    // The drawer opens, and looks for what another device said.
    const looking = loadHistory();
    resolve(before);
    await Promise.all([asking, looking]);
  });
  expect(asked).toEqual(['Explain this']);
  expect(saidIn(result.current).slice(-2)).toEqual(['Explain this', 'About Explain this']);
});

test('a question shows at once while the history is still on its way, and a second press sends nothing', async () => {
  const { result } = look(false);
  let done: Promise<unknown>;
  act(() => {
    done = Promise.all([ask('Explain this', gather), ask('Explain this', gather)]);
  });
  expect(result.current).toMatchObject({ waiting: 'Explain this', messages: [] });
  expect(canAsk('Quiz me', result.current)).toBe(false);
  await act(() => done);
  expect(result.current.waiting).toBeNull();
  expect(asked).toEqual(['Explain this']);
});

test('what another device asked appears when the page is come back to', async () => {
  const { result } = await opened();
  kept.push(item('q1', 'user', 'And at night?'), item('a1', 'assistant', 'The same.'));
  await act(async () => {
    window.dispatchEvent(new Event('focus'));
    await loadHistory();
  });
  expect(saidIn(result.current).slice(-2)).toEqual(['And at night?', 'The same.']);
});
