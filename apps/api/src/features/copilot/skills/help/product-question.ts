import type { Skill } from '../../request/skill-input.ts';

/** A question about the product, known by its words. */
export interface HeardQuestion {
  readonly skill: Skill;
  readonly words: readonly RegExp[];
  /** The same words about the subject of a lesson. */
  readonly unless?: RegExp;
}
