import { setTimeout as pause } from 'node:timers/promises';
import type { SearchHit } from '#adapters/passage-search/port.ts';
import {
  type LanguageModel,
  ModelError,
  type ModelEvent,
  type ModelFailure,
  type ModelMessage,
  type ModelRequest,
  type ToolCall,
} from '#adapters/language-model/port.ts';
import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { SkillInput, BuiltInWorld } from '#features/copilot/request/skill-input.ts';
import { findPassages, tracePassages } from '#features/copilot/knowledge/find-passages.ts';
import { readPlace } from '#features/copilot/knowledge/place/read-place.ts';
import type { Engine, ReplyWriter, AssistantRequest } from '#features/copilot/request/engine.ts';
import { estimateTokens } from '#features/copilot/request/tokens.ts';
import { ReplyError } from '#features/copilot/request/reply-error.ts';
import { beginTutoring, goOnTutoring, wantsTutor } from '#features/copilot/skills/tutor/tutor.ts';
import { followUpOf } from '../rules/follow-up.ts';
import { createCitations } from './citations.ts';
import { createRulesGuard } from './guard-rules.ts';
import { createPassagesGiven, type PassagesGiven } from './passages-given.ts';
import { buildPrompt, type Prompt } from './prompt.ts';
import { runTool, toolDescriptions } from './tools.ts';

/** Rounds of tools; after them the model must answer without. */
const TOOL_ROUNDS = 3;
/** Of one round so many calls are run. */
const CALLS_AT_ONCE = 6;
const PASSAGES = 6;
const RETRY_MS = 250;
/** What is laid before a model that could not read the whole. */
const LESS = 0.4;
/** A model that does not keep to its limit is cut off: so many characters a token. */
const CHARACTERS_PER_TOKEN = 6;
const CUT_OFF = 'The answer broke off. Please ask again.';
const RULES_STAY = '… I cannot repeat my instructions.';
const TOO_LONG = 'The answer took too long and was cut off. Please ask again.';

/** Thrown while nothing has been written: somebody else can still answer. */
export class NothingWritten extends Error {
  /** Why the model did not answer; null where it had nothing to say. */
  get reason(): ModelFailure | null {
    return this.cause instanceof ModelError ? this.cause.reason : null;
  }
}

/** What answers with a language model. */
export function createModelEngine(world: BuiltInWorld, model: LanguageModel): Engine {
  return async (request, writer) => {
    writer.trace.engine('model', model.name);
    const { context } = request;
    const [vector = null] = (await world.assistant.search.encode([request.question])) ?? [];
    const input: SkillInput = { world, request, writer, context, vector };
    const found = await findForQuestion(input);
    tracePassages(input, found, []);
    const given = createPassagesGiven(input);
    const { line: tutored, text: tutoring } = await tutorStep(input);
    // Cards that are asked now are answered below: what stands in them is not to be told.
    const parts = {
      passages: tutoring === null ? await given.add(found) : [],
      place: tutoring === null ? await readPlace(input) : null,
      tutoring,
    };
    const talk = (share?: number) =>
      createTalk(model, { input, given, prompt: buildPrompt(request, { ...parts, share }, writer) }).run();
    try {
      return { ...(await talk()), ...tutored };
    } catch (error) {
      if (!(error instanceof NothingWritten) || error.reason !== 'too-long') throw error;
      return { ...(await talk(LESS)), ...tutored };
    }
  };
}

/** By its own words `and then?` finds anything: what is found beside the question before comes with it. */
async function findForQuestion(input: SkillInput): Promise<SearchHit[]> {
  const found = await findPassages(input, { limit: PASSAGES });
  const goesOn = followUpOf(input.request.question.toLowerCase(), input.request, input.context.tree);
  if (!goesOn) return found;
  const beside = await findPassages(input, { limit: PASSAGES, before: goesOn.before });
  const isFound = (hit: SearchHit) => found.some((each) => each.group === hit.group && each.position === hit.position);
  return [...found, ...beside.filter((hit) => !isFound(hit))];
}

/**
 * What the tutor does next where the member is being taught, or wants to be: what it would say goes to the model, which
 * says it in its own words; question, hints and sources are the tutor's.
 */
async function tutorStep(input: SkillInput): Promise<{ line: StreamLine; text: string | null }> {
  const { tutoring, question } = input.request;
  if (!tutoring && !wantsTutor(question)) return { line: {}, text: null };
  let text = '';
  const writer: ReplyWriter = {
    trace: input.writer.trace,
    write: ({ content = '' }) => void (text += content),
  };
  const heard = { ...input, writer };
  const line = tutoring ? await goOnTutoring(heard, tutoring) : await beginTutoring(heard);
  if (line) return { line, text };
  return { line: tutoring ? { tutor: tutoring } : {}, text: null };
}

interface TalkParts {
  readonly input: SkillInput;
  readonly given: PassagesGiven;
  readonly prompt: Prompt;
}

function createTalk(model: LanguageModel, { input, given, prompt }: TalkParts) {
  const { request, writer } = input;
  const messages: ModelMessage[] = [...prompt.messages];
  const used = { prompt: 0, reply: 0 };
  const tellsRules = createRulesGuard(prompt.rules);
  const citations = createCitations(given, () =>
    prompt.messages
      .concat(messages)
      .map(({ content }) => content)
      .join('\n'),
  );
  let said = '';

  async function run(): Promise<StreamLine> {
    let practice: StreamLine['practice'];
    for (let round = 0; !request.signal.aborted; round++) {
      const { text, calls } = await oneRound(round < TOOL_ROUNDS);
      if (calls.length === 0) break;
      messages.push({ role: 'assistant', content: text, toolCalls: calls });
      for (const call of calls) {
        const result = await runTool({ ...input, given }, call);
        if ('card' in result) return { tool: result.card };
        if (result.making) writer.write({ making: result.making });
        practice = result.practice ?? practice;
        messages.push({ role: 'tool', callId: call.id, content: result.words });
      }
    }
    if (said.trim() === '' && !practice && !request.signal.aborted)
      throw new NothingWritten('The model had nothing to say.');
    const { rest, sources } = citations.end();
    if (rest !== '') writer.write({ content: rest });
    return { ...(sources.length > 0 && { sources }), ...(practice && { practice }) };
  }

  /** One answer of the model, written as it comes. */
  async function oneRound(canCallTools: boolean): Promise<{ text: string; calls: ToolCall[] }> {
    const modelRequest: ModelRequest = {
      messages,
      tools: toolDescriptions,
      canCallTools,
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
          const shown = citations.read(event.text);
          if (shown !== '') writer.write({ content: shown });
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
    return { text, calls: canCallTools ? calls.slice(0, CALLS_AT_ONCE) : [] };
  }

  return { run };
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
