import type { SeenReply } from './ask-product.ts';

/** A reply as somebody sees it: empty but for what is given. */
export const aSeenReply = (given: Partial<SeenReply> = {}): SeenReply => ({
  text: '',
  items: [],
  suggestions: [],
  hasCard: false,
  hasPractice: false,
  hasMaking: false,
  sources: [],
  titles: [],
  firstTextMs: 1,
  ...given,
});
