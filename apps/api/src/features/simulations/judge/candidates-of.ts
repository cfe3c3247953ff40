import type { ConversationBody } from '@snapwell/contract/simulations/conversation';
import {
  type Candidate,
  type Candidates,
  type Embed,
  prepareCandidates,
} from '@snapwell/understanding/match/candidates';
import { SMALL_TALK } from '@snapwell/understanding/words/small-talk';
import type { PassageSearch } from '#adapters/passage-search/port.ts';

/** Texts whose meanings are computed at once: questions to the assistant get their turn in between. */
const AT_ONCE = 16;

/** Meanings from the encoder that the assistant uses. */
export function embedWith(search: Pick<PassageSearch, 'encode'>): Embed {
  return async (texts) => {
    const vectors: Int8Array[] = [];
    for (let start = 0; start < texts.length; start += AT_ONCE) {
      const some = await search.encode(texts.slice(start, start + AT_ONCE));
      if (!some) return null;
      vectors.push(...some);
    }
    return vectors;
  };
}

/** What may be meant in a conversation: its facts and reactions; and what people say about nothing of it. */
export function candidatesIn(body: ConversationBody): Candidate[] {
  const answered = (id: string, replies: readonly string[]) => [
    ...replies,
    ...body.rubric.filter((item) => item.met_by.includes(id)).map(({ text }) => text),
  ];
  const own = [
    ...body.facts.map((fact) => ({ ...fact, about: answered(fact.id, [fact.reply, fact.withheld ?? '']) })),
    ...body.reactions.map((reaction) => ({ ...reaction, about: answered(reaction.id, []) })),
  ].map(({ id, phrases, key_phrases: keyPhrases, about }) => ({ id, phrases, keyPhrases, about }));
  return [...own, SMALL_TALK];
}

/** Ready as long as their conversation is held: preparing costs some seconds the first time. */
const prepared = new WeakMap<ConversationBody, Promise<Candidates>>();

/** The candidates of a conversation, ready to be matched. */
export function candidatesOf(body: ConversationBody, embed: Embed): Promise<Candidates> {
  const known = prepared.get(body);
  if (known) return known;
  const preparing = prepareCandidates(candidatesIn(body), embed, textsOf(body));
  prepared.set(body, preparing);
  preparing.catch(() => prepared.delete(body));
  return preparing;
}

/** All texts of a conversation, for the spelling of what is said in it. */
function textsOf(body: ConversationBody): string[] {
  return [
    body.introduction,
    body.persona.name,
    body.persona.opening,
    ...body.facts.map(({ reply }) => reply),
    ...body.reactions.flatMap(({ replies }) => replies),
    ...body.rubric.flatMap(({ text, advice }) => [text, advice]),
  ];
}
