import { useObservable } from '#platform/observable.ts';
import { perPerson } from '#platform/person.ts';
import { sessionStore, storageKeys } from '#platform/device/storage.ts';
import type { Welcome } from './welcome-dialog.tsx';

/**
 * The tutorial shows the welcome dialog with sample values; once it is completed, the natural one stays away for the
 * session (spec §4).
 */
const isForced = perPerson(false);

export const startTutorial = (): void => isForced.set(true);
export const useTutorial = (): boolean => useObservable(isForced);

export function completeTutorial(): void {
  isForced.set(false);
  sessionStore.write(storageKeys.tutorial, 'completed');
}

export const isTutorialCompleted = (): boolean => sessionStore.read(storageKeys.tutorial) === 'completed';

/** The sample values of the spec. */
export const tutorialStanding: Welcome['standing'] = {
  snap_points: 30,
  snap_points_rank: null,
  daily_streak_info: {
    current_streak: 1,
    max_streak: 1,
    points_earned_today: 30,
    is_first_visit_today: true,
    streak_bonus_points: 0,
    next_streak_bonus: 50,
    days_until_next_bonus: 6,
  },
  streak_week: [],
};
