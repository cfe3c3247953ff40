import type { ModelMessage, ModelRequest } from './port.ts';

/** A model that thinks before it writes spends its limit on thinking first. */
const ROOM_TO_THINK = 4000;

type Role = 'system' | 'developer' | 'user';

/** What a service takes of the protocol: services differ, and say so only when they are asked. */
export interface Dialect {
  readonly limit: 'max_tokens' | 'max_completion_tokens' | null;
  /** What the rules are sent as. */
  readonly rulesAs: Role;
  readonly dropped: ReadonlySet<string>;
}

export const plainDialect: Dialect = { limit: 'max_tokens', rulesAs: 'system', dropped: new Set() };

const OPTIONAL = ['temperature', 'stream_options', 'tool_choice', 'tools'] as const;

/** The body of a call, in a dialect. */
export function bodyOf(name: string, request: ModelRequest, { limit, rulesAs, dropped }: Dialect): object {
  const { messages, tools, canCallTools = true, maxTokens, temperature } = request;
  // Where a call cannot be forbidden, the tools are left out instead.
  const hasTools = tools.length > 0 && (canCallTools || !dropped.has('tool_choice'));
  const body = {
    model: name,
    stream: true,
    messages: messages.map((message) => asSent(message, rulesAs)),
    ...(limit === 'max_tokens' && { max_tokens: maxTokens }),
    ...(limit === 'max_completion_tokens' && { max_completion_tokens: maxTokens + ROOM_TO_THINK }),
    stream_options: { include_usage: true },
    temperature,
    ...(hasTools && { tools: tools.map((tool) => ({ type: 'function', function: tool })) }),
    ...(hasTools && !canCallTools && { tool_choice: 'none' }),
  };
  return Object.fromEntries(Object.entries(body).filter(([key]) => !dropped.has(key)));
}

/** The dialect after a refusal; null when the refusal is about nothing that can be left out. */
export function afterRefusal(dialect: Dialect, refusal: string): Dialect | null {
  const { limit, dropped } = dialect;
  const names = refusal.match(/max_completion_tokens|max_tokens|[a-z]+_[a-z]+|temperature|tools?\b|role/g) ?? [];
  for (const name of names) {
    if (name === 'max_tokens' && limit === 'max_tokens') return { ...dialect, limit: 'max_completion_tokens' };
    if (name === 'max_completion_tokens' && limit === 'max_completion_tokens') return { ...dialect, limit: null };
    const optional = OPTIONAL.find((each) => each === name || (each === 'tools' && name === 'tool'));
    if (optional && !dropped.has(optional)) return { ...dialect, dropped: new Set([...dropped, optional]) };
    if (name === 'role' && dialect.rulesAs !== 'user')
      return { ...dialect, rulesAs: dialect.rulesAs === 'system' ? 'developer' : 'user' };
  }
  return null;
}

function asSent(message: ModelMessage, rulesAs: Role): object {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.callId, content: message.content };
  if (message.role === 'system') return { ...message, role: rulesAs };
  if (!('toolCalls' in message)) return message;
  const calls = message.toolCalls.map(({ id, name, args }) => ({
    id,
    type: 'function',
    function: { name, arguments: args },
  }));
  return { role: 'assistant', content: message.content || null, tool_calls: calls };
}
