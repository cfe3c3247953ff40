import { z } from 'zod';

/** A slot of the made-up clinic's diary, by its beginning on the clinic's own clock: `2026-11-24T09:20`. */
export const clinicSlot = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);

/**
 * How far a call to the made-up clinic is. It travels with the caller: the server keeps nothing of it, and nothing in
 * it lets anybody do more than book a slot that does not exist.
 */
export const clinicState = z.strictObject({
  /** `offered`: choose one of these; `confirming`: is it this one? `cancelling`: shall it go? */
  step: z.enum(['open', 'offered', 'confirming', 'cancelling', 'ended']),
  offered: z.array(clinicSlot).max(3),
  picked: clinicSlot.nullable(),
  booked: clinicSlot.nullable(),
});
export type ClinicState = z.output<typeof clinicState>;

/** Before anything was said. */
export const newClinicCall: ClinicState = { step: 'open', offered: [], picked: null, booked: null };

/** What an answer is, for the screen. */
export const clinicTurn = z.object({
  state: clinicState,
  reply: z.string(),
  kind: z.enum(['answer', 'offer', 'confirm', 'booked', 'cancelled', 'refused', 'emergency', 'unclear']),
});
export type ClinicTurn = z.output<typeof clinicTurn>;

/** Longest thing that is said to the clinic in one breath. */
export const CLINIC_SAID_LENGTH = 300;
/** The state as a word of an address. */
export const CLINIC_STATE_LENGTH = 400;

/** How the clinic answers the telephone, in the language it speaks. */
export const CLINIC_OPENING =
  'Lindenhof clinic, this is the voice agent. The clinic is made up. I can tell you our hours, and book, move or cancel an appointment. What can I do for you?';
