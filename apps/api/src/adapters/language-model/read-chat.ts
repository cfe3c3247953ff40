import { z } from 'zod';
import { gatherToolCalls } from './gather-tool-calls.ts';
import { ModelError, type ModelEvent } from './port.ts';
import { createThoughtFilter } from './without-thoughts.ts';

const toolDelta = z.looseObject({
  index: z.number().nullish(),
  id: z.string().nullish(),
  function: z.looseObject({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
});

const said = z.looseObject({
  content: z.string().nullish(),
  refusal: z.string().nullish(),
  tool_calls: z.array(toolDelta).nullish(),
});

/** A piece of the answer; services differ in what they leave out. A whole answer has `message` in place of `delta`. */
const piece = z.looseObject({
  choices: z
    .array(z.looseObject({ delta: said.nullish(), message: said.nullish(), finish_reason: z.string().nullish() }))
    .nullish(),
  usage: z.looseObject({ prompt_tokens: z.number().nullish(), completion_tokens: z.number().nullish() }).nullish(),
  error: z.unknown().optional(),
});

/** Reads what a chat service answers: a stream of events, or one JSON document from those that do not stream. */
export async function* readChat(response: Response, touch: () => void): AsyncGenerator<ModelEvent> {
  const calls = gatherToolCalls();
  const withoutThoughts = createThoughtFilter();
  let hasText = false;
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') ?? false;
  for await (const data of isStream ? readEvents(response, touch) : [await response.text()]) {
    if (data === '[DONE]') break;
    const { choices, usage, error } = parse(data);
    if (error) throw new ModelError('broken', 'The model broke off with an error.', true);
    const spoken = choices?.[0]?.delta ?? choices?.[0]?.message;
    // What a model reasons stands in fields of its own, which are nobody's to read.
    const text = spoken?.content ? withoutThoughts(spoken.content) : spoken?.refusal;
    hasText ||= Boolean(text);
    if (text) yield { type: 'text', text };
    if (choices?.[0]?.finish_reason === 'content_filter' && !hasText)
      throw new ModelError('filtered', "The model's service does not answer this.");
    for (const delta of spoken?.tool_calls ?? []) calls.add(delta);
    if (usage) yield { type: 'usage', prompt: usage.prompt_tokens ?? 0, reply: usage.completion_tokens ?? 0 };
  }
  for (const call of calls.whole()) yield { type: 'tool', call };
}

function parse(data: string): z.output<typeof piece> {
  try {
    return piece.parse(JSON.parse(data));
  } catch {
    throw new ModelError('broken', 'The model answered with something that is not its protocol.', true);
  }
}

/** The data of each event, however the bytes are torn. */
async function* readEvents(response: Response, touch: () => void): AsyncGenerator<string> {
  let rest = '';
  for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
    touch();
    const lines = (rest + text).split(/\r\n|\n|\r/);
    rest = lines.pop()!;
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim();
  }
  if (rest.startsWith('data:')) yield rest.slice(5).trim();
}
