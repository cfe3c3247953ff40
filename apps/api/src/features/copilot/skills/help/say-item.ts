import { bareWords } from '@snapwell/understanding/words/normalise';
import { percentOf } from '@snapwell/contract/text/percent';
import { pointsFor, readRules, shareOf } from '#features/catalogue/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { Skill } from '../../request/skill-input.ts';
import { count, dayInWords, inHours } from '../in-words.ts';
import { quizzesAround } from '../record/part-named.ts';
import { earnedOf, worthOfEach } from '../record/points/say-worth.ts';

/** What is asked of the item that is open, and not of what it teaches. */
export type ItemFact = 'minutes' | 'points' | 'author' | 'day' | 'finished';

const KIND =
  '(?:one|page|lesson|article|film|video|clip|comic|infographic|drawing|quiz|test|game|item|exercise|simulation|unit|text)';
/** 'The test' may be one that the lesson is about. */
const THIS = `(?:this ${KIND}|the (?:lesson|page|article|film|video|comic|infographic|quiz))`;
const BEGINS = '^(?:(?:and|so|ok|okay|but|sophie|hey|btw) )*';
const ENDS =
  '(?: (?:please|pls|here|about|roughly|normally|usually|in total|altogether|exactly|actually|then|again|me))*$';
const POINTS = '(?:snap ?)?(?:points|pts|snaps)';

const FOR_THIS = `(?:for|from|with|by) (?:(?:doing|finishing|reading|watching|completing) (?:it|this)|(?:(?:doing|finishing|reading|watching|completing) )?(?:${THIS}|this))`;

const ASKED: Readonly<Record<ItemFact, readonly RegExp[]>> = {
  minutes: [
    new RegExp(
      `${BEGINS}how (?:long|much time|many min(?:ute)?s?) (?:does|do|will|would|is|did) (?:it take (?:me )?(?:for|to (?:read|do|finish|watch|play|get through)) )?(?:${THIS}|all of this)(?: (?:take|last|need|going to take|long|supposed to take))?${ENDS}`,
    ),
    new RegExp(
      `${BEGINS}how (?:long|much time|many min(?:ute)?s?) (?:does it take|will it take|do i need|will i need)(?: me)? (?:for|to (?:read|do|finish|watch|play|get through)) (?:${THIS}|this)${ENDS}`,
    ),
    new RegExp(
      `${BEGINS}how (?:long|much time|many min(?:ute)?s?) (?:have|do) i (?:still )?(?:got |have )?(?:left|to go|to read)(?: still)? (?:on|in|with|for|of) (?:${THIS}|this)${ENDS}`,
    ),
    new RegExp(`${BEGINS}how long (?:is|does|will) this(?: (?:take|last|going to take))?(?: me)?${ENDS}`),
    new RegExp(`${BEGINS}(?:is|will) ${THIS} (?:be )?(?:very |really |quite )?(?:long|short|quick)${ENDS}`),
  ],
  points: [
    new RegExp(
      `${BEGINS}(?:how (?:many|much)|what) ${POINTS} (?:do|will|would|can|could) (?:i|we|you|one) (?:get|earn|make|win|collect)(?: me)? ${FOR_THIS}${ENDS}`,
    ),
    new RegExp(
      `${BEGINS}(?:how (?:many|much)|what) ${POINTS} (?:does|will|would|is|are) ${THIS}(?: (?:give|bring|pay|worth))?(?: me)?${ENDS}`,
    ),
    new RegExp(`${BEGINS}(?:how (?:many|much)|what) ${POINTS} (?:for|in|has|on) ${THIS}${ENDS}`),
    new RegExp(
      `${BEGINS}(?:how (?:many|much)|what) ${POINTS} (?:(?:does|will|would) (?:${THIS}|this) (?:give|bring|pay|earn)|(?:is|are) (?:${THIS}|this|it) worth)(?: me)?${ENDS}`,
    ),
    new RegExp(
      `${BEGINS}(?:how (?:many|much)|what) ${POINTS} (?:(?:do|will|would|can|could) (?:i|we|you|one) (?:still )?(?:get|earn|make|win|collect)|(?:are there|are|is)(?: to (?:get|earn|win))?|to (?:get|earn|win)) (?:here|(?:in|on) (?:${THIS}|this))${ENDS}`,
    ),
    new RegExp(`${BEGINS}(?:(?:how much|what) is|whats) (?:${THIS}|this|it) worth(?: in ${POINTS})?${ENDS}`),
    new RegExp(`${BEGINS}${POINTS} (?:for|in) (?:${THIS}|this)${ENDS}`),
    new RegExp(`${BEGINS}(?:is|are) (?:${THIS}|this|it) worth (?:any|some|many) ${POINTS}${ENDS}`),
    new RegExp(`${BEGINS}what (?:do|will|would) i (?:get|earn|win) ${FOR_THIS}${ENDS}`),
    new RegExp(`${BEGINS}(?:do|will|would|can) i (?:get|earn) (?:any |some )?${POINTS} ${FOR_THIS}${ENDS}`),
    new RegExp(
      `${BEGINS}(?:does|will|would) (?:${THIS}|this) (?:give|bring|pay) (?:me )?(?:any |some )?${POINTS}${ENDS}`,
    ),
  ],
  author: [
    new RegExp(
      `${BEGINS}who (?:wrote|made|created|drew|is the author of|has written|has made|published) (?:${THIS}|this)${ENDS}`,
    ),
    new RegExp(`${BEGINS}who is the author${ENDS}`),
  ],
  finished: [
    new RegExp(
      `${BEGINS}am i (?:already |nearly |almost )?(?:done|finished|through)(?: with (?:it|this|${THIS}))?(?: already| yet| now)?${ENDS}`,
    ),
    new RegExp(
      `${BEGINS}(?:have|did) i (?:already |ever |really |just )*(?:finish|finished|do|done|complete|completed|read|watch|watched|see|seen|play|played|been through|gone through|go through) (?:this|${THIS})(?: already| yet| before| once)*${ENDS}`,
    ),
    // What is read, watched or finished is no step of the work that a lesson teaches.
    new RegExp(
      `${BEGINS}(?:have|did) i (?:already |ever |really )*(?:finish|finished|complete|completed|read|watch|watched|see|seen|play|played) it(?: all| to the end)?(?: already| yet| before| once)*${ENDS}`,
    ),
    new RegExp(`${BEGINS}(?:have )?i (?:have )?already (?:done|read|watched|seen|finished) (?:this|${THIS})${ENDS}`),
    new RegExp(
      `${BEGINS}is (?:this|${THIS}) (?:already )?(?:done|finished|ticked(?: off)?|complete)(?: for me)?(?: already| yet)?${ENDS}`,
    ),
    new RegExp(`${BEGINS}how far am i (?:in|with|through) (?:this|${THIS})${ENDS}`),
  ],
  day: [
    new RegExp(
      `${BEGINS}when (?:was|is|has) (?:${THIS}|this) (?:been )?(?:last )?(?:updated|written|made|published|changed|checked|revised|from)${ENDS}`,
    ),
    new RegExp(
      `${BEGINS}(?:is|are) (?:${THIS}|this) (?:still )?(?:up to date|current|valid|outdated|out of date)${ENDS}`,
    ),
    new RegExp(`${BEGINS}how (?:old|recent|current|up to date) is (?:${THIS}|this)${ENDS}`),
  ],
};

/** What a message asks of the item that is open; null for everything else. */
export function itemFactIn(message: string): ItemFact | null {
  const text = bareWords(message);
  const facts = Object.keys(ASKED) as ItemFact[];
  return facts.find((fact) => ASKED[fact].some((each) => each.test(text))) ?? null;
}

const OF_A_QUIZ = /\b(?:the|this) (?:quiz|test)\b/i;

/** Says it of the item that is open. */
export const sayItemFact =
  (fact: ItemFact): Skill =>
  async ({ world, request, context, writer }) => {
    const { learner } = context;
    // Beside a lesson 'the quiz' is that of its chapter.
    const [quiz] = OF_A_QUIZ.test(request.question) ? quizzesAround(context) : [];
    const openItem = quiz ?? context.openItem;
    if (!openItem) return {};
    const { title, minutes, type, publishedAt } = openItem;
    // Films, quizzes and games show no sources of their own.
    const sources =
      type === 'article' ? ' Its sources stand at its end, with the day on which it was last held against them.' : '';
    const say = (content: string) => {
      writer.write({ content });
      return {};
    };
    switch (fact) {
      case 'minutes':
        return say(`**${title}** takes about **${inHours(minutes)}**.`);
      case 'points': {
        const points = pointsFor(await inOrganization(world.db, request.caller.orgId, readRules), type);
        const worth = points === null ? await worthOfEach({ world, request }, [openItem]) : null;
        const own = worth?.get(openItem.id);
        if (points === null)
          return say(
            `**${title}** pays up to **${count(own!.most, 'snap point')}**, by how much of it is right; a better attempt pays the difference. ${earnedOf(own!.earned)}`,
          );
        const paid = learner.completed.has(openItem.id)
          ? 'You have them already: it pays once.'
          : 'It pays once, when you finish it.';
        return say(`**${title}** pays **${count(points, 'snap point')}**. ${paid}`);
      }
      case 'finished': {
        if (learner.completed.has(openItem.id)) return say(`Yes, you have finished **${title}**.`);
        if (openItem !== context.openItem) return say(`Not yet: you still have to finish **${title}**.`);
        const share = shareOf(learner, openItem.id);
        return say(
          share > 0
            ? `Not yet: you are ${percentOf(share)} through **${title}**.`
            : `Not yet: you have just begun **${title}**.`,
        );
      }
      case 'author':
        return say(`**${title}** is published by ${request.organization.name}; I can't see who wrote it.${sources}`);
      case 'day':
        return say(
          publishedAt
            ? `**${title}** was last published on ${dayInWords(publishedAt)}.${sources}`
            : `I can't see when **${title}** was last changed.${sources}`,
        );
    }
  };
