import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Embed } from '@snapwell/understanding/match/candidates';
import { type Example, fitWeights, type Weights } from '@snapwell/understanding/match/confidence';
import { EVIDENCE, gatherEvidence } from '@snapwell/understanding/match/score';
import { normalise } from '@snapwell/understanding/words/normalise';
import { correctSpelling } from '@snapwell/understanding/words/spelling';
import { prepareConversation } from '#features/simulations/index.ts';
import { readConversations, readUtterances } from './conversation-sets.ts';

const WEIGHTS_FILE = join(import.meta.dirname, '../../../../../packages/understanding/src/match/weights.json');

/** What people said counts as much as so many phrases: there are few, and they are what has to be understood. */
const UTTERANCE = 5;

/**
 * Learns how much each kind of evidence weighs, from the phrases of all conversations, each as if it did not stand
 * among the others, and from the utterances of the half for tuning that ask for one thing or none.
 */
export async function fitUnderstanding(embed: Embed): Promise<Weights> {
  const examples: Example[] = [];
  for (const { id, body } of readConversations()) {
    const candidates = await prepareConversation(body, embed);
    for (const [place, { phrases }] of candidates.all.entries())
      for (const phrase of phrases)
        examples.push({ evidence: gatherEvidence(phrase, candidates, phrase.text), meant: [place] });
    for (const { said, expects, after } of readUtterances('tune', id)) {
      if (after.length > 0 || expects.length > 1) continue;
      const text = correctSpelling(normalise(said), candidates.vocabulary);
      const vectors = await embed([text]);
      examples.push({
        evidence: gatherEvidence({ text, vector: vectors?.[0] ?? null }, candidates),
        meant: expects.map((expected) => candidates.all.findIndex((each) => each.id === expected)),
        counts: UTTERANCE,
      });
    }
  }
  return fitWeights(examples, EVIDENCE.length);
}

/** Writes the weights where they are read from. */
export function writeWeights(weights: Weights): void {
  writeFileSync(WEIGHTS_FILE, `${JSON.stringify(weights)}\n`);
}
