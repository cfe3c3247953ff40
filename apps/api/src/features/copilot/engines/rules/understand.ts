import { classify } from './classifier/classify.ts';
import { exactIntent, type Intent } from './intents.ts';

export interface Understood {
  readonly intent: Intent;
  /** From 0 to 1. */
  readonly confidence: number;
}

/** Below this a message is taken as a question to the library, which says so when it finds nothing. */
const CONFIDENT = 0.42;
/** Who asks about the subject must not be turned away, or given a summary instead: for these it takes more. */
const MORE_CONFIDENT: Partial<Record<Intent, number>> = {
  own_health: 0.62,
  other_people: 0.62,
  off_topic: 0.62,
  summarize: 0.66,
  quiz_key: 0.5,
  help: 0.5,
  // What asks of one's own record is recognized before (own-record).
  progress: 0.7,
  rank: 0.7,
  last_completed: 0.7,
  due: 0.7,
  points: 0.7,
  streak: 0.7,
  quiz_results: 0.7,
  whats_next: 0.7,
};

/** What begins something, and what asks about doing it. */
const ACTS: ReadonlySet<Intent> = new Set(['quiz_me', 'flashcards', 'game', 'video_short']);
const ASKS_ABOUT =
  /^(?:and |so |but |ok )*(?:how (?:can|do|does|could|should|would|to|long|many|often)|why|when|what (?:is|are|does|helps)|does|is it)\b/i;

/** What a message is after: its exact words first, then what was learned from examples. */
export function understand(question: string, vector: Int8Array | null): Understood {
  const exact = exactIntent(question);
  if (exact) return { intent: exact, confidence: 1 };
  const best = classify(question, vector).find(({ intent }) => !ACTS.has(intent) || !ASKS_ABOUT.test(question));
  return best!.confidence >= (MORE_CONFIDENT[best!.intent] ?? CONFIDENT)
    ? best!
    : { intent: 'question', confidence: best!.confidence };
}
