import type { ConversationBody } from '@snapwell/contract/simulations/conversation';
import type { ConversationStep } from '@snapwell/contract/simulations/conversation-play.schemas';
import { answerUtterance } from '../conversation/answer-utterance.ts';
import { foldTalk } from '../judge/talk-state.ts';

/** What it takes to read an answer and say the next thing. */
export const SECONDS_A_SENTENCE = 18;

/**
 * A conversation in the author's own phrases, answered as the persona answers them. Each item of the rubric is thought of
 * or not; kind words come before what is told to somebody who is trusted. A single thing at least is said.
 */
export function talkAbout(
  body: ConversationBody,
  { skill, chance }: { skill: number; chance: () => number },
): ConversationStep[] {
  const thoughtOf = body.rubric.filter((_, i) => i === 0 || chance() < skill);
  const asked = [...new Set(thoughtOf.map(({ met_by: metBy }) => metBy[0]!))];
  const steps: ConversationStep[] = [];
  for (const id of asked.toSorted((left, right) => trustNeeded(body, left) - trustNeeded(body, right))) {
    const state = foldTalk(body, steps);
    if (state.endedBy) return steps;
    const { phrases } = [...body.facts, ...body.reactions].find((each) => each.id === id)!;
    const said = phrases[Math.floor(chance() * phrases.length)]!;
    const understood = { said, read: said, start: 0, certainty: 'sure', matches: [{ id, confidence: 1 }] } as const;
    const { meanings, manner, reply } = answerUtterance(body, state, [{ ...understood, manner: null }]);
    const seconds = (steps.length + 1) * SECONDS_A_SENTENCE;
    steps.push({ act: 'say', said, by: 'text', seconds, meanings: [...meanings], manner, reply, engine: 'built-in' });
  }
  if (foldTalk(body, steps).endedBy) return steps;
  const seconds = (steps.length + 1) * SECONDS_A_SENTENCE;
  const end = { act: 'end', said: '', by: 'text', seconds, meanings: [], manner: null, reply: '', engine: 'built-in' };
  return [...steps, end as ConversationStep];
}

/** What ends a talk comes last; what isn't a fact needs no trust. */
function trustNeeded({ facts, reactions }: ConversationBody, id: string): number {
  if (reactions.some((each) => each.id === id && each.ends)) return Infinity;
  return facts.find((each) => each.id === id)?.needs_mood ?? 0;
}
