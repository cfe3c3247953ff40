import { type Candidates, type Embed } from './match/candidates.ts';
import { confidencesOf, type Weights } from './match/confidence.ts';
import { gatherEvidence, type Sentence } from './match/score.ts';
import { isQuestion } from './match/signs.ts';
import fitted from './match/weights.json' with { type: 'json' };
import { type Manner, mannerOf } from './manner.ts';
import { splitUtterance, type UtterancePart } from './split-utterance.ts';
import { normalise, wordsOf } from './words/normalise.ts';
import { correctSpelling } from './words/spelling.ts';

export interface Match {
  readonly id: string;
  /** 0 to 1: how often one is right who believes it. */
  readonly confidence: number;
}

/** One thing that was said: what is meant by it, the likeliest first. */
export interface Understood {
  /** The words, as they stand in what was said, and where they begin. */
  readonly said: string;
  readonly start: number;
  /** Spelt right and written out: what was compared. */
  readonly read: string;
  readonly certainty: 'sure' | 'maybe' | 'nothing';
  readonly matches: readonly Match[];
  /** What it is besides: small talk, rudeness, nothing at all. */
  readonly manner: Manner | null;
}

/** What was said and understood before, as far as it helps. */
export interface TalkContext {
  /** What the speaker said last, and what of the candidates was meant. */
  readonly saidBefore?: string | undefined;
  readonly meantBefore?: string | undefined;
  /** What the other side answered. */
  readonly heardLast?: string | undefined;
}

export interface Thresholds {
  readonly sure: number;
  readonly maybe: number;
}

export const THRESHOLDS: Thresholds = { sure: 0.5, maybe: 0.25 };
/** What stands for itself is sure only when nothing else is nearly as likely: asking again is better than a wrong answer. */
const CLEAR_LEAD = 0.45;
const WEIGHTS: Weights = fitted;

/** More things than this in one breath are not answered. */
const MOST_PARTS = 5;
/** A sentence that only makes sense after another is at most as sure as this of itself. */
const MOST_WORDS_OF_FOLLOW_UP = 6;
/** Sentences and clauses together. */
const LEAST_PIECES_OF_SUMMARY = 4;

/** Reads what somebody typed or said: what it means of the candidates, sentence by sentence. */
export async function readUtterance(
  said: string,
  {
    candidates,
    embed,
    context = {},
    thresholds = THRESHOLDS,
    weights = WEIGHTS,
  }: {
    readonly candidates: Candidates;
    readonly embed: Embed;
    readonly context?: TalkContext | undefined;
    readonly thresholds?: Thresholds | undefined;
    readonly weights?: Weights | undefined;
  },
): Promise<Understood[]> {
  const whole: UtterancePart = { said: said.trim(), start: said.length - said.trimStart().length };
  const { sentences, clauses } = splitUtterance(said);
  const parts = [whole, ...sentences, ...clauses.flat()].map((part) => ({
    ...part,
    read: correctSpelling(normalise(`${part.carried ?? ''} ${part.said}`), candidates.vocabulary),
  }));
  const followUps = parts.map(({ read }) => completeFollowUp(read, context));
  // What holds no words means nothing: silence, dots, a sign.
  const texts = [...new Set([...parts.map(({ read }) => read), ...followUps.filter((text) => text !== null)])].filter(
    (text) => wordsOf(text).length > 0,
  );
  const vectors = await embed(texts);
  const sentenceOf = (text: string): Sentence => ({ text, vector: vectors?.[texts.indexOf(text)] ?? null });

  const understand = (part: UtterancePart): Understood => {
    const place = parts.findIndex((each) => each.said === part.said && each.start === part.start);
    const { read } = parts[place]!;
    const manner = mannerOf(part.said, read);
    const alone = rank(sentenceOf(read), candidates, weights);
    const followUp = followUps[place] ?? null;
    const inContext = followUp === null ? [] : rank(sentenceOf(followUp), candidates, weights);
    const matches = followUp === null ? alone : preferContext(alone, inContext, { read, ...context });
    const best = manner?.isNothingElse ? 0 : (matches[0]?.confidence ?? 0);
    const isClear = followUp !== null || best - (matches[1]?.confidence ?? 0) >= CLEAR_LEAD;
    const certainty = best >= thresholds.sure && isClear ? 'sure' : best >= thresholds.maybe ? 'maybe' : 'nothing';
    return { said: part.said, start: part.start, read, certainty, matches: matches.slice(0, 3), manner };
  };

  const together = understand(whole);
  if (isSummary(together, sentences.length + clauses.flat().length)) return [together];
  const perSentence = sentences.flatMap((sentence, i) => {
    const alone = understand(sentence);
    const pieces = clauses[i]!.map(understand);
    if (SAYS_BACK.test(alone.read)) return [pieces[0]?.certainty === 'sure' ? pieces[0] : alone];
    const sure = pieces.filter(({ certainty }) => certainty === 'sure');
    const meant = new Set(sure.map(({ matches }) => matches[0]!.id));
    // Two questions in one sentence: when each is sure by itself, or when what the whole means is only one of them.
    if (meant.size > 1) return pieces;
    return meant.size === 1 && alone.certainty !== 'sure' ? pieces : withLikelySecond(alone, pieces, thresholds);
  });
  const isAnySure = perSentence.some(({ certainty }) => certainty === 'sure');
  if (!isAnySure && sentences.length > 1 && together.certainty === 'sure') return [together];
  return joinSame(perSentence).slice(0, MOST_PARTS);
}

/** `What I'm hearing is that ... and ...` says back what the other side said: that is one thing, and nobody's own. */
const SAYS_BACK =
  /^(?:(?:ok|so|right|and|well|let me check|just to check),? )*(?:what i(?: am)? hear(?:ing)?|(?:if|do) i (?:hear|heard|understand|understood|get|got) you|you are saying|you mean|i hear(?:d)? that|let me (?:repeat|read))\b/;

/** Sums up what was agreed, point by point: that is one thing, however many it names. */
function isSummary({ read, certainty, matches }: Understood, pieces: number): boolean {
  if (pieces < LEAST_PIECES_OF_SUMMARY || certainty !== 'sure') return false;
  const isAnnounced =
    /^(ok |okay |right |all right |well )*(so|to (sum|recap|repeat|summ)|let me (read|repeat|sum)|in short)\b/.test(
      read,
    );
  // What was said aloud may lack the question mark.
  const isConfirmed = /\b(?:(?:deal|correct|right|agreed)[?.!]?|(?:ok|all right)\?)$/.test(read);
  return isAnnounced && isConfirmed && matches[0]!.confidence >= 0.5;
}

/** A sentence that is understood may hold a second question that is likely, though not sure by itself. */
function withLikelySecond(alone: Understood, pieces: readonly Understood[], { sure }: Thresholds): Understood[] {
  if (alone.certainty !== 'sure' || pieces.length < 2) return [alone];
  const first = alone.matches[0]!.id;
  const own = pieces.find(({ matches }) => matches[0]!.id === first && matches[0]!.confidence >= 0.8 * sure);
  const second = pieces.find(
    (piece) => piece !== own && piece.matches[0]!.id !== first && piece.matches[0]!.confidence >= 0.8 * sure,
  );
  if (!own || !second) return [alone];
  return pieces.map((piece) => (piece === own || piece === second ? { ...piece, certainty: 'sure' } : piece));
}

/** How likely each candidate is meant, the likeliest first; what is said about nothing only takes from the others. */
function rank(sentence: Sentence, candidates: Candidates, weights: Weights): Match[] {
  const { each } = confidencesOf(gatherEvidence(sentence, candidates), weights);
  return candidates.all
    .flatMap(({ id, isNothing }, i) => (isNothing ? [] : [{ id, confidence: each[i]! }]))
    .toSorted((a, b) => b.confidence - a.confidence);
}

/**
 * `And at night?` is read together with what was asked before, `how bad?` with what was heard. Null for what stands
 * for itself.
 */
function completeFollowUp(read: string, { saidBefore, heardLast }: TalkContext): string | null {
  const words = wordsOf(read);
  if (words.length === 0 || words.length > MOST_WORDS_OF_FOLLOW_UP) return null;
  const isContinued = CONTINUED.test(read);
  const pointsBack = /\b(it|that|this|there|those|them|they)\b/.test(read) || words.length <= 3;
  if (!isContinued && !pointsBack) return null;
  if (!isQuestion(read) && !isContinued && !SAYS_TOO.test(read)) return null;
  const bare = read.replace(/^(and|but|or|so|then|also)\s+/, '').replace(/^(what|how) about\s+/, '');
  const before = /^(how|what|when|where|why|who|which|since|is|are|does|do)\b/.test(bare) ? heardLast : saidBefore;
  return before === undefined ? null : `${normalise(before).replace(/[.?!]+$/, '')} ${bare}`;
}

/** `At night, too.` is asked by its voice alone, which is not written. */
const SAYS_TOO = /^(?:\S+ ){1,3}(?:too|either|as well)[ .!]*$/;

const CONTINUED = /^(and|but|or|what about|how about|so|then|also)\b/;

/** How far a fragment is believed, by itself and with what it may point back to. */
const FRAGMENT = 0.75;
/** What goes on with `and`, or is as short as `at night too?`, hardly names a matter of its own. */
const BARE_FRAGMENT = 0.6;
const WORDS_OF_BARE_FRAGMENT = 3;
/** `At night too?`, `and above that?`: its own words say that the matter is the one before. */
const SAYS_SAME_MATTER = /\b(too|either|as well)\b|\b(that|those)[ .?!]*$/;
const POINTED_BACK = 0.65;
/** Who goes on with `and above that?` or `since when?` means what was meant before, unless the words clearly say else. */
const SAME_MATTER = 0.55;
/** Less than that: whatever the words are like, they do not name another. */
const NO_OTHER_MATTER = 0.54;

/** What a sentence means by itself counts more; a fragment stays with the matter unless it names another. */
function preferContext(
  alone: readonly Match[],
  inContext: readonly Match[],
  { read, meantBefore }: TalkContext & { readonly read: string },
): Match[] {
  const isBare = CONTINUED.test(read) || wordsOf(read).length <= WORDS_OF_BARE_FRAGMENT;
  const believed = !isBare ? FRAGMENT : SAYS_SAME_MATTER.test(read) ? NO_OTHER_MATTER : BARE_FRAGMENT;
  return alone
    .map(({ id, confidence }) => {
      const after = inContext.find((match) => match.id === id)!.confidence;
      return {
        id,
        confidence: Math.max(believed * confidence, id === meantBefore ? SAME_MATTER : POINTED_BACK * after),
      };
    })
    .toSorted((a, b) => b.confidence - a.confidence);
}

/** Sentences in a row that mean the same are one. */
function joinSame(parts: readonly Understood[]): Understood[] {
  const joined: Understood[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isSame =
      last?.certainty === 'sure' && part.certainty === 'sure' && last.matches[0]!.id === part.matches[0]!.id;
    if (!isSame) joined.push(part);
  }
  return joined;
}
