import type { ConversationBody } from '@snapwell/contract/simulations/conversation';
import type { ConversationStep } from '@snapwell/contract/simulations/conversation-play.schemas';

export type EndedBy = 'agreement' | 'person' | 'persona' | 'time';

/** Where a conversation is: what follows from its steps, and from nothing else. */
export interface TalkState {
  /** 0 (as bad as it gets) to 100. */
  readonly mood: number;
  readonly pain: number;
  readonly vitals: readonly { readonly id: string; readonly value: number }[];
  readonly seconds: number;
  /** Facts that came out, in their order. */
  readonly told: readonly string[];
  /** Facts asked for while the mood was too low. */
  readonly withheld: readonly string[];
  readonly reactions: Readonly<Record<string, number>>;
  /** How often somebody was rude. */
  readonly rudeness: number;
  readonly replies: readonly string[];
  readonly endedBy: EndedBy | null;
}

const RUDENESS = -15;
/** The third time nobody stays in the talk. */
export const RUDENESS_BORNE = 3;
/** Seconds in which vital signs go two thirds of their way to what the mood asks for. */
const VITALS_FOLLOW = 25;
/** Seconds in which half of a hurt is got over; only down to half of it. */
const HURT_FADES = 120;
/** Kindness that is repeated counts half each time. */
const REPEATED = 0.5;

/** Before anything is said. */
export function beginTalk(body: ConversationBody): TalkState {
  return {
    mood: body.mood,
    pain: body.pain,
    vitals: body.vitals.map(({ id, start }) => ({ id, value: start })),
    seconds: 0,
    told: [],
    withheld: [],
    reactions: {},
    rudeness: 0,
    replies: [body.persona.opening],
    endedBy: null,
  };
}

/** What becomes of a conversation by one step. The same steps always lead to the same state. */
export function stepTalk(body: ConversationBody, before: TalkState, step: ConversationStep): TalkState {
  if (before.endedBy) return before;
  const state = passTime(body, before, step.seconds);
  if (step.act === 'end') return { ...state, endedBy: 'person' };
  const after = step.meanings.reduce((talk, meaning) => applyMeaning(body, talk, meaning), state);
  const rudeness = after.rudeness + (step.manner === 'rude' ? 1 : 0);
  const mood = step.manner === 'rude' ? clamp(after.mood + RUDENESS) : after.mood;
  return {
    ...after,
    mood,
    rudeness,
    replies: [...after.replies, step.reply],
    endedBy: endOf(body, after, step, rudeness),
  };
}

/** The state after steps; `until`: after that many. */
export function foldTalk(body: ConversationBody, steps: readonly ConversationStep[]): TalkState {
  return steps.reduce((state, step) => stepTalk(body, state, step), beginTalk(body));
}

/** What one thing understood does: it comes out or is kept back, and moves the mood. */
export function applyMeaning(
  body: ConversationBody,
  state: TalkState,
  { id, kind }: ConversationStep['meanings'][number],
): TalkState {
  if (kind === 'withheld') return state.withheld.includes(id) ? state : { ...state, withheld: [...state.withheld, id] };
  if (kind === 'told') {
    const fact = body.facts.find((each) => each.id === id);
    if (!fact || state.told.includes(id)) return state;
    return { ...state, told: [...state.told, id], mood: clamp(state.mood + fact.mood) };
  }
  const reaction = body.reactions.find((each) => each.id === id);
  if (!reaction) return state;
  const times = state.reactions[id] ?? 0;
  // To be hurt twice hurts as much; to be praised twice does not help as much.
  const change = reaction.mood > 0 ? Math.round(reaction.mood * REPEATED ** times) : reaction.mood;
  return {
    ...state,
    reactions: { ...state.reactions, [id]: times + 1 },
    mood: clamp(state.mood + change),
    pain: Math.min(10, Math.max(0, state.pain + reaction.pain)),
  };
}

/** Time alone: vital signs follow the mood, and a hurt is half got over. */
function passTime(body: ConversationBody, state: TalkState, seconds: number): TalkState {
  const now = Math.max(state.seconds, seconds);
  const passed = now - state.seconds;
  const hurt = body.mood - state.mood;
  const healed = hurt > 0 ? (hurt / 2) * (1 - 0.5 ** (passed / HURT_FADES)) : 0;
  const mood = clamp(state.mood + Math.floor(healed));
  return { ...state, mood, seconds: now, vitals: followMood(body, { ...state, mood }, passed) };
}

function followMood(body: ConversationBody, { mood, vitals }: TalkState, passed: number): TalkState['vitals'] {
  return body.vitals.map((vital, i) => {
    const aim = vital.start + (vital.with_worst_mood * (body.mood - mood)) / 100;
    const value = vitals[i]!.value + (aim - vitals[i]!.value) * (1 - Math.exp(-passed / VITALS_FOLLOW));
    return { id: vital.id, value: Math.min(vital.max, Math.max(vital.min, value)) };
  });
}

function endOf(
  body: ConversationBody,
  state: TalkState,
  { meanings }: ConversationStep,
  rudeness: number,
): EndedBy | null {
  const ends = new Set(body.reactions.filter((each) => each.ends).map(({ id }) => id));
  if (meanings.some(({ id, kind }) => kind === 'reaction' && ends.has(id))) return 'agreement';
  if (rudeness >= RUDENESS_BORNE) return 'persona';
  return body.time_limit !== undefined && state.seconds >= body.time_limit * 60 ? 'time' : null;
}

const clamp = (mood: number): number => Math.min(100, Math.max(0, mood));
