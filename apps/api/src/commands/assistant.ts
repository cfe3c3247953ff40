// npm run assistant -- evaluate or train
import { parseArgs } from 'node:util';
import { type ModelRecorder, startModelRecorder } from '../evaluation/model-replies/model-recorder.ts';
import { report } from '../evaluation/report.ts';
import { evaluateSeen } from '../evaluation/sophie/evaluate-seen.ts';
import { readChosenSets } from '../evaluation/sophie/chosen.ts';
import type { ReportedSet } from '../evaluation/sophie/gates.ts';
import { reportSeen } from '../evaluation/sophie/report-seen.ts';
import { onlyParts, readSophieSets, setNames } from '../evaluation/sophie/sets.ts';
import { type TrainedPart, trainRanker } from '../evaluation/sophie/train-ranker.ts';
import { type EvaluatedProduct, startProduct } from '../evaluation/start-product.ts';
import { evaluate } from '../evaluation/evaluate.ts';
import { measureFirstText } from '../evaluation/measure-first-text.ts';

const USAGE = `npm run assistant -- evaluate [--engine built-in|model] [--items 5000] [--set tune|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|nineteenth|twentieth|twenty-first|eighteenth|twenty-ninth|thirty-sixth|fortieth|drill|practice|locked|recorded|old|all] [--only places,record] [--wrong] [--record DIR | --replay DIR]
  puts the questions of packages/demo-library/evaluation to the assistant, in a product of its own that is thrown away, and prints how it did;
  --set tune (as it is) judges by what the asker sees, practice a grid of ways to ask of oneself, at a place and what is declined, locked the same on the half that nothing is tuned on (once a day at most, totals only),
  recorded the entries that a model's replies are kept for,
  old the questions by those who wrote the library; all means tune and old;
  --only names parts of a set: questions, followUps, places, declined, record, talks;
  --engine model asks the model of ASSISTANT_BASE_URL; with --record its replies are written into a folder, with --replay the model is that folder; --items is how large a library the time to the first text is measured in (0: not at all);
  --wrong names what went wrong, except for the questions that are held out
npm run assistant -- train [--part meaning|asked|plain|near|sentences|going-on|page|page-plain]
  learns from the tuning questions in which order passages answer and when to be sure, and writes the weights;
  meaning first, by which meanings of questions come nearer to what answers them, from the expected questions of the sample libraries: all others are learned anew after it;
  asked (as it is) for libraries with expected questions, plain for those without, near for questions that go on from a reply, sentences for those about a selected text, going-on for the sentences of the lesson that spoke, page and page-plain for those that are asked with a page open, with and without expected questions`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string', default: 'built-in' },
    items: { type: 'string', default: '0' },
    set: { type: 'string', default: 'tune' },
    only: { type: 'string' },
    wrong: { type: 'boolean', default: false },
    record: { type: 'string' },
    replay: { type: 'string' },
    part: { type: 'string', default: 'asked' },
  },
});
const items = Number(values.items);
const isKnown =
  positionals[0] === 'evaluate' &&
  (values.engine === 'built-in' || values.engine === 'model') &&
  [...setNames, 'recorded', 'old', 'all'].includes(values.set) &&
  (values.engine === 'model' || !(values.record ?? values.replay)) &&
  !(values.record && values.replay) &&
  Number.isInteger(items) &&
  items >= 0;
if (isKnown) await run();
else if (positionals[0] === 'train')
  process.stdout.write(`${(await trainRanker(values.part as TrainedPart)).join('\n')}\n`);
else {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const tell = (progress: string) => process.stderr.write(`${progress}\n`);
  const recorder = await recorderAsAsked();
  const modelUrl = values.engine === 'model' ? (recorder?.url ?? process.env.ASSISTANT_BASE_URL ?? null) : null;
  if (values.engine === 'model' && !modelUrl)
    throw new Error('ASSISTANT_BASE_URL is not set: there is no model to ask.');
  tell('Starting a product with the demo library ...');
  const product = await startProduct({ modelUrl });
  try {
    const state = await product.untilIndexed(tell);
    const reports = [
      ...(values.set === 'old'
        ? []
        : [await judgeSeenSet(product, values.set === 'all' ? 'tune' : (values.set as ReportedSet), tell)]),
      ...(values.set === 'old' || values.set === 'all' || items > 0 ? [await judgeOldSet(product, state, tell)] : []),
    ];
    process.stdout.write(
      `engine ${values.engine}, found by ${state}\n\n${reports.map(({ text }) => text).join('\n\n')}\n`,
    );
    for (const told of recorder ? [...recorder.notes, ...recorder.notGiven, ...recorder.unknown] : [])
      process.stdout.write(`\n${told}\n`);
    process.exitCode = reports.every(({ isGood }) => isGood) && !recorder?.unknown.length ? 0 : 1;
  } finally {
    await product.remove();
    await recorder?.stop();
  }
}

/** What stands between the product and its model where replies are written down or read. */
async function recorderAsAsked(): Promise<ModelRecorder | null> {
  if (values.replay) return startModelRecorder({ dir: values.replay, modelUrl: null });
  if (!values.record) return null;
  const modelUrl = process.env.ASSISTANT_BASE_URL;
  if (!modelUrl) throw new Error('ASSISTANT_BASE_URL is not set: there is no model to record.');
  return startModelRecorder({ dir: values.record, modelUrl });
}

async function judgeSeenSet(product: EvaluatedProduct, set: ReportedSet, tell: (progress: string) => void) {
  const before = product.usage();
  const sets = set === 'recorded' ? readChosenSets() : readSophieSets(set);
  const evaluation = await evaluateSeen(product.origin, onlyParts(sets, values.only?.split(',')), tell);
  return reportSeen(evaluation, { set, isWrongShown: values.wrong, before, after: product.usage() });
}

async function judgeOldSet(product: EvaluatedProduct, state: string, tell: (progress: string) => void) {
  const evaluation = await evaluate(product.origin, tell);
  const firstTextMs = items === 0 ? [] : await measureFirstText(product, items, tell);
  return report(evaluation, { engine: values.engine, state, items, firstTextMs, isWrongShown: values.wrong });
}
