import type { ConversationBody } from '@snapwell/contract/simulations/conversation';
import { type Candidate, type Candidates, type Embed, prepareCandidates } from '@snapwell/understanding/match/candidates';
import { LRUCache } from 'lru-cache';

/** Conversations whose phrases are held ready: a few hundred directions of half a kilobyte each. */
const MOST_HELD = 40;

/** What may be meant in a conversation: its facts and reactions. */
export function candidatesIn(body: ConversationBody): Candidate[] {
  return [...body.facts, ...body.reactions].map(({ id, phrases, key_phrases: keyPhrases }) => ({
    id,
    phrases,
    keyPhrases,
  }));
}

/** All texts of a conversation, for the spelling of what is said in it. */
export function textsOf(body: ConversationBody): string[] {
  return [
    body.introduction,
    body.persona.name,
    body.persona.opening,
    ...body.facts.map(({ reply }) => reply),
    ...body.reactions.flatMap(({ replies }) => replies),
    ...body.rubric.flatMap(({ text, advice }) => [text, advice]),
  ];
}

/** Holds the candidates of conversations ready: they cost some seconds the first time, and nothing later. */
export function createCandidateCache(embed: Embed): (key: string, body: ConversationBody) => Promise<Candidates> {
  const held = new LRUCache<string, Promise<Candidates>>({ max: MOST_HELD });
  return (key, body) => {
    const known = held.get(key);
    if (known) return known;
    const preparing = prepareCandidates(candidatesIn(body), embed, textsOf(body));
    held.set(key, preparing);
    preparing.catch(() => held.delete(key));
    return preparing;
  };
}
