import type { ModelFailure } from '@snapwell/contract/copilot/inspector.schemas';

export type { ModelFailure };

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
  /** False: the tools are there to be read in the talk so far, and none may be called any more. */
  readonly canCallTools?: boolean;
  readonly maxTokens: number;
  readonly temperature: number;
  readonly signal: AbortSignal;
}

export type ModelEvent =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'tool'; readonly call: ToolCall }
  | { readonly type: 'usage'; readonly prompt: number; readonly reply: number };

/**
 * Why a model did not answer, and whether asking again may help. `credentials`, `unknown-model` and `unpaid` are for
 * whoever set it up; `too-long` is a prompt beyond its reach; `filtered` is what its provider holds back.
 */
export class ModelError extends Error {
  readonly reason: ModelFailure;
  readonly isWorthRetrying: boolean;

  constructor(reason: ModelFailure, message: string, isWorthRetrying = false) {
    super(message);
    this.reason = reason;
    this.isWorthRetrying = isWorthRetrying;
  }
}

/** What has kept a model from answering since it last did. */
export interface ModelTrouble {
  readonly reason: ModelFailure;
  readonly message: string;
  readonly since: Date;
}

/** A language model that writes as it thinks. */
export interface LanguageModel {
  readonly name: string;
  /** Null when the last call that came to an end was answered. */
  readonly trouble: ModelTrouble | null;
  /** Text as it comes; tool calls when they are whole. Throws a `ModelError`; ends early when the signal says so. */
  write(request: ModelRequest): AsyncIterable<ModelEvent>;
}
