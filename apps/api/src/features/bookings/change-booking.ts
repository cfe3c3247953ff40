import { BOOKING_MINUTES, UNCONFIRMED_DAYS } from '@snapwell/contract/admin/bookings.limits';
import type { Booking, OwnBooking } from '@snapwell/contract/admin/bookings.schemas';
import type { PageQuery } from '@snapwell/contract/http/page';
import { momentAndId, readCursor, toPage } from '#platform/cursor.ts';
import type { Transaction } from '#platform/database/database.ts';
import { inTransaction, isUniqueViolation } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { World } from '#world.ts';
import { calendarOf } from './booking-calendar.ts';
import { bookingLink, type BookingNews, hostMail, readBookingToken, visitorMail } from './booking-mails.ts';
import { bookableTimes } from './booking-times.ts';
import {
  type BookingRow,
  deleteBooking,
  deleteExpired,
  findBooking,
  listBookingRows,
  listTakenTimes,
  lockBooking,
  updateBooking,
} from './bookings.repository.ts';

const DAY_MS = 24 * 60 * 60_000;

type BookingWorld = Pick<World, 'db' | 'clock' | 'mailer' | 'linkKey' | 'publicUrl' | 'bookings'>;

/** The booking of a link, whatever became of it. */
export async function readOwnBooking(world: BookingWorld, token: string): Promise<OwnBooking> {
  const booking = await findBooking(world.db, idOf(world, token));
  if (!booking) throw new AppError('booking_not_found');
  return presentOwn(world, booking);
}

/** Takes the time that was asked for. Asked again, it is as it was. */
export function confirmBooking(world: BookingWorld, token: string): Promise<OwnBooking> {
  return change(world, token, async (tx, booking, now) => {
    if (booking.status === 'confirmed') return null;
    await refuseUnlessFree(world, tx, booking.startsAt, now);
    return { news: 'confirmed', row: { status: 'confirmed' } };
  });
}

/** Takes another time, and lets go of the one before. */
export function moveBooking(world: BookingWorld, token: string, to: string): Promise<OwnBooking> {
  const startsAt = new Date(to);
  return change(world, token, async (tx, booking, now) => {
    if (booking.status === 'confirmed' && booking.startsAt.getTime() === startsAt.getTime()) return null;
    await refuseUnlessFree(world, tx, startsAt, now);
    return { news: 'moved', row: { status: 'confirmed', startsAt } };
  });
}

/** Gives the time free again. */
export function cancelBooking(world: BookingWorld, token: string): Promise<OwnBooking> {
  return change(world, token, async (_tx, { status }) =>
    status === 'cancelled' ? null : { news: 'cancelled', row: { status: 'cancelled' } },
  );
}

/** Deletes a booking; those who would have come are told first. */
export async function eraseBooking(world: BookingWorld, token: string): Promise<{ is_erased: true }> {
  const { db, clock } = world;
  await inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, idOf(world, token));
    if (!booking) throw new AppError('booking_not_found');
    if (booking.status === 'confirmed' && booking.startsAt > clock.now())
      await tellHosts(world, tx, { ...booking, status: 'cancelled' }, 'cancelled');
    await deleteBooking(tx, booking.id);
  });
  return { is_erased: true };
}

/** Every booking, the latest time first. */
export async function listBookings({ db }: Pick<World, 'db'>, { limit, cursor }: PageQuery) {
  const rows = await listBookingRows(db, { limit: limit + 1, after: readCursor(cursor, momentAndId) });
  return toPage(rows, limit, { cursorOf: ({ startsAt, id }) => [startsAt.toISOString(), id], present });
}

/** What was never confirmed goes after a week, the others some time after they took place. */
export function deleteExpiredBookings({ db, clock, bookings }: Pick<World, 'db' | 'clock' | 'bookings'>) {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  return inTransaction(db, (tx) =>
    deleteExpired(tx, { unconfirmed: before(UNCONFIRMED_DAYS), past: before(bookings.daysKept) }),
  );
}

interface Change {
  readonly news: BookingNews;
  readonly row: Partial<Pick<BookingRow, 'status' | 'startsAt'>>;
}

async function change(
  world: BookingWorld,
  token: string,
  decide: (tx: Transaction, booking: BookingRow, now: Date) => Promise<Change | null>,
): Promise<OwnBooking> {
  const id = idOf(world, token);
  const now = world.clock.now();
  try {
    const booking = await inTransaction(world.db, async (tx) => {
      const before = await lockBooking(tx, id);
      if (!before) throw new AppError('booking_not_found');
      const decided = await decide(tx, before, now);
      if (!decided) return before;
      const { news, row } = decided;
      const after = await updateBooking(tx, id, { ...row, sequence: before.sequence + 1, updatedAt: now });
      await world.mailer.send(visitorMail(world, after, news), { tx, orgId: null });
      // Of what was never confirmed nobody else knows.
      if (news !== 'cancelled' || before.status === 'confirmed') await tellHosts(world, tx, after, news);
      return after;
    });
    return presentOwn(world, booking);
  } catch (error) {
    if (isUniqueViolation(error, 'bookings_one_at_a_time')) throw new AppError('booking_time_taken');
    throw error;
  }
}

async function refuseUnlessFree({ bookings }: BookingWorld, tx: Transaction, at: Date, now: Date): Promise<void> {
  const free = bookableTimes(bookings.hours, now, await listTakenTimes(tx, now));
  if (!free.some((time) => time.getTime() === at.getTime())) throw new AppError('booking_time_taken');
}

async function tellHosts(world: BookingWorld, tx: Transaction, booking: BookingRow, news: BookingNews): Promise<void> {
  for (const host of world.bookings.hosts)
    await world.mailer.send(hostMail(world, host, booking, news), { tx, orgId: null });
}

function idOf({ linkKey }: BookingWorld, token: string): string {
  const id = readBookingToken(linkKey, token);
  if (id === null) throw new AppError('booking_not_found');
  return id;
}

function presentOwn(world: BookingWorld, booking: BookingRow): OwnBooking {
  const { status, name, email, organization, startsAt, timeZone } = booking;
  return {
    status,
    name,
    email,
    organization,
    starts_at: startsAt.toISOString(),
    minutes: BOOKING_MINUTES,
    time_zone: timeZone,
    is_over: startsAt <= world.clock.now(),
    calendar: calendarOf(booking, { publicUrl: world.publicUrl, link: bookingLink(world, booking.id) }).content,
  };
}

function present({ id, status, name, email, organization, ...row }: BookingRow): Booking {
  return {
    id,
    status,
    name,
    email,
    organization,
    team_size: row.teamSize,
    wish: row.wish,
    starts_at: row.startsAt.toISOString(),
    time_zone: row.timeZone,
    language: row.language,
    created_at: row.createdAt.toISOString(),
  };
}
