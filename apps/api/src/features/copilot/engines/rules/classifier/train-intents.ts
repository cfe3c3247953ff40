import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { PassageSearch } from '#adapters/passage-search/port.ts';
import { type Intent, intents } from '../intents.ts';
import { featuresOf } from './features.ts';
import { type Example, train } from './train.ts';

const AT_ONCE = 100;

const exampleFile = z.partialRecord(z.enum(intents), z.array(z.string()));

/** A message, and what it is after. */
export interface IntentExample {
  readonly intent: Intent;
  readonly question: string;
}

/** Questions by what they are after: those to learn from, and those that nobody learned from. */
export function readExamples(file: 'examples' | 'held-out'): IntentExample[] {
  const read = exampleFile.parse(JSON.parse(readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8')));
  return Object.entries(read).flatMap(([intent, questions]) =>
    questions.map((question) => ({ intent: intent as Intent, question })),
  );
}

/** Trains the classifier and writes its weights; `more` are examples besides those that lie here. */
export async function trainIntents(search: PassageSearch, more: readonly IntentExample[]): Promise<number> {
  const examples = [...readExamples('examples'), ...more];
  const vectors: Int8Array[] = [];
  for (let start = 0; start < examples.length; start += AT_ONCE) {
    const some = examples.slice(start, start + AT_ONCE).map(({ question }) => question);
    const computed = await search.encode(some);
    if (!computed) throw new Error('Training needs the sentence encoder.');
    vectors.push(...computed);
  }
  const seen = examples.map(({ intent, question }, i): Example => ({
    label: intents.indexOf(intent),
    features: featuresOf(question, vectors[i]!),
  }));
  const rows = train(seen, intents.length);
  const scales = rows.map((row) => Math.max(...row.map(Math.abs)) / 127);
  const bytes = Buffer.concat(
    rows.map((row, k) => Buffer.from(Int8Array.from(row, (value) => Math.round(value / scales[k]!)).buffer)),
  );
  const learned = {
    scales: Object.fromEntries(intents.map((intent, k) => [intent, scales[k]])),
    weights: bytes.toString('base64'),
  };
  writeFileSync(new URL('weights.json', import.meta.url), `${JSON.stringify(learned, null, 2)}\n`);
  return examples.length;
}
