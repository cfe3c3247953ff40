import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Intent, intents } from '../intents.ts';
import { FEATURES, featuresOf } from './features.ts';
import { softmax } from './softmax.ts';

const stored = z.object({ scales: z.record(z.string(), z.number()), weights: z.string() });

/** The trained weights; `npm run intents` writes them from the examples beside them. */
const { scales, weights } = stored.parse(JSON.parse(readFileSync(new URL('weights.json', import.meta.url), 'utf8')));
const bytes = new Int8Array(Buffer.from(weights, 'base64'));
// What is new among the intents has no weights until it was learned.
const rows = Object.entries(scales).flatMap(([name, scale], k) => {
  const intent = intents.find((each) => each === name);
  return intent ? [{ intent, scale, row: bytes.subarray(k * (FEATURES + 1), (k + 1) * (FEATURES + 1)) }] : [];
});

/** What a question is after, most likely first, with how likely it is. */
export function classify(question: string, vector: Int8Array | null): { intent: Intent; confidence: number }[] {
  const features = featuresOf(question, vector);
  const scores = rows.map(({ row, scale }) => {
    let score = row[FEATURES]!;
    for (const [i, value] of features) score += row[i]! * value;
    return score * scale;
  });
  return softmax(scores)
    .map((confidence, k) => ({ intent: rows[k]!.intent, confidence }))
    .toSorted((a, b) => b.confidence - a.confidence);
}
