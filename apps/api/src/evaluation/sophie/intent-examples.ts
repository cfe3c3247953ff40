import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ORGANIZATIONS_DIR } from '@snapwell/demo-library/library';
import { expectedQuestionsFile } from '@snapwell/contract/learning/expected-questions';
import { parse } from 'yaml';
import type { IntentExample } from '#features/copilot/index.ts';
import { libraryQuestions } from '../questions.ts';
import { learnedSets, readSophieSets, type SophieDeclined, type SophieTurn } from './sets.ts';

/** Of what readers are expected to ask, one in so many teaches what a question to the library looks like. */
const ONE_IN = 3;

/** What is asked of the own record, by the names of the sets. */
const ASPECTS: Readonly<Record<string, IntentExample['intent']>> = {
  points: 'points',
  rank: 'rank',
  streak: 'streak',
  freeze: 'freezes',
  badges: 'badges',
  'reviews-due': 'reviews_due',
  next: 'whats_next',
  'last-completed': 'last_completed',
  progress: 'progress',
  'quiz-results': 'quiz_results',
  missed: 'missed',
  certificates: 'certificates',
  assigned: 'assigned',
  time: 'time',
  weeks: 'weeks',
};

/** What is declined for one reason alone. */
const REASONS: Readonly<Record<string, IntentExample['intent']>> = {
  'not-in-library': 'question',
  'off-topic': 'off_topic',
  'patient-specific': 'patient',
  private: 'other_people',
};

/** Messages that the classifier learns from: those of all sets that may be tuned on, with what they are after. */
export function intentExamples(): IntentExample[] {
  const sets = [...learnedSets, 'practice' as const].map(readSophieSets);
  const asked = (questions: readonly string[]) =>
    questions.map((question) => ({ intent: 'question' as const, question }));
  return [
    ...sets.flatMap(({ record }) =>
      record.map(({ asked: question, about }) => ({ intent: ASPECTS[about]!, question })),
    ),
    ...sets.flatMap(({ declined }) => declined.flatMap(declinedExample)),
    ...sets.flatMap(({ requests }) => requests.map(({ asked: question, wants: intent }) => ({ intent, question }))),
    ...sets.flatMap(({ near }) => asked(near.map(({ asked: question }) => question))),
    ...sets.flatMap(({ questions }) => asked(questions.map(({ asked: question }) => question))),
    ...sets.flatMap(({ talks }) => talks.flatMap(({ turns }) => turns.flatMap(turnExample))),
    ...asked(libraryQuestions().flatMap(({ ask, held_out: isHeldOut }) => (isHeldOut ? [] : [ask]))),
    ...asked(expectedQuestions().filter((_, i) => i % ONE_IN === 0)),
  ];
}

/** Turns that say by themselves what they are after; what is asked on a page says it only with that. */
function turnExample(turn: SophieTurn): IntentExample[] {
  if (turn.kind === 'record') return [{ intent: ASPECTS[turn.about]!, question: turn.asked }];
  if (turn.kind === 'decline') return declinedExample({ asked: turn.asked, why: turn.why });
  return [{ intent: turn.kind === 'chat' ? mannersOf(turn.asked) : KINDS[turn.kind], question: turn.asked }];
}

const KINDS = {
  help: 'product_help',
  quiz: 'quiz_me',
  cards: 'flashcards',
  lesson: 'question',
  summary: 'summarize',
  again: 'again',
} as const;

/** What is said out of kindness: thanks and a farewell, a greeting, or anything else that asks for nothing. */
const mannersOf = (said: string): IntentExample['intent'] =>
  /\b(?:th(?:an)?x|thanks?|thank you|ty|ta|cheers|bye|good ?night)\b/i.test(said)
    ? 'thanks'
    : /^(?:hi|hey|hello|hallo|good (?:morning|evening|day))(?: \w+)?[.!]*$/i.test(said.trim())
      ? 'greet'
      : 'small_talk';

function declinedExample({
  asked: question,
  why,
  kind,
}: Pick<SophieDeclined, 'asked' | 'why' | 'kind'>): IntentExample[] {
  const intent = kind ?? REASONS[why];
  return intent ? [{ intent, question }] : [];
}

function expectedQuestions(): string[] {
  return globSync('*/modules/*/expected-questions.yaml', { cwd: ORGANIZATIONS_DIR })
    .toSorted()
    .flatMap((path) =>
      Object.values(expectedQuestionsFile.parse(parse(readFileSync(join(ORGANIZATIONS_DIR, path), 'utf8')))).flatMap(
        (entries) => entries.flatMap(({ questions }) => questions),
      ),
    );
}
