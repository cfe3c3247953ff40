/** Under this key lies everything that a gain makes out of date: standing, leaderboard, league, calendar, badges. */
export const gamificationKeys = { all: (orgId: string) => ['gamification', orgId] as const };
