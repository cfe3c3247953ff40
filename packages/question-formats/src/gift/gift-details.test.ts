import { expect, test } from 'vitest';
import { readQuestionFile } from '../files/read-question-file.ts';
import { messagesOf } from '../testing/zip-of.ts';
import { describeReading } from '../files/describe-reading.ts';

const read = (text: string) => readQuestionFile({ name: 'a.gift.txt', bytes: Buffer.from(text), format: 'gift' });

test('what is said to who answered wrongly is said to nobody else', async () => {
  const { questions } = await read(
    'The sun rises in the west.{FALSE#Wrong: it sets there.#You gave the right answer.}',
  );
  expect(questions).toMatchObject([
    { answer: false, why_true: 'Wrong: it sets there.', why_false: 'You gave the right answer.' },
  ]);
  expect(questions[0]).not.toHaveProperty('explanation');
  const typed = await read('::Capital::Of France?{=Paris#Well done. =%50%Lyon#The second city.}');
  expect(JSON.stringify(typed.questions)).not.toContain('Well done');
  expect(messagesOf(typed.notes)).toContain("Left out: what was said to the answer 'Paris'.");
});

test('a picture in a question without a name is told, and costs no other question', async () => {
  const { questions, notes, totals } = await read(
    'Look: <img src="x.png"> {=a ~b}\n\nAnother <iframe src="x"></iframe>{T}',
  );
  expect(questions).toHaveLength(2);
  expect(messagesOf(notes)).toEqual(['Left out: a picture that is not in the file.', 'Left out: an embedded page.']);
  expect(totals).toEqual({ read: 2, refused: 0, changed: 2, without_picture: 1 });
});

test('marks taken away, and weights without their first sign, are told', async () => {
  const { questions, notes } = await read(
    '::Off::Which?{=right ~%-100%wrong}\n\n::Several::Which?{~%50%a ~%50%b ~%-100%c ~%-100%d}\n\n::Missing::It is {=best ~75%a good answer ~bad} here.',
  );
  expect(questions[2]).toMatchObject({ options: [{}, { text: 'a good answer' }, {}] });
  expect(messagesOf(notes)).toEqual([
    'A wrong answer took marks away. Here it gives none.',
    'Wrong answers took 100% off. Here each takes 50% off.',
    "'a good answer' was worth 75%. Here a choice of one is right or wrong.",
  ]);
});

test('a word alone in braces has to be typed', async () => {
  expect((await read('Two minus one is?{One}')).questions).toMatchObject([
    { type: 'fill_in_the_blank', blanks: { answer: { accept: ['One'] } } },
  ]);
});

test('a number without a full mark says so', async () => {
  expect(messagesOf((await read('::N::How many?{#=%50%3 =%20%4}')).notes)).toEqual([
    'No number is worth everything: give one the full mark of 100%.',
  ]);
});

test('a letter that is a word is no letter', async () => {
  const aiken = 'Which?\nA) one\nB) two\nANSWER: QUESTION ARD\n';
  const { notes } = await readQuestionFile({ name: 'a.txt', bytes: Buffer.from(aiken) });
  expect(messagesOf(notes)).toEqual(["'QUESTION ARD' is not the letter of an option."]);
});

test('TeX comes over in all its spellings, and what only looks like a mark stays as it is', async () => {
  const { questions } = await read(
    String.raw`::A::Half is \(\\frac\{1\}\{2\}\) or $$1/2$$, not \[3\]. It costs ^5^ and \~2\~.{T}`,
  );
  expect(questions[0]?.prompt).toBe(
    String.raw`Half is $$\frac{1}{2}$$ or $$1/2$$, not $$3$$. It costs \^5\^ and \~2\~.`,
  );
});

test('the report ends with totals, and with how many questions lost a picture', async () => {
  const xml = (n: number) =>
    `<question type="truefalse"><name><text>Q</text></name><questiontext format="html"><text>&lt;p&gt;Is ${n} even? &lt;img src="https://example.org/images?${n}"&gt;&lt;/p&gt;</text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>`;
  const bytes = Buffer.from(
    `<quiz>${[1, 2, 3].map(xml).join('')}<question type="essay"><name><text>E</text></name></question></quiz>`,
  );
  const lines = describeReading(await readQuestionFile({ name: 'a.xml', bytes }));
  expect(lines.filter((line) => line.includes('lies on the web'))).toHaveLength(3);
  expect(lines.slice(-2)).toEqual([
    '  3 questions lost a picture.',
    '  As moodle_xml: 3 questions read, 3 of them changed; 1 refused.',
  ]);
});
