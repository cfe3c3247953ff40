import * as endpoints from '@snapwell/contract/admin/bookings.endpoints';
import { AppError } from '#platform/http/app-error.ts';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import { createLimiter } from '#platform/limits/request-limiter.ts';
import type { World } from '#world.ts';
import {
  cancelBooking,
  confirmBooking,
  eraseBooking,
  listBookings,
  moveBooking,
  readOwnBooking,
} from './change-booking.ts';
import { offerBooking, requestBooking } from './request-booking.ts';

const HOUR_SECONDS = 60 * 60;

export function bookingRoutes(server: HttpServer, world: World): void {
  const perAddress = createLimiter('bookings', world.bookings.perAddress, HOUR_SECONDS, null);
  serve(server, endpoints.getBookingOffer, () => offerBooking(world));
  serve(server, endpoints.requestBooking, async ({ body, request }) => {
    await perAddress.consume(request.ip).catch(() => {
      throw new AppError('too_many_requests');
    });
    return requestBooking(world, body);
  });
  serve(server, endpoints.getOwnBooking, ({ query }) => readOwnBooking(world, query.token));
  serve(server, endpoints.confirmBooking, ({ body }) => confirmBooking(world, body.token));
  serve(server, endpoints.moveBooking, ({ body }) => moveBooking(world, body.token, body.starts_at));
  serve(server, endpoints.cancelBooking, ({ body }) => cancelBooking(world, body.token));
  serve(server, endpoints.eraseBooking, ({ body }) => eraseBooking(world, body.token));
  serve(server, endpoints.listBookings, ({ query }) => listBookings(world, query));
}
