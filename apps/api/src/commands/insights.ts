// npm run insights -- rebuild | recall
import { parseArgs } from 'node:util';
import { listRolledUp, rebuildRollUps } from '#features/analytics/index.ts';
import { systemClock } from '#platform/clock.ts';
import { ConfigurationError, readEnv } from '#platform/config/env.ts';
import { openData } from '#platform/config/open-data.ts';
import { DataDirInUse } from '#platform/database/embedded/data-dir-lock.ts';
import { randomFrom } from '../demo/plans/plan-history.ts';
import { calibrate } from '../evaluation/recall-calibration.ts';

const USAGE = `npm run insights -- rebuild [--org ID]   makes the daily roll-ups anew from the rows of the features, as far as they are kept
npm run insights -- recall               judges the prediction of what people know by learners whose memory is known`;

/** A message for the person at the keyboard; no stack. */
class Refusal extends Error {}

try {
  await run();
} catch (error) {
  if (!(error instanceof Refusal || error instanceof ConfigurationError || error instanceof DataDirInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { action, orgId } = readArguments();
  if (action === 'recall') return judgeRecall();
  const { database } = await openData(readEnv(), (sentence) => process.stderr.write(`${sentence}\n`));
  try {
    const world = { db: database.db, clock: systemClock };
    for (const id of orgId ? [orgId] : await listRolledUp(world)) {
      const started = Date.now();
      await rebuildRollUps(world, id);
      print(`${id}: made anew in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
    }
  } finally {
    await database.close();
  }
}

function judgeRecall(): void {
  const crowd = { learners: 2000, cardsEach: 50, days: 180, ahead: 14 };
  const bins = calibrate({ ...crowd, random: randomFrom('recall') });
  print(`${crowd.learners} learners, ${crowd.cardsEach} cards each, ${crowd.days} days, ${crowd.ahead} days ahead`);
  print('predicted      cards  mean predicted  truly known');
  for (const [i, bin] of bins.entries()) {
    const range = `${(i / 10).toFixed(1)} to ${((i + 1) / 10).toFixed(1)}`;
    const [cards, predicted, actual] = bin
      ? [String(bin.cards), bin.predicted.toFixed(3), bin.actual.toFixed(3)]
      : ['0', '-', '-'];
    print(`${range}  ${cards.padStart(9)}  ${predicted.padStart(14)}  ${actual.padStart(11)}`);
  }
  const cards = bins.reduce((sum, bin) => sum + (bin?.cards ?? 0), 0);
  const error =
    bins.reduce((sum, bin) => sum + (bin ? bin.cards * Math.abs(bin.predicted - bin.actual) : 0), 0) / cards;
  print(`mean distance ${error.toFixed(3)}`);
}

function readArguments(): { action: 'rebuild' | 'recall'; orgId: string | undefined } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { org: { type: 'string' } } });
    const [action] = positionals;
    if (action === 'rebuild' || action === 'recall') return { action, orgId: values.org };
  } catch {
    // An unknown option: the usage says what there is.
  }
  throw new Refusal(USAGE);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
