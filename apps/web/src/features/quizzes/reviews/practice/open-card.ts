/** Takes what was typed beside a question as its answer; false where it is none. */
type TakeTyped = (typed: string) => boolean;

/** The cards that are asked in a conversation and not answered yet, the last one asked last. */
const open: TakeTyped[] = [];

/** A card that is asked hears what is typed, until it is left. */
export function hearTyped(take: TakeTyped): () => void {
  open.push(take);
  return () => {
    const at = open.indexOf(take);
    if (at !== -1) open.splice(at, 1);
  };
}

/** Gives what was typed to the card that is open, the last one first. False where none is, or where it is no answer. */
export const answerByTyping = (typed: string): boolean => open.toReversed().some((take) => take(typed));
