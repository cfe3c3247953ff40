import { setTimeout as pause } from 'node:timers/promises';
import {
  type LanguageModel,
  ModelError,
  type ModelEvent,
  type ModelMessage,
  type ModelRequest,
  type ToolCall,
} from '#adapters/language-model/port.ts';
import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { SkillInput, BuiltInWorld } from '#features/copilot/request/skill-input.ts';
import { findPassages, tracePassages } from '#features/copilot/knowledge/find-passages.ts';
import { sourceOf } from '#features/copilot/knowledge/links.ts';
import type { Engine, ReplyWriter, AssistantRequest } from '#features/copilot/request/engine.ts';
import { estimateTokens } from '#features/copilot/request/tokens.ts';
import { ReplyError } from '#features/copilot/request/reply-error.ts';
import { createRulesGuard } from './guard-rules.ts';
import { buildPrompt } from './prompt.ts';
import { runTool, toolDescriptions } from './tools.ts';

/** Rounds of tools; after them the model must answer without. */
const TOOL_ROUNDS = 2;
const PASSAGES = 5;
const RETRY_MS = 250;
/** A model that does not keep to its limit is cut off: so many characters a token. */
const CHARACTERS_PER_TOKEN = 6;
const CUT_OFF = 'The answer broke off. Please ask again.';
const RULES_STAY = '… I cannot repeat my instructions.';
const TOO_LONG = 'The answer took too long and was cut off. Please ask again.';

/** Thrown while nothing has been written: somebody else can still answer. */
export class NothingWritten extends Error {}

/** What answers with a language model. */
export function createModelEngine(world: BuiltInWorld, model: LanguageModel): Engine {
  return async (request, writer) => {
    writer.trace.engine('model', model.name);
    const { context } = request;
    // Words alone: the meaning of the question would cost more than everything else before the first token. The
    // model's own search has both.
    const input: SkillInput = { world, request, writer, context, vector: null };
    const passages = await findPassages(input, { limit: PASSAGES });
    tracePassages(input, passages, []);
    const talk = createTalk(model, input, buildPrompt(request, passages, writer));
    const last = await talk.run();
    const item =
      last.tool || !talk.saidTitles(passages.map(({ title }) => title))
        ? null
        : context.tree.itemById.get(talk.namedGroup(passages) ?? '');
    return item ? { ...last, sources: [sourceOf(request.caller.orgId, item)] } : last;
  };
}

function createTalk(model: LanguageModel, input: SkillInput, messages: ModelMessage[]) {
  const { request, writer } = input;
  const used = { prompt: 0, reply: 0 };
  const tellsRules = createRulesGuard(messages[0]!.content);
  let said = '';

  async function run(): Promise<StreamLine> {
    for (let round = 0; !request.signal.aborted; round++) {
      const { text, calls } = await oneRound(round < TOOL_ROUNDS);
      if (calls.length === 0) break;
      messages.push({ role: 'assistant', content: text, toolCalls: calls });
      for (const call of calls) {
        const result = await runTool(input, call);
        if ('card' in result) return { tool: result.card };
        if (result.making) writer.write({ making: result.making });
        messages.push({ role: 'tool', callId: call.id, content: result.words });
      }
    }
    if (said.trim() === '' && !request.signal.aborted) throw new NothingWritten('The model had nothing to say.');
    return {};
  }

  /** One answer of the model, written as it comes. */
  async function oneRound(hasTools: boolean): Promise<{ text: string; calls: ToolCall[] }> {
    const modelRequest: ModelRequest = {
      messages,
      tools: hasTools ? toolDescriptions : [],
      maxTokens: request.maxTokens,
      temperature: request.temperature,
      signal: request.signal,
    };
    const calls: ToolCall[] = [];
    let text = '';
    let usage: { prompt: number; reply: number } | null = null;
    try {
      for await (const event of withOneRetry(() => model.write(modelRequest), request)) {
        if (event.type === 'tool') calls.push(event.call);
        else if (event.type === 'usage') usage = event;
        else {
          text += event.text;
          said += event.text;
          if (tellsRules(said)) {
            writer.write({ content: RULES_STAY });
            return { text, calls: [] };
          }
          writer.write({ content: event.text });
          if (said.length > request.maxTokens * CHARACTERS_PER_TOKEN) break;
        }
      }
    } catch (error) {
      if (said.trim() === '') throw new NothingWritten(String(error), { cause: error });
      throw new ReplyError(error instanceof ModelError && error.reason === 'timeout' ? TOO_LONG : CUT_OFF);
    } finally {
      used.prompt += usage?.prompt ?? estimateTokens(JSON.stringify(messages));
      used.reply += usage?.reply ?? estimateTokens(text);
      writer.trace.tokens({ ...used });
    }
    return { text, calls: hasTools ? calls : [] };
  }

  return {
    run,
    saidTitles: (titles: readonly string[]) => titles.some((title) => said.includes(title)),
    /** The lesson that the answer names. */
    namedGroup: (passages: readonly { title: string; group: string }[]) =>
      passages.find(({ title }) => said.includes(title))?.group,
  };
}

/** Asks once more when the first attempt failed before a word came and another may not. */
async function* withOneRetry(
  write: () => AsyncIterable<ModelEvent>,
  { signal }: Pick<AssistantRequest, 'signal'>,
): AsyncGenerator<ModelEvent> {
  let hasBegun = false;
  try {
    for await (const event of write()) {
      hasBegun = true;
      yield event;
    }
    return;
  } catch (error) {
    const isWorthIt = error instanceof ModelError && error.isWorthRetrying && !hasBegun && !signal.aborted;
    if (!isWorthIt) throw error;
  }
  await pause(RETRY_MS);
  yield* write();
}

/** Lets the built-in engine answer, and says why. */
export function withNotice(engine: Engine, notice: string, why: string): Engine {
  return async (request: AssistantRequest, writer: ReplyWriter) => {
    writer.write({ content: `${notice}\n\n` });
    const last = await engine(request, writer);
    writer.trace.fellBack(why);
    return last;
  };
}
