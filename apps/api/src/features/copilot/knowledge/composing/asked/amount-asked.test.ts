import { expect, test } from 'vitest';
import { lacksAmountAsked } from './amount-asked.ts';

test.for([
  ['whats the dose of meropenem', 'A good line, better two. Cultures before the antibiotic.'],
  ['how many ml blood into each culture bottle', 'Two sets of cultures from two places.'],
  ['usual first dose naloxone adults mg iv', 'Naloxone is ready where opioids are given.'],
  ['how many grams protein per kg for wound heal', 'They hardly eat: small meals, protein first.'],
  ['vitamin d how many units a day against falls', 'Falls have more than one cause.'],
  ['what is the antidote for heparin', 'Where is the glucose? The naloxone? Whom do you call about bleeding?'],
  ['how much money is lost to this every year', 'Much is lost within a day or two.'],
] as const)('%s: nothing that was found holds the amount', ([question, said]) => {
  expect(lacksAmountAsked(question, [[said]])).toBe(true);
});

test.for([
  ['how many mg are in 5ml of a 2% solution', '1 % solution: 1 g in 100 ml, that is 10 mg in 1 ml'],
  ['how many micrograms in a mg', '| mg | is |\n|---|---|\n| 1 mg | 1,000 micrograms |'],
  ['how many ml per kilo at the start', 'At least 30 ml per kg within the first three hours.'],
  ['what does that cost', 'It costs 40 euros.'],
] as const)('%s: it does', ([question, said]) => {
  expect(lacksAmountAsked(question, [['Something else.'], [said]])).toBe(false);
});

test.for([
  'when is the next dose of the antibiotic due',
  'what dose is suspicious, 5 tablets at once?',
  'do we hold back the first dose',
  'what does rushing cost us in the end, trust?',
  'how much fluid',
])('%s asks for no amount of this sort', (question) => {
  expect(lacksAmountAsked(question, [['Nothing.']])).toBe(false);
});

test('a limit stands in what answers first: neither an example nor a limit of something else is one', () => {
  const asked = 'at how many ml do i have to catheterise';
  const note = 'Means: Bladder scan 780 ml, so retention.';
  expect(lacksAmountAsked(asked, [[note], ['Urine at least 0.5 ml per kg and hour']])).toBe(true);
  expect(lacksAmountAsked(asked, [['From 500 ml on a catheter is asked for.'], [note]])).toBe(false);
  expect(lacksAmountAsked(asked, [['A residue of 300 ml or more'], [note]])).toBe(false);
});
