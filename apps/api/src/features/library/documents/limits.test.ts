// @module-tag ci
import { expect, onTestFinished, test } from 'vitest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aLargeWordDocument } from './factories/large.factory.ts';
import { aLongPdf } from './factories/pdf.factory.ts';
import { readApart } from './read-apart.ts';

const MEGABYTE = 1024 * 1024;
const LONGEST_MS = 60_000;

/** Reads a file as the server does, and says how long its own work was ever held up meanwhile. */
async function readBesideWork(file: Buffer, name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'document-limits-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'file');
  writeFileSync(path, file);
  const delays: number[] = [];
  let last = performance.now();
  const timer = setInterval(() => {
    delays.push(performance.now() - last - 10);
    last = performance.now();
  }, 10);
  const started = performance.now();
  const outcome = await readApart({ path, name, folder, format: null });
  clearInterval(timer);
  return { outcome, ms: performance.now() - started, delays: delays.toSorted((a, b) => a - b) };
}

test('two hundred pages of PDF are read in a minute, and the server goes on working', async () => {
  const { outcome, ms, delays } = await readBesideWork(await aLongPdf(200), 'Book.pdf');
  expect(outcome).toMatchObject({ document: { pages: 200, title: 'Book of procedures' } });
  expect(ms).toBeLessThan(LONGEST_MS);
  expect(delays[Math.floor(delays.length * 0.95)]).toBeLessThan(200);
}, 180_000);

/** As large as an upload may be; making it takes longest, so a normal run takes a part of it. */
const MEGABYTES = process.env.ENDURANCE === 'true' ? 96 : 12;

test(`${MEGABYTES} megabytes of Word are read or refused within a minute, and the server goes on working`, async () => {
  const file = await aLargeWordDocument(MEGABYTES);
  expect(file.length).toBeGreaterThan(0.9 * MEGABYTES * MEGABYTE);
  const { outcome, ms, delays } = await readBesideWork(file, 'Atlas.docx');
  // On a busy machine the limit of time is met; its sentence names it.
  const result = 'problem' in outcome ? outcome.problem : outcome.document.title;
  expect(['Atlas of wounds', 'took_too_long']).toContain(result);
  expect(ms).toBeLessThan(LONGEST_MS);
  expect(delays[Math.floor(delays.length * 0.95)]).toBeLessThan(200);
}, 180_000);
