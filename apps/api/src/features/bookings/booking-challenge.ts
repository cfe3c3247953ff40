import { createHash, randomBytes } from 'node:crypto';
import { BOOKING_FORM_SECONDS, CHALLENGE_BITS } from '@snapwell/contract/admin/bookings.limits';
import { readToken, signToken } from '#platform/config/signed-token.ts';

const PURPOSE = 'booking challenge';

/** What a form gets with it: its browser has to find a number that goes with it, which costs a program a little. */
export function makeChallenge(key: Buffer, now: Date): string {
  return signToken(key, JSON.stringify([PURPOSE, now.getTime(), randomBytes(9).toString('base64url')]));
}

/** True when the challenge was made here, the form was open for as long as people need, and the number goes with it. */
export function isSolved(key: Buffer, { challenge, solution }: { challenge: string; solution: number }, now: Date) {
  const text = readToken(key, challenge);
  if (text === null) return false;
  const [purpose, madeAt] = JSON.parse(text) as [string, number];
  const seconds = (now.getTime() - madeAt) / 1000;
  const isInTime = seconds >= BOOKING_FORM_SECONDS.least && seconds <= BOOKING_FORM_SECONDS.most;
  return purpose === PURPOSE && isInTime && zeroBitsOf(`${challenge}:${solution}`) >= CHALLENGE_BITS;
}

/** How many zero bits the hash of a text begins with, of its first 32. */
function zeroBitsOf(text: string): number {
  return Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0));
}
