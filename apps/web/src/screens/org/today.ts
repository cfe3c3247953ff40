import { formatDate } from '#platform/locale/format.ts';

/** 'Monday, 3 May.' */
export function today(): string {
  return `${formatDate(Date.now(), { weekday: 'long', day: 'numeric', month: 'long' })}.`;
}
