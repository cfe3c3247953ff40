import {
  BOOKING_MINUTES,
  BOOKINGS_PER_DAY,
  BOOKINGS_PER_EMAIL,
  CHALLENGE_BITS,
} from '@snapwell/contract/admin/bookings.limits';
import type { BookingRequest } from '@snapwell/contract/admin/bookings.schemas';
import { AppError } from '#platform/http/app-error.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import type { World } from '#world.ts';
import { isSolved, makeChallenge } from './booking-challenge.ts';
import { visitorMail } from './booking-mails.ts';
import { bookableTimes } from './booking-times.ts';
import { countBookings, insertBooking, listTakenTimes } from './bookings.repository.ts';

const DAY_MS = 24 * 60 * 60_000;

type BookingWorld = Pick<World, 'db' | 'clock' | 'mailer' | 'linkKey' | 'publicUrl' | 'bookings'>;

/** Free times, and the challenge of a form. */
export async function offerBooking({ db, clock, linkKey, bookings }: BookingWorld) {
  const now = clock.now();
  const times = bookableTimes(bookings.hours, now, await listTakenTimes(db, now));
  return {
    challenge: makeChallenge(linkKey, now),
    challenge_bits: CHALLENGE_BITS,
    minutes: BOOKING_MINUTES,
    times: times.map((at) => at.toISOString()),
  };
}

/**
 * Writes down that somebody wants a demonstration, and asks the address whether it was they. What a program filled in
 * is answered like everything else, and forgotten.
 */
export async function requestBooking(world: BookingWorld, request: BookingRequest) {
  const { db, clock, mailer, linkKey, bookings } = world;
  const answer = { starts_at: request.starts_at };
  if (request.website !== '') return answer;
  const now = clock.now();
  if (!isSolved(linkKey, request, now)) throw new AppError('booking_check_failed');
  const startsAt = new Date(request.starts_at);
  const email = request.email.toLowerCase();
  await inTransaction(db, async (tx) => {
    const free = bookableTimes(bookings.hours, now, await listTakenTimes(tx, now));
    if (!free.some((at) => at.getTime() === startsAt.getTime())) throw new AppError('booking_time_taken');
    const made = await countBookings(tx, email, new Date(now.getTime() - DAY_MS));
    if (made.all >= BOOKINGS_PER_DAY || made.own >= BOOKINGS_PER_EMAIL) throw new AppError('too_many_bookings');
    const row = {
      id: newId(now),
      status: 'requested' as const,
      name: request.name,
      email,
      organization: request.organization,
      teamSize: request.team_size,
      wish: request.wish,
      startsAt,
      timeZone: request.time_zone,
      language: request.language,
      sequence: 0,
      challenge: request.challenge,
      createdAt: now,
      updatedAt: now,
    };
    if (!(await insertBooking(tx, row))) throw new AppError('booking_check_failed');
    await mailer.send(visitorMail(world, row, 'requested'), { tx, orgId: null });
  });
  return answer;
}
