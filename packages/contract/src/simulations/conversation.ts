import { z } from 'zod';
import { slug } from '../http/ids.ts';
import { mediaPath } from '../text/media-path.ts';
import { label, repeated, sentences, words } from '../text/words.ts';
import { personaLook } from './persona-look.ts';

const mood = z.int().min(0).max(100);

const vital = z.strictObject({
  id: slug,
  title: words(40),
  unit: z.string().max(20).default(''),
  start: z.number(),
  /** Bounds that it never leaves. */
  min: z.number(),
  max: z.number(),
  /** What it moves by when the mood is at its worst instead of its best. */
  with_worst_mood: z.number().default(0),
});

const pain = z.int().min(0).max(10);
const painChange = z.int().min(-10).max(10).default(0);

/** Something that the persona knows and says only when it is asked for. */
const fact = z.strictObject({
  id: slug,
  /** Said when it comes out, in the persona's own words. */
  reply: sentences,
  /** Ways to ask for it: three to eight whole sentences. */
  phrases: z.array(words(200)).min(2).max(20),
  /** Words that give the question away; they make the match sure. */
  key_phrases: z.array(label).max(20).default([]),
  /** It stays hidden while the mood is lower than this. */
  needs_mood: mood.default(0),
  /** Said instead while the mood is too low. */
  withheld: sentences.optional(),
  /** How being asked moves the mood. */
  mood: z.int().min(-50).max(50).default(0),
});
export type ConversationFact = z.output<typeof fact>;

/** What the learner may say besides asking: greeting, comforting, dismissing ... */
const reaction = z.strictObject({
  id: slug,
  phrases: z.array(words(200)).min(2).max(20),
  key_phrases: z.array(label).max(20).default([]),
  /** One of these is said in turn. */
  replies: z.array(sentences).min(1).max(6),
  mood: z.int().min(-50).max(50).default(0),
  /** How it moves the pain that shows. */
  pain: painChange,
  /** It endangers the patient: whatever else went well, the result stays low. */
  critical: z.boolean().default(false),
  /** It ends the conversation. */
  ends: z.boolean().default(false),
});
export type ConversationReaction = z.output<typeof reaction>;

const rubricItem = z.strictObject({
  id: slug,
  /** What a good conversation does: `Asks how strong the pain is on movement`. */
  text: sentences,
  /** Met by any of these facts asked for, or reactions used. */
  met_by: z.array(slug).min(1).max(10),
  /** The goal that it is a part of, counted from 1: it is ticked when all of its parts are met. */
  goal: z.int().min(1).max(8).optional(),
  /** How much it counts. */
  weight: z.int().min(1).max(5).default(1),
  /** Shown in the debrief when it was missed. */
  advice: sentences,
});

const persona = z.strictObject({
  name: label,
  /** `patient`, `daughter of a patient`, `night nurse` ... */
  role: label,
  age: z.int().min(0).max(120).optional(),
  portrait: mediaPath.optional(),
  look: personaLook.optional(),
  voice: z.enum(['female', 'male']).default('female'),
  /** Who they are and how they speak, for a language model that plays them. */
  character: words(2000),
  opening: sentences,
});

/** The pieces of a conversation, each by itself: a draft may have some that are not finished. */
export const conversationPieces = { persona, vital, fact, reaction, rubricItem };

/** A conversation in text or voice with a persona: the live scenario and the voice simulation. */
export const conversationBody = z
  .strictObject({
    play: z.literal('conversation'),
    /** The situation, as the learner is told it. */
    introduction: words(1200),
    persona,
    /** How the persona feels at the start, 0 (as bad as it gets) to 100. */
    mood: mood.default(50),
    /** The pain that shows in the face at the start, 0 to 10. */
    pain: pain.default(0),
    vitals: z.array(vital).max(8).default([]),
    facts: z.array(fact).min(2).max(40),
    reactions: z.array(reaction).min(1).max(30),
    /** Said when nothing matches. */
    not_understood: z.array(sentences).min(1).max(6),
    /** What the learner is asked to reach, shown from the start. */
    goals: z.array(sentences).min(1).max(8),
    rubric: z.array(rubricItem).min(2).max(20),
    /** In minutes; absent: no limit. */
    time_limit: z.number().min(1).max(60).optional(),
  })
  .check(({ value, issues }) => {
    const report = (path: PropertyKey[], message: string) =>
      issues.push({ code: 'custom', input: value, path, message });
    const ids = [...value.facts, ...value.reactions].map((each) => each.id);
    for (const id of repeated(ids)) report(['facts'], `The id '${id}' stands twice among facts and reactions.`);
    value.rubric.forEach((item, i) => {
      for (const id of item.met_by)
        if (!ids.includes(id)) report(['rubric', i, 'met_by'], `There is no fact or reaction '${id}'.`);
      if (item.goal && item.goal > value.goals.length) report(['rubric', i, 'goal'], 'There is no such goal.');
    });
    reportUnreachable(value, report);
    value.facts.forEach((each, i) => {
      if (each.needs_mood > 0 && !each.withheld)
        report(['facts', i, 'withheld'], 'Say what is answered while the mood is too low.');
    });
    value.vitals.forEach((each, i) => {
      if (each.start < each.min || each.start > each.max)
        report(['vitals', i, 'start'], 'It starts outside its bounds.');
    });
  });
export type ConversationBody = z.output<typeof conversationBody>;

interface MoodRules {
  readonly mood: number;
  readonly facts: readonly Pick<ConversationFact, 'id' | 'needs_mood' | 'mood'>[];
  readonly reactions: readonly Pick<ConversationReaction, 'mood'>[];
}

/** The facts whose mood can be brought about, by all kind words once and by the questions that lift it. */
export function factsInReach({ mood: start, facts, reactions }: MoodRules): ReadonlySet<string> {
  const kind = reactions.reduce((sum, each) => sum + Math.max(0, each.mood), start);
  const open = new Set(facts.filter((each) => each.needs_mood === 0).map(({ id }) => id));
  const reach = () =>
    facts.reduce((sum, each) => sum + (open.has(each.id) ? Math.max(0, each.mood) : 0), Math.min(100, kind));
  for (let before = -1; before < open.size;) {
    before = open.size;
    for (const each of facts) if (each.needs_mood <= reach()) open.add(each.id);
  }
  return open;
}

interface ReachRules extends MoodRules {
  readonly reactions: readonly Pick<ConversationReaction, 'mood' | 'ends'>[];
  readonly rubric: readonly { readonly met_by: readonly string[] }[];
}

/** A mood that nobody can bring about hides a fact for ever; without an ending nothing says that all is said. */
function reportUnreachable(rules: ReachRules, report: (path: PropertyKey[], message: string) => void): void {
  const { facts, reactions, rubric } = rules;
  const open = factsInReach(rules);
  facts.forEach((each, i) => {
    if (!open.has(each.id))
      report(['facts', i, 'needs_mood'], 'Nobody can reach this mood: no kind words or questions lift it so far.');
  });
  rubric.forEach((item, i) => {
    if (item.met_by.every((id) => facts.some((each) => each.id === id) && !open.has(id)))
      report(['rubric', i, 'met_by'], 'Nothing can meet this: its facts never come out.');
  });
  if (!reactions.some((each) => each.ends))
    report(['reactions'], 'One reaction has to end the conversation: mark it with `ends: true`.');
}
