import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readQuestionFile } from '../files/read-question-file.ts';
import { anItem, messagesOf, zipOf } from '../testing/zip-of.ts';

const read = (item: string) => readQuestionFile({ name: 'item.xml', bytes: Buffer.from(item) });

const declared = (type: string, values: readonly string[], mapping = '') =>
  `<responseDeclaration identifier="R" cardinality="single" baseType="${type}"><correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse>${mapping}</responseDeclaration>`;

test('what is said beside a blank never stands in the question', async () => {
  const item = anItem('Slope', {
    declarations: declared('string', ['gradient']),
    body: '<p>Another word: <textEntryInteraction responseIdentifier="R"/> <feedbackInline outcomeIdentifier="F" identifier="ok">That is right, gradient.</feedbackInline></p>',
  });
  const { questions, notes } = await read(item);
  expect(JSON.stringify(questions).replace('"accept":["gradient"]', '')).not.toContain('gradient');
  expect(messagesOf(notes)).toEqual(['Left out: what was said to some answers only.']);
});

const flags = (after: string) =>
  anItem('Flags', {
    declarations: declared('identifier', ['A']),
    body: '<choiceInteraction responseIdentifier="R"><prompt>Whose flag?</prompt><simpleChoice identifier="A">Ohio</simpleChoice><simpleChoice identifier="B">Texas</simpleChoice></choiceInteraction>',
    after,
  });
const modal = (id: string, text: string) =>
  `<modalFeedback outcomeIdentifier="F" identifier="${id}" showHide="show">${text}</modalFeedback>`;

test('what is said to one choice goes to that choice, whether the outcome is the response or set by a rule', async () => {
  const direct = await read(flags(`${modal('B', 'That is the lone star.')}${modal('A', 'Yes: a swallowtail.')}`));
  expect(direct.questions).toMatchObject([
    {
      options: [
        { text: 'Ohio', why: 'Yes: a swallowtail.' },
        { text: 'Texas', why: 'That is the lone star.' },
      ],
    },
  ]);
  expect(direct.questions[0]).not.toHaveProperty('explanation');

  const rules = `<responseProcessing><responseCondition><responseIf><match><variable identifier="R"/><baseValue baseType="identifier">B</baseValue></match><setOutcomeValue identifier="F"><baseValue baseType="identifier">star</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>`;
  const ruled = await read(flags(`${rules}${modal('star', 'That is the lone star.')}`));
  expect(ruled.questions).toMatchObject([{ options: [{}, { why: 'That is the lone star.' }] }]);
});

test('what is said to every wrong answer is left out with a note; what is said to everybody explains', async () => {
  const rules = `<responseProcessing><responseCondition><responseIf><match><variable identifier="R"/><correct identifier="R"/></match><setOutcomeValue identifier="F"><baseValue baseType="identifier">yes</baseValue></setOutcomeValue></responseIf><responseElse><setOutcomeValue identifier="F"><baseValue baseType="identifier">no</baseValue></setOutcomeValue></responseElse></responseCondition></responseProcessing>`;
  const { questions, notes } = await read(
    flags(`${rules}${modal('yes', 'A swallowtail.')}${modal('no', 'You are wrong.')}`),
  );
  expect(questions).toMatchObject([{ options: [{ why: 'A swallowtail.' }, {}] }]);
  expect(JSON.stringify(questions)).not.toContain('You are wrong');
  expect(messagesOf(notes)).toEqual(['Left out: what was said to every wrong answer alike.']);

  const all = await read(
    anItem('Flags', {
      declarations: declared('string', ['x']),
      body: '<p>Say x: <textEntryInteraction responseIdentifier="R"/></p>',
      after: modal('general', 'It is a letter.'),
    }),
  );
  expect(all.questions).toMatchObject([{ explanation: 'It is a letter.' }]);
});

test('a slider whose mapping gives full marks from 14 to 18 accepts all of them', async () => {
  const entries = [12, 14, 15, 16, 17, 18].map(
    (value) => `<mapEntry mapKey="${value}" mappedValue="${value === 12 ? 0.5 : 1}"/>`,
  );
  const { questions, notes } = await read(
    anItem('Slider', {
      declarations: declared('integer', ['16'], `<mapping>${entries.join('')}</mapping>`),
      body: '<sliderInteraction responseIdentifier="R" lowerBound="0" upperBound="20" step="1"><prompt>How many?</prompt></sliderInteraction>',
    }),
  );
  expect(questions).toMatchObject([{ type: 'numeric', answer: 16, tolerance: 2 }]);
  expect(messagesOf(notes)).toEqual(["'12' was worth 50%. Here it is wrong.", 'A slider became a number to type.']);
});

test('one city on a map comes over: the size is read from the picture, and wrong places are added', async () => {
  const map = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const item = anItem('City', {
    declarations:
      '<responseDeclaration identifier="R" cardinality="single" baseType="point"><areaMapping defaultValue="0"><areaMapEntry shape="circle" coords="200,100,20" mappedValue="1"/></areaMapping></responseDeclaration>',
    body: '<selectPointInteraction responseIdentifier="R" maxChoices="1"><prompt>Where is it?</prompt><object type="image/png" data="map.png">A map</object></selectPointInteraction>',
  });
  const { questions, notes } = await readQuestionFile({
    name: 'a.zip',
    bytes: await zipOf({ 'item.xml': item, 'map.png': map }),
  });
  const [question] = questions;
  expect(question).toMatchObject({ type: 'image_hotspot' });
  const areas = question?.type === 'image_hotspot' ? question.areas : [];
  expect(areas.filter(({ correct }) => correct)).toMatchObject([{ x: 50, y: 50, radius: 5 }]);
  expect(areas.map(({ label }) => label)).toEqual(areas.map((_, i) => `Place ${i + 1}`));
  expect(areas.length).toBe(4);
  expect(messagesOf(notes)).toContainEqual(expect.stringContaining('Wrong places were added'));
});

test('pictures without words are numbered, and the author is told', async () => {
  const choice = (id: string) => `<simpleChoice identifier="${id}"><img src="${id}.png"/></simpleChoice>`;
  const item = anItem('Faces', {
    declarations: declared('identifier', ['A']),
    body: `<choiceInteraction responseIdentifier="R"><prompt>Which?</prompt>${choice('A')}${choice('B')}</choiceInteraction>`,
  });
  const picture = (background: string) =>
    sharp({ create: { width: 4, height: 4, channels: 3, background } })
      .png()
      .toBuffer();
  const bytes = await zipOf({ 'item.xml': item, 'A.png': await picture('teal'), 'B.png': await picture('navy') });
  const { questions, notes } = await readQuestionFile({ name: 'a.zip', bytes });
  expect(questions).toMatchObject([{ options: [{ alternative: 'Picture 1' }, { alternative: 'Picture 2' }] }]);
  expect(messagesOf(notes)).toEqual([expect.stringContaining('Describe them')]);
});

test('MathML becomes TeX: as its author wrote it, else worked out', async () => {
  const cubic =
    '<math><semantics><mrow><msup><mi>x</mi><mn>3</mn></msup></mrow><annotation encoding="application/x-tex">x^3-5x+87</annotation></semantics></math>';
  const fraction =
    '<math><mfrac><mi>a</mi><mrow><mn>1</mn><mo>-</mo><msup><mi>r</mi><mi>n</mi></msup></mrow></mfrac></math>';
  const { questions, notes } = await read(
    anItem('Maths', {
      declarations: declared('string', ['2']),
      body: `<p>Of ${cubic} and ${fraction}, water H<sub>2</sub>O and x<sup>n</sup>: <textEntryInteraction responseIdentifier="R"/></p>`,
    }),
  );
  expect(questions).toMatchObject([
    { text: 'Of $$x^3-5x+87$$ and $$\\frac{a}{1 - r^{n}}$$, water H₂O and x^n^: {{b-1}}' },
  ]);
  expect(notes).toEqual([]);
});
