import { classify } from './classifier/classify.ts';
import { exactIntent, type Intent } from './intents.ts';
import { isRecordAspect } from './own-record/read-own-record.ts';

export interface Understood {
  readonly intent: Intent;
  /** From 0 to 1. */
  readonly confidence: number;
  /** Of a question: what else it may be, though that is not likely enough. */
  readonly rather?: Intent | null;
}

/** Below this a message is taken as a question to the library, which says so when it finds nothing. */
const CONFIDENT = 0.5;
/** Who asks about the subject must not be turned away, or given a summary instead: for these it takes more. */
const MORE_CONFIDENT: Partial<Record<Intent, number>> = {
  own_health: 0.62,
  other_people: 0.62,
  off_topic: 0.62,
  patient: 0.5,
  summarize: 0.66,
  again: 0.75,
  small_talk: 0.75,
};

/** Where no lesson surely answers, so much is enough to leave one patient to those who see them. */
const MAY_BE_PATIENT = 0.25;
/** Where no lesson says anything, so much is enough to tell of the own record. */
const MAY_BE_RECORD = 0.25;

/** What begins something, and what asks about doing it. */
const ACTS: ReadonlySet<Intent> = new Set(['quiz_me', 'flashcards', 'game', 'video_short']);
const ASKS_ABOUT =
  /^(?:and |so |but |ok )*(?:how (?:can|do|does|could|should|would|to|long|many|often)|why|when|what (?:is|are|does|helps)|does|is it)\b/i;

/** What a message is after: its exact words first, then what was learned from examples. */
export function understand(question: string, vector: Int8Array | null): Understood {
  const exact = exactIntent(question);
  if (exact) return { intent: exact, confidence: 1 };
  const all = classify(question, vector);
  const best = all.find(({ intent }) => !ACTS.has(intent) || !ASKS_ABOUT.test(question))!;
  if (best.confidence >= (MORE_CONFIDENT[best.intent] ?? CONFIDENT)) return best;
  // Parts of the record share what one of them alone would have.
  const record = all.filter(({ intent }) => isRecordAspect(intent));
  const ofRecord = record.reduce((sum, { confidence }) => sum + confidence, 0);
  if (ofRecord >= CONFIDENT) return { intent: record[0]!.intent, confidence: ofRecord };
  const patient = all.find(({ intent }) => intent === 'patient');
  const rather =
    (patient?.confidence ?? 0) >= MAY_BE_PATIENT
      ? ('patient' as const)
      : ofRecord >= MAY_BE_RECORD
        ? record[0]!.intent
        : null;
  return { intent: 'question', confidence: best.confidence, rather };
}
