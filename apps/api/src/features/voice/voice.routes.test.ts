import { VOICE_CLOSE, WIRE_RATE } from '@snapwell/contract/voice/voice.limits';
import { expect } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { type TestServer, test as base } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';
import { aVoiceSaying, callVoice, soundOf } from './testing/voice-caller.ts';

const test = base.extend('place', async ({ server }) => aPlace(server));

async function aPlace({ world, origin }: TestServer): Promise<{ ada: Person; orgId: string; origin: string }> {
  const { id: orgId } = await anOrganization(world.db, { name: 'Riverside' });
  const ada = await aPerson(world.db);
  await join(world.db, ada, orgId);
  return { ada, orgId, origin };
}

test('only a member of the organization opens a voice session', async ({ server, place }) => {
  const eve = await aPerson(server.world.db, { name: 'Eve Stone' });
  await expect(callVoice(null, place)).rejects.toThrow('401');
  await expect(callVoice(eve, place)).rejects.toThrow('404');
  await expect(callVoice(place.ada, { ...place, about: 'about=anything' })).rejects.toThrow('400');
});

test('a turn that ends with silence is recognized, answered and spoken, with the time of each step', async ({
  place,
}) => {
  const call = await callVoice(place.ada, place);
  const { session } = await call.next('session.created');
  expect(session.engines).toEqual({ recognition: 'embedded', speech: 'embedded' });
  call.beSilent(0.5);
  call.say(await aVoiceSaying('Please wash your hands before you touch the patient.'));
  call.beSilent(2);
  await call.next('input_audio_buffer.speech_started');
  await call.next('input_audio_buffer.speech_stopped');
  const { transcript } = await call.next('conversation.item.input_audio_transcription.completed');
  expect(transcript).toMatch(/wash your .+ before you touch the patient/i);
  const { delta } = await call.next('response.output_audio_transcript.delta');
  expect(delta).toContain(transcript);
  const { timings } = await call.next('snapwell.turn.timed');
  expect(timings.total_ms).toBeGreaterThanOrEqual(timings.speech_ms);
  const { response } = await call.next('response.done');
  expect(response.status).toBe('completed');
  const sound = soundOf(call.events);
  expect(sound.length / 24_000).toBeGreaterThan(2);
  expect(Math.max(...sound)).toBeGreaterThan(1000);
});

test('with push-to-talk a turn ends when the browser says so, however long somebody pauses', async ({ place }) => {
  const call = await callVoice(place.ada, place);
  call.send({ type: 'session.update', session: { type: 'realtime', audio: { input: { turn_detection: null } } } });
  await call.next('session.updated');
  call.say(await aVoiceSaying('Good morning, nurse.'));
  call.beSilent(2);
  call.say(await aVoiceSaying('My back hurts.'));
  call.send({ type: 'input_audio_buffer.commit' });
  const { transcript } = await call.next('conversation.item.input_audio_transcription.completed');
  expect(transcript).toMatch(/morning.*back/i);
  expect(call.events.map(({ type }) => type)).not.toContain('input_audio_buffer.speech_started');
});

test('whoever begins to speak stops the answer', async ({ place }) => {
  const call = await callVoice(place.ada, place);
  const interruption = await aVoiceSaying('Excuse me, one moment please.');
  call.send({
    type: 'conversation.item.create',
    item: { type: 'message', role: 'user', content: [{ type: 'input_text', text: `${'A long story. '.repeat(60)}` }] },
  });
  call.send({ type: 'response.create' });
  await call.next('response.created');
  call.say(interruption);
  await call.next('input_audio_buffer.speech_started');
  const { response } = await call.next('response.done');
  expect(response.status).toBe('cancelled');
});

test('a voice is noticed within 200 ms of its sound', async ({ place }) => {
  const call = await callVoice(place.ada, place);
  const voice = await aVoiceSaying('Excuse me, one moment please.');
  const firstLoud = voice.findIndex((sample) => Math.abs(sample) > 500);
  call.beSilent(1);
  call.say(voice);
  const { audio_start_ms: noticedAt } = await call.next('input_audio_buffer.speech_started');
  expect(noticedAt - 1000 - (firstLoud / WIRE_RATE) * 1000).toBeLessThanOrEqual(200);
});

test('an answer can be cancelled, and what was typed needs no microphone', async ({ place }) => {
  const call = await callVoice(place.ada, place);
  const item = { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Is it 5 mg?' }] };
  call.send({ type: 'conversation.item.create', item });
  expect((await call.next('conversation.item.done')).item.text).toBe('Is it 5 mg?');
  call.send({ type: 'response.create' });
  expect((await call.next('response.output_audio_transcript.delta')).delta).toBe('I heard: Is it 5 mg?');
  expect((await call.next('response.done')).response.status).toBe('completed');
  // One right after the other: so short an answer would be said before a cancellation that waits for its beginning.
  call.send({ type: 'response.create' });
  call.send({ type: 'response.cancel' });
  expect((await call.next('response.done')).response.status).toBe('cancelled');
});

test('silence and noise are no turn', async ({ place }) => {
  const call = await callVoice(place.ada, place);
  call.send({ type: 'session.update', session: { type: 'realtime', audio: { input: { turn_detection: null } } } });
  call.beSilent(1);
  call.send({ type: 'input_audio_buffer.commit' });
  const { transcript } = await call.next('conversation.item.input_audio_transcription.completed');
  expect(transcript).toBe('');
  expect(call.events.map(({ type }) => type)).not.toContain('response.created');
});

test('one session at a time: the next one ends the last', async ({ place }) => {
  const first = await callVoice(place.ada, place);
  const second = await callVoice(place.ada, place);
  expect(await first.closed).toEqual({ code: VOICE_CLOSE.replaced, reason: 'replaced' });
  second.send({ type: 'response.create' });
  await second.next('response.done');
});

test('more sound than anybody can speak ends the session', async ({ place }) => {
  const call = await callVoice(place.ada, place);
  call.beSilent(30);
  expect(await call.closed).toEqual({ code: VOICE_CLOSE.tooMuch, reason: 'tooMuch' });
});

test('what is none of the protocol is said to be so, and harms nothing', async ({ place }) => {
  const call = await callVoice(place.ada, place);
  call.send({ type: 'session.destroy' });
  expect((await call.next('error')).error.code).toBe('invalid_event');
  call.send({ type: 'response.create' });
  await call.next('response.done');
});

test('a recording can be recognized and a text read in single calls', async ({ ask, place: { ada, orgId } }) => {
  const path = `/api/v1/organizations/${orgId}/voice`;
  const { body: status } = await ask(ada, 'GET', `${path}/status`);
  expect(status).toEqual({ recognition: 'embedded', speech: 'embedded', realtime: 'embedded', missing: [] });
  const { body } = await ask(ada, 'POST', `${path}/speech`, { text: 'Take 5 mg every 4 hours.', voice: 'male' });
  const form = new FormData();
  form.set('file', new Blob([Buffer.from(body.wav, 'base64')]), 'turn.wav');
  const { body: heard } = await ask(ada, 'POST', `${path}/transcriptions`, form);
  expect(heard.text).toMatch(/milligrams every (four|4) hours/i);
  const broken = new FormData();
  broken.set('file', new Blob(['no sound']), 'turn.wav');
  expect(await ask(ada, 'POST', `${path}/transcriptions`, broken)).toMatchObject({ status: 415 });
});
