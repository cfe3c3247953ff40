import type { BodyOf } from '@snapwell/contract/http/endpoint';
import type { tryConversation as tryEndpoint } from '@snapwell/contract/simulations/conversation-try.endpoints';
import type { ConversationTry } from '@snapwell/contract/simulations/conversation-try.schemas';
import { AppError } from '#platform/http/app-error.ts';
import { metSoFar } from '../judge/present-goals.ts';
import { foldTalk } from '../judge/talk-state.ts';
import type { DecidingWorld } from '../play.ts';
import { conversationPlay } from './conversation-play.ts';
import { playableDraft } from './playable-draft.ts';
import { presentTalk } from './present-talk.ts';

/**
 * Answers an author who talks with the persona as the draft is now, by the same rules as learners are answered, and
 * says what came out and what was met, which learners are not told before the end. It knows no attempt: what was said
 * before comes with the call.
 */
export async function tryConversation(
  world: DecidingWorld,
  orgId: string,
  { body: draft, steps, said, seconds }: BodyOf<typeof tryEndpoint>,
): Promise<ConversationTry> {
  const playable = playableDraft(draft);
  if (!playable) throw new AppError('draft_unfinished');
  const { body, leftOut } = playable;
  if (foldTalk(body, steps).endedBy) throw new AppError('simulation_moved_on');
  const run = { orgId, attemptId: '', body, steps };
  const position = steps.length;
  const step = await conversationPlay.decide(world, run, {
    play: 'conversation',
    act: 'say',
    by: 'text',
    said,
    seconds,
    position,
  });
  const all = [...steps, step];
  const state = foldTalk(body, all);
  return {
    step,
    view: presentTalk(body, all),
    told: [...state.told],
    withheld: state.withheld.filter((id) => !state.told.includes(id)),
    reactions: Object.keys(state.reactions),
    met: [...metSoFar(body, state)],
    left_out: [...leftOut],
  };
}
