import { z } from 'zod';
import words from './sample-week.json' with { type: 'json' };
import { addDays, book, dayOf, type HundredState, hundredState } from './hundred-state.ts';

const HOUR_MS = 3_600_000;
const { topic } = hundredState.shape.posts.element.shape;

/** What the people of the week say, as the file has it: with hours before now instead of times. */
const { posts, threads } = z
  .object({
    posts: z.array(
      z.object({
        author: z.string(),
        authorDay: z.int(),
        topic,
        text: z.string(),
        hoursAgo: z.number(),
        hearts: z.int(),
        replies: z.array(z.object({ author: z.string(), text: z.string() })),
      }),
    ),
    threads: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        role: z.string(),
        messages: z.array(
          z.object({ from: z.enum(['me', 'them']), text: z.string(), hoursAgo: z.number(), isUnread: z.boolean() }),
        ),
      }),
    ),
  })
  .parse(words);

/**
 * A made-up person on day 42 after a transplant, and the week they have behind them. Everything counts from `now`, so
 * that the app has a today. The people's words are in English, as the people of a demo wrote them.
 */
export function sampleWeek(now: Date): HundredState {
  const today = dayOf(now);
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
  const temperatures = [36.6, 36.9, 36.7, 37.1, 36.8, 36.7, 36.9, 36.6, 37, 36.8].map((celsius, index, all) => ({
    celsius,
    at: ago(3 + (all.length - 1 - index) * 12),
  }));
  const empty: HundredState = {
    version: 1,
    dayZero: addDays(today, -42),
    temperatures,
    visits: [],
    lostSlots: [],
    posts: [],
    threads: [],
    bills: [],
  };
  return {
    ...empty,
    visits: firstVisit(empty, addDays(today, 1)).visits,
    posts: posts.map(({ hoursAgo, replies, ...post }, index) => ({
      ...post,
      id: `post-${index}`,
      at: ago(hoursAgo),
      isOwn: false,
      isHidden: false,
      isWaiting: false,
      hasOwnHeart: false,
      replies: replies.map((reply, at) => ({
        ...reply,
        id: `reply-${index}-${at}`,
        at: ago(hoursAgo - 2 - at),
        isOwn: false,
      })),
    })),
    threads: threads.map(({ messages, ...thread }) => ({
      ...thread,
      messages: messages.map(({ hoursAgo, ...message }, index) => ({
        ...message,
        id: `${thread.id}-${index}`,
        at: ago(hoursAgo),
        isWaiting: false,
      })),
    })),
    bills: [{ id: 'bill-sample', kind: 'video', cents: 6000, status: 'open' }],
  };
}

/** The first slot of a blood test that is free from a day on. */
function firstVisit(state: HundredState, from: string): HundredState {
  for (let later = 0; later < 7; later += 1)
    for (const time of ['10:30', '09:45', '13:00', '09:00']) {
      const booking = book(state, { kind: 'blood', day: addDays(from, later), time }, 'visit-sample');
      if (booking.isBooked) return booking.state;
    }
  return state;
}
