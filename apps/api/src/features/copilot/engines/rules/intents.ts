/** What a question can be after. The order is that of the weights of the classifier. */
export const intents = [
  'question',
  'find',
  'summarize',
  'whats_next',
  'progress',
  'points',
  'streak',
  'rank',
  'quiz_results',
  'missed_question',
  'last_completed',
  'freezes',
  'badges',
  'certificates',
  'reviews_due',
  'assigned',
  'missed',
  'time',
  'weeks',
  'flashcards',
  'game',
  'video_short',
  'quiz_me',
  'voice',
  'help',
  'product_help',
  'greet',
  'thanks',
  'other_people',
  'quiz_key',
  'favour',
  'patient',
  'emergency',
  'danger',
  'distress',
  'own_health',
  'instructions',
  'off_topic',
  'again',
  'small_talk',
  'own_case',
  'mishap',
  'exposure',
  'breach',
] as const;
export type Intent = (typeof intents)[number];

/** What the buttons of the product say, and what people say in exactly these words. */
const EXACTLY: Readonly<Record<string, Intent>> = {
  'create flashcards': 'flashcards',
  'create a video short': 'video_short',
  'create interactive game': 'game',
  'what should i do next': 'whats_next',
  'whats next': 'whats_next',
  quiz: 'quiz_me',
  'a quiz': 'quiz_me',
  pts: 'points',
  points: 'points',
  'my points': 'points',
  streak: 'streak',
  'my streak': 'streak',
  rank: 'rank',
  'my rank': 'rank',
  freezes: 'freezes',
  badges: 'badges',
  cert: 'certificates',
  certs: 'certificates',
  'my certificates': 'certificates',
  'quiz me': 'quiz_me',
  'test me': 'quiz_me',
  'ask me something': 'quiz_me',
  'quiz me on this': 'quiz_me',
  'quiz me with cards': 'quiz_me',
  'quiz me with flashcards': 'quiz_me',
  'quiz me on this page': 'quiz_me',
  'frag mich das ab': 'quiz_me',
  hi: 'greet',
  hello: 'greet',
  hey: 'greet',
  thanks: 'thanks',
  'thank you': 'thanks',
  help: 'help',
  'what can you do': 'help',
  'what can u do': 'help',
  'what do you do': 'help',
};

export function exactIntent(question: string): Intent | null {
  const folded = question
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
  return EXACTLY[folded] ?? EXACTLY[folded.replaceAll(AROUND, '')] ?? null;
}

/** What people say around a wish. */
const AROUND = /^(?:(?:ok|okay|and|so|then|now|well|yes|please|pls) )+|(?: (?:now|then|please|pls|thanks))+$/g;
