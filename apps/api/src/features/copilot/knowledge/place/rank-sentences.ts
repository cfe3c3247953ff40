import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { searchWords } from '#adapters/passage-search/words.ts';
import { type LeaningQuestion, nearFeatures } from '../ranking/near.ts';
import { typeOfQuestion } from '../ranking/question-type.ts';
import { readerOf } from '../ranking/network.ts';
import { learned, sharesOf } from '../ranking/rank-passages.ts';
import { A_NUMBER, A_REASON, A_RULE, IMPERATIVE } from '../ranking/text-signs.ts';
import { wordsOfPiece } from '../pieces/piece.ts';
import { countWords, foldedWords, type LessonSentence, type Stretch } from './lesson-sentences.ts';
import { SETTING, settingsOf } from './sentence-setting.ts';

/** What is asked of a text of an item: one that was selected, or that was just read out. */
export interface PlaceQuestion {
  readonly asked: string;
  readonly selection: string;
  readonly sentences: readonly LessonSentence[];
  /** Which of them are meant by the text. */
  readonly meant: Stretch;
  /** Which of them were read out before. */
  readonly said: ReadonlySet<number>;
  /** What the search says of the passages of the item. */
  readonly near: LeaningQuestion;
  /** Of the item: a comic and a film tell a story, and what follows counts otherwise there. */
  readonly itemKind: ContentKind;
}

/** How far a sentence stands from what is meant: what is meant itself, so many sentences after it, or before it. */
const DISTANCES = ['at', '+1', '+2', '+3', '+4', '+6', '+9', '-1', '-2', '-3', '-5'] as const;

function distanceOf(at: number, { first, last }: Stretch): (typeof DISTANCES)[number] {
  const after = at - last;
  if (after > 0) return after <= 3 ? (`+${after}` as '+1') : after <= 5 ? '+4' : after <= 8 ? '+6' : '+9';
  const before = first - at;
  if (before <= 0) return 'at';
  return before <= 2 ? (`-${before}` as '-1') : before <= 4 ? '-3' : '-5';
}

const CASE = /\d|['‘"“][^'’"”]{3,}['’"”]|\b(?:for example|for instance|such as|imagine|made up|say,|mr|mrs|ms|dr)\b/i;
const SOMEBODY =
  /\b(?:doctor|nurse|team|colleague|management|officer|person|people|patient|family|relatives|lead|pharmacist|you|manager|prescriber)\b/i;
const LEANS = /^(?:it|this|that|they|these|those|but|so|then|he|she|both|and|for|if|only|in|otherwise|because)\b/i;

/** What the words of a sentence tell. */
const WORDED: readonly (readonly [string, RegExp])[] = [
  ['reason', A_REASON],
  ['case', CASE],
  ['number', A_NUMBER],
  ['somebody', SOMEBODY],
  ['rule', A_RULE],
  ['imperative', IMPERATIVE],
  ['leans', LEANS],
  ['condition', /\b(?:if|unless|when|where|in case|only)\b/i],
  ['says what is', /\b(?:is|are|means|called)\b/i],
  ['announces', /[:?]['"’]?$/],
];

/** What is seen of every sentence. */
const SEEN = [
  ...DISTANCES,
  'same block',
  'same section',
  'says more than was selected',
  'said before',
  'passage alone',
  'passage together',
  'in no passage',
  'words asked',
  'words selected',
  ...WORDED.map(([name]) => name),
  'row',
  'reason of a question',
  'example of the author',
  'takeaway',
  'near the end',
  'very short',
  'length',
  ...SETTING,
] as const;

/** What is seen of the question: its kind, and whether it says little or is asked of a story. */
const KINDS = [
  'number',
  'when',
  'why',
  'yes-no',
  'steps',
  'meaning',
  'which',
  'who',
  'other',
  'example',
  'story',
  'few words',
  'comic',
  'film',
] as const;
type Kind = (typeof KINDS)[number];

/** The names of what is seen of a sentence in view of a question, in the order of `sentenceFeatures`. */
export const SENTENCE_FEATURES: readonly string[] = [...SEEN, ...KINDS.map((kind) => `question: ${kind}`)];

const ASKS_CASE = /\b(?:examples?|e ?g|instance|such as|like what|in practice|case)\b/;
const ASKS_STORY =
  /\b(?:happen\w*|became|become|in the end|end(?:ed)?|did (?:it|they|he|she|that)|was (?:it|he|she|that|wrong)|then|afterwards?|next)\b/;
/** What may ask how a story goes on. */
const MAY_BE_STORY: ReadonlySet<string> = new Set(['which', 'yes-no', 'other', 'steps']);
/** A question with fewer words of its own says little of what it is about. */
const FEW = 1;

/** The kinds of item that tell a story. */
const TELLING: { readonly [K in ContentKind]?: Kind } = { comic: 'comic', video: 'film' };

function kindsOf({ asked, itemKind }: PlaceQuestion): Kind[] {
  const text = asked
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const type = typeOfQuestion(text);
  const kind =
    type !== 'why' && ASKS_CASE.test(text)
      ? 'example'
      : MAY_BE_STORY.has(type) && ASKS_STORY.test(text)
        ? 'story'
        : type;
  const isFew = new Set(searchWords(asked)).size <= FEW;
  const telling = TELLING[itemKind];
  return [kind, ...(isFew ? ['few words' as const] : []), ...(telling ? [telling] : [])];
}

/** What is seen of each sentence, in the order of `SENTENCE_FEATURES`. */
export function sentenceFeatures(question: PlaceQuestion): number[][] {
  const own = new Set<Kind>(kindsOf(question));
  const kinds = KINDS.map((kind) => (own.has(kind) ? 1 : 0));
  return seenOf(question).map((seen) => [...seen, ...kinds]);
}

/** The weights of questions about a selected text, and of those that go on from what was read out. */
export type LearnedSentences = 'sentences' | 'goingOn';

const READERS = {
  sentences: readerOf(learned.sentences, SENTENCE_FEATURES),
  goingOn: readerOf(learned.goingOn, SENTENCE_FEATURES),
};

/** How likely each sentence is to answer what is asked of a selected text, or what goes on from a reply; together 1. */
export const rankSentences = (question: PlaceQuestion, learnedFrom: LearnedSentences = 'sentences'): number[] =>
  sharesOf(sentenceFeatures(question).map(READERS[learnedFrom]));

/** Where the search has no passage that holds a sentence, it is so far behind the best one. */
const IN_NO_PASSAGE = -1.5;
const LAST = 3;
const VERY_SHORT = 3;
const LONG = 40;
/** Words that a sentence has beside what was selected of it. */
const SAYS_MORE = 4;

function seenOf(question: PlaceQuestion): number[][] {
  const { asked, selection, sentences, meant, said, near } = question;
  const words = sentences.map(({ text }) => new Set(searchWords(text)));
  const shareOf = shareIn(words);
  const [wanted, selected] = [new Set(searchWords(asked)), new Set(searchWords(selection))];
  const passageOf = passagesOf(near);
  const here = sentences[meant.first];
  const settings = settingsOf({ wanted, selection, sentences, meant });
  return sentences.map((sentence, i) => {
    const distance = distanceOf(i, meant);
    const passage = passageOf(sentence.text);
    const size = countWords(sentence.text);
    const is = (condition: boolean) => (condition ? 1 : 0);
    return [
      ...DISTANCES.map((name) => is(name === distance)),
      is(sentence.block === here?.block),
      is(sentence.section === here?.section),
      is(distance === 'at' && size - countWords(selection) >= SAYS_MORE),
      is(said.has(i)),
      passage?.alone ?? IN_NO_PASSAGE,
      passage?.together ?? IN_NO_PASSAGE,
      is(!passage),
      2 * shareOf(wanted, words[i]!),
      2 * shareOf(selected, words[i]!),
      ...WORDED.map(([, pattern]) => is(pattern.test(sentence.text))),
      is(sentence.entry !== null),
      is(sentence.isReason),
      is(sentence.isExample),
      is(sentence.isTakeaway),
      is(i >= sentences.length - LAST),
      is(size <= VERY_SHORT),
      Math.min(size, LONG) / 20,
      ...settings[i]!,
    ];
  });
}

/** Which part of some words a sentence has; words that the item says seldom weigh more. */
function shareIn(sentences: readonly ReadonlySet<string>[]) {
  const counts = new Map<string, number>();
  for (const words of sentences) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weightOf = (word: string) => Math.log((sentences.length + 1) / ((counts.get(word) ?? 0) + 0.5));
  return (wanted: ReadonlySet<string>, own: ReadonlySet<string>): number => {
    const all = [...wanted].reduce((sum, word) => sum + weightOf(word), 0);
    return all === 0
      ? 0
      : [...wanted].filter((word) => own.has(word)).reduce((sum, word) => sum + weightOf(word), 0) / all;
  };
}

/** A shorter passage stands in sentences by chance. */
const SHORTEST_PASSAGE = 20;

/** By how much the passage that holds a sentence is behind the best one, by the question alone and with the selection. */
function passagesOf(near: LeaningQuestion) {
  const seen = nearFeatures(near);
  const passages = near.hits.map(({ alone: { text } }, i) => ({
    text: foldedWords(wordsOfPiece(text)),
    alone: seen[i]![0]!,
    together: seen[i]![1]!,
  }));
  const best = {
    alone: Math.max(...passages.map(({ alone }) => alone)),
    together: Math.max(...passages.map(({ together }) => together)),
  };
  return (sentence: string) => {
    const said = foldedWords(sentence);
    const holding = passages.filter(
      ({ text }) => said !== '' && (text.includes(said) || (text.length > SHORTEST_PASSAGE && said.includes(text))),
    );
    if (holding.length === 0) return null;
    return {
      alone: Math.max(...holding.map(({ alone }) => alone)) - best.alone,
      together: Math.max(...holding.map(({ together }) => together)) - best.together,
    };
  };
}
