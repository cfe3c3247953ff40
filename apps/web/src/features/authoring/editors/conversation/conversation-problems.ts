import { type ConversationBody, factsInReach } from '@snapwell/contract/simulations/conversation';

/** What the contract lets through and a learner would stumble over. */
export interface ConversationWarning {
  readonly kind: 'fact-out-of-reach' | 'rubric-out-of-reach' | 'never-ends' | 'same-words';
  /** The fact, the reaction or the rubric item; none where it is about the whole. */
  readonly id?: string;
  /** With the same words: the other one. */
  readonly other?: string;
}

/** Warns of what nobody can reach, and of what nobody can tell apart. */
export function warningsOf(body: ConversationBody): ConversationWarning[] {
  const open = factsInReach(body);
  const known = new Set([...open, ...body.reactions.map(({ id }) => id)]);
  const hasEnd = body.reactions.length === 0 || body.reactions.some(({ ends }) => ends);
  return [
    ...body.facts
      .filter(({ id }) => !open.has(id))
      .map(({ id }): ConversationWarning => ({ kind: 'fact-out-of-reach', id })),
    ...body.rubric
      .filter(({ met_by }) => !met_by.some((id) => known.has(id)))
      .map(({ id }): ConversationWarning => ({ kind: 'rubric-out-of-reach', id })),
    ...(hasEnd ? [] : [{ kind: 'never-ends' as const }]),
    ...sameWords(body),
  ];
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
