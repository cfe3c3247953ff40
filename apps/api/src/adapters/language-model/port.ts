export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** As the model wrote them: JSON, or not. */
  readonly args: string;
}

export type ModelMessage =
  | { readonly role: 'system' | 'user' | 'assistant'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly toolCalls: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly callId: string; readonly content: string };

export interface ToolDescription {
  readonly name: string;
  readonly description: string;
  /** JSON schema. */
  readonly parameters: object;
}

export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ToolDescription[];
  readonly maxTokens: number;
  readonly temperature: number;
  readonly signal: AbortSignal;
}

export type ModelEvent =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'tool'; readonly call: ToolCall }
  | { readonly type: 'usage'; readonly prompt: number; readonly reply: number };

/** Why a model did not answer, and whether asking again may help. */
export class ModelError extends Error {
  readonly reason: 'unreachable' | 'refused' | 'busy' | 'timeout' | 'broken';
  readonly isWorthRetrying: boolean;

  constructor(reason: ModelError['reason'], message: string, isWorthRetrying = false) {
    super(message);
    this.reason = reason;
    this.isWorthRetrying = isWorthRetrying;
  }
}

/** A language model that writes as it thinks. */
export interface LanguageModel {
  readonly name: string;
  /** Text as it comes; tool calls when they are whole. Throws a `ModelError`; ends early when the signal says so. */
  write(request: ModelRequest): AsyncIterable<ModelEvent>;
}
