/** 'Good morning' until noon, 'Good afternoon' until six, 'Good evening' after. */
export function greetingAt(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** '3 minutes' of a whole item, '2 minutes left' of one that was begun. Never less than one. */
export function minutesLeft(minutes: number, progress: number): string {
  const left = Math.max(1, Math.ceil(minutes * (1 - progress)));
  const words = `${left} ${left === 1 ? 'minute' : 'minutes'}`;
  return progress > 0 && progress < 1 ? `${words} left` : words;
}
