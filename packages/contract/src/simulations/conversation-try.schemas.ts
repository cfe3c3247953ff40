import { z } from 'zod';
import { conversationStep, conversationView } from './conversation-play.schemas.ts';

const ids = z.array(z.string());

export const conversationTry = z.object({
  /** What was said last, as it was understood and answered: sent back with what is said next. */
  step: conversationStep,
  view: conversationView,
  /** Facts that came out, in their order. */
  told: ids,
  /** Facts asked for while the mood was too low. */
  withheld: ids,
  reactions: ids,
  /** Items of the rubric that are met so far. */
  met: ids,
  /** Facts, reactions and items that are not finished enough to take part. */
  left_out: ids,
});
export type ConversationTry = z.output<typeof conversationTry>;
