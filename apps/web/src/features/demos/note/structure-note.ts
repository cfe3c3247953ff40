import {
  BODY,
  type BodyPlace,
  bodySigns,
  type JudgementWord,
  judgementWords,
  type NotePiece,
  SBAR,
  type SbarPart,
  sbarSigns,
} from './note-words.ts';
import { missingIn, type MissingThing } from './missing-things.ts';
import { writeOut } from './write-out.ts';

export interface Judgement {
  readonly id: JudgementWord['id'];
  readonly words: string;
  readonly start: number;
  readonly instead: string;
}

export interface StructuredNote {
  readonly pieces: readonly NotePiece[];
  readonly missing: readonly MissingThing[];
  /** Places of the body of which nothing is said. */
  readonly unseen: readonly BodyPlace[];
  readonly judgements: readonly Judgement[];
}

/** Sorts a shift note by rules: what was said goes somewhere as it is, and nothing is added. */
export function structureNote(text: string): StructuredNote {
  const pieces = piecesOf(text);
  const unseen = BODY.filter((place) => !pieces.some(({ places }) => places.includes(place)));
  return { pieces, missing: missingIn(text, pieces), unseen, judgements: judgementsIn(text) };
}

/** Signs as strong as this let a clause part from its sentence. */
const CLAUSE_STRENGTH = 3;

interface Span {
  readonly said: string;
  readonly start: number;
}

function piecesOf(text: string): NotePiece[] {
  const pieces: NotePiece[] = [];
  for (const sentence of sentencesOf(text)) {
    const clauses = clausesOf(sentence).map((clause) => ({ ...clause, ...partOf(clause.said, pieces.length === 0) }));
    // Clauses of one mind stay one sentence; one that says little goes with its neighbour.
    for (const clause of clauses) {
      const last = pieces.at(-1);
      const isSame = last !== undefined && last.start >= sentence.start;
      if (isSame && (clause.strength < CLAUSE_STRENGTH || last.part === clause.part)) {
        const said = text.slice(last.start, clause.start + clause.said.length);
        pieces[pieces.length - 1] = pieceOf({ said, start: last.start }, last.part);
      } else pieces.push(pieceOf(clause, clause.part));
    }
  }
  return pieces;
}

function pieceOf({ said, start }: Span, part: SbarPart): NotePiece {
  const places = BODY.filter((place) => bodySigns[place].test(said));
  return { said, start, part, places, written: writeOut(said) };
}

/** `Dr. Weber`, `36.9` and `approx. two` end no sentence. */
function sentencesOf(text: string): Span[] {
  const ends = [...text.matchAll(/(?<!\b(?:Dr|Mr|Mrs|Ms|St|approx|no|vs|e\.g|i\.e))[.!?]+(?=\s|$)|\n+/gi)];
  const spans: Span[] = [];
  let start = 0;
  for (const end of [...ends.map(({ index, 0: mark }) => index + mark.length), text.length]) {
    const said = text.slice(start, end);
    const lead = said.length - said.trimStart().length;
    if (/[\w\d]/.test(said)) spans.push({ said: said.trim(), start: start + lead });
    start = end;
  }
  return spans;
}

function clausesOf({ said, start }: Span): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const { index, 0: mark } of said.matchAll(/(?:,|;)\s+(?:and |but |so )?|\s+(?:but|so)\s+/g)) {
    const end = index + mark.length;
    spans.push({ said: said.slice(from, index + (/^[,;]/.test(mark) ? 1 : 0)), start: start + from });
    from = end;
  }
  spans.push({ said: said.slice(from), start: start + from });
  return spans.filter((clause) => /\w/.test(clause.said));
}

/** The part that most speaks for, and how strongly. Where nothing does, it is what was seen. */
function partOf(said: string, isFirst: boolean): { part: SbarPart; strength: number } {
  const scores = SBAR.map((part) => ({
    part,
    score: sbarSigns[part].reduce((sum, { find, weight }) => sum + (find.test(said.trim()) ? weight : 0), 0),
  }));
  const best = scores.toSorted((a, b) => b.score - a.score)[0]!;
  if (best.score === 0) return { part: isFirst ? 'S' : 'A', strength: 0 };
  return { part: best.part, strength: best.score };
}

function judgementsIn(text: string): Judgement[] {
  return judgementWords
    .flatMap(({ id, find, instead }) =>
      [...text.matchAll(new RegExp(find.source, 'gi'))]
        .filter(({ index }) => !isQuoted(text, index))
        .map(({ index, 0: words }) => ({ id, words: words.trim(), start: index, instead })),
    )
    .toSorted((a, b) => a.start - b.start);
}

/** What the person said themselves, in quotation marks, is a fact. */
function isQuoted(text: string, at: number): boolean {
  return (text.slice(0, at).match(/["“”]/g)?.length ?? 0) % 2 === 1;
}
