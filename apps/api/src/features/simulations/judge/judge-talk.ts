import type { ConversationBody } from '@snapwell/contract/simulations/conversation';
import type {
  ConversationResult,
  ConversationStep,
  JudgedItem,
  Quote,
} from '@snapwell/contract/simulations/conversation-play.schemas';
import type { Verdict } from './read-transcript.ts';
import { presentGoals } from './present-goals.ts';
import { showPersona } from '@snapwell/contract/simulations/show-persona';
import { beginTalk, type EndedBy, stepTalk, type TalkState } from './talk-state.ts';

type RubricItem = ConversationBody['rubric'][number];

/** What endangers a patient holds the result at this, whatever else went well. */
const MOST_AFTER_DANGER = 0.3;

interface Judgement {
  /** By the id of a rubric item: what the judge found in the transcript, beyond what the steps say. */
  readonly verdicts: ReadonlyMap<string, Verdict>;
  readonly judgedBy: 'built-in' | 'model';
}

/**
 * What came of a conversation: each item met or not with the words that decided it, and the share that follows. The
 * score is computed here and nowhere else, and each quote stands in the transcript letter by letter.
 */
export function judgeTalk(
  body: ConversationBody,
  steps: readonly ConversationStep[],
  { verdicts, judgedBy }: Judgement,
): ConversationResult {
  const states = statesOf(body, steps);
  const end = states.at(-1)!;
  const items = body.rubric.map((item) => judgeItem(body, steps, { item, verdict: verdicts.get(item.id), end }));
  const critical = criticalOf(body, steps);
  const all = items.reduce((sum, { weight }) => sum + weight, 0);
  const met = items.reduce((sum, { weight, is_met: isMet }) => sum + (isMet ? weight : 0), 0);
  const said = steps.filter(({ act }) => act === 'say');
  return {
    play: 'conversation',
    share: Math.min(met / all, critical.length > 0 ? MOST_AFTER_DANGER : 1),
    persona: showPersona(body.persona),
    goals: presentGoals(body, new Set(items.filter((item) => item.is_met).map(({ id }) => id))),
    ended_by: end.endedBy ?? 'person',
    opening: body.persona.opening,
    items,
    critical,
    timeline: said.map((step, i) => ({
      said: step.said,
      reply: step.reply,
      seconds: step.seconds,
      mood: states[i + 1]!.mood,
      change: states[i + 1]!.mood - states[i]!.mood,
    })),
    mood: { start: body.mood, end: end.mood, lowest: Math.min(...states.map(({ mood }) => mood)) },
    seconds: end.seconds,
    judged_by: judgedBy,
  };
}

function statesOf(body: ConversationBody, steps: readonly ConversationStep[]): TalkState[] {
  const states = [beginTalk(body)];
  for (const step of steps) states.push(stepTalk(body, states.at(-1)!, step));
  return states;
}

interface ItemQuestion {
  readonly item: RubricItem;
  readonly verdict: Verdict | undefined;
  readonly end: TalkState;
}

function judgeItem(
  body: ConversationBody,
  steps: readonly ConversationStep[],
  { item, verdict, end }: ItemQuestion,
): JudgedItem {
  const heard = findMeaning(steps, (meaning) => meaning.kind !== 'withheld' && item.met_by.includes(meaning.id));
  const read = verdict?.isMet ? quoteAt(steps, verdict.step, verdict.quote) : null;
  const won = heard ?? read;
  // A fact asked for too early was not found out, even though the question was right.
  const isMet = won !== null;
  const withheld = findMeaning(steps, (meaning) => meaning.kind === 'withheld' && item.met_by.includes(meaning.id));
  const nearest = verdict && !verdict.isMet && verdict.quote ? quoteAt(steps, verdict.step, verdict.quote) : null;
  const quote = won ?? withheld ?? nearest;
  return {
    id: item.id,
    text: item.text,
    weight: item.weight,
    is_met: isMet,
    quote,
    reply: quote && isMet ? steps[quote.step]!.reply : null,
    was_withheld: !isMet && withheld !== null,
    advice: isMet ? null : item.advice,
    example: isMet ? null : exampleOf(body, item),
    try_from: isMet ? null : (quote?.step ?? lastBeforeEnd(steps, end.endedBy)),
  };
}

function findMeaning(
  steps: readonly ConversationStep[],
  isIt: (meaning: ConversationStep['meanings'][number]) => boolean,
): Quote | null {
  for (const [step, { said, seconds, meanings }] of steps.entries()) {
    const meaning = meanings.find(isIt);
    if (meaning) return { step, said, start: meaning.start, end: meaning.end, seconds };
  }
  return null;
}

/** Null for words that do not stand in that sentence: whoever made them up proves nothing. */
export function quoteAt(steps: readonly ConversationStep[], step: number, words: string): Quote | null {
  const said = steps[step];
  if (!said || said.act !== 'say' || words.trim() === '') return null;
  const start = said.said.toLowerCase().indexOf(words.trim().toLowerCase());
  if (start < 0) return null;
  return { step, said: said.said, start, end: start + words.trim().length, seconds: said.seconds };
}

function criticalOf(body: ConversationBody, steps: readonly ConversationStep[]): ConversationResult['critical'] {
  return body.reactions
    .filter(({ critical }) => critical)
    .flatMap(({ id, replies }) => {
      const quote = findMeaning(steps, (meaning) => meaning.id === id);
      return quote ? [{ quote, text: steps[quote.step]?.reply || replies[0]! }] : [];
    });
}

/** How it could have been said, in words that the author wrote. */
function exampleOf(body: ConversationBody, { met_by: metBy }: RubricItem): string | null {
  const all = [...body.facts, ...body.reactions];
  return all.find(({ id }) => id === metBy[0])?.phrases[0] ?? null;
}

/** Where somebody takes it up again who missed something altogether: before the words that ended the talk. */
function lastBeforeEnd(steps: readonly ConversationStep[], endedBy: EndedBy | null): number {
  const said = steps.filter(({ act }) => act === 'say').length;
  return Math.max(0, endedBy === 'person' ? said : said - 1);
}
