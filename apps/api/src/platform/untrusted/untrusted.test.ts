import { expect, onTestFinished, test } from 'vitest';
import type * as hostile from './hostile-tasks.factory.ts';
import { startProcess } from './in-process.ts';
import { startThread } from './in-thread.ts';
import { createRunner, type StartHost } from './runner.ts';
import { tasksOf } from './task.ts';

const task = tasksOf<typeof hostile>(new URL('./hostile-tasks.factory.ts', import.meta.url), 500);

function aRunner(startHost: StartHost, hosts = 1) {
  const runner = createRunner(startHost, hosts);
  onTestFinished(() => runner.close());
  return runner;
}

const limits = { memoryMb: 768, heapMb: 48 };
const places = [
  ['thread', () => startThread(64)],
  ['process', () => startProcess(limits)],
] as const;

test.for(places)('a task in a %s that takes too long is ended, and the next one is done', async ([, start]) => {
  const runner = aRunner(start());
  const endless = runner.run(task('sleepForever'), undefined);
  const next = runner.run(task('reverse'), 'abc');
  await expect(endless).rejects.toThrow('took longer than 0.5 seconds');
  expect(await next).toBe('cba');
});

test.for(places)('a task in a %s that takes too much memory is ended, and the next one is done', async ([, start]) => {
  const runner = aRunner(start());
  const patient = { ...task('fillHeap'), limitMs: 60_000 };
  await expect(runner.run(patient, undefined)).rejects.toThrow(/more memory/);
  expect(await runner.run(task('reverse'), 'abc')).toBe('cba');
});

test.runIf(process.platform === 'linux')('a process cannot take more memory outside of its heap either', async () => {
  const runner = aRunner(startProcess(limits));
  await expect(runner.run({ ...task('fillBuffers'), limitMs: 60_000 }, undefined)).rejects.toThrow('more memory');
  expect(await runner.run(task('reverse'), 'abc')).toBe('cba');
});

test.for(places)('a task in a %s that runs out of stack says that it is nested too deeply', async ([, start]) => {
  const runner = aRunner(start());
  await expect(runner.run(task('nest'), 10_000_000)).rejects.toThrow('nested too deeply');
  expect(await runner.run(task('nest'), 10)).toBe(10);
});

test.for(places)('a %s that ends in the middle of a task fails that task only', async ([, start]) => {
  const runner = aRunner(start());
  const [ended, next] = [runner.run(task('leave'), undefined), runner.run(task('reverse'), 'abc')];
  await expect(ended).rejects.toThrow('the program that reads it ended');
  expect(await next).toBe('cba');
});

test('a process that is killed in the middle of a task is replaced', async () => {
  const pids: number[] = [];
  const runner = aRunner(startProcess(limits, (pid) => pids.push(pid)));
  await runner.run(task('reverse'), 'warm');
  const endless = runner.run({ ...task('sleepForever'), limitMs: 60_000 }, undefined);
  process.kill(pids[0]!, 'SIGKILL');
  await expect(endless).rejects.toThrow('the program that reads it ended');
  expect(await runner.run(task('reverse'), 'abc')).toBe('cba');
  expect(pids).toHaveLength(2);
});

test('what a task throws reaches whoever asked, and what cannot be sent is refused', async () => {
  const runner = aRunner(startThread(64));
  await expect(runner.run(task('refuse'), 'No such thing.')).rejects.toThrow('No such thing.');
  await expect(runner.run(task('reverse'), (() => 'x') as unknown as string)).rejects.toThrow('could not be cloned');
  expect(await runner.run(task('reverse'), 'abc')).toBe('cba');
});

test('tasks wait for each other when all threads are busy', async () => {
  const runner = aRunner(startThread(64), 2);
  const texts = Array.from({ length: 20 }, (_, i) => `text ${i}`);
  const reversed = await Promise.all(texts.map((text) => runner.run(task('reverse'), text)));
  expect(reversed).toEqual(texts.map((text) => [...text].toReversed().join('')));
});
