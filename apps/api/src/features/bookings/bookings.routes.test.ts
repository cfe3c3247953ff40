import { createHash } from 'node:crypto';
import type { BookingOffer } from '@snapwell/contract/admin/bookings.schemas';
import { expect } from 'vitest';
import { deleteExpiredBookings } from '#features/bookings/index.ts';
import { type Ask, test, type TestClock, type TestServer } from '#testing/api-test.ts';
import { calendarEventOf as eventOf } from './bookings.factory.ts';
import { aPerson } from '#testing/people.ts';

// A Wednesday; nobody else's test books in this month.
const NOW = '2027-03-03T10:00:00.000Z';
const FILLED = '2027-03-03T10:01:00.000Z';

let visitors = 0;

/** What somebody writes, with the sum done. The address is one nobody else has. */
function fill({ challenge, challenge_bits: bits, times }: BookingOffer, change: Record<string, unknown> = {}) {
  let solution = 0;
  const start = () => createHash('sha256').update(`${challenge}:${solution}`).digest().readUInt32BE(0);
  while (Math.clz32(start()) < bits) solution++;
  visitors++;
  return {
    name: 'Nia Bell',
    email: `nia-${visitors}@clinic.example`,
    organization: 'St Mary’s',
    team_size: 'up_to_500',
    wish: 'Our new sepsis pathway',
    starts_at: times[visitors]!,
    time_zone: 'Europe/Berlin',
    language: 'en',
    challenge,
    solution,
    website: '',
    ...change,
  };
}

async function offerOf(ask: Ask, clock: TestClock): Promise<BookingOffer> {
  clock.set(NOW);
  const { body } = await ask(null, 'GET', '/api/v1/bookings/offer');
  clock.set(FILLED);
  return body;
}

interface Visitor {
  readonly ask: Ask;
  readonly server: TestServer;
  readonly clock: TestClock;
}

/** Somebody who has asked for a demonstration, with the token of their mail. */
async function aBooking({ ask, server, clock }: Visitor, change: Record<string, unknown> = {}) {
  const offer = await offerOf(ask, clock);
  const form = fill(offer, change);
  expect((await ask(null, 'POST', '/api/v1/bookings', form)).status).toBe(202);
  const { mail, token } = lastMail(server, form.email);
  return { offer, form, mail, token };
}

function lastMail({ outbox }: TestServer, to: string) {
  const mail = outbox.list().find((each) => each.to === to)!;
  const token = /token=(\S+)/.exec(mail.text)?.[1] ?? '';
  return { mail, token };
}

test('a visitor asks, confirms, moves and cancels, and each mail has the calendar file of it', async ({
  ask,
  server,
  clock,
}) => {
  const visitor = { ask, server, clock };
  const { offer, form, mail, token } = await aBooking(visitor);
  expect(mail.subject).toMatch(/^Confirm your Snapwell demo on \w+ \d+ March/);
  const asked = eventOf(mail.calendar!.content);
  expect(asked).toMatchObject({
    method: 'PUBLISH',
    sequence: 0,
    starts: form.starts_at,
    minutes: 30,
    status: 'TENTATIVE',
  });

  const confirmed = await ask(null, 'POST', '/api/v1/bookings/own/confirmation', { token });
  expect(confirmed).toMatchObject({ status: 200, body: { status: 'confirmed', email: form.email } });
  const booked = lastMail(server, form.email).mail;
  expect(eventOf(booked.calendar!.content)).toEqual({ ...asked, sequence: 1, status: 'CONFIRMED' });
  expect(lastMail(server, 'host@snapwell.example').mail.subject).toMatch(/^Demo booked by Nia Bell/);
  const sent = server.outbox.list().length;
  await ask(null, 'POST', '/api/v1/bookings/own/confirmation', { token });
  expect(server.outbox.list()).toHaveLength(sent);

  const to = offer.times.at(-visitors)!;
  await ask(null, 'POST', '/api/v1/bookings/own/move', { token, starts_at: to });
  const moved = eventOf(lastMail(server, form.email).mail.calendar!.content);
  expect(moved).toEqual({ ...asked, starts: to, sequence: 2, status: 'CONFIRMED' });

  await ask(null, 'POST', '/api/v1/bookings/own/cancellation', { token });
  const cancelled = eventOf(lastMail(server, form.email).mail.calendar!.content);
  expect(cancelled).toEqual({ ...moved, method: 'CANCEL', sequence: 3, status: 'CANCELLED' });
  const free = (await ask(null, 'GET', '/api/v1/bookings/offer')).body.times;
  expect(free).toEqual(expect.arrayContaining([to, form.starts_at]));
});

test('a time belongs to who confirms it first; the other is told, and takes another', async ({
  ask,
  server,
  clock,
}) => {
  const visitor = { ask, server, clock };
  const first = await aBooking(visitor);
  const second = await aBooking(visitor, { starts_at: first.form.starts_at });
  await ask(null, 'POST', '/api/v1/bookings/own/confirmation', { token: first.token });
  const late = await ask(null, 'POST', '/api/v1/bookings/own/confirmation', { token: second.token });
  expect(late).toMatchObject({ status: 409, body: { code: 'booking_time_taken' } });
  const to = second.offer.times.at(-visitors)!;
  const moved = await ask(null, 'POST', '/api/v1/bookings/own/move', { token: second.token, starts_at: to });
  expect(moved.body).toMatchObject({ status: 'confirmed', starts_at: to });
});

test('of two who confirm the same time at once one gets it', async ({ ask, server, clock }) => {
  const visitor = { ask, server, clock };
  const first = await aBooking(visitor);
  const second = await aBooking(visitor, { starts_at: first.form.starts_at });
  const answers = await Promise.all(
    [first, second].map(({ token }) => ask(null, 'POST', '/api/v1/bookings/own/confirmation', { token })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('mail and calendar speak the language and the time zone of the visitor', async ({ ask, server, clock }) => {
  const visitor = { ask, server, clock };
  const { mail } = await aBooking(visitor, { language: 'de', starts_at: '2027-03-08T13:00:00.000Z' });
  expect(mail.subject).toBe('Bestätige deine Snapwell-Demo am Montag, 8. März um 14:00 MEZ');
});

test('a deleted booking is gone, its link with it', async ({ ask, server, clock }) => {
  const visitor = { ask, server, clock };
  const { token, form } = await aBooking(visitor);
  expect((await ask(null, 'POST', '/api/v1/bookings/own/erasure', { token })).body).toEqual({ is_erased: true });
  const after = await ask(null, 'GET', `/api/v1/bookings/own?token=${token}`);
  expect(after).toMatchObject({ status: 404, body: { code: 'booking_not_found' } });
  const root = await aPerson(server.world.db, { role: 'ADMIN' });
  expect(JSON.stringify((await ask(root, 'GET', '/api/v1/admin/bookings?limit=100')).body)).not.toContain(form.email);
});

test('the system administrator sees who wants a demonstration', async ({ ask, server, clock }) => {
  const visitor = { ask, server, clock };
  const { form } = await aBooking(visitor);
  const root = await aPerson(server.world.db, { role: 'ADMIN' });
  const { items } = (await ask(root, 'GET', '/api/v1/admin/bookings?limit=100')).body;
  const { name, email, wish, starts_at } = form;
  expect(items).toContainEqual(expect.objectContaining({ name, email, wish, starts_at, status: 'requested' }));
  const ada = await aPerson(server.world.db);
  expect((await ask(ada, 'GET', '/api/v1/admin/bookings')).status).toBe(403);
});

test('what was never confirmed is deleted after a week, the rest when its time is long past', async ({
  ask,
  server,
  clock,
}) => {
  const visitor = { ask, server, clock };
  const asked = await aBooking(visitor);
  const booked = await aBooking(visitor);
  await ask(null, 'POST', '/api/v1/bookings/own/confirmation', { token: booked.token });
  const isThere = async ({ token }: { token: string }) =>
    (await ask(null, 'GET', `/api/v1/bookings/own?token=${token}`)).status === 200;
  const after = async (time: string) => {
    clock.set(time);
    await deleteExpiredBookings(server.world);
    return [await isThere(asked), await isThere(booked)];
  };
  expect(await after('2027-03-10T09:00:00Z')).toEqual([true, true]);
  expect(await after('2027-03-10T11:00:00Z')).toEqual([false, true]);
  expect(await after('2027-06-01T00:00:00Z')).toEqual([false, true]);
  expect(await after('2027-06-20T00:00:00Z')).toEqual([false, false]);
});

// ---- attacks

test('a program that fills in what people do not see is answered like anybody, and nothing is sent', async ({
  ask,
  server,
  clock,
}) => {
  const form = fill(await offerOf(ask, clock), { website: 'https://pills.example' });
  expect((await ask(null, 'POST', '/api/v1/bookings', form)).status).toBe(202);
  expect(server.outbox.list().filter(({ to }) => to === form.email)).toEqual([]);
});

test('a form without its sum, sent at once, after hours, or twice is refused', async ({ ask, clock }) => {
  const post = async (form: unknown) => (await ask(null, 'POST', '/api/v1/bookings', form)).body.code;
  const offer = await offerOf(ask, clock);
  const form = fill(offer);
  const wrong = form.solution === 0 ? 1 : form.solution - 1;
  expect(await post({ ...form, solution: wrong })).toBe('booking_check_failed');
  expect(await post({ ...form, challenge: 'made.up' })).toBe('booking_check_failed');
  clock.set('2027-03-03T10:00:02.000Z');
  expect(await post(form)).toBe('booking_check_failed');
  clock.set('2027-03-03T15:00:00.000Z');
  expect(await post(form)).toBe('booking_check_failed');
  clock.set(FILLED);
  expect(await post(form)).toBeUndefined();
  expect(await post(form)).toBe('booking_check_failed');
});

test.for<[string, Record<string, unknown>]>([
  ['a time at night', { starts_at: '2027-03-08T02:00:00.000Z' }],
  ['a time on a Sunday', { starts_at: '2027-03-07T10:00:00.000Z' }],
  ['a time between two', { starts_at: '2027-03-08T10:10:00.000Z' }],
  ['a time that is past', { starts_at: '2027-03-02T10:00:00.000Z' }],
  ['a time in a year', { starts_at: '2028-03-08T10:00:00.000Z' }],
])('%s is not free', async ([, change], { ask, clock }) => {
  const form = fill(await offerOf(ask, clock), change);
  expect((await ask(null, 'POST', '/api/v1/bookings', form)).body.code).toBe('booking_time_taken');
});

test.for<[string, Record<string, unknown>]>([
  ['a name that begins new headers', { name: 'Nia\r\nBcc: all@clinic.example' }],
  ['a name of another direction', { name: 'Nia \u202Egnp.exe' }],
  ['no name', { name: '  ' }],
  ['an address that is two', { email: 'a@clinic.example, b@clinic.example' }],
  ['a huge wish', { wish: 'x'.repeat(1001) }],
  ['a made-up time zone', { time_zone: 'Mars/Olympus' }],
  ['a language without texts', { language: 'tlh' }],
  ['a text where a number belongs', { solution: '1 or 1=1' }],
  ['a field too many', { is_admin: true }],
])('%s is refused', async ([, change], { ask, clock }) => {
  const form = fill(await offerOf(ask, clock), change);
  expect(await ask(null, 'POST', '/api/v1/bookings', form)).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  });
});

test('a body of megabytes is refused before it is read', async ({ ask }) => {
  expect((await ask(null, 'POST', '/api/v1/bookings', { wish: 'x'.repeat(2 ** 20) })).status).toBe(413);
});

test('what looks like markup stays text, in the mail and in the calendar', async ({ ask, server, clock }) => {
  const visitor = { ask, server, clock };
  const { mail, form } = await aBooking(visitor, {
    name: '<img src=x onerror=alert(1)>',
    wish: 'END:VEVENT\nBEGIN:VEVENT',
  });
  expect(mail.html).toBeUndefined();
  expect(mail.calendar!.content.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(eventOf(mail.calendar!.content).starts).toBe(form.starts_at);
});

test('nobody makes us send one address more than a few mails a day', async ({ ask, server, clock }) => {
  const visitor = { ask, server, clock };
  const { form } = await aBooking(visitor);
  const again = async () => {
    const next = fill(await offerOf(ask, clock), { email: form.email.toUpperCase() });
    return (await ask(null, 'POST', '/api/v1/bookings', next)).body.code;
  };
  expect([await again(), await again(), await again()]).toEqual([undefined, undefined, 'too_many_bookings']);
});

test.for(['', 'abc', 'e30.e30', 'a'.repeat(400)])(
  "a link that was not made here opens nothing: '%s'",
  async (token, { ask }) => {
    const answer = await ask(null, 'GET', `/api/v1/bookings/own?token=${token}`);
    expect([400, 404]).toContain(answer.status);
    expect((await ask(null, 'POST', '/api/v1/bookings/own/cancellation', { token })).status).toBe(answer.status);
  },
);

// The last of all: this address has nothing left afterwards.
test('one address may send the form so often in an hour and no more', async ({ ask, server }) => {
  const codes = [];
  for (let i = 0; i <= server.world.bookings.perAddress; i++) {
    const form = { ...fill({ challenge: 'x', challenge_bits: 0, minutes: 30, times: [] }), starts_at: NOW };
    codes.push((await ask(null, 'POST', '/api/v1/bookings', form)).body.code);
  }
  expect(codes.at(-1)).toBe('too_many_requests');
});
