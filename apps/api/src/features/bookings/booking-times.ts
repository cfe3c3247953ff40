import { BOOKING_DAYS_AHEAD, BOOKING_LEAD_HOURS, BOOKING_MINUTES } from '@snapwell/contract/admin/bookings.limits';

const HOUR_MS = 60 * 60_000;
const SLOT_MS = BOOKING_MINUTES * 60_000;

/** When demonstrations are given: working days between two hours of a time zone. */
export interface BookingHours {
  readonly timeZone: string;
  readonly from: number;
  readonly until: number;
}

/** The times that may be booked, from soon after `now` on, without those that are taken. */
export function bookableTimes(hours: BookingHours, now: Date, taken: readonly Date[]): Date[] {
  const busy = new Set(taken.map((time) => time.getTime()));
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: hours.timeZone,
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const isOpen = (at: Date) => {
    const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, value]));
    const hour = Number(parts.get('hour'));
    return !['Sat', 'Sun'].includes(parts.get('weekday')!) && hour >= hours.from && hour < hours.until;
  };
  const first = Math.ceil((now.getTime() + BOOKING_LEAD_HOURS * HOUR_MS) / SLOT_MS);
  const count = (BOOKING_DAYS_AHEAD * 24 * HOUR_MS) / SLOT_MS;
  return Array.from({ length: count }, (_, i) => new Date((first + i) * SLOT_MS)).filter(
    (at) => !busy.has(at.getTime()) && isOpen(at),
  );
}
