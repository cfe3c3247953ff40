import { inOrganization } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { alternativesFor } from '../../words/alternatives.ts';
import { starterWords } from '../../words/starter-words.ts';
import { chooseAnswer } from '../composing/compose-answer.ts';
import { findNear } from '../ranking/find-near.ts';
import { isQuotableWeight } from '../kinds-of-source.ts';
import { type ModulesOfItems, taughtWith } from '../taught-with.ts';
import { findItemPassages, readIndexState } from '../passages.repository.ts';
import { wordsOfPiece } from '../pieces/piece.ts';
import { correctWords, searchLibrary } from '../find-passages.ts';
import { readQuestion } from '../ranking/features.ts';
import { isAnswer, writeWeights } from './learn-ranker.ts';
import { NEAR_FEATURES, nearFeatures } from '../ranking/near.ts';
import { readerOf } from '../ranking/network.ts';
import { rankPassages } from '../ranking/rank-passages.ts';
import { FEW, type OrderExample, trainOrder } from './train-network.ts';

/** A question to learn from that leans on a selected text or on a question before it. */
export interface NearQuestion {
  readonly orgId: string;
  readonly asked: string;
  /** The text that was selected, or the question before. */
  readonly context: string;
  readonly item: string;
  /** Each of them answers. */
  readonly sentences: readonly string[];
  readonly modules: ModulesOfItems;
}

type LearnWorld = Pick<World, 'db' | 'assistant'>;
const FOLDS = 6;
const READ_WHOLE = 10;

/** Learns the order of passages for questions that lean on a reply, and writes the weights; says how good they are. */
export async function learnNear(world: LearnWorld, questions: readonly NearQuestion[]): Promise<readonly string[]> {
  const examples: Awaited<ReturnType<typeof exampleOf>>[] = [];
  for (const question of questions) examples.push(await exampleOf(world, question));
  const foldOf = (i: number) => (i * 7919) % FOLDS;
  const learnedWithout = Array.from({ length: FOLDS }, (_, fold) =>
    orderFrom(examples.filter((_one, k) => foldOf(k) !== fold)),
  );
  const ranks = examples.map(({ features, answers }, i) => {
    const scores = features.map(readerOf(learnedWithout[foldOf(i)]!, NEAR_FEATURES));
    const order = scores.map((score, k) => ({ score, isRight: answers[k]! })).toSorted((x, y) => y.score - x.score);
    return order.findIndex(({ isRight }) => isRight);
  });
  const within = (most: number) => ranks.filter((rank) => rank >= 0 && rank < most).length;
  writeWeights({ near: orderFrom(examples) });
  return [
    `of ${ranks.length} not learned from, first ${within(1)}, among two ${within(2)}, among three ${within(3)}, not found ${ranks.filter((rank) => rank < 0).length}`,
  ];
}

const orderFrom = (examples: readonly OrderExample[]) => trainOrder(examples, NEAR_FEATURES, FEW);

async function exampleOf(world: LearnWorld, { orgId, asked, context, item, sentences, modules }: NearQuestion) {
  const { version } = await inOrganization(world.db, orgId, readIndexState);
  const library = { orgId, version };
  const text = await correctWords(world, library, asked, starterWords);
  const before = await correctWords(world, library, context, starterWords);
  const reply = await answerTo(world, library, before);
  const question = await findNear(world, {
    ...library,
    asked: text,
    context: before,
    items: reply.items,
    anchors: reply.said,
    sameModule: taughtWith(modules, reply.items),
    isWithin: false,
    alternatives: alternativesFor(text, starterWords),
    without: [],
  });
  return {
    features: nearFeatures(question),
    answers: question.hits.map(
      ({ alone: { group, text: said } }) =>
        group === item && sentences.some((sentence) => isAnswer(sentence, wordsOfPiece(said))),
    ),
  };
}

/** What is answered to the question before: its items, and the passages that were read out. */
export async function answerTo(world: LearnWorld, library: { orgId: string; version: number }, asked: string) {
  const [vector = null] = (await world.assistant.search.encode([asked])) ?? [];
  const alternatives = alternativesFor(asked, starterWords);
  const found = await searchLibrary(world, library, {
    text: asked,
    alternatives,
    vector,
    without: [],
    limit: READ_WHOLE,
    whole: READ_WHOLE,
  });
  const lessons = found.filter(({ groupWeight }) => isQuotableWeight(groupWeight));
  const { passages, trust } = rankPassages(readQuestion(asked, []), lessons);
  const groups = [...new Set(passages.slice(0, 12).map(({ hit }) => hit.group))];
  const all = await inOrganization(world.db, library.orgId, async (scope) => {
    const places = [];
    for (const group of groups)
      places.push(...(await findItemPassages(scope, group)).map((place) => ({ ...place, group, share: 0 })));
    return places;
  });
  const ranked = passages.slice(0, 12).flatMap(({ hit, share }) => {
    const place = all.find(({ group, position }) => group === hit.group && position === hit.position);
    return place ? [{ ...place, share }] : [];
  });
  const blocks = chooseAnswer(
    ranked,
    all.map((place) => ranked.find((each) => each.group === place.group && each.position === place.position) ?? place),
    trust === 'sure' ? 'sure' : 'unsure',
  ).flat();
  return {
    items: [...new Set(blocks.map(({ group }) => group))].slice(0, 2),
    said: blocks.map(({ text }) => text),
  };
}
