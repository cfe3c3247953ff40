import { expect, test } from 'vitest';
import type { ItemPassage } from './item-passage.ts';
import { chooseAnswer } from './compose-answer.ts';
import { textOfAnswer } from './text-of-answer.ts';

const place = (position: number, text: string, given: Partial<ItemPassage> = {}): ItemPassage => ({
  group: 'scales',
  position,
  text,
  heading: 'Scales',
  paragraph: position,
  share: 0,
  ...given,
});
const answer = (all: readonly ItemPassage[], isSure = true) => {
  const found = all.filter(({ share }) => share > 0).toSorted((a, b) => b.share - a.share);
  return textOfAnswer(chooseAnswer(found, all, isSure ? 'sure' : 'unsure'));
};
const row = (name: string, what: string) => `| Task | Gloves? |\n|---|---|\n| ${name} | ${what} |`;

test('what answers is said first; when it is not sure, less likely passages are left out that may be about anything', () => {
  const all = [place(0, 'Before it.'), place(4, 'The answer.', { share: 0.8 }), place(9, 'Perhaps.', { share: 0.04 })];
  const less = all.map((each) => (each.share === 0.8 ? { ...each, share: 0.6 } : each));
  expect(answer(less)).toBe('The answer.\n\nPerhaps.');
  expect(answer(less, false)).toBe('The answer.');
  // So sure, it is read alone.
  expect(answer(all)).toBe('The answer.');
});

test('where it is not sure, one lesson speaks alone', () => {
  const all = [place(4, 'The answer.', { share: 0.6 }), place(1, 'Of another.', { group: 'film', share: 0.1 })];
  expect(answer(all)).toBe('The answer.\n\nOf another.');
  expect(answer(all, false)).toBe('The answer.');
});

test('what somebody says is read from where it begins', () => {
  const all = [
    place(0, "Say it once more, with the danger in it: 'I am concerned.", { paragraph: 3 }),
    place(1, "I am uncomfortable with waiting. This is a safety issue.' These three steps have a name.", {
      paragraph: 3,
      share: 0.8,
    }),
  ];
  expect(answer(all)).toMatch(/^Say it once more.*have a name\.$/);
});

test('what an organization has to fill in itself answers only where nothing else does', () => {
  const blank = place(1, 'Who tells a patient in your organization that they are dying? Ask in your team.', {
    share: 0.5,
  });
  expect(answer([blank, place(4, 'Say it slowly.', { share: 0.3 })])).toMatch(/^Say it slowly\./);
  expect(answer([blank])).toMatch(/^Who tells a patient/);
});

test('what nobody should do is never read without the heading that says so', () => {
  const all = [
    place(0, '- Chart before it is done.', { heading: 'What never to do', share: 0.9 }),
    place(3, '- Sign what you gave.', { heading: 'What to do' }),
  ];
  expect(answer(all)).toBe('**What never to do**:\n\n- Chart before it is done.');
  expect(answer([{ ...all[1]!, share: 0.9 }])).toBe('- Sign what you gave.');
});

test('the author goes on where it fits, though another passage is nearly as likely', () => {
  const all = [
    place(0, "A family that says 'Don't tell him' wants to protect him.", { paragraph: 1, share: 0.5 }),
    place(1, 'Ask what they fear.', { paragraph: 1 }),
    place(8, 'Something else.', { paragraph: 5, share: 0.4 }),
  ];
  expect(answer(all)).toMatch(/^A family .* protect him\. Ask what they fear\./);
});

test('between two steps the others are named: none reads as one that may be left out', () => {
  const long = 'as far as it is safe, with everything that belongs to it, one thing after the other,'.repeat(2);
  const steps = (second: string) => [
    place(1, `1. Stop it. Call it back, ${long} at once.`, { paragraph: 2, share: 0.6 }),
    place(2, `2. ${second}`, { paragraph: 2 }),
    place(3, '3. Keep traces. Delete nothing.', { paragraph: 2, share: 0.2 }),
  ];
  expect(answer(steps(`Report it. The number that is there for it, ${long} today.`))).toMatch(
    /^1\. Stop it\..*\n2\. Report it\.\n3\. Keep traces\./,
  );
  expect(answer(steps(`Report ${long.replaceAll(',', '')} today`))).not.toContain('Keep traces');
});

test('what two lessons say in the same words is said once', () => {
  const all = [
    place(0, 'Each letter is one question.', { share: 0.5 }),
    place(0, 'Each letter is one question.', { group: 'film', share: 0.4 }),
    place(2, 'Have a pen ready.', { group: 'film', share: 0.1 }),
  ];
  expect(answer(all)).toBe('Each letter is one question.\n\nHave a pen ready.');
});

test('another lesson than the one before is named', () => {
  const blocks = [
    [place(4, 'The answer.')],
    [place(1, 'Of another.', { group: 'film' })],
    [place(2, 'More.', { group: 'film' })],
  ];
  expect(textOfAnswer(blocks, (group) => `The ${group}`)).toBe('The answer.\n\n**The film**: Of another.\n\nMore.');
});

test('of a paragraph that goes on too long, the sentences for which there is room are read', () => {
  const long = `Ask what they fear. ${'And on it goes '.repeat(30)}.`;
  const all = [place(0, 'He is protected.', { paragraph: 1, share: 0.9 }), place(1, long, { paragraph: 1 })];
  expect(answer(all)).toBe('He is protected. Ask what they fear.');
});

test('a paragraph that answers alone is read to its end, and never ends before what turns it round', () => {
  const told = ['Five minutes later the readers knew more.', 'A week later it was the other way round.', 'By far.'];
  const whole = told.map((text, i) => place(i, text, { paragraph: 1, share: i === 0 ? 0.9 : 0 }));
  expect(answer(whole)).toBe(told.join(' '));
  const beside = place(9, 'And something else.', { share: 0.5 });
  expect(answer([...whole, beside])).toContain('A week later it was the other way round.');
});

test('a list of which some entries are told names the others', () => {
  const steps = ['Call', 'Oxygen', 'Blood', 'Antibiotic', 'Fluid'].map((name, i) =>
    place(i, `${i + 1}. ${name}. ${'What is done then. '.repeat(3)}`.trim(), { paragraph: 1, share: i < 2 ? 0.4 : 0 }),
  );
  expect(answer(steps)).toMatch(/Also in the list: Blood; Antibiotic; Fluid\.$/);
});

test('rows of a table stand under its head, as a table', () => {
  const all = [
    place(1, row('Taking blood', 'Yes'), { paragraph: 1, share: 0.6 }),
    place(2, row('Writing', 'No'), { paragraph: 1, share: 0.3 }),
  ];
  expect(answer(all)).toBe('| Task | Gloves? |\n|---|---|\n| Taking blood | Yes |\n| Writing | No |');
});

test('a small table is shown whole, a long one by its rows that answer', () => {
  const table = (rows: number) =>
    Array.from({ length: rows }, (_, i) =>
      place(i, row(`Task ${i}`, 'Yes'), { paragraph: 1, share: i === 1 ? 0.9 : 0 }),
    );
  expect(answer(table(3)).match(/Task \d/g)).toHaveLength(3);
  expect(answer(table(9)).match(/Task \d/g)).toEqual(['Task 1']);
});

test.each(['It took them for healthier.', 'But they were not healthier.', 'These were not the healthier ones.'])(
  'a sentence that points back comes with what it points to: %s',
  (text) => {
    const all = [
      place(0, 'Software chose patients by cost.', { paragraph: 1 }),
      place(1, text, { paragraph: 1, share: 0.9 }),
    ];
    expect(answer(all)).toBe(`Software chose patients by cost. ${text}`);
  },
);

test('a point comes with what announces its list, and with the list where that is short', () => {
  const all = [
    place(1, 'Wear gloves when:'),
    place(2, '- there is blood', { paragraph: 2, share: 0.9 }),
    place(3, '- skin is broken', { paragraph: 2 }),
  ];
  expect(answer(all)).toBe('Wear gloves when:\n\n- there is blood\n- skin is broken');
});

test('beside an answer, a point of a long list is left out where the line that announces it has no room', () => {
  const points = Array.from({ length: 5 }, (_, i) =>
    place(i + 11, `${i + 1}. ${'word '.repeat(17)}${i}.`, { paragraph: 11, share: i === 2 ? 0.1 : 0 }),
  );
  const withLead = (lead: string) =>
    answer([place(0, `${'word '.repeat(35)}end.`, { share: 0.8 }), place(10, lead), ...points]);
  expect(withLead('These things go with it:')).toMatch(/go with it:\n\n3\. /);
  expect(withLead('Before you write any of it down, these five things go with it:')).not.toContain('3. ');
});

test('beside an answer, one question out of a list of several is left out', () => {
  const points = ['Where is it?', 'Since when?', 'What helps?'].map((text, i) =>
    place(i + 11, `${i + 1}. ${text} ${'word '.repeat(25)}?`, { paragraph: 11, share: i === 1 ? 0.1 : 0 }),
  );
  const all = [place(0, 'The answer.', { share: 0.8 }), place(10, 'Three questions go with it:'), ...points];
  expect(answer(all)).toBe('The answer.');
});

test('a point that belongs to no block of an article is said alone', () =>
  expect(answer([place(1, '- there is blood', { paragraph: null, share: 0.9 })])).toBe('- there is blood'));

test('what only announces is not said without what follows it', () => {
  const all = [place(1, 'Think of it earlier with', { share: 0.9 }), place(2, '- the very young', { paragraph: 2 })];
  expect(answer(all)).toBe('Think of it earlier with\n\n- the very young');
});

test('what belongs to another lesson is not mixed into the same table', () => {
  const all = [
    place(1, row('Taking blood', 'Yes'), { share: 0.6 }),
    place(1, row('Writing', 'No'), { group: 'other', share: 0.3 }),
  ];
  expect(answer(all).match(/^\|---\|---\|$/gm)).toHaveLength(2);
});

test('a heading that its list completes is read with the list', () => {
  const under = { heading: 'Wash when', paragraph: 2 };
  const all = [
    place(0, 'Rub nearly always.', { heading: 'Rub' }),
    place(1, '- your hands are dirty', { ...under }),
    place(2, '- spores are about', { ...under, share: 0.9 }),
  ];
  expect(answer(all)).toBe('Wash when:\n\n- your hands are dirty\n- spores are about');
});

test('a list that stands in no block comes with its lead and its entries as well', () => {
  const all = ['Five moments:', '1. Before', '2. After', 'The two protect you.'].map((text, at) =>
    place(at, text, { paragraph: null, share: at === 2 ? 0.9 : 0 }),
  );
  expect(answer(all)).toBe('Five moments:\n\n1. Before\n2. After');
});

test('what is no sentence is not run into the next', () => {
  const all = [
    place(0, 'After touching surroundings', { paragraph: null, share: 0.9 }),
    place(1, 'The two before protect the patient.', { paragraph: null, share: 0.8 }),
  ];
  expect(answer(all)).toBe('After touching surroundings\n\nThe two before protect the patient.');
});

test('what points back comes with the last sentence of a passage that is too long to be read whole', () => {
  const all = [
    place(0, `${'word '.repeat(50)}end. One laughs aloud.`, { paragraph: null }),
    place(1, `The other lies very still. ${'More of it is said here. '.repeat(3)}`.trim(), {
      paragraph: null,
      share: 0.9,
    }),
  ];
  expect(answer(all)).toMatch(/^One laughs aloud\. The other lies very still\./);
});

test('two points that are far from each other in a long list stand below one announcement, in their order', () => {
  const entry = (position: number, share: number) =>
    place(position, `- ${'it goes on and on and on '.repeat(3)}${position}`, { paragraph: 2, share });
  const all = [place(1, 'What does not:'), entry(2, 0.3), entry(3, 0), entry(4, 0), entry(5, 0), entry(6, 0.6)];
  const text = answer(all);
  expect(text.match(/What does not:/g)).toHaveLength(1);
  expect(text.match(/\d/g)).toEqual(['2', '6']);
});

test('a row that points to what stands below it comes with the warning there', () => {
  const warning = '**Warning.** Stop the opioid, wake them, call for help, and stay.';
  const all = [
    place(0, row('Giving tablets', 'No')),
    place(1, row('Very sleepy', 'See below, now'), { share: 0.8 }),
    place(2, 'Sleepy is a vital sign.', { heading: 'Sleepy' }),
    place(3, warning, { heading: 'Sleepy' }),
  ];
  expect(answer(all)).toContain(warning);
  expect(answer(all.slice(0, 3))).toContain('See below, now');
});

test('a line that announces a list is followed by it, or left out', () => {
  const lead = 'Sit down together. Four sentences carry it:';
  const entry = (position: number, text: string) => place(position, `- ${text}`, { paragraph: 2 });
  const all = [place(0, lead, { share: 0.9 }), entry(1, 'What happened.'), entry(2, 'I am sorry.')];
  expect(answer(all)).toBe(`${lead}\n\n- What happened.\n- I am sorry.`);
  const long = entry(1, 'very long '.repeat(100).trim());
  expect(answer([all[0]!, long, entry(2, 'I am sorry.')])).toBe('Sit down together.');
});
