import { useProfile } from '#features/profiles/profile-runner.ts';
import { formatDay } from '#platform/locale/format.ts';

/**
 * 'Monday, 3 May.': the day as the person's own calendar has it, by which the streak and points count. After midnight it
 * may be another than the device's.
 */
export function useToday(): string {
  const day = useProfile().organization?.streak_week.find(({ is_today: isToday }) => isToday)?.day;
  return day ? `${formatDay(day, { weekday: 'long', day: 'numeric', month: 'long' })}.` : '';
}
