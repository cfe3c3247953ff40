import { formatTime } from './format.ts';

export interface ClockChoice {
  readonly value: string;
  readonly label: string;
}

/** The hours of a day, as the reader writes them. */
export function hourChoices(): ClockChoice[] {
  return Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: formatTime(new Date(2000, 0, 1, hour)),
  }));
}

/** All zones of this browser, and the one that is set where the browser calls it by another name. */
export function zoneChoices(timezone: string | null): ClockChoice[] {
  const zones = Intl.supportedValuesOf('timeZone');
  const all = timezone === null || zones.includes(timezone) ? zones : [timezone, ...zones];
  return all.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
