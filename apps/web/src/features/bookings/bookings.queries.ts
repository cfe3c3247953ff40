import {
  cancelBooking,
  confirmBooking,
  eraseBooking,
  getBookingOffer,
  getOwnBooking,
  listBookings,
  moveBooking,
} from '@snapwell/contract/admin/bookings.endpoints';
import type { OwnBooking } from '@snapwell/contract/admin/bookings.schemas';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';

const ownKey = (token: string) => ['bookings', 'own', token] as const;
const stranger = { auth: 'none' } as const;

export const ownBooking = (token: string) =>
  queryOptions({
    queryKey: ownKey(token),
    queryFn: () => call(getOwnBooking, { query: { token } }, stranger),
    throwOnError: false,
    retry: false,
  });

export const bookingOffer = () =>
  queryOptions({ queryKey: ['bookings', 'offer'], queryFn: () => call(getBookingOffer, {}, stranger) });

export type BookingAct = { kind: 'confirm' } | { kind: 'move'; to: string } | { kind: 'cancel' };

/** What the holder of a link does with the booking; the answer is the booking as it is then. */
export const actOnBooking = (token: string) =>
  mutationOptions({
    mutationFn: (act: BookingAct): Promise<OwnBooking> => {
      if (act.kind === 'confirm') return call(confirmBooking, { body: { token } }, stranger);
      if (act.kind === 'cancel') return call(cancelBooking, { body: { token } }, stranger);
      return call(moveBooking, { body: { token, starts_at: act.to } }, stranger);
    },
    onSuccess: (booking, _act, _context, { client }) => client.setQueryData(ownKey(token), booking),
  });

export const eraseOwnBooking = (token: string) =>
  mutationOptions({ mutationFn: () => call(eraseBooking, { body: { token } }, stranger) });

export const allBookings = () =>
  infiniteQueryOptions({
    queryKey: ['bookings', 'all'],
    queryFn: ({ pageParam }) => call(listBookings, { query: { cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor: next }) => next,
  });
