import type { ServerEventBody } from '@snapwell/contract/voice/realtime';
import { expect, test } from 'vitest';
import { nextVoice, noVoice, type Voice, type VoiceEvent } from './voice.ts';

const subject = { about: 'attempt', attemptId: 'a' } as const;
const begun: VoiceEvent = { type: 'begun', subject, turns: 'hands-free', isGoingOn: false };
const after = (...events: readonly VoiceEvent[]): Voice => events.reduce(nextVoice, noVoice);
const server = (event: ServerEventBody): VoiceEvent => ({ type: 'server', event: { event_id: 'e', ...event } });
const opened = (recognition: 'embedded' | null) =>
  server({ type: 'session.created', session: { type: 'realtime', id: 's', engines: { recognition, speech: null } } });
const heard = (transcript: string) =>
  server({ type: 'conversation.item.input_audio_transcription.completed', item_id: transcript, transcript });
const answered = server({
  type: 'response.output_audio_transcript.delta',
  response_id: 'r',
  item_id: 'i',
  delta: 'It hurts when I cough.',
});

test('whoever speaks over the partner cuts what they are saying', () => {
  const started = server({ type: 'input_audio_buffer.speech_started', item_id: 'j', audio_start_ms: 0 });
  const voice = after(begun, opened('embedded'), answered, started);
  expect(voice).toMatchObject({ phase: 'hearing', captions: [{ who: 'partner', isCut: true }] });
});

test('turns without words, one after the other, are a noisy place; words end that', () => {
  expect(after(begun, opened('embedded'), heard('')).problem).toBeNull();
  const noisy = after(begun, opened('embedded'), heard(''), heard(''));
  expect(noisy.problem).toBe('microphone-noisy');
  expect(nextVoice(noisy, heard('Where does it hurt?'))).toMatchObject({ problem: null, unheardTurns: 0 });
});

test('a line that breaks is opened again, and what was said stays on screen', () => {
  const broken = after(begun, opened('embedded'), heard('Hello'), { type: 'line-broken' });
  expect(broken).toMatchObject({ phase: 'opening', isReconnecting: true, captions: [{ text: 'Hello' }] });
  expect(nextVoice(broken, opened('embedded'))).toMatchObject({
    phase: 'listening',
    isReconnecting: false,
    reconnections: 1,
    captions: [{ text: 'Hello' }],
  });
});

test('where the server has no engine, the browser takes its place when the person lets it', () => {
  const helped: VoiceEvent = { type: 'browser-helps', recognition: true, speech: true };
  expect(after(begun, opened(null)).engines).toEqual({ recognition: null, speech: null });
  expect(after(begun, opened(null), helped).engines).toEqual({ recognition: 'browser', speech: 'browser' });
});

test('a recording that has no room ends the recording, not the talk', () => {
  const full = server({
    type: 'response.function_call_arguments.done',
    response_id: 'r',
    name: 'recording_failed',
    arguments: '{}',
  });
  const voice = after(begun, opened('embedded'), { type: 'recording-chosen', isRecording: true }, full);
  expect(voice).toMatchObject({ phase: 'listening', isRecording: false, problem: 'recording' });
});
