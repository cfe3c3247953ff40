import { z } from 'zod';

/** The lowest temperature at which the ward wants a call. */
export const FEVER_CELSIUS = 38;
/** The days that are counted after a transplant. */
export const LAST_DAY = 100;

export const visitKinds = ['blood', 'doctor', 'video'] as const;
export type VisitKind = (typeof visitKinds)[number];

export const topics = ['going-out', 'food', 'tired', 'family'] as const;
export type Topic = (typeof topics)[number];

const day = z.iso.date();
const text = z.string().min(1).max(2000);

const visit = z.object({
  id: z.string(),
  kind: z.enum(visitKinds),
  day,
  /** The time of the day, '10:30'. */
  time: z.string(),
});

const post = z.object({
  id: z.string(),
  author: z.string(),
  /** The day after their transplant on which somebody wrote. */
  authorDay: z.int(),
  topic: z.enum(topics),
  text,
  at: z.iso.datetime(),
  isOwn: z.boolean(),
  isHidden: z.boolean(),
  /** Written without a connection, and sent when it is back. */
  isWaiting: z.boolean(),
  hearts: z.int(),
  hasOwnHeart: z.boolean(),
  replies: z.array(z.object({ id: z.string(), author: z.string(), text, at: z.iso.datetime(), isOwn: z.boolean() })),
});

const message = z.object({
  id: z.string(),
  from: z.enum(['me', 'them', 'automatic']),
  text,
  at: z.iso.datetime(),
  isWaiting: z.boolean(),
  isUnread: z.boolean(),
});

const bill = z.object({
  id: z.string(),
  kind: z.enum(visitKinds),
  cents: z.int().positive(),
  status: z.enum(['open', 'paid', 'at-the-desk']),
  /** The last four digits of the card, once it is paid: never more of it. */
  cardEnd: z.string().optional(),
  receipt: z.string().optional(),
  paidAt: z.iso.datetime().optional(),
  visitId: z.string().optional(),
});

/** All that the app of the demo remembers, in this browser alone. */
export const hundredState = z.object({
  version: z.literal(1),
  /** The day of the transplant. */
  dayZero: day,
  temperatures: z.array(z.object({ at: z.iso.datetime(), celsius: z.number() })),
  visits: z.array(visit),
  /** Slots that somebody else took while one was choosing: '2026-11-26 10:30'. */
  lostSlots: z.array(z.string()),
  posts: z.array(post),
  threads: z.array(z.object({ id: z.string(), name: z.string(), role: z.string(), messages: z.array(message) })),
  bills: z.array(bill),
});

export type HundredState = z.infer<typeof hundredState>;
export type Visit = z.infer<typeof visit>;
export type Post = z.infer<typeof post>;
export type Thread = HundredState['threads'][number];
export type Bill = z.infer<typeof bill>;

const DAY_MS = 86_400_000;

/** A day as '2026-11-22' where the reader is. */
export const dayOf = (at: Date): string =>
  `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`;

/** The day that is `days` later. */
export const addDays = (from: string, days: number): string =>
  new Date(Date.parse(`${from}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days `to` is after `from`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / DAY_MS);

export const minutesOfVisit: Record<VisitKind, number> = { blood: 15, doctor: 30, video: 20 };
/** What a visit costs, in cents; most are covered. */
const centsOfVisit: Record<VisitKind, number> = { blood: 0, doctor: 0, video: 6000 };

const TIMES = ['08:15', '08:30', '09:00', '09:45', '10:30', '11:15', '13:00', '14:30'];

export interface Slot {
  time: string;
  isTaken: boolean;
}

/** Whether the clinic is closed on a day: on Saturdays and Sundays. */
export const isClosed = (onDay: string): boolean => [0, 6].includes(new Date(`${onDay}T12:00:00Z`).getUTCDay());

/** The slots of a day; those of others are the same each time one looks. */
export function slotsOf(state: HundredState, kind: VisitKind, onDay: string): Slot[] {
  if (isClosed(onDay)) return [];
  return TIMES.map((time) => ({
    time,
    isTaken:
      chanceOf(`${kind} ${onDay} ${time}`) < 0.3 ||
      state.lostSlots.includes(`${onDay} ${time}`) ||
      state.visits.some((own) => own.day === onDay && own.time === time),
  }));
}

export type Booking = { isBooked: true; state: HundredState; visit: Visit } | { isBooked: false; state: HundredState };

/**
 * Books a slot, or moves a visit there. Somebody else may have been faster: one slot in ten is gone by the time it is
 * asked for, and stays gone.
 */
export function book(state: HundredState, wish: Omit<Visit, 'id'>, id: string, movedFrom?: string): Booking {
  const slot = slotsOf(state, wish.kind, wish.day).find(({ time }) => time === wish.time);
  if (!slot || slot.isTaken || chanceOf(`late ${wish.kind} ${wish.day} ${wish.time}`) < 0.1)
    return { isBooked: false, state: { ...state, lostSlots: [...state.lostSlots, `${wish.day} ${wish.time}`] } };
  const visit = { ...wish, id: movedFrom ?? id };
  const cents = centsOfVisit[wish.kind];
  const bills =
    cents > 0 && movedFrom === undefined
      ? [...state.bills, { id: `bill-${id}`, kind: wish.kind, cents, status: 'open' as const, visitId: id }]
      : state.bills;
  const others = state.visits.filter((other) => other.id !== movedFrom);
  const visits = [...others, visit].toSorted((a, b) => `${a.day} ${a.time}`.localeCompare(`${b.day} ${b.time}`));
  return { isBooked: true, visit, state: { ...state, visits, bills } };
}

/** A visit may be moved or cancelled until eight in the evening before. */
export const canChange = ({ day: onDay }: Visit, now: Date): boolean =>
  `${dayOf(now)} ${now.getHours() < 20 ? 'a' : 'b'}` < `${addDays(onDay, -1)} b`;

/** Gives a visit back, and its bill while it is not paid. */
export const cancel = (state: HundredState, visitId: string): HundredState => ({
  ...state,
  visits: state.visits.filter(({ id }) => id !== visitId),
  bills: state.bills.filter((one) => one.visitId !== visitId || one.status === 'paid'),
});

/** Adds a message of one's own, and what answers by itself when nobody is there: on weekdays from 8 to 16. */
export function sendMessage(
  state: HundredState,
  threadId: string,
  { text, at, isOnline, automatic }: { text: string; at: Date; isOnline: boolean; automatic: string },
): HundredState {
  const id = at.getTime().toString(36);
  const own = { id, from: 'me' as const, text, at: at.toISOString(), isWaiting: !isOnline, isUnread: false };
  const answer = {
    ...own,
    id: `${id}-automatic`,
    from: 'automatic' as const,
    text: automatic,
    isWaiting: false,
  };
  const isStaffed = !isClosed(dayOf(at)) && at.getHours() >= 8 && at.getHours() < 16;
  const added = isStaffed || !isOnline ? [own] : [own, answer];
  return {
    ...state,
    threads: state.threads.map((thread) =>
      thread.id === threadId ? { ...thread, messages: [...thread.messages, ...added] } : thread,
    ),
  };
}

/** Everything that waited for a connection is sent. */
export const sendWaiting = (state: HundredState): HundredState => ({
  ...state,
  posts: state.posts.map((one) => ({ ...one, isWaiting: false })),
  threads: state.threads.map((thread) => ({
    ...thread,
    messages: thread.messages.map((one) => ({ ...one, isWaiting: false })),
  })),
});

export const hasWaiting = ({ posts, threads }: HundredState): boolean =>
  posts.some((one) => one.isWaiting) || threads.some(({ messages }) => messages.some((one) => one.isWaiting));

export const unreadOf = ({ messages }: Thread): number => messages.filter((one) => one.isUnread).length;

export const readThread = (state: HundredState, threadId: string): HundredState => ({
  ...state,
  threads: state.threads.map((thread) =>
    thread.id === threadId
      ? { ...thread, messages: thread.messages.map((one) => ({ ...one, isUnread: false })) }
      : thread,
  ),
});

const URGENT = /\b(fever|fieber|bleed\w*|blut\w*|chest pain|brustschmerz\w*|breath\w*|atem\w*|luftnot|confus\w*)\b/i;

/** Whether a message speaks of what must not wait for somebody to read it. */
export const soundsUrgent = (text: string): boolean => URGENT.test(text) || /\b(38[.,]\d|39|4[01])\b/.test(text);

/** A number from 0 to 1 that is the same for the same words. */
function chanceOf(words: string): number {
  let hash = 2166136261;
  for (const letter of words) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
