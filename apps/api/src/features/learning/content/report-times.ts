import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { contentKinds } from '@snapwell/contract/learning/kinds';

/** How large an item is, as far as its kind says: letters of an article, seconds of a video, pages of a comic. */
export interface Extent {
  readonly kind: ContentKind;
  readonly letters: number | null;
  readonly seconds: number | null;
  readonly pages: number | null;
}

/** Nobody reads words faster than this, and who skims a long article for so many seconds has seen it. */
const WORDS_A_SECOND = 1000 / 60;
const LETTERS_A_WORD = 6;
/** As many words are seen at one glance. */
const GLANCE_WORDS = 50;
const LONGEST_SECONDS = 20;
/** Nine tenths of a video at twice its speed, with something to spare. */
const VIDEO_SHARE = 0.4;
const SECONDS_A_PAGE = 2;
const SECONDS_AT_A_PICTURE = 5;
const SECONDS_AT_A_GAME = 5;

/** The time, in milliseconds, below which nobody can have gone through an item: it pays when so much was spent. */
export function leastMsOf(extent: Extent): number {
  return Math.round(leastSecondsOf(extent) * 1000);
}

function leastSecondsOf({ kind, letters, seconds, pages }: Extent): number {
  switch (contentKinds[kind].type) {
    case 'article': {
      const words = Math.max(0, (letters ?? 0) / LETTERS_A_WORD - GLANCE_WORDS);
      return Math.min(LONGEST_SECONDS, words / WORDS_A_SECOND);
    }
    case 'video':
      return (seconds ?? 0) * VIDEO_SHARE;
    case 'comic':
      return Math.min(LONGEST_SECONDS, (pages ?? 0) * SECONDS_A_PAGE);
    case 'infographic':
      return SECONDS_AT_A_PICTURE;
    case 'interactive':
      return SECONDS_AT_A_GAME;
    default:
      return 0;
  }
}

/** What is known of the time somebody spent on an item. Each pair was read off one clock. */
export interface TimeSpent {
  /** When the server sent them the item first, by its own clock; null when it never did. */
  readonly openedAt: Date | null;
  readonly now: Date;
  /** Their first report and this one, by the clock of their device: it may have been offline between the two. */
  readonly startedAt: Date;
  readonly at: Date;
}

/** How much longer it takes until an item pays; 0 when the time was spent. The clock that is kinder to them holds. */
export function timeLeftMs(leastMs: number, { openedAt, now, startedAt, at }: TimeSpent): number {
  const spent = Math.max(openedAt ? now.getTime() - openedAt.getTime() : 0, at.getTime() - startedAt.getTime());
  return Math.max(0, leastMs - spent);
}

/** A report may wait this long for a connection. */
const OLDEST_MS = 7 * 24 * 3600 * 1000;

/**
 * When something happened. Reports that waited for a connection keep the time they were made, unless it is ahead of
 * the server's clock, too long ago, or before the person became a member: then it is the time of their arrival.
 */
export function reportedAt(reported: string | undefined, { now, joinedAt }: { now: Date; joinedAt: Date }): Date {
  if (reported === undefined) return now;
  const at = new Date(reported);
  const isCredible = at <= now && at >= joinedAt && now.getTime() - at.getTime() <= OLDEST_MS;
  return isCredible ? at : now;
}
