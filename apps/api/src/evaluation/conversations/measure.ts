import type { ConversationBody } from '@snapwell/contract/simulations/conversation';
import type { Embed } from '@snapwell/understanding/match/candidates';
import type { Weights } from '@snapwell/understanding/match/confidence';
import { hearUtterance, readTranscript, type TranscriptLine } from '#features/simulations/index.ts';
import type { ExpectedUtterance, JudgedTranscript } from './conversation-sets.ts';

/** What came of one utterance: all that was asked for and nothing else; something else; or not all of it. */
export type Outcome = 'right' | 'wrong' | 'unheard';

export interface Measured {
  readonly said: string;
  readonly expects: readonly string[];
  readonly heard: readonly string[];
  readonly outcome: Outcome;
}

/** Says something to a persona and compares what the learner would hear with what was asked for. */
export async function measureUtterance(
  body: ConversationBody,
  { said, expects, mood, after }: ExpectedUtterance,
  embed: Embed,
  weights?: Weights,
): Promise<Measured> {
  const heard = await hearUtterance(body, { said, before: after, mood: mood === 'low' ? 0 : 100 }, embed, weights);
  const isWrong = heard.some((id) => !expects.includes(id));
  const isAll = expects.every((id) => heard.includes(id));
  return { said, expects, heard, outcome: isWrong ? 'wrong' : isAll ? 'right' : 'unheard' };
}

/** Both verdicts on a rubric item. */
export interface TwoVerdicts {
  readonly transcript: string;
  readonly item: string;
  readonly isMet: boolean;
  readonly isJudgedMet: boolean;
}

type Judge = (body: ConversationBody, lines: readonly TranscriptLine[]) => Promise<ReadonlyMap<string, boolean>>;

/** The built-in judge: what it says of each item. */
export const builtInJudge =
  (embed: Embed): Judge =>
  async (body, lines) => {
    const verdicts = await readTranscript(body, lines, embed);
    return new Map([...verdicts].map(([id, { isMet }]) => [id, isMet]));
  };

/** Has a judge judge a transcript, and lays its verdicts beside those of the person. */
export async function compareVerdicts(
  body: ConversationBody,
  { id, lines, verdicts }: JudgedTranscript,
  judge: Judge,
): Promise<TwoVerdicts[]> {
  const judged = await judge(body, linesOf(lines));
  return Object.entries(verdicts).map(([item, { met }]) => ({
    transcript: id,
    item,
    isMet: met,
    isJudgedMet: judged.get(item) ?? false,
  }));
}

/** Each sentence of the learner with what the persona said to it. */
function linesOf(lines: JudgedTranscript['lines']): TranscriptLine[] {
  return lines.flatMap(({ by, text }, i) => {
    if (by !== 'learner') return [];
    const next = lines[i + 1];
    return [{ said: text, reply: next?.by === 'persona' ? next.text : '' }];
  });
}

/** Cohen's kappa: how far two agree beyond what chance alone would make them. */
export function kappaOf(verdicts: readonly TwoVerdicts[]): number {
  const share = (isIt: (each: TwoVerdicts) => boolean) => verdicts.filter(isIt).length / verdicts.length;
  const agreed = share(({ isMet, isJudgedMet }) => isMet === isJudgedMet);
  const [met, judged] = [share(({ isMet }) => isMet), share(({ isJudgedMet }) => isJudgedMet)];
  const byChance = met * judged + (1 - met) * (1 - judged);
  return byChance === 1 ? 1 : (agreed - byChance) / (1 - byChance);
}
