import { BRAND } from '@snapwell/contract/brand';
import { BOOKING_MINUTES } from '@snapwell/contract/admin/bookings.limits';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { MailCalendar } from '#adapters/mail/port.ts';
import { text } from '#platform/locale/texts.ts';
import type { BookingRow } from './bookings.repository.ts';

const STATUSES = {
  requested: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/** The booking as a calendar file: of one event, the same through all its changes, its times in UTC. */
export function calendarOf(
  booking: BookingRow,
  { publicUrl, link }: { publicUrl: string; link: string },
): MailCalendar {
  const { language, startsAt, status } = booking;
  const method = status === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ prodId: { company: BRAND, product: 'bookings' }, method });
  calendar.createEvent({
    id: `${booking.id}@${new URL(publicUrl).hostname}`,
    sequence: booking.sequence,
    stamp: booking.updatedAt,
    start: startsAt,
    end: new Date(startsAt.getTime() + BOOKING_MINUTES * 60_000),
    summary: text(language, texts.summary, { BRAND }),
    description: text(language, texts.description, { link }),
    url: link,
    status: STATUSES[status],
  });
  return { method, filename: 'snapwell-demo.ics', content: calendar.toString() };
}

const texts = {
  summary: /*i18n*/ { id: 'booking.summary', message: '{BRAND} demo' },
  description: /*i18n*/ { id: 'booking.description', message: 'Move or cancel it here: {link}' },
};
