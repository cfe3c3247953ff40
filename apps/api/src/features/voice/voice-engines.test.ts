import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { expect, onTestFinished } from 'vitest';
import { createProviderRecognizer } from '#adapters/speech/provider-recognizer.ts';
import { createProviderSynthesizer } from '#adapters/speech/provider-synthesizer.ts';
import { readWav } from '#adapters/speech/wav.ts';
import type { Speech } from '#adapters/speech/port.ts';
import { giveLibrary } from '#features/library/library.factory.ts';
import { aLibraryFolder } from '#features/library/library.factory.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { aConversationFile } from '#features/simulations/conversation/conversation.factory.ts';
import { type TestServer, test } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { createApp } from '../../composition/app.ts';
import { startRealtimeStandIn } from './testing/realtime-stand-in.ts';
import { aVoiceSaying, callVoice } from './testing/voice-caller.ts';

const KEY = 'sk-realtime-secret';

/** The same product with other engines. */
async function withSpeech({ world }: TestServer, speech: Partial<Speech>) {
  const app = await createApp({
    world: { ...world, speech: { ...world.speech, ...speech } },
    limit: async () => undefined,
    logger: pino({ level: 'silent' }),
    proxies: 0,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

async function aWard({ world }: TestServer) {
  const { id: orgId } = await anOrganization(world.db, { name: 'Riverside' });
  const ada = await aPerson(world.db);
  await join(world.db, ada, orgId);
  return { orgId, ada };
}

async function aProvider() {
  const standIn = await startRealtimeStandIn(KEY);
  onTestFinished(standIn.stop);
  const realtime = {
    url: standIn.url,
    apiKey: KEY,
    model: 'gpt-realtime',
    transcriptionModel: 'gpt-4o-mini-transcribe',
    voices: { female: 'marin', male: 'cedar' },
  };
  return { standIn, realtime };
}

test('a provider listens and speaks; what is said is decided here, and the key stays here', async ({ server }) => {
  const { orgId, ada } = await aWard(server);
  const { standIn, realtime } = await aProvider();
  const call = await callVoice(ada, { origin: await withSpeech(server, { realtime }), orgId });
  const { session } = await call.next('session.created');
  expect(session.engines).toEqual({ recognition: 'provider', speech: 'provider' });
  standIn.hear('Is it two tablets?');
  expect((await call.next('conversation.item.input_audio_transcription.completed')).transcript).toBe(
    'Is it two tablets?',
  );
  await call.next('response.output_audio.delta');
  expect((await call.next('response.done')).response.status).toBe('completed');
  const spoken = standIn.sent.filter(({ type }) => type === 'response.create');
  expect(spoken.map(({ response }) => response?.input?.[0]?.content[0]?.text)).toEqual(['I heard: Is it two tablets?']);
  expect(JSON.stringify(call.events)).not.toContain(KEY);
});

test('a provider that breaks off, or cannot be reached, is said to; the built-in engines go on', async ({ server }) => {
  const { orgId, ada } = await aWard(server);
  const { standIn, realtime } = await aProvider();
  const call = await callVoice(ada, { origin: await withSpeech(server, { realtime }), orgId });
  await call.next('session.created');
  standIn.cut();
  expect((await call.next('error')).error.code).toBe('provider_failed');
  expect((await call.next('session.created')).session.engines.recognition).toBe('embedded');
  call.send({ type: 'response.create' });
  expect((await call.next('response.done')).response.status).toBe('completed');

  const refused = { ...realtime, apiKey: 'a-wrong-key' };
  const other = await callVoice(ada, { origin: await withSpeech(server, { realtime: refused }), orgId });
  expect((await other.next('error')).error.code).toBe('provider_failed');
});

test('without engines the server says so: the browser listens and speaks itself, or one types and reads', async ({
  server,
  ask,
}) => {
  const { orgId, ada } = await aWard(server);
  await giveLibrary(server.world, orgId, aLibraryFolder({ '01-not-hungry.simulation.yaml': aConversationFile() }));
  const api = `/api/v1/organizations/${orgId}`;
  const { body: attempt } = await ask(ada, 'POST', `${api}/simulations/not-hungry/attempts`, {});
  const missing = ['sherpa-onnx-node'];
  const origin = await withSpeech(server, { recognizer: null, detector: null, synthesizer: null, missing });
  const call = await callVoice(ada, { origin, orgId, about: `about=attempt&attempt_id=${attempt.id}` });
  expect((await call.next('session.created')).session.engines).toEqual({ recognition: null, speech: null });
  const say = (type: string, text: string) => {
    call.send({ type: 'conversation.item.create', item: { type: 'message', role: 'user', content: [{ type, text }] } });
    call.send({ type: 'response.create' });
  };
  say('input_transcript', 'Hello Mr Reed, my name is Ada');
  expect((await call.next('response.output_audio_transcript.delta')).delta).toBe('Morning.');
  await call.next('response.done');
  say('input_text', 'Do your teeth hurt?');
  await call.next('response.done');
  const { body: stored } = await ask(ada, 'GET', `${api}/simulation-attempts/${attempt.id}`);
  expect(stored.view.lines.map(({ by }: { by: string }) => by)).toEqual(['voice', 'text']);
  expect(call.events.map(({ type }) => type)).not.toContain('response.output_audio.delta');
});

test('services for recordings and for reading aloud are spoken to in their own protocol', async () => {
  const asked: { path: string; authorization: string | undefined; body: string }[] = [];
  const service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      asked.push({ path, authorization: headers.authorization, body: Buffer.concat(chunks).toString('latin1') });
      if (path.endsWith('/speech')) return response.end(Buffer.alloc(48_000, 1));
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ text: ' Good morning. ' }));
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void service.close());
  await new Promise((resolve) => service.once('listening', resolve));
  const baseUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`;
  const shared = { baseUrl, apiKey: KEY, model: 'm', timeoutMs: 5000 };
  expect(await createProviderRecognizer(shared).transcribe(new Float32Array(16_000))).toBe('Good morning.');
  const voices = { female: 'coral', male: 'ash' };
  const [spoken] = await createProviderSynthesizer({ ...shared, voices }).speak(['Hello.'], 'male');
  expect(spoken!.seconds).toBe(1);
  expect(asked.map(({ path }) => path)).toEqual(['/v1/audio/transcriptions', '/v1/audio/speech']);
  expect(asked.every(({ authorization }) => authorization === `Bearer ${KEY}`)).toBe(true);
  expect(asked[0]!.body).toContain('RIFF');
  expect(JSON.parse(asked[1]!.body)).toEqual({ model: 'm', voice: 'ash', input: 'Hello.', response_format: 'pcm' });
});

test('a persona is spoken with: what is said is a step, and nothing hidden comes with it', async ({ server, ask }) => {
  const { orgId, ada } = await aWard(server);
  await giveLibrary(server.world, orgId, aLibraryFolder({ '01-not-hungry.simulation.yaml': aConversationFile() }));
  const api = `/api/v1/organizations/${orgId}`;
  const { body: attempt } = await ask(ada, 'POST', `${api}/simulations/not-hungry/attempts`, {});
  const about = `about=attempt&attempt_id=${attempt.id}`;
  const call = await callVoice(ada, { origin: server.origin, orgId, about });
  call.send({ type: 'response.create' });
  expect((await call.next('response.output_audio_transcript.delta')).delta).toBe('I am not hungry.');
  await call.next('response.done');
  const content = [{ type: 'input_text', text: 'Hello Mr Reed, my name is Ada' }];
  call.send({ type: 'conversation.item.create', item: { type: 'message', role: 'user', content } });
  call.send({ type: 'response.create' });
  const shown = await call.next('response.function_call_arguments.done');
  expect(JSON.parse(shown.arguments)).toMatchObject({
    attempt: { steps: 1, view: { lines: [{ reply: 'Morning.' }] } },
  });
  expect((await call.next('response.output_audio_transcript.delta')).delta).toBe('Morning.');
  expect(JSON.stringify(call.events)).not.toMatch(/dentures|Biscuit/);
  const { body: stored } = await ask(ada, 'GET', `${api}/simulation-attempts/${attempt.id}`);
  expect(stored.view.lines).toMatchObject([{ said: 'Hello Mr Reed, my name is Ada', by: 'text', reply: 'Morning.' }]);

  const eve = await aPerson(server.world.db, { name: 'Eve Stone' });
  await join(server.world.db, eve, orgId);
  await expect(callVoice(eve, { origin: server.origin, orgId, about })).rejects.toThrow('404');
});

test('what is said aloud is recorded once the person agrees, and no sooner', async ({ server, ask }) => {
  const { orgId, ada } = await aWard(server);
  await giveLibrary(server.world, orgId, aLibraryFolder({ '01-not-hungry.simulation.yaml': aConversationFile() }));
  const api = `/api/v1/organizations/${orgId}`;
  const { body: attempt } = await ask(ada, 'POST', `${api}/simulations/not-hungry/attempts`, {});
  const about = `about=attempt&attempt_id=${attempt.id}`;
  const call = await callVoice(ada, { origin: server.origin, orgId, about });
  const update = (session: object) => call.send({ type: 'session.update', session: { type: 'realtime', ...session } });
  const say = async (words: string) => {
    call.say(await aVoiceSaying(words));
    call.send({ type: 'input_audio_buffer.commit' });
    await call.next('response.done');
  };
  update({ audio: { input: { turn_detection: null } } });
  await say('Hello Mister Reed, my name is Ada.');
  update({ is_recording: true });
  await say('Do your teeth hurt?');
  const end = { play: 'conversation', act: 'end', position: 2, seconds: 20 };
  await ask(ada, 'POST', `${api}/simulation-attempts/${attempt.id}/steps`, { key: crypto.randomUUID(), step: end });
  const { body: result } = await ask(ada, 'GET', `${api}/simulation-attempts/${attempt.id}/result`);
  expect(result.recordings.map(({ step }: { step: number }) => step)).toEqual([1]);
  const recorded = readWav(Buffer.from(await (await fetch(server.origin + result.recordings[0].url)).arrayBuffer()))!;
  expect(recorded.samples.length / recorded.rate).toBeGreaterThan(0.5);
});
