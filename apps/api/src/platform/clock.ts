/** Where the time comes from. Rules take times as values; only acts ask the clock. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
