import { msg } from '@lingui/core/macro';
import type { Feeling } from './expression.ts';

/** What a face shows, in words: for those who do not see it. */
export const FEELINGS: Record<Feeling, ReturnType<typeof msg>> = {
  hurt: msg`close to tears, looking away`,
  'in-pain': msg`brows drawn together, in pain`,
  tense: msg`tense, lips pressed`,
  uneasy: msg`uneasy, watching you`,
  calmer: msg`calmer, looking at you`,
  'at-ease': msg`at ease, with a small smile`,
};
