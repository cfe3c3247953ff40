import { inOrganization } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { alternativesFor } from '../../words/alternatives.ts';
import { starterWords } from '../../words/starter-words.ts';
import { goesOn } from '../../words/goes-on.ts';
import { readIndexState } from '../passages.repository.ts';
import { wordsOfPiece } from '../pieces/piece.ts';
import { correctWords } from '../find-passages.ts';
import { findNear, TURNS_BACK } from '../ranking/find-near.ts';
import { isAnswer, storedWeights, writeWeights } from './learn-ranker.ts';
import { type ModulesOfItems, taughtWith } from '../taught-with.ts';
import { NEAR_FEATURES, nearFeatures, PAGE_SIGNS, pageSigns } from '../ranking/near.ts';
import { type RankingExample, trainRanker } from './train-ranker.ts';

/** A question to learn from that is asked with a page open. */
export interface PageQuestion {
  readonly orgId: string;
  readonly page: string;
  readonly asked: string;
  /** Of the page. */
  readonly title: string;
  /** What was asked before, and read out of which item; null at the beginning. */
  readonly before: { readonly asked: string; readonly item: string; readonly sentence: string } | null;
  /** What was read out before that, the last first. */
  readonly earlier: readonly string[];
  /** Null where no lesson answers it. */
  readonly answer: { readonly items: readonly string[]; readonly sentence: string } | null;
  readonly modules: ModulesOfItems;
  /** Items that its library is without. */
  readonly without: readonly string[];
}

/** Who has a page open mostly asks of it: what comes nearest there is rather of use than nothing. */
const TURNED_AWAY = 0.04;

type LearnWorld = Pick<World, 'db' | 'assistant'>;

/** Learns the order of passages for questions on a page, and the trust in it, and writes the weights. */
export async function learnPage(
  world: LearnWorld,
  questions: readonly PageQuestion[],
  part: 'asked' | 'plain',
): Promise<readonly string[]> {
  const examples = new Map<PageQuestion, RankingExample>();
  for (const question of new Set(questions)) examples.set(question, await exampleOf(world, question));
  const { weights, figures } = trainRanker(
    questions.map((question) => examples.get(question)!),
    { features: NEAR_FEATURES, signs: PAGE_SIGNS, turnedAway: TURNED_AWAY },
  );
  writeWeights({ page: { ...storedWeights().page, [part]: weights } });
  return figures;
}

async function exampleOf(
  world: LearnWorld,
  { orgId, page, title, asked, before: all, earlier, answer, modules, without }: PageQuestion,
): Promise<RankingExample> {
  const { version } = await inOrganization(world.db, orgId, readIndexState);
  const library = { orgId, version };
  const text = await correctWords(world, library, asked, starterWords);
  const before = goesOn(text) === null ? null : all;
  const question = await findNear(world, {
    ...library,
    asked: text,
    context: before ? await correctWords(world, library, before.asked, starterWords) : title,
    items: before ? [before.item] : [],
    anchors: before ? [before.sentence] : [],
    earlier: (before || !all ? earlier : [all.sentence, ...earlier]).slice(0, TURNS_BACK),
    sameModule: taughtWith(modules, before ? [page, before.item] : [page]),
    page,
    isWithin: false,
    alternatives: alternativesFor(text, starterWords),
    without,
  });
  const hits = question.hits.map(({ alone }) => alone);
  return {
    hits,
    features: nearFeatures(question),
    signsOf: (ranked) => pageSigns(question, ranked),
    answers: hits.map(
      ({ group, text: said }) =>
        answer !== null && answer.items.includes(group) && isAnswer(answer.sentence, wordsOfPiece(said)),
    ),
    isInLibrary: answer !== null,
  };
}
