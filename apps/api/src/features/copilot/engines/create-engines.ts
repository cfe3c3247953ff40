import type { BuiltInWorld } from '../request/skill-input.ts';
import { createBuiltInEngine } from './rules/built-in-engine.ts';
import { createModelEngine, NothingWritten, withNotice } from './model/model-engine.ts';
import type { Engine } from '../request/engine.ts';
import { proposalWishOf } from '../skills/proposals/read-wish.ts';
import { hearCare } from './hear-care.ts';
import { memoryWishOf } from '../skills/memory/read-wish.ts';

/** What answers: by whether tokens are left for today. */
export type ChooseEngine = (hasTokens: boolean) => Engine;

const UNREACHABLE = 'The language model does not answer right now, so I answer from what is built in.';
const NOT_SET_UP =
  'The language model is not set up rightly, so I answer from what is built in. Whoever runs this platform sees why.';
const HELD_BACK = 'The language model may not answer this, so I answer from what is built in.';
const USED_UP =
  "Today's budget for the language model is used up, so I answer from what is built in until midnight (UTC).";

/**
 * The model where one is configured and has tokens left; the built-in engine for the rest, and where the model fails
 * before its first word.
 */
export function createEngines(world: BuiltInWorld): ChooseEngine {
  const builtIn = createBuiltInEngine(world);
  const { model, onError } = world.assistant;
  if (!model) return () => builtIn;
  const byModel = createModelEngine(world, model);
  const inPlace: Engine = async (request, writer) => {
    // What is to be remembered, forgotten or done is taken to the letter.
    if (memoryWishOf(request.question) ?? proposalWishOf(request.question)) return builtIn(request, writer);
    const care = await hearCare(world, request);
    if (care) {
      writer.trace.intent(`care: ${care.kind}`, 1);
      return care.skill({ world, request, writer, context: request.context, vector: null });
    }
    try {
      return await byModel(request, writer);
    } catch (error) {
      if (!(error instanceof NothingWritten) || request.signal.aborted) throw error;
      onError(error);
      return withNotice(builtIn, noticeOf(error), error.message)(request, writer);
    }
  };
  return (hasTokens) => (hasTokens ? inPlace : withNotice(builtIn, USED_UP, 'budget'));
}

function noticeOf({ reason }: NothingWritten): string {
  if (reason === 'filtered') return HELD_BACK;
  return reason === 'credentials' || reason === 'unknown-model' || reason === 'unpaid' ? NOT_SET_UP : UNREACHABLE;
}
