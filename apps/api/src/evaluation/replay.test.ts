import { expect, test as base } from 'vitest';
import { sampleData } from '../../../../scripts/testing/sample-data.ts';
import { withoutRaisedNumbers } from '@snapwell/contract/text/raised-number';
import { judgeCitations } from './model-replies/judge-citations.ts';
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
  return { evaluation, recorder };
});

test('each request of the product to a model has a recording', ({ heard: { recorder } }) => {
  expect(recorder.unknown).toEqual([]);
});

test('what people see of the replies is as good as it was', ({ heard: { evaluation } }) => {
  const { text, isGood } = reportSeen(evaluation, { set: 'recorded', isWrongShown: true, before: null, after: null });
  expect(isGood ? '' : text).toBe('');
});

test('a source is shown behind a sentence where its passage bears it out, and nowhere else', ({
  heard: { evaluation, recorder },
}) => {
  const citations = evaluation.replies.flatMap(({ text }) => {
    const exchange = recorder.exchanges.find((each) => isOf(each, text));
    return exchange ? judgeCitations(exchange, text) : [];
  });
  expect(citations.filter(({ isShown, isBorneOut }) => isShown && !isBorneOut)).toEqual([]);
  expect(citations.filter(({ isShown }) => !isShown).map(({ sentence }) => sentence)).toEqual([]);
  expect(citations).toHaveLength(0);
});

const NAMED = /\s?\[\d+(?:\s*,\s*\d+)*\]/g;

/** What is seen may go on behind what was written: with a word on figures that stand nowhere. */
const isOf = ({ reply: { text } }: Exchange, seen: string): boolean =>
  text !== undefined && withoutRaisedNumbers(seen).startsWith(text.replaceAll(NAMED, '').trimEnd());
