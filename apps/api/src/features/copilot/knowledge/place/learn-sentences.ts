import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { readContents } from '#features/learning/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { alternativesFor } from '../../words/alternatives.ts';
import { starterWords } from '../../words/starter-words.ts';
import { correctWords } from '../find-passages.ts';
import { readIndexState } from '../passages.repository.ts';
import { answerTo, type NearQuestion } from '../learning/learn-near.ts';
import { writeWeights } from '../learning/learn-ranker.ts';
import { type Reader, readerOf } from '../ranking/network.ts';
import { FEW, MANY_ALIKE, type OrderExample, trainOrder } from '../learning/train-network.ts';
import { sentencesAfter, sentencesAt } from './find-sentences.ts';
import { foldedWords, type LessonSentence } from './lesson-sentences.ts';
import { placeIn } from './place-in.ts';
import { type LearnedSentences, type PlaceQuestion, SENTENCE_FEATURES, sentenceFeatures } from './rank-sentences.ts';
import { blocksOf } from './read-place.ts';

type LearnWorld = Pick<World, 'db' | 'assistant'>;

const FOLDS = 6;
/** Learns which sentence answers what is asked of a selected text, and writes the weights; says how good they are. */
export const learnSentences = async (
  world: LearnWorld,
  questions: readonly NearQuestion[],
): Promise<readonly string[]> =>
  learnFrom('sentences', await examplesOf(questions, (each) => atSelection(world, each)));

/** The same for what goes on from passages that were read out, to the question before. */
export const learnGoingOn = async (world: LearnWorld, questions: readonly NearQuestion[]): Promise<readonly string[]> =>
  learnFrom('goingOn', await examplesOf(questions, (each) => afterReply(world, each)));

async function examplesOf(
  questions: readonly NearQuestion[],
  exampleOf: (question: NearQuestion) => Promise<SentenceExample | null>,
): Promise<SentenceExample[]> {
  const examples: SentenceExample[] = [];
  for (const question of questions) {
    const example = await exampleOf(question);
    if (example) examples.push(example);
  }
  return examples;
}

function learnFrom(name: LearnedSentences, examples: readonly SentenceExample[]): readonly string[] {
  const items = [...new Set(examples.map(({ item }) => item))];
  const foldOf = ({ item }: { item: string }) => items.indexOf(item) % FOLDS;
  const ranks = Array.from({ length: FOLDS }, (_, fold) => {
    const scoreOf = readerOf(learn(examples.filter((example) => foldOf(example) !== fold)), SENTENCE_FEATURES);
    return examples.filter((example) => foldOf(example) === fold).map((example) => rankOf(example, scoreOf));
  }).flat();
  const within = (most: number) => ranks.filter((rank) => rank >= 0 && rank < most).length;
  writeWeights({ [name]: learn(examples) });
  return [
    `of ${ranks.length} asked of items not learned from, first ${within(1)}, among two ${within(2)}, among three ${within(3)}`,
  ];
}

interface SentenceExample extends OrderExample {
  readonly item: string;
}

const THOUSANDS = 3000;

/** Of thousands few rounds are enough: with more it learns the lessons by heart. */
const learn = (examples: readonly SentenceExample[]) =>
  trainOrder(examples, SENTENCE_FEATURES, examples.length < THOUSANDS ? FEW : MANY_ALIKE);

function rankOf({ features, answers }: SentenceExample, scoreOf: Reader): number {
  const order = features
    .map((row, i) => ({ score: scoreOf(row), isRight: answers[i]! }))
    .toSorted((a, b) => b.score - a.score);
  return order.findIndex(({ isRight }) => isRight);
}

/** A question as it is asked of an item, with all that the item says. */
async function askedOf(world: LearnWorld, { orgId, asked }: NearQuestion, itemId: string) {
  const { kind, version } = await inOrganization(world.db, orgId, async (scope) => {
    const [row] = await readContents(scope, { uid: '', contentIds: [itemId] });
    return { kind: row!.item.kind as ContentKind, version: (await readIndexState(scope)).version };
  });
  const item = { id: itemId, kind };
  const blocks = await blocksOf({ world, request: { caller: { orgId, uid: '' } } }, { ...item, type: 'article' });
  const text = await correctWords(world, { orgId, version }, asked, starterWords);
  const alternatives = alternativesFor(text, starterWords);
  return { orgId, version, item, blocks, asked: text, alternatives, without: [] };
}

async function atSelection(world: LearnWorld, question: NearQuestion): Promise<SentenceExample | null> {
  const selection = question.context.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*_]/g, '');
  const query = await askedOf(world, question, question.item);
  const place = placeIn(query.blocks, { selection });
  const seen = place && (await sentencesAt(world, query, { selection, place }));
  return seen && exampleFrom(seen, question);
}

/** What answers stands in the lesson that spoke, or this is no question to it. */
async function afterReply(world: LearnWorld, question: NearQuestion): Promise<SentenceExample | null> {
  const library = {
    orgId: question.orgId,
    version: (await inOrganization(world.db, question.orgId, readIndexState)).version,
  };
  const before = await correctWords(world, library, question.context, starterWords);
  const reply = await answerTo(world, library, before);
  if (!reply.items.includes(question.item)) return null;
  const query = await askedOf(world, question, question.item);
  const seen = await sentencesAfter(world, query, { before, said: reply.said });
  return seen && exampleFrom(seen, question);
}

const exampleFrom = (seen: PlaceQuestion, { item, sentences }: NearQuestion): SentenceExample => ({
  item,
  features: sentenceFeatures(seen),
  answers: seen.sentences.map((each) => sentences.some((wanted) => isAnswer(each, wanted))),
});

/** So much of what answers has to stand in one sentence. */
const NEARLY_ALL = 0.85;
const SHORTEST = 3;

function isAnswer({ text }: LessonSentence, wanted: string): boolean {
  const [said, answer] = [foldedWords(text), foldedWords(wanted.replaceAll(/\]\([^)]*\)/g, ']'))];
  if (said.length > SHORTEST && (answer.includes(said) || said.includes(answer))) return true;
  const own = new Set(said.split(' '));
  const words = answer.split(' ');
  return words.filter((word) => own.has(word)).length / words.length > NEARLY_ALL;
}
