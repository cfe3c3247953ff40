import { t } from '@lingui/core/macro';
import { formatDay, formatTime } from '#platform/locale/format.ts';
import { personDay } from '#platform/locale/person-day.ts';

const DAY_MS = 86_400_000;

/** Whole days from today by the person's own calendar; negative when it is past. */
export function daysUntil(iso: string, now = new Date()): number {
  return Math.round((Date.parse(personDay(new Date(iso))) - Date.parse(personDay(now))) / DAY_MS);
}

/** A moment to come, in words: 'tomorrow', 'on Monday', 'on 3 May', 'at 14:30' when it is today. */
export function whenWords(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const days = daysUntil(iso, now);
  if (days <= 0) return atTime(formatTime(at));
  return dayWords(iso, now);
}

const atTime = (time: string) => t`at ${time}`;

/** The day alone: 'today', 'tomorrow', 'on Monday', 'on 3 May'. */
export function dayWords(iso: string, now = new Date()): string {
  const days = daysUntil(iso, now);
  if (days <= 0) return t`today`;
  if (days === 1) return t`tomorrow`;
  const day = formatDay(personDay(new Date(iso)), days < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' });
  return t`on ${day}`;
}

/** `4:48`. */
export function durationWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
}
