import type { ConversationBody } from '@snapwell/contract/simulations/conversation';
import type { Embed } from '@snapwell/understanding/match/candidates';
import { readUtterance, type Understood } from '@snapwell/understanding/read-utterance';
import { candidatesOf } from './candidates-of.ts';

/** What was said, in order, and what the persona answered to it. */
export interface TranscriptLine {
  readonly said: string;
  readonly reply: string;
}

/** What a judge says of a rubric item, and by which words of which line. */
export interface Verdict {
  readonly isMet: boolean;
  readonly step: number;
  readonly quote: string;
}

/** The judge takes a sentence for what it means a little sooner than the persona does: nothing is told by it. */
const SURE = 0.45;
/** A missed item is shown at the sentence that came nearest, if any came near. */
const NEAR = 0.2;

/** Judges a transcript by meaning: each item by the sentence that is likeliest to meet it. */
export async function readTranscript(
  body: ConversationBody,
  lines: readonly TranscriptLine[],
  embed: Embed,
): Promise<Map<string, Verdict>> {
  const candidates = await candidatesOf(body, embed);
  const parts: (Understood & { readonly step: number })[] = [];
  for (const [step, { said }] of lines.entries()) {
    const before = lines[step - 1];
    const context = { saidBefore: before?.said, heardLast: before?.reply ?? body.persona.opening };
    const understood = await readUtterance(said, { candidates, embed, context });
    parts.push(...understood.map((part) => ({ ...part, step })));
  }
  const verdicts = new Map<string, Verdict>();
  for (const item of body.rubric) {
    const best = bestFor(item.met_by, parts);
    if (best) verdicts.set(item.id, { isMet: best.confidence >= SURE, step: best.part.step, quote: best.part.said });
  }
  return verdicts;
}

function bestFor(ids: readonly string[], parts: readonly (Understood & { readonly step: number })[]) {
  const near = parts.flatMap((part) => {
    const first = part.matches[0];
    if (part.manner?.isNothingElse || part.manner?.kind === 'rude' || !first) return [];
    // Several ways to meet an item add up: what is not clear is only which of them it was.
    const confidence = part.matches.reduce((sum, each) => sum + (ids.includes(each.id) ? each.confidence : 0), 0);
    return confidence >= NEAR ? [{ part, confidence }] : [];
  });
  return near.toSorted((a, b) => b.confidence - a.confidence)[0] ?? null;
}
