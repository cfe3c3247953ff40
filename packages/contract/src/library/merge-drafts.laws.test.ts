import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeDrafts, mergeTexts } from './merge-drafts.ts';

const json = fc.jsonValue({ maxDepth: 3 });
const lines = fc.array(fc.constantFrom('', '# One', 'two', 'three', '- four'), { maxLength: 8 });
const text = lines.map((all) => all.join('\n'));

test('what only one of two changed stands, and so does what both changed alike', () =>
  fc.assert(
    fc.property(json, json, (base, edit) => {
      for (const [mine, theirs] of [
        [edit, base],
        [base, edit],
        [edit, edit],
      ])
        expect(mergeDrafts(base, mine, theirs)).toEqual({ value: edit, conflicts: [] });
    }),
  ));

test('it does not matter who is first: the same conflicts, and without one the same text', () =>
  fc.assert(
    fc.property(text, text, text, (base, mine, theirs) => {
      const [one, other] = [mergeDrafts(base, mine, theirs), mergeDrafts(base, theirs, mine)];
      // Of a conflict it gives the second, which is another one when they change places.
      expect(one).toEqual(one.conflicts.length === 0 ? other : { value: theirs, conflicts: other.conflicts });
    }),
  ));

test('fields, entries of lists and blocks of text that two people changed apart are all there', () => {
  const base = { title: 'A', panels: ['x', 'y'], text: 'one\n\ntwo\n\nthree' };
  const mine = { ...base, title: 'B', panels: ['x1', 'y'], text: 'one!\n\ntwo\n\nthree' };
  const theirs = { ...base, note: 'new', panels: ['x', 'y1'], text: 'one\n\ntwo\n\nthree!' };
  expect(mergeDrafts<object>(base, mine, theirs)).toEqual({
    value: { title: 'B', note: 'new', panels: ['x1', 'y1'], text: 'one!\n\ntwo\n\nthree!' },
    conflicts: [],
  });
});

test('what both changed is told by its path, and so is what one removed and the other changed', () => {
  expect(mergeDrafts<object>({ a: 1, b: { c: 'x' } }, { a: 2, b: {} }, { a: 3, b: { c: 'y' } }).conflicts).toEqual([
    ['a'],
    ['b', 'c'],
  ]);
  expect(mergeTexts('one\ntwo', 'one\nmine', 'one\ntheirs')).toBeNull();
});

/** What one of three people does: writes a new line somewhere, or removes one, or saves. */
const deed = fc.record({
  who: fc.nat(2),
  does: fc.constantFrom('write', 'write', 'remove', 'save'),
  at: fc.nat(20),
});

test('however three people interleave, no line that was saved is lost unless one of them removed it', () =>
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
      let stored = 'a\n\nb\n\nc\n\nd';
      const people = [0, 1, 2].map(() => ({ base: stored, now: stored }));
      const saved = new Set<string>();
      const removed = new Set<string>();
      for (const [number, { who, does, at }] of deeds.entries()) {
        const person = people[who]!;
        const own = person.now.split('\n');
        if (does === 'write') own.splice(at % (own.length + 1), 0, `line ${number}`);
        if (does === 'remove') for (const line of own.splice(at % own.length, 1)) removed.add(line);
        person.now = own.join('\n');
        if (does !== 'save') continue;
        const merged = mergeTexts(person.base, person.now, stored);
        if (merged === null) {
          // Refused: the person reads what is stored, and what they had stands in the history.
          people[who] = { base: stored, now: stored };
          continue;
        }
        for (const line of own) saved.add(line);
        stored = merged;
        people[who] = { base: merged, now: merged };
      }
      const left = new Set(stored.split('\n'));
      const due = [...saved].filter((line) => line.startsWith('line') && !removed.has(line));
      expect(due.filter((line) => !left.has(line))).toEqual([]);
    }),
    { numRuns: 300 },
  ));
