import { bareWords } from '@snapwell/understanding/words/normalise';
import { isComplete, type TreeItem } from '#features/catalogue/index.ts';
import { actionOf } from '#features/copilot/knowledge/links.ts';
import type { Skill } from '#features/copilot/request/skill-input.ts';
import { count } from '#features/copilot/skills/in-words.ts';

const THING = '(?:something|somthing|anything|smth|sth|lesson|item|article|film|video|comic)';
const SHORT_THING = [
  new RegExp(
    String.raw`\b${THING} (?:really |very |nice and |that is |thats |thats really )?(?:short|quick|brief|small)(?:er)?\b`,
  ),
  new RegExp(String.raw`\b(?:short|quick|brief)(?:er|est)? (?:one|thing|${THING})s?\b`),
  /\b(?:what|anything|something|which)\b.{0,20}\b(?:can|could|should|shall|to) (?:i )?(?:do|learn|read|watch|take|start)\b.{0,12}\b(?:in|within|with) (?:only |just |about |my )?(?:\d{1,2}|one|two|three|five|ten|a few|a couple of) (?:min|mins|minutes?)\b/,
  /^(?:(?:so|ok|hi|hey|and|only|just) )*(?:have|got) (?:(?:only|just|about) )*(?:\d{1,2}|one|two|three|five|ten|a few) (?:min|mins|minutes?)\b(?= (?:left|free|now|what|which|anything|something|to spare|for (?:you|learning))\b|$)/,
  /\b(?:i (?:have|got|ve got|have got)|ive(?: got)?) (?:only |just |about )*(?:\d{1,2}|one|two|three|five|ten|a few) (?:min|mins|minutes?)\b/,
];
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, five: 5, ten: 10 };
/** What is said of an answer, of a page or of what one makes, and not of something to learn. */
const OF_WORDS =
  /\b(?:sentence|words?|summary|summar\w+|answer|version|say|tell|explain|put|write|make|film about|video about|video short|flashcards?|cards?|lines?|list|break|tldr|call|handover|report)\b/;
const WANTED = /\b(\d{1,2}|one|two|three|five|ten) (?:min|mins|minutes?)\b/;
const MOST_WORDS = 16;
const OTHERWISE = 3;
const OFFERED = 3;

/** How many minutes a lesson may take that somebody wants to be short; null where none is wanted. */
export function minutesWanted(question: string): number | null {
  const text = bareWords(question).replaceAll(/(\d)(min)/g, '$1 $2');
  if (text.split(' ').length > MOST_WORDS || OF_WORDS.test(text) || !SHORT_THING.some((each) => each.test(text)))
    return null;
  const said = WANTED.exec(text)?.[1];
  return said === undefined ? OTHERWISE : (NUMBERS[said] ?? Number(said));
}

/** What is open to somebody and takes no longer than they have: of the open module first, then in the library's order. */
export const sayShort: Skill = async ({ request, writer, context }) => {
  const { tree, learner, openItem, lockedIds } = context;
  const most = minutesWanted(request.question) ?? OTHERWISE;
  const open = [...tree.itemById.values()].filter(
    (item) => item.id !== openItem?.id && !lockedIds.includes(item.id) && !isComplete(learner, [item]),
  );
  const near = (item: TreeItem) => (item.moduleId === openItem?.moduleId ? 0 : 1);
  const short = open.filter(({ minutes }) => minutes <= most);
  const shortest = Math.min(...open.map(({ minutes }) => minutes));
  const shown = (short.length > 0 ? short : open.filter(({ minutes }) => minutes === shortest))
    .toSorted((a, b) => near(a) - near(b))
    .slice(0, OFFERED);
  if (shown.length === 0) {
    writer.write({
      content: 'You have finished everything that is open to you. Reviews take a minute: ask me *what is due*.',
    });
    return {};
  }
  const lead =
    short.length > 0 ? `${count(most, 'minute')} at most, and new to you:` : `Nothing new is that short. The shortest:`;
  writer.write({
    content: `${lead}\n\n${shown.map(({ title, minutes }) => `- **${title}**, about ${count(minutes, 'minute')}`).join('\n')}`,
  });
  return { actions: shown.map((item) => actionOf(request.caller.orgId, item)) };
};
