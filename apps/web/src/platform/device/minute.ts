import { useSyncExternalStore } from 'react';
import { datePieces } from '../locale/format.ts';

const MINUTE_MS = 60_000;

/** The current minute, as the time at which it began; follows the clock. */
export function useMinute(): number {
  return useSyncExternalStore(onNextMinute, thisMinute, thisMinute);
}

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

function onNextMinute(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const arm = () => {
    timer = setTimeout(
      () => {
        onChange();
        arm();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  arm();
  return () => clearTimeout(timer);
}

/** A time of day in the person's own figures, without its half of the day: 14:07 or 2:07. */
export function timeOfDay(at: number): string {
  const parts = datePieces(at, { hour: 'numeric', minute: '2-digit' });
  return parts
    .filter(({ type }) => type !== 'dayPeriod')
    .map(({ value }) => value)
    .join('')
    .trim();
}
