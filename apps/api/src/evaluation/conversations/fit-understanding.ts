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

/** The examples that each conversation teaches by, under its id. */
export type Examples = ReadonlyMap<string, readonly Example[]>;

/**
 * What the weights are learned from: the phrases of all conversations, each as if it did not stand among the others,
 * and the utterances of the half for tuning that ask for one thing or none.
 */
export async function gatherExamples(embed: Embed): Promise<Examples> {
  const examples = new Map<string, Example[]>();
  for (const { id, body } of readConversations()) {
    const candidates = await prepareConversation(body, embed);
    const own: Example[] = [];
    for (const [place, { phrases, isNothing }] of candidates.all.entries())
      for (const phrase of isNothing ? [] : phrases)
        own.push({ evidence: gatherEvidence(phrase, candidates, phrase.text), meant: [place] });
    for (const { said, expects, after } of readUtterances('tune', id)) {
      if (after.length > 0 || expects.length > 1) continue;
      const text = correctSpelling(normalise(said), candidates.vocabulary);
      const vectors = await embed([text]);
      const evidence = gatherEvidence({ text, vector: vectors?.[0] ?? null }, candidates);
      // Nothing is learned from small talk being likely where nothing is meant: it is right then as well.
      const isCounted = (place: number) => expects.length > 0 || !candidates.all[place]!.isNothing;
      own.push({
        evidence: evidence.filter((_, place) => isCounted(place)),
        meant: expects.map((expected) => candidates.all.findIndex((each) => each.id === expected)),
        counts: UTTERANCE,
      });
    }
    examples.set(id, own);
  }
  return examples;
}

/** Learns how much each kind of evidence weighs, from all conversations but some. */
export function fitUnderstanding(examples: Examples, except: ReadonlySet<string> = new Set()): Weights {
  return fitWeights(
    [...examples].flatMap(([id, own]) => (except.has(id) ? [] : own)),
    EVIDENCE.length,
  );
}

/** Into so many groups the conversations are parted, to measure each with weights that have not seen it. */
const GROUPS = 4;

/** For each conversation, weights that were learned from those of the other groups. */
export function fitApart(examples: Examples): Map<string, Weights> {
  const ids = [...examples.keys()];
  const apart = new Map<string, Weights>();
  for (let group = 0; group < GROUPS; group++) {
    const own = ids.filter((_, i) => i % GROUPS === group);
    const weights = fitUnderstanding(examples, new Set(own));
    for (const id of own) apart.set(id, weights);
  }
  return apart;
}

/** Writes the weights where they are read from. */
export function writeWeights({ evidence, nothing }: Weights): void {
  writeFileSync(WEIGHTS_FILE, `{ "evidence": [${evidence.join(', ')}], "nothing": ${nothing} }\n`);
}
