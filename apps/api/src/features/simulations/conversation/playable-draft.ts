import { createHash } from 'node:crypto';
import {
  conversationBody,
  type ConversationBody,
  conversationPieces as pieces,
} from '@snapwell/contract/simulations/conversation';
import { sentences } from '@snapwell/contract/text/words';
import { z } from 'zod';

/** A draft as it can be talked with. */
export interface PlayableDraft {
  readonly body: ConversationBody;
  /** Ids of what is not finished enough to take part. */
  readonly leftOut: readonly string[];
}

/** Drafts that authors are trying now: to prepare one for understanding takes longer than to answer. */
const MOST_HELD = 20;
const held = new Map<string, PlayableDraft | null>();

/** What of a draft can be played as it is now; null when nobody could say anything in it yet. The same is made once. */
export function playableDraft(draft: Readonly<Record<string, unknown>>): PlayableDraft | null {
  const key = createHash('sha256').update(JSON.stringify(draft)).digest('base64');
  const known = held.get(key);
  if (known !== undefined) held.delete(key);
  const playable = known === undefined ? readDraft(draft) : known;
  held.set(key, playable);
  if (held.size > MOST_HELD) held.delete(held.keys().next().value!);
  return playable;
}

function readDraft(draft: Readonly<Record<string, unknown>>): PlayableDraft | null {
  const whole = conversationBody.safeParse(draft);
  if (whole.success) return { body: whole.data, leftOut: [] };
  const leftOut: string[] = [];
  const keep = <T>(piece: z.ZodType<T>, given: unknown, isFit: (read: T) => boolean = () => true): T[] =>
    listOf(given).flatMap((each) => {
      const read = piece.safeParse(each);
      if (read.success && isFit(read.data)) return read.data;
      const { id } = (each ?? {}) as { id?: unknown };
      if (typeof id === 'string') leftOut.push(id);
      return [];
    });
  const ids = new Set<string>();
  const isNew = ({ id }: { id: string }) => !ids.has(id) && ids.add(id).size > 0;
  const facts = keep(pieces.fact, draft['facts'], (fact) => (fact.needs_mood === 0 || !!fact.withheld) && isNew(fact));
  const reactions = keep(pieces.reaction, draft['reactions'], isNew);
  if (facts.length + reactions.length === 0) return null;
  const goals = keep(sentences, draft['goals']);
  const rubric = keep(
    pieces.rubricItem,
    draft['rubric'],
    ({ met_by: metBy, goal = 1 }) => metBy.some((id) => ids.has(id)) && goal <= Math.max(1, goals.length),
  );
  return {
    body: {
      play: 'conversation',
      introduction: textOf(draft['introduction']),
      persona: personaOf(draft['persona']),
      mood: z.int().min(0).max(100).catch(50).parse(draft['mood']),
      pain: z.int().min(0).max(10).catch(0).parse(draft['pain']),
      vitals: keep(pieces.vital, draft['vitals'], ({ start, min, max }) => start >= min && start <= max),
      facts,
      reactions,
      not_understood: keep(sentences, draft['not_understood']),
      goals,
      rubric,
    },
    leftOut,
  };
}

function personaOf(given: unknown): ConversationBody['persona'] {
  const whole = pieces.persona.safeParse(given);
  if (whole.success) return whole.data;
  const { name, role, voice, character, opening, age } = (given ?? {}) as Readonly<Record<string, unknown>>;
  return {
    name: textOf(name, '?'),
    role: textOf(role),
    voice: voice === 'male' ? 'male' : 'female',
    character: textOf(character),
    opening: textOf(opening, '…'),
    ...(typeof age === 'number' && { age }),
  };
}

const listOf = (given: unknown): unknown[] => (Array.isArray(given) ? (given as unknown[]) : []);

const textOf = (given: unknown, otherwise = ''): string =>
  typeof given === 'string' && given.trim() !== '' ? given : otherwise;
