import { expect, test } from 'vitest';
import type { ItemPassage } from '../item-passage.ts';
import {
  asksForCounted,
  entriesAsked,
  entriesCounted,
  entryAskedByLetter,
  entryOfNumber,
  firstStepAsked,
  stepsInOrder,
} from './entries-asked.ts';
import { rowPiece } from '../../pieces/piece.ts';

const HEAD = ['Group', 'What goes wrong'];
const lesson = (texts: readonly string[], heading = 'Who is on the list'): ItemPassage[] =>
  texts.map((text, position) => ({ group: 'a', position, heading, text, paragraph: null, share: 0 }));
const rows = (names: readonly string[], words = 4) =>
  names.map((name) => rowPiece(HEAD, [name, Array.from({ length: words }, () => 'wrong').join(' ')]));
const textsOf = (found: readonly ItemPassage[] | null) => found?.map(({ text }) => text);

const LEAD = 'These groups are on nearly every one.';
const short = lesson([LEAD, ...rows(['Insulin', 'Opioids', 'Potassium'])]);

test.for(['which ones', 'what are the three groups', 'name them', 'which 3 groups are there'])(
  '%s: the list that is announced where the answer stands',
  (question) => {
    expect(entriesAsked(question, short[0], short)).toEqual(short);
  },
);

test('a table that is too long is told by the names of its rows', () => {
  const long = lesson([LEAD, ...rows(['Insulin', 'Opioids', 'Blood thinners'], 60)]);
  expect(textsOf(entriesAsked('which ones', long[0], long))).toEqual([LEAD, '- Insulin\n- Opioids\n- Blood thinners']);
});

test('of several lists the one that has as many entries as are asked for', () => {
  const two = lesson(['- one', '- two', 'Now three:', '- red', '- amber', '- green']);
  expect(textsOf(entriesAsked('what are the three colours', two[0], two))).toEqual([
    'Now three:',
    '- red',
    '- amber',
    '- green',
  ]);
});

test('what asks for something else, or has no such list, is null', () => {
  expect(entriesAsked('what goes wrong with insulin', short[0], short)).toBeNull();
  expect(entriesAsked('which ones must never be skipped', short[0], short)).toBeNull();
  expect(entriesAsked('what are the five colours', short[0], short)).toBeNull();
  expect(entriesAsked('which ones', undefined, short)).toBeNull();
  expect(entriesAsked('which ones', { ...short[0]!, heading: 'Elsewhere' }, short)).toBeNull();
});

test('the entry that begins with a letter, of those that spell a word', () => {
  const sbar = lesson([LEAD, ...rows(['Situation', 'Background', 'Assessment', 'Recommendation'])]);
  expect(textsOf(entriesAsked('what goes into the B of sbar', sbar[0], sbar))).toEqual([sbar[2]!.text]);
  expect(entriesAsked('what does the x stand for', sbar[0], sbar)).toBeNull();
  const same = lesson([LEAD, ...rows(['Insulin', 'Iron', 'Opioids'])]);
  expect(entriesAsked('what goes into the I of it', same[0], same)).toBeNull();
});

test('a letter names the entry of a list that spells a word', () => {
  const entries = ['- Situation: who.', '- Background: why.', '- Assessment: what you think.'].map(
    (text, position): ItemPassage => ({ group: 'a', position, heading: 'SBAR', text, paragraph: null, share: 0 }),
  );
  expect(entryAskedByLetter('whats the A?', entries)).toEqual([entries[2]]);
  expect(entryAskedByLetter('what does the b stand for', entries)).toEqual([entries[1]]);
  expect(entryAskedByLetter('whats the b for', entries)).toEqual([entries[1]]);
  expect(entryAskedByLetter('what is the point', entries)).toBeNull();
  expect(entryAskedByLetter('whats the x', entries)).toBeNull();
});

test('what comes first is the first step of a list of steps', () => {
  const steps = ['1. Call: the word first.', '2. Oxygen: if needed.', '3. Blood: cultures.'].map(
    (text, position): ItemPassage => ({ group: 'a', position, heading: 'Six tasks', text, paragraph: null, share: 0 }),
  );
  expect(firstStepAsked('what comes first?', steps)).toEqual([steps[0]]);
  expect(firstStepAsked('whats the first step', steps)).toEqual([steps[0]]);
  expect(firstStepAsked('what comes first, oxygen or blood', steps)).toBeNull();
  expect(firstStepAsked('what is the first thing to write in the report', steps)).toBeNull();
  expect(firstStepAsked('what comes first', steps.slice(0, 2))).toBeNull();
});

test('a list is found by how many entries it has, and by what it is announced as', () => {
  const checks = lesson(['Check before anybody moves:', '- Head.', '- Hip.', '- Skin.'], 'Stop, look, speak');
  const huddle = lesson(['Three questions, no blame:', '1. What happened?', '2. What was different?', '3. What now?']);
  const all = [...checks, ...huddle].map((passage, position) => ({ ...passage, position }));
  expect(textsOf(entriesCounted('list the three questions', all))).toEqual(textsOf(huddle));
  expect(entriesCounted('list the three reasons', all)).toBeNull();
  expect(entriesCounted('list the four questions', all)).toBeNull();
});

test('a list whose lead says how many there are is it, however they are sorted', () => {
  const kinds = lesson([
    'Eight reasons come together:',
    '- in the person: three of them',
    '- in the room: five of them',
  ]);
  expect(textsOf(entriesCounted('list the eight reasons', kinds))).toEqual(textsOf(kinds));
  expect(entriesCounted('list the nine reasons', kinds)).toBeNull();
});

test('an entry is found by its number, where one list counts so far', () => {
  const stops = lesson(['1. Head.', '2. Chest.', '3. Belly.']);
  expect(textsOf(entryOfNumber('whats the 3rd', stops))).toEqual(['3. Belly.']);
  expect(entryOfNumber('whats the 4th stop', stops)).toBeNull();
  expect(entryOfNumber('whats the 3rd', [...stops, ...stops])).toBeNull();
  expect(entryOfNumber('is the 3rd day the worst', stops)).toBeNull();
});

test('an entry of the list that was read out is found by its place in it', () => {
  const both = lesson([
    '1. Source. Open it.',
    '2. Number. Work it out.',
    '3. Name. Does it exist?',
    'And:',
    '- Red.',
    '- Blue.',
  ]);
  const reply = '1. Source. Open it.\n2. Number. Work it out.';
  expect(textsOf(entryOfNumber('the third', both, reply))).toEqual(['3. Name. Does it exist?']);
  expect(textsOf(entryOfNumber('and the last one?', both, reply))).toEqual(['3. Name. Does it exist?']);
  expect(textsOf(entryOfNumber('the next one', both, '1. Source. Open it.'))).toEqual(['2. Number. Work it out.']);
  expect(entryOfNumber('the fifth', both, reply)).toBeNull();
  expect(entryOfNumber('the third', both, 'Something else.')).toBeNull();
});

test('what is called by its plural is the list or table of that name', () => {
  const intro = 'Nobody knows the hour.';
  const own = lesson(
    [intro, 'These signs tell that it is near:', ...rows(['Breathing', 'Skin', 'Sleep'])],
    'Is it time?',
  );
  expect(entriesAsked('what are the signs', own[0], own)).toEqual(own.slice(1));
  expect(entriesAsked('which signs? list them', own[0], own)).toEqual(own.slice(1));
  expect(entriesAsked('what are the risks', own[0], own)).toBeNull();
  const rights = lesson(['Ask them.', ...rows(['Patient', 'Medicine', 'Dose'])], 'The rights');
  expect(entriesAsked('what are the five rights', rights[0], rights)).toEqual(rights);
  expect(entriesAsked('three groups?', rights[0], rights)).toEqual(rights);
});

test.for(['what are the three', 'and the 3?', 'the three parts', 'name the three of them', 'list all three'])(
  '%s: the list of the page that has so many entries',
  (question) => {
    const all = lesson(['- one', '- two', LEAD, ...rows(['Insulin', 'Opioids', 'Potassium'])]);
    expect(asksForCounted(question)).toBe(true);
    expect(textsOf(entriesCounted(question, all))).toEqual(textsOf(all.slice(2)));
  },
);

test('what is counted alone and too long is told by its names; a sentence that goes on asks for something else', () => {
  const long = lesson([LEAD, ...rows(['Insulin', 'Opioids', 'Blood thinners'], 60)]);
  expect(textsOf(entriesCounted('what are the three', long))).toEqual([LEAD, '- Insulin\n- Opioids\n- Blood thinners']);
  for (const question of ['what are the four', 'the three that are worst', 'what are the three for'])
    expect(entriesCounted(question, long)).toBeNull();
});

test('names that are counted already get no other mark', () => {
  const long = lesson(rows(['1. Before', '2. After'], 60));
  expect(textsOf(entriesCounted('what are the two', long))).toEqual(['1. Before\n2. After']);
});

test.for(['in what order do i go', 'whats the right order', 'and which order is it again?'])(
  '%s: the first list that is counted through',
  (question) => {
    const counted = ['1. Look: first.', '2. Listen: then.', '3. Feel: last.'];
    const all = lesson([...rows(['Insulin', 'Opioids', 'Potassium']), LEAD, ...counted]);
    expect(textsOf(stepsInOrder(question, all))).toEqual([LEAD, ...counted]);
    expect(stepsInOrder(question, all.slice(0, 4))).toBeNull();
    expect(stepsInOrder('in what order do i give the drugs', all)).toBeNull();
  },
);
