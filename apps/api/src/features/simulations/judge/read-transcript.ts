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

/** How sure the reading of a sentence has to be, by what the persona answered to it. */
const SURE = { unclear: 0.75, heardOtherwise: 0.93 };
/** A missed item is shown at the sentence that came nearest, if any came near. */
const NEAR = 0.2;

/**
 * Judges a transcript by meaning: each item by the sentence that is likeliest to meet it. What the persona answered
 * counts as well: who tells a fact was asked for it, who asks back has not understood.
 */
export async function readTranscript(
  body: ConversationBody,
  lines: readonly TranscriptLine[],
  embed: Embed,
): Promise<Map<string, Verdict>> {
  const candidates = await candidatesOf(body, embed);
  const read: ReadLine[] = [];
  for (const [step, { said, reply }] of lines.entries()) {
    const before = lines[step - 1];
    const context = { saidBefore: before?.said, heardLast: before?.reply ?? body.persona.opening };
    const parts = await readUtterance(said, { candidates, embed, context });
    read.push({ step, said, parts, heard: heardIn(body, reply), withheld: withheldIn(body, reply) });
  }
  const verdicts = new Map<string, Verdict>();
  for (const item of body.rubric) {
    const found = read.map((line) => verdictOf(line, item.met_by)).filter((each) => each !== null);
    const best = found.toSorted((a, b) => b.rank - a.rank)[0];
    if (best) verdicts.set(item.id, { isMet: best.isMet, step: best.step, quote: best.quote });
  }
  return verdicts;
}

interface ReadLine {
  readonly step: number;
  readonly said: string;
  readonly parts: readonly Understood[];
  /** The facts and reactions whose words the persona answered with; null when the answer is nobody's. */
  readonly heard: ReadonlySet<string> | null;
  /** Facts that they kept back. */
  readonly withheld: ReadonlySet<string>;
}

/** What the persona took a sentence for, by the words they answered with. */
function heardIn(body: ConversationBody, reply: string): Set<string> | null {
  const answered = plain(reply);
  const says = (text: string) => plain(text).length > 3 && answered.includes(plain(text));
  const facts = body.facts.filter((fact) => says(fact.reply)).map(({ id }) => id);
  const reactions = body.reactions.filter(({ replies }) => replies.some(says)).map(({ id }) => id);
  const isHeard = facts.length + reactions.length > 0;
  const isRefused = body.not_understood.some(says) || body.facts.some(({ withheld }) => withheld && says(withheld));
  return isHeard || isRefused ? new Set([...facts, ...reactions]) : null;
}

function withheldIn(body: ConversationBody, reply: string): Set<string> {
  const answered = plain(reply);
  const kept = body.facts.filter(({ withheld }) => withheld && answered.includes(plain(withheld)));
  return new Set(kept.map(({ id }) => id));
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

function verdictOf(
  { step, said, parts, heard, withheld }: ReadLine,
  metBy: readonly string[],
): (Verdict & { rank: number }) | null {
  // Several ways to meet an item add up: what is not clear is only which of them it was.
  const meant = (part: Understood) =>
    part.matches.reduce((sum, { id, confidence }) => sum + (metBy.includes(id) ? confidence : 0), 0);
  const spoken = parts.filter(({ manner }) => !manner?.isNothingElse && manner?.kind !== 'rude');
  const [best] = spoken.toSorted((a, b) => meant(b) - meant(a));
  const isToldNow = heard !== null && metBy.some((id) => heard.has(id));
  if (!best) return null;
  const confidence = meant(best);
  const needed = heard === null ? SURE.unclear : SURE.heardOtherwise;
  // What comes out with nothing else meant was asked for in words that only a person understands.
  const isKeptBack = metBy.some((id) => withheld.has(id));
  const isMet = isToldNow || (confidence >= needed && !isKeptBack);
  if (!isMet && confidence < NEAR) return null;
  return { isMet, step, quote: confidence >= NEAR ? best.said : said, rank: confidence + (isMet ? 1 : 0) };
}
