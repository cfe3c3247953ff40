import { type ClinicState, newClinicCall } from '@snapwell/contract/voice/clinic.schemas';
import { expect, test } from 'vitest';
import { answerCall } from './answer-call.ts';
import { clinicClock, findSlots, isFree } from './diary.ts';
import { choiceIn, wishIn } from './wishes.ts';

/** Monday, 23 November 2026, half past eight in the morning in Berlin. */
const NOW = new Date('2026-11-23T07:30:00Z');
const CLOCK = '2026-11-23T08:30';
const world = { clock: { now: () => NOW } };
const say = (said: string, state: ClinicState = newClinicCall) => answerCall(world, { state, said });

/** Says one thing after the other, and answers the last turn. */
async function call(...sentences: string[]) {
  let turn = await say(sentences[0]!);
  for (const said of sentences.slice(1)) turn = await say(said, turn.state);
  return turn;
}

test('the clinic has a clock of its own', () => {
  expect(clinicClock(NOW)).toBe(CLOCK);
});

test('every slot that is offered is free, in hours, and not within half an hour', () => {
  for (const part of ['morning', 'afternoon', null] as const)
    for (const slot of findSlots({ day: null, part, time: null }, CLOCK)) {
      expect(isFree(slot, CLOCK)).toBe(true);
      expect(slot >= '2026-11-23T09:00').toBe(true);
    }
  expect(findSlots({ day: '2026-11-28', part: null, time: null }, CLOCK)).toEqual([]);
  expect(findSlots({ day: '2026-11-25', part: 'afternoon', time: null }, CLOCK)).toEqual([]);
});

test.each([
  ['tomorrow morning', { day: '2026-11-24', part: 'morning', time: null }],
  ['on Thursday at half past two', { day: '2026-11-26', part: null, time: '14:30' }],
  ['next week on Monday', { day: '2026-12-07', part: null, time: null }],
  ['at nine twenty', { day: null, part: null, time: '09:20' }],
  ['at 3 pm', { day: null, part: null, time: '15:00' }],
  ['my knee', { day: null, part: null, time: null }],
])('%s is a wish', (said, wish) => {
  expect(wishIn(said, CLOCK)).toEqual(wish);
});

test('a slot is chosen by its place or its time', () => {
  const offered = ['2026-11-24T09:20', '2026-11-24T10:00', '2026-11-26T10:00'];
  expect(choiceIn('the first one please', offered, CLOCK)).toBe(offered[0]);
  expect(choiceIn('nine twenty', offered, CLOCK)).toBe(offered[0]);
  expect(choiceIn('the last', offered, CLOCK)).toBe(offered[2]);
  expect(choiceIn('at ten', offered, CLOCK)).toBeNull();
  expect(choiceIn('Thursday at ten', offered, CLOCK)).toBe(offered[2]);
});

test('a single slot is offered as the only one', async () => {
  const offered = await call('I would like an appointment on Friday afternoon');
  expect(offered.state.offered).toHaveLength(1);
  expect(offered.reply).toMatch(/Would that suit you\?$/);
  expect(await say('yes', offered.state)).toMatchObject({ kind: 'confirm' });
});

test('a slot is found, offered, confirmed, moved and cancelled', async () => {
  const offered = await call('I would like an appointment tomorrow');
  expect(offered).toMatchObject({ kind: 'offer', state: { step: 'offered', booked: null } });
  const asked = await say('the second one', offered.state);
  expect(asked).toMatchObject({ kind: 'confirm', state: { step: 'confirming', picked: offered.state.offered[1] } });
  const booked = await say('yes please', asked.state);
  expect(booked).toMatchObject({ kind: 'booked', state: { booked: offered.state.offered[1], step: 'open' } });
  const moved = await say('can I move it to Thursday?', booked.state);
  expect(moved.state.offered.every((slot) => slot.startsWith('2026-11-26'))).toBe(true);
  const again = await say('yes', (await say('the first', moved.state)).state);
  expect(again.state.booked).toBe(moved.state.offered[0]);
  const sure = await say('please cancel my appointment', again.state);
  expect(sure.state.step).toBe('cancelling');
  expect(await say('yes', sure.state)).toMatchObject({ kind: 'cancelled', state: newClinicCall });
});

test('what is not confirmed is not booked', async () => {
  const turn = await call('an appointment tomorrow please', 'the first one', 'no');
  expect(turn).toMatchObject({ kind: 'offer', state: { booked: null, step: 'offered' } });
});

test('a time that is taken is said to be taken, with what is near', async () => {
  const day = '2026-11-24';
  const taken = ['08:00', '08:20', '08:40', '09:00', '09:20', '09:40'].find(
    (time) => !isFree(`${day}T${time}`, CLOCK),
  )!;
  const turn = await say(`can I come tomorrow at ${taken}?`);
  expect(turn.reply).toContain(`${taken} is taken.`);
  expect(turn.state.offered).not.toContain(`${day}T${taken}`);
});

test('a slot that is gone by the time of the yes is not booked', async () => {
  const gone: ClinicState = { step: 'confirming', offered: [], picked: '2026-11-23T08:40', booked: null };
  expect(await say('yes', gone)).toMatchObject({ kind: 'offer', state: { booked: null } });
  const madeUp: ClinicState = { step: 'confirming', offered: [], picked: '2026-11-29T03:00', booked: null };
  expect((await say('yes', madeUp)).state.booked).toBeNull();
});

test.each([
  'I have chest pain since this morning',
  'my father cannot breathe and I need an appointment',
  'she passed out',
  'I want to kill myself',
  'yes, but now my lips are swelling',
])('an emergency comes before everything: %s', async (said) => {
  const state: ClinicState = { step: 'confirming', offered: [], picked: '2026-11-24T09:20', booked: null };
  const turn = await say(said, state);
  expect(turn).toMatchObject({ kind: 'emergency', state: { booked: null, picked: null } });
  expect(turn.reply).toContain('112');
});

test.each([
  'how much ibuprofen can I take for my back?',
  'is this rash dangerous',
  'what should I take against a headache',
  'my son has a fever, what should I do?',
])('it gives no medical advice: %s', async (said) => {
  expect((await say(said)).kind).toBe('refused');
});

test.each([
  ['when do you open on Friday', 'answer', 'Friday from eight to one'],
  ['is there a place to park?', 'answer', 'car park'],
  ['are you a robot?', 'answer', 'machine'],
  ['when is my appointment?', 'answer', 'no appointment yet'],
  ['qwertz uiop', 'unclear', 'did not understand'],
])('%s', async (said, kind, words) => {
  const turn = await say(said);
  expect(turn).toMatchObject({ kind });
  expect(turn.reply).toContain(words);
});
