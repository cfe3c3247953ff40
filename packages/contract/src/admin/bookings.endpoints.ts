import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { pageOf, pageQuery } from '../http/page.ts';
import { booking, bookingLink, bookingMove, bookingOffer, bookingRequest, ownBooking } from './bookings.schemas.ts';

export const getBookingOffer = endpoint({
  method: 'GET',
  path: '/api/v1/bookings/offer',
  summary: 'Free times of a demonstration, and the challenge that a booking answers.',
  authority: 'anyone',
  result: bookingOffer,
});

export const requestBooking = endpoint({
  method: 'POST',
  path: '/api/v1/bookings',
  summary: 'Asks for a demonstration. It is booked when the link in the mail is opened and confirmed.',
  authority: 'anyone',
  body: bookingRequest,
  result: z.object({ starts_at: z.iso.datetime() }),
  status: 202,
  rateLimit: 'upload',
});

export const getOwnBooking = endpoint({
  method: 'GET',
  path: '/api/v1/bookings/own',
  summary: "The booking of a mail's link.",
  authority: 'anyone',
  query: bookingLink,
  result: ownBooking,
});

export const confirmBooking = endpoint({
  method: 'POST',
  path: '/api/v1/bookings/own/confirmation',
  summary: 'Books the time that was asked for.',
  authority: 'anyone',
  body: bookingLink,
  result: ownBooking,
});

export const moveBooking = endpoint({
  method: 'POST',
  path: '/api/v1/bookings/own/move',
  summary: 'Moves a booking to another free time; one that was not confirmed is by this.',
  authority: 'anyone',
  body: bookingMove,
  result: ownBooking,
});

export const cancelBooking = endpoint({
  method: 'POST',
  path: '/api/v1/bookings/own/cancellation',
  summary: 'Gives the time free again.',
  authority: 'anyone',
  body: bookingLink,
  result: ownBooking,
});

export const eraseBooking = endpoint({
  method: 'POST',
  path: '/api/v1/bookings/own/erasure',
  summary: 'Deletes a booking with everything that was written in it.',
  authority: 'anyone',
  body: bookingLink,
  result: z.object({ is_erased: z.literal(true) }),
});

export const listBookings = endpoint({
  method: 'GET',
  path: '/api/v1/admin/bookings',
  summary: 'Demonstrations that were asked for, the latest time first.',
  authority: 'admin',
  query: pageQuery,
  result: pageOf(booking),
});
