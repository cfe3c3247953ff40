import { createHash } from 'node:crypto';

// The diary of a clinic that does not exist. Which slots are taken follows from their time alone, so that it is the
// same for everybody and nothing is stored.

export const CLINIC_ZONE = 'Europe/Berlin';
const DAYS_AHEAD = 14;
const SLOT_MINUTES = 20;
/** Of ten slots so many are taken. */
const TAKEN_OF_TEN = 6;
/** Nobody gets there sooner. */
const NOTICE_MINUTES = 30;

/** Hours by day of the week, from Sunday; Wednesday afternoon and the weekend are free. */
const HOURS: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [
    [8, 12],
    [13, 17],
  ],
  [
    [8, 12],
    [13, 17],
  ],
  [[8, 12]],
  [
    [8, 12],
    [13, 18],
  ],
  [[8, 13]],
  [],
];

export interface SlotWish {
  /** `2026-11-24`; null for any day. */
  readonly day: string | null;
  readonly part: 'morning' | 'afternoon' | null;
  /** `09:20`; null for any time. */
  readonly time: string | null;
  /** Only later than this slot. */
  readonly after?: string | null;
}

/** The clinic's own clock: `2026-11-23T08:30`. */
export function clinicClock(now: Date): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: CLINIC_ZONE,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(now);
  return parts.replace(' ', 'T');
}

/** Days from today on, as the clinic counts them. */
export function daysFrom(clock: string, days = DAYS_AHEAD): string[] {
  const first = Date.parse(`${clock.slice(0, 10)}T12:00:00Z`);
  return Array.from({ length: days + 1 }, (_, i) => new Date(first + i * 86_400_000).toISOString().slice(0, 10));
}

export const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();

function slotsOf(day: string): string[] {
  return HOURS[weekdayOf(day)]!.flatMap(([from, to]) =>
    Array.from({ length: ((to - from) * 60) / SLOT_MINUTES }, (_, i) => {
      const minutes = from * 60 + i * SLOT_MINUTES;
      return `${day}T${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
    }),
  );
}

/** Free now: in the diary, not taken, and far enough away. */
export function isFree(slot: string, clock: string): boolean {
  const last = daysFrom(clock).at(-1)!;
  if (slot.slice(0, 10) > last || minutesBetween(clock, slot) < NOTICE_MINUTES) return false;
  return slotsOf(slot.slice(0, 10)).includes(slot) && !isTaken(slot);
}

const isTaken = (slot: string) => createHash('sha256').update(slot).digest()[0]! % 10 < TAKEN_OF_TEN;

/** Up to three free slots that fit the wish, the nearest first. */
export function findSlots({ day, part, time, after = null }: SlotWish, clock: string): string[] {
  const days = day === null ? daysFrom(clock) : [day];
  const free = days
    .flatMap(slotsOf)
    .filter((slot) => isFree(slot, clock))
    .filter((slot) => part === null || (part === 'morning') === slot.slice(11) < '12:00')
    .filter((slot) => after === null || slot > after);
  if (time === null) return free.slice(0, 3);
  const distance = (slot: string) => Math.abs(minutesBetween(`${slot.slice(0, 10)}T${time}`, slot));
  const first = free[0]?.slice(0, 10);
  return free
    .filter((slot) => day !== null || slot.slice(0, 10) === first)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, 3)
    .toSorted();
}

const minutesBetween = (from: string, to: string) => (Date.parse(`${to}:00Z`) - Date.parse(`${from}:00Z`)) / 60_000;
const pad = (value: number) => String(value).padStart(2, '0');
