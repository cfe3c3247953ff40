import type { ConversationBody } from '@snapwell/contract/simulations/conversation';
import type { ConversationStep, ConversationView } from '@snapwell/contract/simulations/conversation-play.schemas';
import { showPersona } from '@snapwell/contract/simulations/show-persona';
import { metSoFar, presentGoals } from '../judge/present-goals.ts';
import { beginTalk, foldTalk, stepTalk } from '../judge/talk-state.ts';

/** What is released of a conversation after its steps. Nothing in it says more than was told. */
export function presentTalk(body: ConversationBody, steps: readonly ConversationStep[]): ConversationView {
  const state = foldTalk(body, steps);
  const before = steps.length > 0 ? foldTalk(body, steps.slice(0, -1)) : beginTalk(body);
  return {
    play: 'conversation',
    introduction: body.introduction,
    persona: showPersona(body.persona),
    opening: body.persona.opening,
    goals: presentGoals(body, metSoFar(body, state)),
    lines: presentLines(body, steps),
    mood: state.mood,
    pain: state.pain,
    vitals: body.vitals.map(({ id, title, unit, start }, i) => {
      const value = Math.round(state.vitals[i]!.value);
      return { id, title, unit, value, start, change: value - Math.round(before.vitals[i]!.value) };
    }),
    told: state.told.length,
    seconds: state.seconds,
    time_limit: body.time_limit ?? null,
    engine: steps.findLast(({ act }) => act === 'say')?.engine ?? null,
    ended_by: state.endedBy,
  };
}

function presentLines(body: ConversationBody, steps: readonly ConversationStep[]): ConversationView['lines'] {
  let state = beginTalk(body);
  return steps.flatMap((step) => {
    const before = state;
    state = stepTalk(body, state, step);
    if (step.act === 'end') return [];
    return [
      {
        said: step.said,
        by: step.by,
        seconds: step.seconds,
        reply: step.reply,
        is_understood: step.meanings.length > 0,
        change: state.mood - before.mood,
      },
    ];
  });
}
