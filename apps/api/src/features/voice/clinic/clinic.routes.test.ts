import { sayToClinic } from '@snapwell/contract/voice/clinic.endpoints';
import { newClinicCall } from '@snapwell/contract/voice/clinic.schemas';
import { expect } from 'vitest';
import { test } from '#testing/api-test.ts';
import { callVoice } from '../testing/voice-caller.ts';

const DEVICE = 'd'.repeat(48);
const orgId = 'public-demos';

test('a stranger books by typing into a spoken call, and the state comes back with each answer', async ({ server }) => {
  const state = encodeURIComponent(JSON.stringify(newClinicCall));
  const call = await callVoice(null, {
    origin: server.origin,
    orgId,
    about: `about=clinic&device_key=${DEVICE}&state=${state}`,
  });
  const { session } = await call.next('session.created');
  expect(session.engines.recognition).toBe('embedded');
  const type = async (text: string) => {
    const content = [{ type: 'input_text', text }];
    call.send({ type: 'conversation.item.create', item: { type: 'message', role: 'user', content } });
    call.send({ type: 'response.create' });
    const shown = await call.next('response.function_call_arguments.done');
    await call.next('response.done');
    return JSON.parse(shown.arguments) as { turn: { kind: string } };
  };
  expect(await type('I would like an appointment tomorrow')).toMatchObject({ turn: { kind: 'offer' } });
  expect(await type('the first one')).toMatchObject({ turn: { kind: 'confirm' } });
  expect(await type('yes please')).toMatchObject({ turn: { kind: 'booked', state: { offered: [] } } });
});

test('without a device nobody calls the clinic, and no stranger gets the assistant or the test', async ({ server }) => {
  const { origin } = server;
  await expect(callVoice(null, { origin, orgId, about: 'about=clinic' })).rejects.toThrow('400');
  for (const about of ['assistant', 'test'])
    await expect(callVoice(null, { origin, orgId, about: `about=${about}&device_key=${DEVICE}` })).rejects.toThrow(
      '400',
    );
  const attempt = `about=attempt&attempt_id=01a20606-3d17-75f6-9b04-bd490bd292c8&device_key=${DEVICE}`;
  await expect(callVoice(null, { origin, orgId, about: attempt })).rejects.toThrow('404');
});

test('a state that nobody was given is refused, or begins a new call', async ({ server }) => {
  const hostile = { ...newClinicCall, offered: ['x'.repeat(5000)] };
  const answer = await fetch(`${server.origin}${sayToClinic.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state: hostile, said: 'yes' }),
  });
  expect(answer.status).toBe(400);
});
