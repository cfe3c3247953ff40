import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { plainMessage } from '../chat/chat-message.ts';
import { noChat } from '../chat/chat.ts';
import { Conversation } from './conversation.tsx';

// The document of the tests lays out nothing and scrolls nowhere.
beforeEach(() => void (Element.prototype.scrollTo = () => undefined));

const AT = Date.UTC(2026, 10, 20, 7, 42);
const asked = { ...plainMessage, id: 'q', role: 'user' as const, content: 'When?', timestamp: AT, page: 'Hand rub' };
const answer = { ...plainMessage, id: 'a', role: 'assistant' as const, content: 'Before touching.', timestamp: AT };
const BEGINNING = /^You’re reading/;

function show(reading: string | null, more: Partial<typeof noChat> = {}) {
  const nothing = () => undefined;
  draw(
    <Conversation
      chat={{ ...noChat, orgId: 'riverside', history: 'ready', messages: [asked, answer], ...more }}
      firstName="Ada"
      reading={reading}
      onAsk={nothing}
      onEdit={nothing}
      onInspect={nothing}
    />,
  );
  return screen.queryByText(BEGINNING);
}

test('beside another lesson the conversation begins anew, with what was said above it', () => {
  expect(show('Falls')).not.toBeNull();
  expect(screen.getByText('Before touching.')).toBeTruthy();
});

test.each([
  ['the same lesson', 'Hand rub', {}],
  ['no lesson', null, {}],
  ['a question that waits for its answer', 'Falls', { waiting: 'Why?' }],
])('beside %s it goes on', (_what, reading, more) => expect(show(reading, more)).toBeNull());

test('what to do first in an emergency stands out, each step apart, with numbers to call', () => {
  const words = 'Call for help now, and stay. In the house: Dial 2222. Elsewhere call 112.';
  show(null, { messages: [asked, { ...answer, content: words, care: 'emergency' as const }] });
  expect(screen.getByText('Call for help now, and stay.').tagName).toBe('STRONG');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['2222', '112']);
  expect(screen.getByText(/In the house/)).not.toBe(screen.getByText(/Elsewhere/));
});
