import { plural, t } from '@lingui/core/macro';
import type { Reviewed } from '@snapwell/contract/quizzes/reviews.schemas';

/** How a card of a sitting ended; `answered` is marked when the server can be reached. */
export type CardOutcome = 'right' | 'part' | 'wrong' | 'unknown' | 'answered';

/** The cards of a sitting that were answered in it. */
export type Sitting = readonly CardOutcome[];

export function outcomeOf({ recall, verdict }: Pick<Reviewed, 'recall' | 'verdict'>, isUnknown: boolean): CardOutcome {
  if (isUnknown) return 'unknown';
  // Of what nobody can mark the learner says it.
  if (!verdict) return recall === 'forgotten' ? 'unknown' : 'right';
  if (verdict.is_right) return 'right';
  return recall === 'forgotten' ? 'wrong' : 'part';
}

/** '2 of 4 remembered.' */
export function sittingHeadline(sitting: Sitting): string {
  const marked = sitting.filter((outcome) => outcome !== 'answered');
  if (marked.length === 0) return plural(sitting.length, { one: 'One answered', other: '# answered' });
  const kept = marked.filter((outcome) => outcome === 'right' || outcome === 'part').length;
  const total = marked.length;
  return t`${kept} of ${total} remembered.`;
}

/** '4 done: 2 right, 1 wrong, 1 you didn't know.' */
export function sittingWords(sitting: Sitting): string {
  const count = (outcome: CardOutcome) => sitting.filter((each) => each === outcome).length;
  const [right, part, wrong] = [count('right'), count('part'), count('wrong')];
  const [unknown, stored] = [count('unknown'), count('answered')];
  const parts = [
    right > 0 && t`${right} right`,
    part > 0 && t`${part} partly right`,
    wrong > 0 && t`${wrong} wrong`,
    unknown > 0 && t`${unknown} you didn't know`,
    stored > 0 && t`${stored} not marked yet`,
  ].filter((words) => words !== false);
  const list = parts.join(', ');
  return t`${plural(sitting.length, { one: 'One done:', other: '# done:' })} ${list}.`;
}
