import type { SearchHit } from '#adapters/passage-search/port.ts';

export type Trust = 'sure' | 'unsure' | 'none';

// Measured on the evaluation set: below the first line wrong answers become more than one in ten, below the second
// nothing is left to offer.
const SURE = { cover: 0.6, likeness: 0.5, both: 0.85 };
const UNSURE = { cover: 0.4, likeness: 0.38 };

/** How far a passage can be trusted to answer. Without meanings the words must cover more. */
export function trust(found: SearchHit | undefined): Trust {
  if (!found) return 'none';
  const { cover, likeness } = found;
  if (likeness === 0) return cover >= SURE.cover ? 'sure' : cover >= UNSURE.cover ? 'unsure' : 'none';
  const isSure = likeness >= SURE.likeness || cover + likeness >= SURE.both;
  if (isSure && cover > 0.15) return 'sure';
  return cover >= UNSURE.cover || likeness >= UNSURE.likeness ? 'unsure' : 'none';
}
