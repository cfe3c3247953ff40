// npm run assistant -- evaluate
import { parseArgs } from 'node:util';
import { report } from '../evaluation/report.ts';
import { startProduct } from '../evaluation/start-product.ts';
import { evaluate } from '../evaluation/evaluate.ts';
import { measureFirstText } from '../evaluation/measure-first-text.ts';

const USAGE = `npm run assistant -- evaluate [--engine built-in|model] [--items 5000] [--wrong]
  puts the questions of packages/demo-library/evaluation to the assistant, in a product of its own that is thrown away, and prints how it did;
  --engine model asks the model of ASSISTANT_BASE_URL; --items is how large a library the time to the first text is measured in (0: not at all);
  --wrong names what went wrong, except for the questions that are held out`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string', default: 'built-in' },
    items: { type: 'string', default: '5000' },
    wrong: { type: 'boolean', default: false },
  },
});
const items = Number(values.items);
const isKnown =
  positionals[0] === 'evaluate' &&
  (values.engine === 'built-in' || values.engine === 'model') &&
  Number.isInteger(items) &&
  items >= 0;
if (isKnown) await run();
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
    const evaluation = await evaluate(product.origin, tell);
    const firstTextMs = items === 0 ? [] : await measureFirstText(product, items, tell);
    const { text, isGood } = report(evaluation, {
      engine: values.engine,
      state,
      items,
      firstTextMs,
      isWrongShown: values.wrong,
    });
    process.stdout.write(`${text}\n`);
    process.exitCode = isGood ? 0 : 1;
  } finally {
    await product.remove();
  }
}
