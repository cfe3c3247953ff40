import type { ClientEvent } from '@snapwell/contract/voice/realtime';
import { VOICE_EVENTS, type VoiceContextDetail } from '@snapwell/contract/voice/voice-events';
import { expect, onTestFinished, test } from 'vitest';
import { connectVoiceEvents } from './connect-voice-events.ts';
import { dispatch, end, run, type RunningSession } from './session/running-session.ts';
import type { VoiceSubject } from './session/voice.ts';

/** A session that runs, with a line that keeps what is sent. */
function speakingAbout(subject: VoiceSubject): ClientEvent[] {
  const sent: ClientEvent[] = [];
  const line = { send: (event: ClientEvent) => void sent.push(event), close: () => undefined };
  const player = { stop: () => undefined, playedMs: () => 0 };
  const context = { close: () => Promise.resolve() };
  run({ line, player, context, microphone: null, ears: null, itemId: null } as unknown as RunningSession);
  dispatch({ type: 'begun', subject, turns: 'hands-free', isGoingOn: false });
  const engines = { recognition: 'embedded', speech: 'embedded' } as const;
  dispatch({
    type: 'server',
    event: { type: 'session.created', event_id: 'e', session: { type: 'realtime', id: 's', engines } },
  });
  onTestFinished(() => end(null));
  return sent;
}

function connected(): VoiceContextDetail[] {
  const told: VoiceContextDetail[] = [];
  const listener = (event: Event) => void told.push((event as CustomEvent<VoiceContextDetail>).detail);
  window.addEventListener(VOICE_EVENTS.context, listener);
  const disconnect = connectVoiceEvents();
  onTestFinished(() => {
    disconnect();
    window.removeEventListener(VOICE_EVENTS.context, listener);
  });
  return told;
}

const type = (text: string) =>
  !window.dispatchEvent(new CustomEvent(VOICE_EVENTS.text, { detail: { text }, cancelable: true }));

test('the page is told what the voice is about and whose turn it is, each change once', () => {
  const told = connected();
  speakingAbout({ about: 'assistant' });
  expect(told.map(({ about }) => about)).toEqual([null, 'assistant', 'assistant']);
  expect(told.map(({ phase }) => phase)).toEqual(['off', 'opening', 'listening']);
  end(null);
  expect(told.at(-1)).toEqual({ about: null, phase: 'off' });
});

test('what is typed goes to a session with the assistant, and to no other', () => {
  connected();
  expect(type('How many points do I have?')).toBe(false);
  const sent = speakingAbout({ about: 'assistant' });
  expect(type('How many points do I have?')).toBe(true);
  expect(sent.map((event) => event.type)).toEqual(['conversation.item.create', 'response.create']);
  expect(JSON.stringify(sent)).toContain('How many points do I have?');
  end(null);
  const other = speakingAbout({ about: 'attempt', attemptId: 'a' });
  expect(type('How many points do I have?')).toBe(false);
  expect(other).toEqual([]);
});

test('the page before the person reaches the assistant, and nobody else', () => {
  connected();
  const show = () =>
    window.dispatchEvent(new CustomEvent(VOICE_EVENTS.page, { detail: { page: { page_id: 'content' } } }));
  const sent = speakingAbout({ about: 'assistant' });
  show();
  expect(JSON.stringify(sent)).toContain('"page_id":"content"');
  end(null);
  const other = speakingAbout({ about: 'attempt', attemptId: 'a' });
  show();
  expect(other).toEqual([]);
});
