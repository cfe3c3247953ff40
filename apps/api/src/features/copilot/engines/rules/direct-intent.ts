import { isRecordAspect } from './own-record/read-own-record.ts';
import type { PlainRequest } from './plain-requests.ts';
import type { Intent } from './intents.ts';

/** So sure of what a message is after, it goes on from nothing; for what comes before every lesson less is enough. */
const SURE = 0.8;
const CAREFUL = 0.5;
const URGENT_ENOUGH = 0.4;
/** What may lean on something needs more. */
const CERTAIN = 0.9;
const IN_NEED = 0.7;
const WORDY = 4;
const URGENT: ReadonlySet<string> = new Set(['emergency', 'danger', 'mishap', 'exposure', 'breach', 'distress']);
const COMES_FIRST: ReadonlySet<string> = new Set([
  'emergency',
  'danger',
  'mishap',
  'exposure',
  'breach',
  'distress',
  'patient',
  'own_case',
  'quiz_key',
  'instructions',
  'favour',
  'other_people',
  'prepare_call',
  'care: emergency',
  'care: danger',
  'care: mishap',
  'care: distress',
  'care: tired',
  'care: grief',
  'care: self-harm',
  'care: patient',
  'care: own-health',
  'care: insult',
]);
/** What words alone tell may still be of a lesson: so sure that it is one, what was learned from examples counts more. */
const OF_LESSON = 0.97;
const MAY_BE_OF_LESSON: ReadonlySet<string> = new Set(['other_people', 'off_topic', 'care: insult']);
const OWN = /\b(?:i|i'?m|i'?ve|my|me|mine|myself)\b/i;
const POINTS = /\b(?:it|this|that|these|those|else)\b/i;
const WISHES: ReadonlySet<string> = new Set([
  'flashcards',
  'game',
  'video_short',
  'quiz_me',
  'summarize',
  'find',
  'missed_question',
]);
/** What is said in few words and goes on from nothing. */
const MANNERS: ReadonlySet<string> = new Set(['thanks', 'greet', 'help', 'small_talk']);

/** 'What do you ask instead?' goes on from what was said; what she can do is asked in other words. */
const ASKS_HELP = /\b(?:help|you (?:can|do for|able|know)|can you|are you|your name|u can)\b/i;

/** What a message is after, by what was learned from examples. */
export interface Understood {
  readonly intent: Intent;
  /** From 0 to 1. */
  readonly confidence: number;
  /** Of a question: what else it may be, though that is not likely enough. */
  readonly rather?: Intent | null;
  /** Of the own record: what else of it is nearly as likely meant. */
  readonly beside?: Intent | null;
}

/** A message as it was read in two ways: by words that leave no doubt, and by what was learned from examples. */
export interface Heard {
  readonly plain: PlainRequest | null;
  readonly understood: Understood;
  readonly typed: string;
  /** Whether it goes on from what was said, or is about what is selected. */
  readonly leans: 'surely' | 'perhaps' | null;
}

/** Which of the two ways counts before anything else; null where the message is read as a question. */
export function directIntent({ plain, understood, typed, leans }: Heard): 'plain' | 'understood' | null {
  const { intent, confidence } = understood;
  if (plain?.isWhole) return 'plain';
  if (plain && isOfLesson(understood, plain.name)) return null;
  if (plain && GIVES_WAY.has(plain.name) && isSurelyOwn(understood, typed)) return 'understood';
  if (leans === 'surely') return leaningIntent({ plain, understood, typed });
  if (plain) return isSurer(understood, plain.name) ? 'understood' : 'plain';
  if (intent === 'question') return null;
  if (URGENT.has(intent) && isWordy(typed)) return confidence >= URGENT_ENOUGH ? 'understood' : null;
  // In two words nobody is sure to be in need: 'shorter, sorry' is no emergency.
  const careful = isWordy(typed) ? CAREFUL : SURE;
  if (leans === 'perhaps' && isOwnRecord(intent, typed)) return confidence >= IN_NEED ? 'understood' : null;
  const isOwn = isRecordAspect(intent) && OWN.test(typed);
  const enough = leans === 'perhaps' && !isOwn ? CERTAIN : COMES_FIRST.has(intent) ? careful : SURE;
  return confidence >= enough ? 'understood' : null;
}

/**
 * In few words 'and a voice?' goes on from what was said, as 'max points?' does. Then it takes both ways of reading, or
 * more certainty, to hear something else in it.
 */
function leaningIntent({ plain, understood, typed }: Omit<Heard, 'leans'>): 'plain' | 'understood' | null {
  const { intent, confidence } = understood;
  const isOwn = OWN.test(typed) && !POINTS.test(typed);
  if (plain && COMES_FIRST.has(plain.name)) return 'plain';
  if (plain && isRecordAspect(plain.name) && isOwn && isRecordAspect(intent))
    return isSurer(understood, plain.name) ? 'understood' : 'plain';
  if (plain?.name === 'product_help' && isWordy(typed)) return 'plain';
  // What is wanted in other words leans by itself.
  if (intent === 'again' && confidence >= SURE) return 'understood';
  // Who is in need is rather heard once too often.
  if (URGENT.has(intent) && isWordy(typed) && confidence >= IN_NEED) return 'understood';
  if (isOwnRecord(intent, typed) && isWordy(typed) && confidence >= IN_NEED) return 'understood';
  if (confidence < CERTAIN) return null;
  if (MANNERS.has(intent) && (intent !== 'help' || ASKS_HELP.test(typed))) return 'understood';
  if (!isWordy(typed)) return null;
  const mayBeMeant = COMES_FIRST.has(intent) || WISHES.has(intent) || (isRecordAspect(intent) && isOwn);
  return mayBeMeant ? 'understood' : null;
}

/** By the name of a part of the record, and whose it is: no lesson is meant with that. */
const isOwnRecord = (intent: string, typed: string): boolean =>
  isRecordAspect(intent) && OWN.test(typed) && NAMES_RECORD.test(typed);
const NAMES_RECORD =
  /\b(?:streaks?|freezes?|badges?|rank(?:ed|ing)?|leaderboard|league|quiz(?:zes)?|points?|certs?|certificates?|reviews?)\b/i;

/** 'How long do we have to answer' names answers, and is taught. */
const isOfLesson = ({ intent, confidence }: Understood, plain: string): boolean =>
  intent === 'question' && confidence >= OF_LESSON && (isRecordAspect(plain) || MAY_BE_OF_LESSON.has(plain));

/** 'Which certificates could I show there' names certificates, and asks for one's own. */
const GIVES_WAY: ReadonlySet<string> = new Set(['product_help', 'off_topic', 'favour']);
const isSurelyOwn = ({ intent, confidence }: Understood, typed: string): boolean =>
  isRecordAspect(intent) && confidence >= SURE && OWN.test(typed);

const isWordy = (typed: string): boolean => typed.split(/\s+/).length >= WORDY;

/** What was learned from examples counts more than words that name a part of the record when it is that sure. */
const isSurer = ({ intent, confidence }: Understood, plain: string): boolean =>
  intent !== plain && confidence >= SURE && isRecordAspect(intent) && isRecordAspect(plain);
