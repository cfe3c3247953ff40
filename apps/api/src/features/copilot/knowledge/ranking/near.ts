import type { SearchHit } from '#adapters/passage-search/port.ts';
import { goesOn } from '../../words/goes-on.ts';
import { isAbout } from '../pieces/with-expected.ts';
import { kindOfPiece, wordsOfPiece } from '../pieces/piece.ts';
import type { ReadQuestion } from './features.ts';
import { type Reader, readerOf } from './network.ts';
import {
  learned,
  type RankedPassage,
  type Ranking,
  readersOf,
  scoresOf,
  sharesOf,
  trustBy,
  weightsFor,
} from './rank-passages.ts';
import { SIGNS, signsOf } from './signs.ts';
import { A_NUMBER, A_REASON, ASKS_EXAMPLE } from './text-signs.ts';

/** A question that leans on something: a text that was selected, the page that is open, or what was said before. */
export interface LeaningQuestion {
  /** What was typed, alone and together with what it leans on. */
  readonly alone: ReadQuestion;
  readonly together: ReadQuestion;
  /** The same passages, found by the one and by the other. */
  readonly hits: readonly { readonly alone: SearchHit; readonly together: SearchHit }[];
  /** What it leans on: the passages of these items that hold one of these texts. */
  readonly items: readonly string[];
  readonly anchors: readonly string[];
  /** The item that is open; null where the question leans on something else. */
  readonly page: string | null;
  /** What was read out before that, in this talk. */
  readonly earlier: readonly string[];
  /** Items that are taught together with what it leans on. */
  readonly sameModule: readonly string[];
}

const AT = [
  'at the place',
  'at the place, and says more',
  'next',
  'next but one',
  'soon after',
  'just before',
  'soon before',
  'same heading',
  'same item',
] as const;
/** The names of what is seen, in the order of the weights. */
export const NEAR_FEATURES = [
  'score alone',
  'score together',
  ...AT,
  ...AT.map((name) => `${name}, few words` as const),
  'why and a reason beside it',
  'example and a case beside it',
  'number and a number beside it',
  'question block',
  'on the page',
  'on the page, few words',
  'summary of the page',
  'on the page, goes on',
  'same item, goes on',
  'same heading, goes on',
  'same module',
  'same module, few words',
  'same module, goes on',
  'same module, page is no article',
  'on the page, page is no article',
  'on the page, page is no article, few words',
  'read out earlier',
  'of no article',
  'of no article, of another page',
] as const;

/** A question with fewer words of its own says little of what it is about. */
const FEW = 2;
const SOON = 5;

/** What is seen of each passage in view of a question that leans on something. */
export function nearFeatures(question: LeaningQuestion): number[][] {
  const alone = scoresOf(
    question.alone,
    question.hits.map((hit) => hit.alone),
  );
  const together = scoresOf(
    question.together,
    question.hits.map((hit) => hit.together),
  );
  const isBare = question.alone.concepts.size <= FEW;
  const isGoingOn = goesOn(question.alone.text) === 'surely';
  // A comic, an infographic or cards show what an article of the module explains.
  const isShort = question.hits.some(({ alone: { group, groupWeight } }) => group === question.page && groupWeight < 1);
  const anchors = question.hits.filter(
    ({ alone: { group, text } }) =>
      question.items.includes(group) && question.anchors.some((anchor) => isOverlapping(anchor, text)),
  );
  return question.hits.map(({ alone: hit }, i) => {
    const at = placeFeatures(
      hit,
      anchors.map((anchor) => anchor.alone),
      question,
    );
    const isBeside = at[0] === 1 || at[2] === 1 || at[3] === 1 || at[5] === 1 || at[7] === 1;
    const isTaughtBeside = hit.group !== question.page && question.sameModule.includes(hit.group);
    const is = (condition: boolean) => (condition ? 1 : 0);
    const { type, text: asked } = question.alone;
    return [
      alone[i]! / SCORES,
      together[i]! / SCORES,
      ...at,
      ...at.map((value) => (isBare ? value : 0)),
      is(isBeside && type === 'why' && A_REASON.test(hit.text)),
      is(isBeside && ASKS_EXAMPLE.test(asked) && SHOWS.test(hit.text)),
      is(isBeside && type === 'number' && A_NUMBER.test(hit.text)),
      is(kindOfPiece(hit.text) === 'question'),
      is(hit.group === question.page),
      is(hit.group === question.page && isBare),
      is(hit.group === question.page && hit.position === 0 && hit.heading === ''),
      is(isGoingOn && hit.group === question.page),
      is(isGoingOn && at[8] === 1),
      is(isGoingOn && at[7] === 1),
      is(isTaughtBeside),
      is(isTaughtBeside && isBare),
      is(isTaughtBeside && isGoingOn),
      is(isTaughtBeside && isShort),
      is(isShort && hit.group === question.page),
      is(isShort && isBare && hit.group === question.page),
      is(question.earlier.some((text) => isAbout(text, hit.text))),
      is(hit.groupWeight < 1),
      is(hit.groupWeight < 1 && hit.group !== question.page),
    ];
  });
}

/** Scores are about so large. */
const SCORES = 5;
const SHOWS = /\d|['‘"“][^'’"”]{3,}['’"”]|\b(?:for example|for instance|such as|imagine|made up|say,)/i;

function placeFeatures(hit: SearchHit, anchors: readonly SearchHit[], question: LeaningQuestion): number[] {
  const own = anchors.filter(({ group }) => group === hit.group);
  const isAnchor = own.includes(hit);
  const after = Math.min(...own.map(({ position }) => (hit.position > position ? hit.position - position : Infinity)));
  const before = Math.min(...own.map(({ position }) => (hit.position < position ? position - hit.position : Infinity)));
  const isUnderSameHeading = own.some(({ heading }) => heading === hit.heading);
  const is = (condition: boolean) => (condition ? 1 : 0);
  return [
    is(isAnchor),
    is(isAnchor && saysMore(hit.text, question.anchors)),
    is(!isAnchor && after === 1),
    is(!isAnchor && after === 2),
    is(!isAnchor && after > 2 && after <= SOON),
    is(!isAnchor && before === 1),
    is(!isAnchor && before > 1 && before <= SOON),
    is(!isAnchor && isUnderSameHeading),
    is(question.items.includes(hit.group)),
  ];
}

/** Words that a passage has beside what was selected of it. */
const SAYS_MORE = 4;

function saysMore(text: string, anchors: readonly string[]): boolean {
  const size = wordsOfPiece(text).split(/\s+/).length;
  return anchors.some((anchor) => isAbout(anchor, text) && size - anchor.split(/\s+/).length >= SAYS_MORE);
}

const isOverlapping = (anchor: string, text: string): boolean => isAbout(anchor, text) || isAbout(text, anchor);

/** Brings passages into the order in which they answer a question that leans on what was said. */
export const rankNear = (question: LeaningQuestion): RankedPassage[] => orderBy(question, NEAR);

const NEAR = readerOf(learned.near, NEAR_FEATURES);

function orderBy(question: LeaningQuestion, scoreOf: Reader): RankedPassage[] {
  const features = nearFeatures(question);
  const scores = features.map(scoreOf);
  const shares = sharesOf(scores);
  return question.hits
    .map(({ alone: hit }, i) => ({ hit, share: shares[i]!, score: scores[i]!, features: features[i]! }))
    .toSorted((a, b) => b.share - a.share);
}

/** What tells whether what was found for a question on a page is to be trusted. */
export const PAGE_SIGNS = [...SIGNS, 'on the page', 'few words', 'share of the page'] as const;

export function pageSigns(question: LeaningQuestion, ranked: readonly RankedPassage[]): number[] {
  const onPage = ranked.filter(({ hit }) => hit.group === question.page);
  return [
    ...signsOf(question.alone, ranked),
    ranked[0]!.hit.group === question.page ? 1 : 0,
    question.alone.concepts.size <= FEW ? 1 : 0,
    onPage.reduce((sum, { share }) => sum + share, 0),
  ];
}

const PAGE = {
  asked: readersOf(learned.page.asked, NEAR_FEATURES, PAGE_SIGNS),
  plain: readersOf(learned.page.plain, NEAR_FEATURES, PAGE_SIGNS),
};

/** The passages that answer a question on a page, in their order, with how far that is to be trusted. */
export function rankOnPage(question: LeaningQuestion): Ranking {
  if (question.hits.length === 0) return { passages: [], trust: 'none', confidence: 0 };
  const weights = weightsFor(
    question.hits.map(({ alone }) => alone),
    PAGE,
  );
  const passages = orderBy(question, weights.order);
  return { passages, ...trustBy(pageSigns(question, passages), passages, weights) };
}
