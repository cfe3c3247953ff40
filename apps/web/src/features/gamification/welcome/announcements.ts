import { type Award, award } from '@snapwell/contract/gamification/award.schemas';

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
