import { z } from 'zod';
import { oneLine } from '../http/one-line.ts';
import { language } from '../text/language.schemas.ts';
import { timeZone } from '../organizations/organizations.schemas.ts';

/** How many people would learn. */
export const teamSizes = ['up_to_50', 'up_to_500', 'up_to_5000', 'more'] as const;
export const bookingStatuses = ['requested', 'confirmed', 'cancelled'] as const;

/** What a visitor writes into the form. */
export const bookingForm = z.strictObject({
  name: oneLine.min(1, /*i18n*/ 'Write your name.').max(120),
  email: z.email(/*i18n*/ 'Write an email address such as name@hospital.org.').max(254),
  organization: oneLine.max(160),
  team_size: z.enum(teamSizes),
  /** What their people should know. */
  wish: z.string().trim().max(1000, /*i18n*/ 'Write at most 1,000 characters.'),
  starts_at: z.iso.datetime(/*i18n*/ 'Choose a time.'),
});
export type BookingForm = z.output<typeof bookingForm>;

/** The form with what shows that a person has filled it. */
export const bookingRequest = bookingForm.extend({
  time_zone: timeZone,
  language,
  challenge: z.string().min(1).max(400),
  solution: z
    .int()
    .min(0)
    .max(2 ** 31),
  /** A field that people do not see: what stands in it was written by a program. */
  website: z.string().max(500),
});
export type BookingRequest = z.output<typeof bookingRequest>;

/** What the form needs before it can be filled. */
export const bookingOffer = z.object({
  challenge: z.string(),
  challenge_bits: z.int(),
  minutes: z.int(),
  /** Free times. */
  times: z.array(z.iso.datetime()),
});
export type BookingOffer = z.output<typeof bookingOffer>;

/** A booking as the holder of its link sees it. */
export const ownBooking = z.object({
  status: z.enum(bookingStatuses),
  name: z.string(),
  email: z.string(),
  organization: z.string(),
  starts_at: z.iso.datetime(),
  minutes: z.int(),
  time_zone: z.string(),
  is_over: z.boolean(),
  /** A calendar file with it. */
  calendar: z.string(),
});
export type OwnBooking = z.output<typeof ownBooking>;

export const bookingLink = z.strictObject({ token: z.string().min(1).max(400) });
export const bookingMove = bookingLink.extend({ starts_at: bookingForm.shape.starts_at });

/** A booking as those who give demonstrations see it. */
export const booking = z.object({
  id: z.string(),
  status: z.enum(bookingStatuses),
  name: z.string(),
  email: z.string(),
  organization: z.string(),
  team_size: z.enum(teamSizes),
  wish: z.string(),
  starts_at: z.iso.datetime(),
  time_zone: z.string(),
  language,
  created_at: z.iso.datetime(),
});
export type Booking = z.output<typeof booking>;
