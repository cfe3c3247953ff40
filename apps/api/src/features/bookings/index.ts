export { deleteExpiredBookings } from './change-booking.ts';
