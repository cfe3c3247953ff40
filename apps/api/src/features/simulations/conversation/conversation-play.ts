import type { ConversationBody } from '@snapwell/contract/simulations/conversation';
import type { ConversationResult, ConversationStep } from '@snapwell/contract/simulations/conversation-play.schemas';
import { readUtterance } from '@snapwell/understanding/read-utterance';
import { AppError } from '#platform/http/app-error.ts';
import { candidatesOf, embedWith } from '../judge/candidates-of.ts';
import { judgeTalk } from '../judge/judge-talk.ts';
import { judgeByModel } from '../judge/model-judge.ts';
import { showPersona } from '@snapwell/contract/simulations/show-persona';
import { readTranscript } from '../judge/read-transcript.ts';
import { foldTalk } from '../judge/talk-state.ts';
import type { Play, PlayWorld, Run } from '../play.ts';
import { answerUtterance } from './answer-utterance.ts';
import { speakByModel } from './model-dialogue.ts';
import { presentTalk } from './present-talk.ts';

type TalkRun = Run<ConversationBody, ConversationStep>;
type Said = Pick<ConversationStep, 'said' | 'by' | 'seconds'>;

/** Time between two steps that is believed; whoever pauses longer was away. */
const LONGEST_PAUSE = 120;

/** A conversation with a persona. What they hide, how they feel about words and the rubric stay on the server. */
export const conversationPlay: Play<ConversationBody, ConversationStep> = {
  describe: ({ introduction, persona, goals, time_limit: timeLimit }) => ({
    play: 'conversation',
    introduction,
    persona: showPersona(persona),
    goals,
    time_limit: timeLimit ?? null,
  }),
  async decide(world, run, input) {
    if (input.play !== 'conversation') throw new AppError('invalid_request');
    const { act, said, by, position } = input;
    if (position !== run.steps.length) throw new AppError('simulation_moved_on');
    const before = run.steps.at(-1)?.seconds ?? 0;
    const seconds = Math.min(Math.max(input.seconds, before), before + LONGEST_PAUSE);
    if (act === 'end') return { act, said: '', by, seconds, meanings: [], manner: null, reply: '', engine: 'built-in' };
    return decideReply(world, run, { said, by, seconds });
  },
  isOver: ({ body, steps }) => foldTalk(body, steps).endedBy !== null,
  conclude,
  present: ({ body, steps }) => presentTalk(body, steps),
};

/** What was meant decides what comes out; only then a model, where there is one, finds words for it. */
async function decideReply(
  { assistant }: Pick<PlayWorld, 'assistant'>,
  { body, steps }: TalkRun,
  { said, by, seconds }: Said,
): Promise<ConversationStep> {
  const embed = embedWith(assistant.search);
  const candidates = await candidatesOf(body, embed);
  const last = steps.at(-1);
  const context = {
    saidBefore: last?.said,
    meantBefore: last?.meanings.at(-1)?.id,
    heardLast: last?.reply ?? body.persona.opening,
  };
  const understood = await readUtterance(said, { candidates, embed, context });
  const state = foldTalk(body, steps);
  const answer = answerUtterance(body, state, understood);
  const { meanings, manner } = answer;
  const step = { act: 'say' as const, said, by, seconds, meanings: [...meanings], manner };
  const spoken = assistant.model
    ? await speakByModel(assistant.model, { body, state, lines: steps, said, answer }).catch((error: unknown) => {
        assistant.onError(error);
        return null;
      })
    : null;
  return spoken === null
    ? { ...step, reply: answer.reply, engine: 'built-in' }
    : { ...step, reply: spoken, engine: 'model' };
}

/** The debrief. A model's verdicts count where its quotes stand in the transcript; the rest is judged by meaning. */
async function conclude({ assistant }: Pick<PlayWorld, 'assistant'>, run: TalkRun): Promise<ConversationResult> {
  const { body } = run;
  const steps = run.steps.filter(({ act }) => act === 'say');
  if (steps.length === 0) throw new AppError('simulation_unfinished');
  const verdicts = await readTranscript(body, steps, embedWith(assistant.search));
  const byModel =
    assistant.model &&
    (await judgeByModel(assistant.model, body, steps).catch((error: unknown) => {
      assistant.onError(error);
      return null;
    }));
  return judgeTalk(body, run.steps, {
    verdicts: byModel ? new Map([...verdicts, ...byModel]) : verdicts,
    judgedBy: byModel ? 'model' : 'built-in',
  });
}
