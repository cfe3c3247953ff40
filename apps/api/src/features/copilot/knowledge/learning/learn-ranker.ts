import { readFileSync, writeFileSync } from 'node:fs';
import { inOrganization } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { alternativesFor } from '../../words/alternatives.ts';
import { starterWords } from '../../words/starter-words.ts';
import { isQuotableWeight } from '../kinds-of-source.ts';
import { readIndexState } from '../passages.repository.ts';
import { wordsOfPiece } from '../pieces/piece.ts';
import { correctWords, searchLibrary } from '../find-passages.ts';
import { FEATURES, featuresOf, readQuestion } from '../ranking/features.ts';
import type { LearnedRanking } from '../ranking/rank-passages.ts';
import { SIGNS, signsOf } from '../ranking/signs.ts';
import { type RankingExample, trainRanker } from './train-ranker.ts';

/** A question to learn from; `answer` is null where the library of that organization has none. */
export interface RankerQuestion {
  readonly orgId: string;
  readonly asked: string;
  readonly answer: { readonly items: readonly string[]; readonly sentence: string } | null;
  /** Items that its library is without. */
  readonly without: readonly string[];
}

type LearnWorld = Pick<World, 'db' | 'assistant'>;

const READ_WHOLE = 10;

/** Something unrelated is worse than nothing: decision 0169. */
const TURNED_AWAY = 0.08;

/**
 * Learns the order of passages and the trust in it from questions, and writes the weights; says how good they are.
 * `part` is for libraries whose items are known to answer questions, or for those that are not.
 */
export async function learnRanker(
  world: LearnWorld,
  questions: readonly RankerQuestion[],
  part: 'asked' | 'plain',
): Promise<readonly string[]> {
  // What counts several times is looked at once.
  const looked = new Map<RankerQuestion, RankingExample>();
  for (const question of new Set(questions)) looked.set(question, await exampleOf(world, question));
  const { weights, figures } = trainRanker(
    questions.map((question) => looked.get(question)!),
    { features: FEATURES, signs: SIGNS, turnedAway: TURNED_AWAY },
  );
  writeWeights({ [part]: weights });
  return figures;
}

const FILE = new URL('../ranking/weights.json', import.meta.url);

/** Writes what was learned, and leaves the rest as it is. */
export function writeWeights(part: Partial<LearnedRanking>): void {
  const text = JSON.stringify({ ...storedWeights(), ...part }, null, 2);
  // A row of numbers stands in one line.
  writeFileSync(FILE, `${text.replaceAll(/\[[-\d.,e\s]+\]/g, (row) => row.replaceAll(/\s+/g, ' '))}\n`);
}

/** What was learned so far. */
export const storedWeights = (): LearnedRanking => JSON.parse(readFileSync(FILE, 'utf8')) as LearnedRanking;

async function exampleOf(
  world: LearnWorld,
  { orgId, asked, answer, without }: RankerQuestion,
): Promise<RankingExample> {
  const { version } = await inOrganization(world.db, orgId, readIndexState);
  const text = await correctWords(world, { orgId, version }, asked, starterWords);
  const [vector] = (await world.assistant.search.encode([text])) ?? [];
  if (!vector) throw new Error('Training needs the sentence encoder.');
  const alternatives = alternativesFor(text, starterWords);
  const found = await searchLibrary(
    world,
    { orgId, version },
    { text, alternatives, vector, without, limit: READ_WHOLE, whole: READ_WHOLE },
  );
  const hits = found.filter(({ groupWeight }) => isQuotableWeight(groupWeight));
  const question = readQuestion(
    text,
    alternatives.map(({ text: other }) => other),
  );
  return {
    hits,
    features: featuresOf(question, hits),
    signsOf: (ranked) => signsOf(question, ranked),
    answers: hits.map(
      ({ group, text: said }) =>
        answer !== null && answer.items.includes(group) && isAnswer(answer.sentence, wordsOfPiece(said)),
    ),
    isInLibrary: answer !== null,
  };
}

/** A passage answers when it holds nearly all of the sentence, or is a good part of it. */
export function isAnswer(sentence: string, passage: string): boolean {
  const [wanted, said] = [wordsOf(sentence), wordsOf(passage)];
  const there = [...wanted].filter((word) => said.has(word)).length / wanted.size;
  const own = [...said].filter((word) => wanted.has(word)).length / said.size;
  return there >= 0.85 || (own >= 0.9 && said.size >= 6) || (wanted.size > 8 && there >= 0.7 && own >= 0.4);
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .replaceAll(/\]\([^)]*\)/g, ']')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [],
  );
