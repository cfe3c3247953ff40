import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeProblem } from '#features/library/index.ts';
import { aScenesFile, shortNightBody } from '#features/simulations/simulations.factory.ts';
import { readEnv } from '#platform/config/env.ts';
import { createAssistant } from '../composition/create-assistant.ts';
import { playSimulation, readSimulationFile } from './play-simulation.ts';

function aFile(text: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'snapwell-play-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const file = join(dir, 'night.simulation.yaml');
  writeFileSync(file, text);
  return file;
}

/** Somebody at the keyboard who answers these, and what they read. */
async function play(answers: readonly string[]): Promise<string> {
  const [read, left]: [string[], string[]] = [[], [...answers]];
  const assistant = createAssistant(readEnv({}, ''), () => undefined);
  onTestFinished(() => assistant.search.close());
  await playSimulation({ assistant }, shortNightBody, {
    print: (lines) => void read.push(...lines),
    ask: async () => left.shift() ?? null,
  });
  return read.join('\n');
}

test('scenes are played by numbers to their end, which tells the share and the turning point', async () => {
  const read = await play(['1', 'call her', '2']);
  for (const told of [
    '02:14  Restless',
    'It is a nine.',
    'Safety 70 (+20)',
    'Give one of the numbers.',
    'Late, but caught: 56 of 100',
    'The turning point was ‘Look when you have time.’',
  ])
    expect(read.replaceAll("'‘", '‘').replaceAll("’'", '’')).toContain(told);
});

test('who goes away in the middle is told no result', async () => {
  expect(await play(['1'])).not.toContain('of 100');
});

test('a file is played as an import reads it; its mistakes have their lines', async () => {
  const { body } = await readSimulationFile(aFile(aScenesFile()));
  expect(body).toEqual(shortNightBody);
  const { problems } = await readSimulationFile(aFile(aScenesFile().replace('to: late', 'to: in-time')));
  expect(problems?.map(describeProblem)).toEqual([
    expect.stringMatching(/^night\.simulation\.yaml:\d+: .*Nothing leads to the scene 'late'\.$/),
  ]);
});
