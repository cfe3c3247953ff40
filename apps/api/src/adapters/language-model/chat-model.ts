import { type LanguageModel, ModelError, type ModelMessage, type ModelRequest } from './port.ts';
import { readChat } from './read-chat.ts';

export interface ChatModelSettings {
  /** Of any OpenAI-compatible service, such as `https://api.example.com/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly name: string;
  /** For the whole answer. */
  readonly timeoutMs: number;
  /** Between two signs of life. */
  readonly idleMs: number;
}

/** A model behind the chat protocol that most services speak. */
export function createChatModel(settings: ChatModelSettings): LanguageModel {
  return {
    name: settings.name,
    async *write(request) {
      const overall = AbortSignal.timeout(settings.timeoutMs);
      const idle = createIdleSignal(settings.idleMs);
      // Whoever stops reading in the middle ends the call as well.
      const left = new AbortController();
      const signal = AbortSignal.any([request.signal, overall, idle.signal, left.signal]);
      try {
        const response = await ask(settings, request, signal);
        yield* readChat(response, idle.touch);
      } catch (error) {
        if (request.signal.aborted) return;
        if (overall.aborted || idle.signal.aborted) throw new ModelError('timeout', 'The model took too long.');
        throw error instanceof ModelError
          ? error
          : new ModelError('unreachable', `The model cannot be reached: ${String(error)}`, true);
      } finally {
        idle.stop();
        left.abort();
      }
    },
  };
}

async function ask(
  { baseUrl, apiKey, name }: ChatModelSettings,
  { messages, tools, maxTokens, temperature }: ModelRequest,
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(`${baseUrl.replace(/\/$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({
      model: name,
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: maxTokens,
      temperature,
      messages: messages.map(asSent),
      ...(tools.length > 0 && { tools: tools.map((tool) => ({ type: 'function', function: tool })) }),
    }),
    signal,
  });
  if (response.ok) return response;
  await response.body?.cancel();
  const { status } = response;
  if (status === 429) throw new ModelError('busy', 'The model has too much to do.', true);
  throw new ModelError('refused', `The model answered with ${status}.`, status >= 500);
}

function asSent(message: ModelMessage): object {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.callId, content: message.content };
  if (!('toolCalls' in message)) return message;
  const calls = message.toolCalls.map(({ id, name, args }) => ({
    id,
    type: 'function',
    function: { name, arguments: args },
  }));
  return { role: 'assistant', content: message.content || null, tool_calls: calls };
}

function createIdleSignal(idleMs: number) {
  const controller = new AbortController();
  let timer = setTimeout(() => controller.abort(), idleMs).unref();
  return {
    signal: controller.signal,
    touch() {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), idleMs).unref();
    },
    stop: () => clearTimeout(timer),
  };
}
