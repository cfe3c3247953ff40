import { exactIntent, type Intent } from './intents.ts';

export interface Understood {
  readonly intent: Intent;
  /** From 0 to 1. */
  readonly confidence: number;
}

/** What a question is after. */
export function understand(question: string, _vector: Int8Array | null): Understood {
  const exact = exactIntent(question);
  return exact ? { intent: exact, confidence: 1 } : { intent: 'question', confidence: 0 };
}
