import { z } from 'zod';

/** What a member chose for themselves in an organization. */
export const gameSettings = z.strictObject({
  /** False for somebody who wants no weekly league. */
  is_in_league: z.boolean(),
});
export type GameSettings = z.output<typeof gameSettings>;

export const gameSettingsChange = gameSettings.partial();
export type GameSettingsChange = z.output<typeof gameSettingsChange>;
