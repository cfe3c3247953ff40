import type { Award } from '@snapwell/contract/gamification/award.schemas';
import { createAnnouncements } from '#features/gamification/welcome/announcements.ts';
import { badgeWords, reasonOf } from '#features/gamification/points/gain.texts.ts';
import { dispatchProfile, refreshProfile } from '#features/profiles/profile-runner.ts';
import { notify, notifyPoints } from '#ui/feedback/notify.tsx';
import { startFlight } from './gains.ts';

const announcements = createAnnouncements();

/**
 * Lets a gain be seen and heard once in this tab, wherever it was earned: sparks fly to the counter, it rolls, a
 * toast says what it was for. What is no gain, or was announced already, is ignored: then it is false.
 */
export function announceAward(fact: unknown): boolean {
  const award = announcements.take(fact);
  if (award) announce(award);
  return award !== null;
}

function announce(award: Award): void {
  // The welcome dialog celebrates a visit; here the profile is only read again where it does not know of it yet.
  if (award.source === 'visit') return dispatchProfile({ type: 'refresh-asked', isForced: false });
  const badge = badgeWords(award.badges);
  if (award.points > 0) {
    startFlight(award);
    const reason = [reasonOf(award), badge].filter(Boolean).join('. ');
    notifyPoints(award.points, reason, { id: award.id, sound: isSeen() ? 'earn_points' : null });
  } else if (badge) {
    notify('success', badge, { id: award.id, sound: isSeen() ? 'success' : null });
  }
  dispatchProfile({ type: 'points-added', orgId: award.org_id, points: award.points, total: award.total });
  // A streak that paid has moved: what the header shows of it is read again.
  if (award.items.some(({ source }) => source === 'streak_bonus')) refreshProfile();
}

/** One sound for each person, not one for each tab they have open. */
const isSeen = () => document.visibilityState === 'visible';
