import type { Inspection } from '@snapwell/contract/copilot/inspector.schemas';
import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { estimateTokens } from './tokens.ts';

export type TraceRecord = Omit<Inspection, 'message_id' | 'state'>;

/** What is noted down while a question is answered, for the person who asks how. */
export interface Trace {
  engine(name: Inspection['engine'], model: string | null): void;
  fellBack(why: string): void;
  intent(name: string, confidence: number): void;
  sent(part: string, text: string, isCut?: boolean): void;
  passage(passage: Inspection['passages'][number]): void;
  tool(name: string, args: unknown, result: string): void;
  tokens(tokens: Inspection['tokens']): void;
  firstText(line: StreamLine): void;
  /** The library has no answer to this. */
  gap(): void;
  readonly isGap: boolean;
  /** Everything, at the end. */
  close(): TraceRecord;
}

const NOTED_TEXT = 12_000;

/** `passedMs` says how long ago the question came. */
export function startTrace(askedAt: Date, passedMs: () => number): Trace {
  const kept: TraceRecord = {
    asked_at: askedAt.toISOString(),
    engine: 'built-in',
    model: null,
    fallback: null,
    intent: null,
    sent: [],
    passages: [],
    tools: [],
    tokens: { prompt: 0, reply: 0 },
    first_text_ms: null,
    total_ms: null,
  };
  let isGap = false;
  return {
    gap: () => void (isGap = true),
    get isGap() {
      return isGap;
    },
    engine: (engine, model) => void Object.assign(kept, { engine, model }),
    fellBack: (fallback) => void (kept.fallback = fallback),
    intent: (name, confidence) => void (kept.intent = { name, confidence: Math.round(confidence * 100) / 100 }),
    sent: (part, text, isCut = false) =>
      void kept.sent.push({ part, text: text.slice(0, NOTED_TEXT), tokens: estimateTokens(text), is_cut: isCut }),
    passage: (passage) => void kept.passages.push(passage),
    tool: (name, args, result) => void kept.tools.push({ name, args, result: result.slice(0, NOTED_TEXT) }),
    tokens: (tokens) => void (kept.tokens = tokens),
    firstText(line) {
      if (kept.first_text_ms === null && (line.content || line.tool)) kept.first_text_ms = passedMs();
    },
    close: () => ({ ...kept, total_ms: passedMs() }),
  };
}
