import { randomFrom } from './plan-history.ts';

/** Who finishes an article mostly says whether it was clear. */
const SAYS = 0.85;
/** Of the hardest article at most so many find it unclear. */
const MOST_UNCLEAR = 0.5;

/** What a member says at the end of an article, the same whenever it is asked; null when they go on without a word. */
export function planClarity(uid: string, contentId: string): boolean | null {
  const chance = randomFrom(`${uid} ${contentId} clarity`);
  if (chance() > SAYS) return null;
  return chance() > randomFrom(`${contentId} clarity`)() * MOST_UNCLEAR;
}
