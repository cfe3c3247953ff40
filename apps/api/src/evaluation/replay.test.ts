// @module-tag ci
import { expect, test as base } from 'vitest';
import { sampleData } from '../../../../scripts/testing/sample-data.ts';
import { withoutRaisedNumbers } from '@snapwell/contract/text/raised-number';
import { judgeCitations } from './model-replies/judge-citations.ts';
import { NAMED } from './model-replies/cite-as-now.ts';
import { type Exchange, startModelRecorder } from './model-replies/model-recorder.ts';
import { readChosenSets, RECORDED_DIR } from './sophie/chosen.ts';
import { evaluateSeen } from './sophie/evaluate-seen.ts';
import { reportSeen } from './sophie/report-seen.ts';
import { startProduct } from './start-product.ts';

/** What the whole product makes of the recorded replies of a model: asked once, for all tests. */
const test = base.extend('heard', { scope: 'file' }, async ({}, { onCleanup }) => {
  const recorder = await startModelRecorder({ dir: RECORDED_DIR, modelUrl: null });
  const product = await startProduct({ modelUrl: recorder.url, samples: await sampleData() });
  onCleanup(async () => {
    await product.remove();
    await recorder.stop();
  });
  await product.untilIndexed(() => undefined);
  const evaluation = await evaluateSeen(product.origin, readChosenSets(), () => undefined);
  const citations = evaluation.replies.flatMap((reply) => {
    const exchange = recorder.exchanges.find((each) => isOf(each, reply.text));
    return exchange ? judgeCitations(exchange, reply) : [];
  });
  const { unknown, notGiven, notes } = recorder;
  // No failure, but whoever reads the run should know.
  for (const note of [...notes, ...notGiven]) process.stdout.write(`${note}\n`);
  return { evaluation, unknown, notGiven, citations };
});
const A_START_AND_ALL_QUESTIONS = { timeout: 300_000 };

test('each request of the product to a model has a recording', A_START_AND_ALL_QUESTIONS, ({ heard: { unknown } }) => {
  expect(unknown).toEqual([]);
});

test('what a reply cites is given to the model now as well', A_START_AND_ALL_QUESTIONS, ({ heard: { notGiven } }) => {
  expect(notGiven.length).toBeLessThanOrEqual(10);
});

test('what people see of the replies is as good as it was', A_START_AND_ALL_QUESTIONS, ({ heard: { evaluation } }) => {
  const { text, isGood } = reportSeen(evaluation, { set: 'recorded', isWrongShown: true, before: null, after: null });
  expect(isGood ? '' : text).toBe('');
});

test('a source is shown behind a sentence that it bears out', A_START_AND_ALL_QUESTIONS, ({ heard: { citations } }) => {
  expect(citations.length).toBeGreaterThanOrEqual(80);
  expect(citations.filter(({ isShown, isBorneOut }) => isShown && !isBorneOut)).toEqual([]);
});

// A list of what is left out today, so that neither more nor less is without being seen; but for what is not given now. Where several passages are named
// within one sentence, each is asked to bear out all that stands before it, which some rightly named do not.
test(
  'a source is left out where it does not bear out the sentence',
  A_START_AND_ALL_QUESTIONS,
  ({ heard: { citations } }) => {
    const leftOut = citations.filter(({ isShown }) => !isShown).map(({ sentence }) => sentence);
    expect(leftOut).toEqual(LEFT_OUT.filter((each) => citations.some(({ sentence }) => sentence === each)));
    expect(leftOut.length).toBeGreaterThan(3);
  },
);

const LEFT_OUT = [
  '**µg** read as mg, a thousand times too much',
  'and a **trailing zero**, where 1.0 mg turns into 10 mg when the point is faint',
  '**how does the person lie, what colour are they**, **and how are they breathing**',
  'I have no keys to share, and keys and passwords stay outside a chat',
  'What they do teach is remembering without looking, called retrieval practice or the testing effect',
  "truth ('That's not right at all!'), relationship ('You of all people are telling me?')",
  '- The easiest feedback to take is what you have asked for, so ask small and exactly',
];

/** What is seen may go on behind what was written: with a word on figures that stand nowhere. */
const isOf = ({ reply: { text } }: Exchange, seen: string): boolean =>
  text !== undefined && withoutRaisedNumbers(seen).startsWith(text.replaceAll(NAMED, '').trimEnd());
