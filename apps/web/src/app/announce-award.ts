import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { type Award, type PointSource, award } from '@snapwell/contract/gamification/award.schemas';
import { badges } from '@snapwell/contract/gamification/badges';
import { areGainsShown } from '#features/quizzes/reviews/shown-gains.ts';
import { dispatchProfile, refreshProfile } from '#features/profiles/profile-runner.ts';
import { notify, notifyPoints } from '#ui/feedback/notify.tsx';
import { formatList } from '#platform/locale/format.ts';
import { contractText } from '#platform/locale/locale.ts';
import { playSound } from '#platform/device/sound.ts';
import { useObservable } from '#platform/observable.ts';
import { perPerson } from '#platform/person.ts';
import type { Rectangle } from '#ui/brand/flight-path.ts';
import { getGainPlace } from '#ui/brand/gain-place.ts';

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
    if (!isShownInCard(award))
      notifyPoints(award.points, reason, { id: award.id, sound: isSeen() ? 'earn_points' : null });
    else if (isSeen()) playSound('earn_points');
  } else if (badge) {
    notify('success', badge, { id: award.id, sound: isSeen() ? 'success' : null });
  }
  dispatchProfile({ type: 'points-added', orgId: award.org_id, points: award.points, total: award.total });
  // A streak that paid has moved: what the header shows of it is read again.
  if (award.items.some(({ source }) => source === 'streak_bonus')) refreshProfile();
}

const REASONS: Record<PointSource, MessageDescriptor> = {
  visit: msg`for showing up`,
  streak_bonus: msg`for your streak`,
  content: msg`for finishing an item`,
  quiz: msg`for your answers`,
  perfect_quiz: msg`for a perfect score`,
  simulation: msg`for the simulation`,
  review: msg`for keeping it fresh`,
  daily_set: msg`for finishing today's set`,
  course: msg`for finishing the course`,
  correction: msg`from your organization`,
  reversal: msg`taken back`,
};

/** What a gain was for: its reasons, in the order of its parts, each once. */
function reasonOf({ items }: Pick<Award, 'items'>): string {
  const words = [...new Set(items.filter(({ points }) => points > 0).map(({ source }) => i18n._(REASONS[source])))];
  return formatList(words);
}

/** The titles of badges; one that this version does not know is left out. */
function badgeTitles(ids: readonly string[]): string[] {
  return ids.flatMap((id) => {
    const badge = badges.find((each) => each.id === id);
    return badge ? contractText(badge.title) : [];
  });
}

/** What new badges are told by; null without any. */
export function badgeWords(ids: readonly string[]): string | null {
  const titles = badgeTitles(ids);
  if (titles.length === 0) return null;
  const list = formatList(titles);
  const count = titles.length;
  return t`${plural(count, { one: `New badge: ${list}`, other: `New badges: ${list}` })}`;
}

/** A card in the assistant's drawer says itself what it paid: a toast would lie over what is said to the answer. */
const isShownInCard = ({ items, badges }: Award): boolean =>
  areGainsShown() && badges.length === 0 && items.every(({ source }) => source === 'review');

/** One sound for each person, not one for each tab they have open. */
const isSeen = () => document.visibilityState === 'visible';

/** A gain on its way to the counter. */
export interface Flight {
  readonly award: Award;
  readonly from: Rectangle;
  /** What was completed on the page in view, where that is shown: how much it paid stands beside it. */
  readonly place: HTMLElement | null;
}

const flight = perPerson<Flight | null>(null);

export const useFlight = (): Flight | null => useObservable(flight);
function startFlight(award: Award): void {
  const place = award.items.some(({ source }) => source === 'content') ? getGainPlace() : null;
  flight.set({ award, place, from: place?.getBoundingClientRect() ?? placeOfLastDeed() });
}

/** Only the flight that has landed is taken away: a later one goes on. */
export function endFlight(landed: Flight): void {
  if (flight.get() === landed) flight.set(null);
}

let lastDeed: { place: Rectangle; at: number } | null = null;
/** What was pressed longer ago did not earn this. */
const DEED_MS = 5_000;

/** Remembers where the person pressed, because that is where a gain was earned. */
export function followDeeds(): void {
  const note = (event: Event) => {
    const part = event.target instanceof Element ? (event.target.closest('button, a, [role="button"]') ?? null) : null;
    if (part) lastDeed = { place: part.getBoundingClientRect(), at: Date.now() };
  };
  document.addEventListener('click', note, { capture: true });
}

/** Without a deed, as with a gain on another device, it comes from the middle of the screen. */
function placeOfLastDeed(): Rectangle {
  if (lastDeed && Date.now() - lastDeed.at < DEED_MS) return lastDeed.place;
  return { x: innerWidth / 2 - 40, y: innerHeight / 2 - 40, width: 80, height: 80 };
}

/**
 * Which gains this tab has announced. The same gain comes by the answer that earned it and by the live stream, in
 * either order: whoever comes first announces it.
 */
export function createAnnouncements(remembered = 200) {
  const ids = new Set<string>();
  return {
    /** The gain when it is one that was not announced yet; null for anything else. */
    take(fact: unknown): Award | null {
      const parsed = award.safeParse(fact);
      if (!parsed.success || ids.has(parsed.data.id)) return null;
      ids.add(parsed.data.id);
      if (ids.size > remembered) ids.delete(ids.values().next().value!);
      return parsed.data;
    },
  };
}
