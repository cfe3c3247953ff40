import type { ConversationBody, ConversationFact } from '@snapwell/contract/simulations/conversation';
import type { Meaning } from '@snapwell/contract/simulations/conversation-play.schemas';
import type { Understood } from '@snapwell/understanding/read-utterance';
import { chooseUnsaid, lineFor } from './stock-lines.ts';
import { applyMeaning, RUDENESS_BORNE, type TalkState } from '../judge/talk-state.ts';

/** What the persona makes of what was said, and what they say to it in the author's words. */
export interface Answer {
  readonly meanings: readonly Meaning[];
  readonly manner: string | null;
  readonly reply: string;
}

/** More than this in one breath is not answered: people answer the last things they heard. */
const MOST_ANSWERS = 3;
/** To end a conversation by mistake is worse than not to end it. */
const SURE_OF_THE_END = 0.6;
/** Who chats about the weather or the weekend seldom means the matter: that has to be clearer than else. */
const SURE_DESPITE_SMALL_TALK = 0.97;
/** What is heard besides the surest has to be surer than one thing alone: it would be answered unasked. */
const SURE_OF_MORE = 0.7;
/** A reaction that moves the mood so far down hurts. */
const HURTS = -10;

/** Decides what is told, kept back or felt, and answers in the author's words. The same in, the same out. */
export function answerUtterance(body: ConversationBody, before: TalkState, parts: readonly Understood[]): Answer {
  const sure = heardTogether(body, parts);
  const manner = mannerOf(parts, sure.length > 0);
  let state = before;
  const meanings: Meaning[] = [];
  const replies: string[] = [];
  for (const part of sure.slice(0, MOST_ANSWERS)) {
    const id = part.matches[0]!.id;
    if (meanings.some((meaning) => meaning.id === id)) continue;
    const spoken = { ...state, replies: [...state.replies, ...replies] };
    const { kind, reply } = speakOf(body, spoken, id);
    const meaning = { id, kind, start: part.start, end: part.start + part.said.length };
    meanings.push(meaning);
    if (reply) replies.push(reply);
    state = applyMeaning(body, state, meaning);
  }
  if (manner === 'rude') {
    const isTooMuch = state.rudeness + 1 >= RUDENESS_BORNE;
    return { meanings, manner, reply: lineFor(isTooMuch ? 'leaves' : 'rude', state.replies) };
  }
  const reply = replies.length > 0 ? replies.join(' ') : answerToNothing(body, state, manner);
  return { meanings, manner, reply: chooseUnsaid([reply], state.replies) ?? lineFor('again', state.replies, reply) };
}

function isSureEnough(body: ConversationBody, { certainty, matches, manner }: Understood): boolean {
  if (certainty !== 'sure') return false;
  const { id, confidence } = matches[0]!;
  const ends = body.reactions.some((each) => each.id === id && each.ends);
  if (ends && confidence < SURE_OF_THE_END) return false;
  return manner?.kind !== 'small-talk' || confidence >= SURE_DESPITE_SMALL_TALK;
}

/**
 * What is heard of one breath: the surest, and what is sure enough besides. An `ok?` after something else asks for
 * nothing of its own. Who hurts is not heard as kind as well.
 */
function heardTogether(body: ConversationBody, all: readonly Understood[]): Understood[] {
  const parts = all.filter((part) => isSureEnough(body, part) && (all.length === 1 || part.manner?.kind !== 'assent'));
  const most = Math.max(...parts.map(({ matches }) => matches[0]!.confidence));
  const moodOf = (part: Understood) => body.reactions.find(({ id }) => id === part.matches[0]!.id)?.mood ?? 0;
  const heard = parts.filter(
    ({ matches }) => matches[0]!.confidence === most || matches[0]!.confidence >= SURE_OF_MORE,
  );
  return heard.some((part) => moodOf(part) <= HURTS) ? heard.filter((part) => moodOf(part) <= 0) : heard;
}

function mannerOf(parts: readonly Understood[], isUnderstood: boolean): string | null {
  if (parts.length === 0) return 'silence';
  const kinds = parts.map(({ manner }) => manner?.kind);
  if (kinds.includes('rude')) return 'rude';
  return isUnderstood ? null : (kinds.find((kind) => kind !== undefined) ?? null);
}

function speakOf(
  body: ConversationBody,
  state: TalkState,
  id: string,
): { kind: Meaning['kind']; reply: string | null } {
  const fact = body.facts.find((each) => each.id === id);
  if (fact) return tell(fact, state);
  const { replies, mood } = body.reactions.find((each) => each.id === id)!;
  const times = state.reactions[id] ?? 0;
  const inTurn = [...replies.slice(times % replies.length), ...replies.slice(0, times % replies.length)];
  return {
    kind: 'reaction',
    reply: chooseUnsaid(inTurn, state.replies) ?? lineFor(mood < 0 ? 'hurt' : 'pleased', state.replies),
  };
}

function tell(fact: ConversationFact, state: TalkState): { kind: Meaning['kind']; reply: string } {
  if (state.told.includes(fact.id)) return { kind: 'told', reply: lineFor('told-before', state.replies, fact.reply) };
  if (state.mood >= fact.needs_mood) return { kind: 'told', reply: fact.reply };
  const reply = chooseUnsaid([fact.withheld!], state.replies) ?? lineFor('closed', state.replies, fact.withheld!);
  return { kind: 'withheld', reply };
}

function answerToNothing(body: ConversationBody, { replies }: TalkState, manner: string | null): string {
  if (manner && manner !== 'nonsense') return lineFor(manner, replies);
  return chooseUnsaid(body.not_understood, replies) ?? lineFor('not-understood', replies);
}
