// How well the rules sort twenty notes that were written apart, before anybody looked at what the rules make of them.
// They are never tuned on: what is wrong here stays wrong until rules change for another reason.
import { expect, test } from 'vitest';
import { structureNote } from '../structure-note.ts';
import notes from './held-out.json';

interface Share {
  readonly right: number;
  readonly of: number;
}

const judged = notes.map(({ sentences, missing, judged: words }) => {
  const text = sentences.map(({ said }) => said).join(' ');
  const note = structureNote(text);
  let start = 0;
  const parts = sentences.map(({ said, part }) => {
    const from = start;
    start += said.length + 1;
    const piece = note.pieces.findLast((each) => each.start <= from);
    return { said, part, got: piece?.part };
  });
  const found = {
    missing: note.missing.map(({ id }) => id as string),
    words: note.judgements.map((each) => each.words.toLowerCase()),
  };
  return { parts, missing, words, found };
});

const isNear = (a: string, b: string) => a.includes(b) || b.includes(a);
const sum = (shares: readonly Share[]): Share => ({
  right: shares.reduce((all, { right }) => all + right, 0),
  of: shares.reduce((all, { of }) => all + of, 0),
});

const parts = sum(
  judged.map((each) => ({ right: each.parts.filter(({ part, got }) => part === got).length, of: each.parts.length })),
);
const missingFound = sum(
  judged.map(({ missing, found }) => ({
    right: missing.filter((id) => found.missing.includes(id)).length,
    of: missing.length,
  })),
);
const missingRight = sum(
  judged.map(({ missing, found }) => ({
    right: found.missing.filter((id) => missing.includes(id)).length,
    of: found.missing.length,
  })),
);
const wordsFound = sum(
  judged.map(({ words, found }) => ({
    right: words.filter((word) => found.words.some((each) => isNear(each, word))).length,
    of: words.length,
  })),
);
const wordsRight = sum(
  judged.map(({ words, found }) => ({
    right: found.words.filter((word) => words.some((each) => isNear(each, word))).length,
    of: found.words.length,
  })),
);

/** The figures, for whoever asks: `npx vitest run note-evaluation --reporter verbose`. */
const figures = { parts, missingFound, missingRight, wordsFound, wordsRight };

test(`of twenty notes that nothing was tuned on: ${JSON.stringify(figures)}`, () => {
  const share = ({ right, of }: Share) => right / of;
  expect(notes).toHaveLength(20);
  expect(share(parts)).toBeGreaterThan(0.75);
  expect(share(missingFound)).toBeGreaterThan(0.9);
  expect(share(missingRight)).toBeGreaterThan(0.6);
  expect(share(wordsFound)).toBeGreaterThan(0.85);
  expect(share(wordsRight)).toBeGreaterThan(0.95);
});
