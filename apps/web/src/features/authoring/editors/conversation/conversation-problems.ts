import type { ConversationBody } from '@snapwell/contract/simulations/conversation';

/** What the contract lets through and a learner would stumble over. */
export interface ConversationWarning {
  readonly kind: 'fact-out-of-reach' | 'rubric-out-of-reach' | 'same-words';
  /** The fact or the rubric item. */
  readonly id: string;
  /** With the same words: the other one. */
  readonly other?: string;
}

/**
 * Warns of what nobody can reach. The mood that can be had is the first one and all that asking and reacting add to
 * it: a fact opens what it adds only once it can be asked for itself.
 */
export function warningsOf(body: ConversationBody): ConversationWarning[] {
  const reached = factsInReach(body);
  const ids = new Set([...reached, ...body.reactions.map(({ id }) => id)]);
  return [
    ...body.facts
      .filter(({ id }) => !reached.has(id))
      .map(({ id }): ConversationWarning => ({ kind: 'fact-out-of-reach', id })),
    ...body.rubric
      .filter(({ met_by }) => !met_by.some((id) => ids.has(id)))
      .map(({ id }): ConversationWarning => ({ kind: 'rubric-out-of-reach', id })),
    ...sameWords(body),
  ];
}

const BEST_MOOD = 100;

/** The facts that can be had, the highest mood being what those before and all reactions make of it. */
function factsInReach({ mood, facts, reactions }: ConversationBody): Set<string> {
  // A reaction works again and again; those that end the conversation open nothing.
  const hasComfort = reactions.some((reaction) => reaction.mood > 0 && !reaction.ends);
  const reached = new Set<string>();
  let best = hasComfort ? BEST_MOOD : mood;
  for (let before = -1; before < reached.size;) {
    before = reached.size;
    for (const fact of facts) {
      if (reached.has(fact.id) || fact.needs_mood > best || fact.phrases.length + fact.key_phrases.length === 0)
        continue;
      reached.add(fact.id);
      best = Math.min(BEST_MOOD, best + Math.max(0, fact.mood));
    }
  }
  return reached;
}

/** Two things that are asked for by the same words: nobody can tell which one is meant. */
function sameWords({ facts, reactions }: ConversationBody): ConversationWarning[] {
  const first = new Map<string, string>();
  return [...facts, ...reactions].flatMap(({ id, phrases, key_phrases }) =>
    [...phrases, ...key_phrases].flatMap((phrase): ConversationWarning[] => {
      const words = phrase.trim().toLowerCase();
      if (words === '') return [];
      const other = first.get(words);
      if (other === undefined) first.set(words, id);
      return other === undefined || other === id ? [] : [{ kind: 'same-words', id, other }];
    }),
  );
}
