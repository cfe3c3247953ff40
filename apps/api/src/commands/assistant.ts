// npm run assistant -- evaluate or train
import { parseArgs } from 'node:util';
import { report } from '../evaluation/report.ts';
import { evaluateSeen } from '../evaluation/sophie/evaluate-seen.ts';
import { reportSeen } from '../evaluation/sophie/report-seen.ts';
import { onlyParts, readSophieSets, type SetName, setNames } from '../evaluation/sophie/sets.ts';
import { type TrainedPart, trainRanker } from '../evaluation/sophie/train-ranker.ts';
import { type EvaluatedProduct, startProduct } from '../evaluation/start-product.ts';
import { evaluate } from '../evaluation/evaluate.ts';
import { measureFirstText } from '../evaluation/measure-first-text.ts';

const USAGE = `npm run assistant -- evaluate [--engine built-in|model] [--items 5000] [--set tune|second|third|fourth|fifth|sixth|practice|locked|old|all] [--only places,record] [--wrong]
  puts the questions of packages/demo-library/evaluation to the assistant, in a product of its own that is thrown away, and prints how it did;
  --set tune (as it is) judges by what the asker sees, practice a grid of ways to ask of oneself, at a place and what is declined, locked the same on the half that nothing is tuned on (once a day at most, totals only),
  old the questions by those who wrote the library; all means tune and old;
  --only names parts of a set: questions, followUps, places, declined, record, talks;
  --engine model asks the model of ASSISTANT_BASE_URL; --items is how large a library the time to the first text is measured in (0: not at all);
  --wrong names what went wrong, except for the questions that are held out
npm run assistant -- train [--part meaning|asked|plain|near|page|page-plain]
  learns from the tuning questions in which order passages answer and when to be sure, and writes the weights;
  meaning first, by which meanings of questions come nearer to what answers them, from the expected questions of the sample libraries: all others are learned anew after it;
  asked (as it is) for libraries with expected questions, plain for those without, near for questions at a selected text and those that go on from a reply, page and page-plain for those that are asked with a page open, with and without expected questions`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string', default: 'built-in' },
    items: { type: 'string', default: '0' },
    set: { type: 'string', default: 'tune' },
    only: { type: 'string' },
    wrong: { type: 'boolean', default: false },
    part: { type: 'string', default: 'asked' },
  },
});
const items = Number(values.items);
const isKnown =
  positionals[0] === 'evaluate' &&
  (values.engine === 'built-in' || values.engine === 'model') &&
  [...setNames, 'old', 'all'].includes(values.set) &&
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
  const isModel = values.engine === 'model';
  const tell = (progress: string) => process.stderr.write(`${progress}\n`);
  tell('Starting a product with the demo library ...');
  const product = await startProduct({ isModel });
  try {
    const state = await product.untilIndexed(tell);
    const reports = [
      ...(values.set === 'old'
        ? []
        : [await judgeSeenSet(product, values.set === 'all' ? 'tune' : (values.set as SetName), tell)]),
      ...(values.set === 'old' || values.set === 'all' || items > 0 ? [await judgeOldSet(product, state, tell)] : []),
    ];
    process.stdout.write(
      `engine ${values.engine}, found by ${state}\n\n${reports.map(({ text }) => text).join('\n\n')}\n`,
    );
    process.exitCode = reports.every(({ isGood }) => isGood) ? 0 : 1;
  } finally {
    await product.remove();
  }
}

async function judgeSeenSet(product: EvaluatedProduct, set: SetName, tell: (progress: string) => void) {
  const before = product.usage();
  const evaluation = await evaluateSeen(product.origin, onlyParts(readSophieSets(set), values.only?.split(',')), tell);
  return reportSeen(evaluation, { set, isWrongShown: values.wrong, before, after: product.usage() });
}

async function judgeOldSet(product: EvaluatedProduct, state: string, tell: (progress: string) => void) {
  const evaluation = await evaluate(product.origin, tell);
  const firstTextMs = items === 0 ? [] : await measureFirstText(product, items, tell);
  return report(evaluation, { engine: values.engine, state, items, firstTextMs, isWrongShown: values.wrong });
}
