import type { ConversationBody } from '@snapwell/contract/simulations/conversation';
import type { ConversationStep } from '@snapwell/contract/simulations/conversation-play.schemas';
import type { Understood } from '@snapwell/understanding/read-utterance';
import fc from 'fast-check';
import { foldTalk } from '../judge/talk-state.ts';
import { answerUtterance } from './answer-utterance.ts';

/** Something said, as it was understood: one of the candidates, surely or not, politely or not. */
export interface Said {
  readonly id: string;
  readonly certainty: Understood['certainty'];
  readonly kind: NonNullable<Understood['manner']>['kind'] | null;
  /** Seconds of silence before it. */
  readonly pause: number;
}

/** The steps of a talk in which this was said. */
export function talkOf(body: ConversationBody, all: readonly Said[]): ConversationStep[] {
  const steps: ConversationStep[] = [];
  let seconds = 0;
  for (const { id, certainty, kind, pause } of all) {
    seconds += pause;
    const state = foldTalk(body, steps);
    if (state.endedBy) break;
    const part: Understood = {
      said: 'something',
      start: 0,
      read: id,
      certainty,
      matches: [{ id, confidence: 0.9 }],
      manner: kind === null ? null : { kind, isNothingElse: false },
    };
    const answer = answerUtterance(body, state, [part]);
    const meanings = [...answer.meanings];
    steps.push({ ...answer, meanings, act: 'say', said: 'something', by: 'text', seconds, engine: 'built-in' });
  }
  return steps;
}

/** Random talks in which nobody ends it by agreeing. */
export function someTalks(body: ConversationBody): fc.Arbitrary<ConversationStep[]> {
  const ids = [...body.facts, ...body.reactions.filter(({ ends }) => !ends)].map(({ id }) => id);
  const said = fc.record({
    id: fc.constantFrom(...ids),
    certainty: fc.constantFrom('sure' as const, 'maybe' as const, 'nothing' as const),
    kind: fc.constantFrom(null, 'rude' as const, 'thanks' as const, 'nonsense' as const, 'greeting' as const),
    pause: fc.integer({ min: 0, max: 90 }),
  });
  return fc.array(said, { maxLength: 40 }).map((all) => talkOf(body, all));
}
