import { BRAND } from '@snapwell/contract/brand';
import { BOOKING_MINUTES } from '@snapwell/contract/admin/bookings.limits';
import { inOneLine } from '@snapwell/contract/http/one-line';
import { type Language, SOURCE_LANGUAGE } from '@snapwell/contract/text/language';
import { webPath } from '@snapwell/contract/web-routes';
import type { Mail } from '#adapters/mail/port.ts';
import { readToken, signToken } from '#platform/config/signed-token.ts';
import { text } from '#platform/locale/texts.ts';
import { calendarOf } from './booking-calendar.ts';
import type { BookingRow } from './bookings.repository.ts';

const PURPOSE = 'booking';

interface LinkKeys {
  readonly publicUrl: string;
  readonly linkKey: Buffer;
}

/** What was done, which the mail tells. */
export type BookingNews = 'requested' | 'confirmed' | 'moved' | 'cancelled';

/** The address by which a booking is confirmed, moved, cancelled and deleted. */
export function bookingLink({ publicUrl, linkKey }: LinkKeys, id: string): string {
  return `${publicUrl}${webPath('booking')}?token=${signToken(linkKey, JSON.stringify([PURPOSE, id]))}`;
}

/** Which booking a link is about; null for one that was not made here. */
export function readBookingToken(linkKey: Buffer, token: string): string | null {
  const signed = readToken(linkKey, token);
  if (signed === null) return null;
  const [purpose, id] = JSON.parse(signed) as string[];
  return purpose === PURPOSE && id ? id : null;
}

/** The message to who has booked, with the calendar file. */
export function visitorMail(keys: LinkKeys, booking: BookingRow, news: BookingNews): Mail {
  const { language, timeZone, email } = booking;
  const link = bookingLink(keys, booking.id);
  const when = timeWords(booking.startsAt, language, timeZone);
  return {
    to: email,
    subject: text(language, subjects[news], { BRAND, when }),
    text: [
      text(language, texts.greeting),
      text(language, openings[news], { BRAND, when, minutes: BOOKING_MINUTES }),
      text(language, news === 'requested' ? texts.confirm : texts.change),
      link,
      text(language, texts.details),
    ].join('\n\n'),
    calendar: calendarOf(booking, { publicUrl: keys.publicUrl, link }),
  };
}

/** The message to who gives the demonstration. */
export function hostMail(keys: LinkKeys, to: string, booking: BookingRow, news: BookingNews): Mail {
  const when = timeWords(booking.startsAt, SOURCE_LANGUAGE, 'UTC');
  const name = inOneLine(booking.name, 80);
  return {
    to,
    subject: text(SOURCE_LANGUAGE, hostSubjects[news], { name, when }),
    text: [
      `${name} <${booking.email}>`,
      inOneLine(booking.organization, 160),
      when,
      booking.wish,
      `${keys.publicUrl}${webPath('adminBookings')}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    calendar: calendarOf(booking, { publicUrl: keys.publicUrl, link: `${keys.publicUrl}${webPath('adminBookings')}` }),
  };
}

function timeWords(at: Date, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(at);
}

const subjects = {
  requested: /*i18n*/ { id: 'booking.subject.requested', message: 'Confirm your {BRAND} demo on {when}' },
  confirmed: /*i18n*/ { id: 'booking.subject.confirmed', message: 'Your {BRAND} demo on {when} is booked' },
  moved: /*i18n*/ { id: 'booking.subject.moved', message: 'Your {BRAND} demo was moved to {when}' },
  cancelled: /*i18n*/ { id: 'booking.subject.cancelled', message: 'Your {BRAND} demo on {when} is cancelled' },
};

const openings = {
  requested: /*i18n*/ {
    id: 'booking.requested',
    message: 'you asked for a {BRAND} demo of {minutes} minutes: {when}. The time is yours once you confirm it.',
  },
  confirmed: /*i18n*/ {
    id: 'booking.confirmed',
    message: 'your {BRAND} demo is booked: {when}, {minutes} minutes. Before it begins we send you where we meet.',
  },
  moved: /*i18n*/ { id: 'booking.moved', message: 'your {BRAND} demo is now here: {when}, {minutes} minutes.' },
  cancelled: /*i18n*/ {
    id: 'booking.cancelled',
    message: 'your {BRAND} demo on {when} is cancelled. You can choose another time whenever you like.',
  },
};

const hostSubjects = {
  requested: /*i18n*/ { id: 'booking.host.requested', message: 'Demo asked for by {name}: {when}' },
  confirmed: /*i18n*/ { id: 'booking.host.confirmed', message: 'Demo booked by {name}: {when}' },
  moved: /*i18n*/ { id: 'booking.host.moved', message: 'Demo moved by {name}: {when}' },
  cancelled: /*i18n*/ { id: 'booking.host.cancelled', message: 'Demo cancelled by {name}: {when}' },
};

const texts = {
  greeting: /*i18n*/ { id: 'mail.greeting', message: 'Hello,' },
  confirm: /*i18n*/ { id: 'booking.confirm', message: 'Open this link to confirm, move or cancel it:' },
  change: /*i18n*/ { id: 'booking.change', message: 'Move or cancel it here:' },
  details: /*i18n*/ {
    id: 'booking.details',
    message: 'The link also deletes your details. If this was not you, do nothing: we forget it by ourselves.',
  },
};
