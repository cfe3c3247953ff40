import type { SearchHit } from '#adapters/passage-search/port.ts';
import { searchWords } from '#adapters/passage-search/words.ts';
import { wordsOf } from '@snapwell/understanding/words/normalise';
import { labelOf } from '../pieces/piece.ts';
import { nearWords } from './near-words.ts';
import { type QuestionType, typeOfQuestion } from './question-type.ts';
import { coverOf, meaningOfWord, numberedIn, pairsIn, shareIn, stemsOf } from './covers.ts';
import { ASKING, conceptsOf, readAsked, readPassage, type ReadPassage, trigramsOf } from './read-texts.ts';
import {
  A_NUMBER,
  A_DURATION,
  ASKS_DURATION,
  A_REASON,
  A_RULE,
  A_TIME,
  IMPERATIVE,
  ASKS_TO_DO,
  ASKS_EXAMPLE,
  ASKS_DANGER,
  NEVER,
  ANNOUNCES,
  STORY,
} from './text-signs.ts';

/** A question as the ranker reads it, once for all passages. */
export interface ReadQuestion {
  readonly text: string;
  readonly type: QuestionType;
  /** What it is about, by meaning, each with how much it tells. */
  readonly concepts: ReadonlyMap<string, number>;
  /** What else each of them may be called. */
  readonly near: ReadonlyMap<string, ReadonlySet<string>>;
  /** Its telling words in their order, as the search compares them. */
  readonly words: readonly string[];
  readonly trigrams: ReadonlySet<string>;
}

/** `others` are texts that may be meant by parts of the question: the organization's own words. */
export function readQuestion(text: string, others: readonly string[] = []): ReadQuestion {
  return {
    text,
    type: typeOfQuestion(text),
    concepts: conceptsOf(text),
    near: nearOf(text, others),
    words: searchWords(text),
    trigrams: trigramsOf(wordsOf(text).filter((word) => !ASKING.has(word))),
  };
}

function nearOf(text: string, others: readonly string[]): Map<string, Set<string>> {
  const own = others.flatMap((other) => wordsOf(other.toLowerCase())).map(meaningOfWord);
  return new Map(
    wordsOf(text).map((word) => [meaningOfWord(word), new Set([...[...nearWords(word)].map(meaningOfWord), ...own])]),
  );
}

/** The names of what is seen, in the order of the weights. */
export const FEATURES = [
  'words',
  'cover',
  'likeness',
  'group cover',
  'group likeness',
  'group score',
  'around cover',
  'concepts in text',
  'concepts called otherwise',
  'concepts with heading',
  'pairs of words',
  'trigrams',
  'heading cover',
  'cover among its own',
  'likeness above its own',
  'likest of its own',
  'cover of what announces it',
  'likeness of what stands beside it',
  'likeness of a question beside it',
  'number wanted and there',
  'number wanted and missing',
  'duration wanted and there',
  'why and a reason',
  'yes-no and a rule',
  'steps and a point',
  'meaning and a term',
  'when and a time',
  'instruction and an imperative',
  'row',
  'point',
  'question block',
  'summary',
  'not read',
  'story',
  'announces',
  'short',
  'long',
  'example wanted and there',
  'danger asked and warned of',
  'what it is called is asked',
  'the number it is called by is asked',
  'another number of the same is asked',
  'likeness of a question it answers',
  'words of a question it answers',
  'concepts of a question it answers',
  'concepts in a question it answers',
  'trigrams with a question it answers',
  'nearest of the questions answered',
] as const;

/** What is seen of each passage in view of a question. `hits` are all passages of the items that were found. */
export function featuresOf(question: ReadQuestion, hits: readonly SearchHit[]): number[][] {
  const best = Math.max(1e-9, ...hits.map(({ score }) => score));
  return [...Map.groupBy(hits, ({ group }) => group).values()]
    .flatMap((own) => featuresOfGroup(question, own, best))
    .toSorted((a, b) => a.place - b.place)
    .map(({ features }) => features);

  function featuresOfGroup(asked: ReadQuestion, own: readonly SearchHit[], most: number) {
    const seen = own.map((hit) => readPassage(hit.text));
    const weights = weightsAmong(asked.concepts, seen);
    const mean = own.reduce((sum, { likeness }) => sum + likeness, 0) / own.length;
    const highest = Math.max(...own.map(({ likeness }) => likeness));
    const nearest = Math.max(0, ...own.map(({ nearestQuestion }) => nearestQuestion?.likeness ?? 0));
    return own.map((hit, i) => {
      const around = [own[i - 1], own[i + 1]].filter((other) => other?.heading === hit.heading);
      const before = own[i - 1];
      const announced = before && before.heading === hit.heading && ANNOUNCES.test(before.text) ? before : undefined;
      const asks = own.filter(
        (other, k) => other !== hit && seen[k]!.kind === 'question' && other.heading === hit.heading,
      );
      return {
        place: hits.indexOf(hit),
        features: [
          ...featuresInText(asked, hit, seen[i]!, most),
          coverOf(weights, seen[i]!.stems, asked.near),
          hit.likeness - mean,
          hit.likeness === highest ? 1 : 0,
          announced ? announced.cover + announced.likeness : 0,
          Math.max(0, ...around.map((other) => other!.likeness)),
          Math.max(0, ...asks.map(({ likeness }) => likeness)),
          ...featuresOfSort(asked, hit, seen[i]!),
          ...featuresOfQuestion(asked, hit, nearest),
        ],
      };
    });
  }
}

/** Among the passages of one item a word tells the more the fewer of them have it. */
function weightsAmong(concepts: ReadonlyMap<string, number>, seen: readonly ReadPassage[]): Map<string, number> {
  return new Map(
    [...concepts].map(([concept, weight]) => {
      const having = seen.filter(({ stems }) => stems.has(concept)).length;
      return [concept, having === 0 ? 0 : weight * Math.log(1 + seen.length / having)];
    }),
  );
}

function featuresInText(
  question: ReadQuestion,
  hit: SearchHit,
  { stems, words, trigrams }: ReadPassage,
  best: number,
): number[] {
  const heading = readPassage(hit.heading);
  const inAll = new Set([...stems, ...heading.stems, ...readPassage(hit.title).stems]);
  return [
    hit.words,
    hit.cover,
    Math.max(0, hit.likeness),
    hit.groupCover,
    hit.groupLikeness,
    hit.score / best,
    hit.aroundCover,
    coverOf(question.concepts, stems),
    coverOf(question.concepts, stems, question.near),
    coverOf(question.concepts, inAll, question.near),
    pairsIn(question.words, words),
    shareIn(question.trigrams, trigrams),
    shareIn(new Set(question.words), new Set(heading.words)),
  ];
}

function featuresOfSort(
  { type, text: asked, concepts, near }: ReadQuestion,
  hit: SearchHit,
  { kind, text }: ReadPassage,
): number[] {
  const is = (condition: boolean) => (condition ? 1 : 0);
  const size = text.split(' ').length;
  return [
    is(type === 'number' && A_NUMBER.test(text)),
    is(type === 'number' && !A_NUMBER.test(text)),
    is(ASKS_DURATION.test(asked) && A_DURATION.test(text)),
    is(type === 'why' && A_REASON.test(text)),
    is(type === 'yes-no' && A_RULE.test(text)),
    is(type === 'steps' && (kind === 'step' || kind === 'point')),
    is(type === 'meaning' && (kind === 'term' || / (?:is|are|means|mean) /.test(text))),
    is(type === 'when' && A_TIME.test(text)),
    is(ASKS_TO_DO.test(asked) && IMPERATIVE.test(text)),
    is(kind === 'row'),
    is(kind === 'point' || kind === 'step'),
    is(kind === 'question'),
    is(hit.position === 0 && hit.heading === ''),
    hit.groupWeight < 0.97 ? 1 : 0,
    is(STORY.test(text)),
    is(ANNOUNCES.test(text)),
    is(size < 6),
    Math.min(1, size / 80),
    is(ASKS_EXAMPLE.test(asked) && kind === 'example'),
    is(ASKS_DANGER.test(asked) && (kind === 'warning' || NEVER.test(text))),
    labelAsked(concepts, near, labelOf(hit.text, kind)),
    ...numberAsked(asked, `${hit.heading} ${text}`),
  ];
}

/** How many parts of words the message has in common with the nearest question, of all that either has. */
export function trigramsShared(question: ReadQuestion, { nearestQuestion }: SearchHit): number {
  if (!nearestQuestion) return 0;
  const { trigrams } = readAsked(nearestQuestion.text);
  const shared = [...question.trigrams].filter((each) => trigrams.has(each)).length;
  const all = question.trigrams.size + trigrams.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** How near the message is to a question that the passage is known to answer: the one holds the other, and back. */
function featuresOfQuestion(question: ReadQuestion, hit: SearchHit, nearest: number): number[] {
  const { nearestQuestion } = hit;
  if (!nearestQuestion) return [0, 0, 0, 0, 0, 0];
  const { text, likeness, words } = nearestQuestion;
  const other = readAsked(text).concepts;
  const asked = new Set(question.concepts.keys());
  return [
    likeness,
    words,
    coverOf(question.concepts, new Set(other.keys()), question.near),
    coverOf(other, asked),
    trigramsShared(question, hit),
    likeness > 0 && likeness === nearest ? 1 : 0,
  ];
}

/** Who asks for scale 2 does not want what is said of scale 1. */
function numberAsked(asked: string, text: string): [is: number, isAnother: number] {
  const wanted = [...numberedIn(asked)];
  if (wanted.length === 0) return [0, 0];
  const there = numberedIn(text);
  const shared = wanted.map(([word, numbers]) => ({ numbers, said: there.get(word) })).filter(({ said }) => said);
  const isSame = shared.some(({ numbers, said }) => [...numbers].some((number) => said!.has(number)));
  return [isSame ? 1 : 0, shared.length > 0 && !isSame ? 1 : 0];
}

/** A name of more words is a sentence. */
const LONGEST_LABEL = 6;

/** How much of a name the question says: who asks for 'weak legs' wants the row that is called so. */
function labelAsked(concepts: ReadQuestion['concepts'], near: ReadQuestion['near'], label: string): number {
  const stems = [...stemsOf(label)].filter((stem) => !ASKING.has(stem));
  if (stems.length === 0 || stems.length > LONGEST_LABEL) return 0;
  const isAsked = (stem: string) => concepts.has(stem) || [...concepts.keys()].some((own) => near.get(own)?.has(stem));
  return stems.filter(isAsked).length / stems.length;
}
