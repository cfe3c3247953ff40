import type { ConversationBody } from '@snapwell/contract/simulations/conversation';
import type { TalkState } from './talk-state.ts';

/** A goal is reached when all that its author counts as its parts is met; one without parts is never ticked. */
export function presentGoals(
  body: ConversationBody,
  metItems: ReadonlySet<string>,
): { text: string; is_reached: boolean }[] {
  return body.goals.map((text, i) => {
    const parts = body.rubric.filter(({ goal }) => goal === i + 1);
    return { text, is_reached: parts.length > 0 && parts.every(({ id }) => metItems.has(id)) };
  });
}

/** The items that the conversation has met so far, by what came out and was said. */
export function metSoFar(body: ConversationBody, { told, reactions }: TalkState): Set<string> {
  const isMet = (ids: readonly string[]) => ids.some((id) => told.includes(id) || reactions[id] !== undefined);
  return new Set(body.rubric.filter((item) => isMet(item.met_by)).map(({ id }) => id));
}
