import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { searchWords } from '#adapters/passage-search/words.ts';
import { sourceOf } from '#features/copilot/knowledge/links.ts';
import type { Skill, SkillInput } from '#features/copilot/request/skill-input.ts';
import { numberIn } from './question-number.ts';
import { explainAnswer, inOneLine, isExplanation, isListOfMissed } from './explain-answer.ts';
import { namesNothingHere } from '#features/copilot/skills/record/part-named.ts';
import { count } from '#features/copilot/skills/in-words.ts';
import { listMissed, type Missed } from './list-missed.ts';
import { wayToReviews } from '#features/copilot/skills/record/way-to-reviews.ts';

/** Questions that are named. */
const NAMED = 6;

/** Which questions were missed lately, over all quizzes and reviews, with the lessons to look at again. */
export const sayMissed: Skill = async (input) => {
  const { request, writer, context } = input;
  const { missed, named, when, isOfLast, quizzes } = await listMissed(input);
  if (missed.length === 0) {
    const hasQuiz = named && [...named.ids].some((id) => context.tree.itemById.get(id)?.type === 'quiz');
    writer.write({
      content:
        hasQuiz && quizzes === 0
          ? `You have not taken a quiz of **${named.title}** yet, so there is nothing that you missed.`
          : nothingMissed(named?.title ?? null, isOfLast ? 'in your last quiz' : when, quizzes),
    });
    return wayToReviews(input);
  }
  const shown = missed.slice(0, NAMED).map(({ title, prompt }) => `- **${title}**: ${inOneLine(prompt)}`);
  const rest = missed.length > NAMED ? `\n\nAnd ${missed.length - NAMED} more.` : '';
  const things = new Set(missed.map(({ title }) => title)).size;
  const where = named
    ? `in **${named.title}**`
    : missed.every(({ isOfQuiz }) => isOfQuiz)
      ? `in ${count(things, 'quiz', 'quizzes')}`
      : `in ${things === 1 ? 'one lesson' : `${things} quizzes and lessons`}`;
  const lead = !named && namesNothingHere(input) ? 'I find no quiz of that name of yours. ' : '';
  const order = missed.length > 1 ? ', the latest first' : '';
  const then = when === null ? '' : ` ${when}`;
  writer.write({
    content: `${lead}You got **${count(missed.length, 'question')} wrong**${then} ${where}${order}:\n\n${shown.join('\n')}${rest}\n\nAsk me why an answer was wrong, or begin your reviews.`,
  });
  const lessons = [...new Set(missed.flatMap(({ teaches }) => (teaches ? [teaches] : [])))].slice(0, 3);
  return {
    sources: lessons.flatMap((id) => {
      const item = context.tree.itemById.get(id);
      return item ? [sourceOf(request.caller.orgId, item)] : [];
    }),
    ...(await wayToReviews(input)),
  };
};

function nothingMissed(named: string | null, when: string | null, quizzes: number): string {
  if (named !== null) return `I find no answer of yours in **${named}** that was wrong${when ? ` ${when}` : ''}.`;
  if (when !== null && quizzes > 0) return `I find no answer of yours that was wrong ${when}.`;
  if (quizzes === 0) return 'You have not taken a quiz yet, so there is nothing that you missed.';
  return `In the latest attempt at each of your last ${count(quizzes, 'quiz', 'quizzes')} you had no answer wrong.`;
}

/** So many replies back the list is still meant. */
const BACK = 6;
const OF_AN_ANSWER = /\b(?:wrong|correct|right)\b/i;
/** What asks for one of them: its answer, or why it was wrong. */
const ASKS =
  /\b(?:why|wrong|right|correct|answers?|explain|solution|the (?:one|question) (?:about|with|on|in)|first|second|third|fourth|fifth|sixth|last|that one|\d(?:st|nd|rd|th))\b/i;
/** What asks for a list anew: of another quiz, of another day. */
const ASKS_FOR_LIST =
  /\b(?:which|what|show|list|see|all)\b.*\b(?:questions|mistakes|errors|wrong ones|ones (?:i got )?wrong)\b|\bwhat (?:did|have) i (?:get|got) wrong\b|\b(?:mistakes|errors) (?:in|of|from)\b/i;
/** A question is meant whose words so many of the telling words of the message are. */
const ABOUT = 0.5;
const SAYS_NOTHING = new Set(
  searchWords('why was is my answer question one wrong right correct missed explain about the quiz first last'),
);

/** What was missed, of the list that was just given: by its number, or by what it is about. Null for all else. */
export async function explainListed(input: SkillInput): Promise<StreamLine | null> {
  const { request, writer, context } = input;
  const replies = request.history.filter(({ role, text }) => role === 'assistant' && !isExplanation(text)).slice(-BACK);
  const reply = replies.findLast(({ text }) => isListOfMissed(text))?.text;
  if (reply === undefined || !ASKS.test(request.question) || ASKS_FOR_LIST.test(request.question)) return null;
  // After something else was said, 'the first one' may be of that: then it takes the words of an answer.
  if (replies.at(-1)?.text !== reply && !OF_AN_ANSWER.test(request.question)) return null;
  const listed = [...reply.matchAll(/^- \*\*(.+?)\*\*: (.+)$/gm)].map(([, title, prompt]) => ({ title, prompt }));
  const at = numberIn(request.question) ?? lastOf(request.question);
  const { missed } = await listMissed({ ...input, request: { ...request, question: '' } });
  // What was put right since stands in the list and isn't missed any more.
  const still = listed.map((entry) =>
    missed.find(({ title, prompt }) => title === entry.title && inOneLine(prompt) === entry.prompt),
  );
  const one =
    at === null
      ? missedAbout(
          request.question,
          still.filter((each) => each !== undefined),
          request.history.findLast(({ role }) => role === 'assistant')!.text,
        )
      : still.at(at === -1 ? -1 : at - 1);
  if (!one) return null;
  writer.write({ content: explainAnswer(one) });
  const teaching = context.tree.itemById.get(one.teaches ?? '') ?? lessonOf(input, one);
  return {
    ...(teaching && { sources: [sourceOf(request.caller.orgId, teaching)] }),
    ...(await wayToReviews(input)),
  };
}

/** A question that stands in a lesson is explained by that lesson. */
const lessonOf = ({ context }: SkillInput, { thingId, isOfQuiz }: Missed) =>
  isOfQuiz ? undefined : context.tree.itemById.get(thingId);

const lastOf = (question: string): number | null => (/\bthe last(?: one)?\b/i.test(question) ? -1 : null);

/**
 * The one that the words tell of. Words that tell of none are of the one that was explained last, and right after the
 * list of the latest.
 */
function missedAbout(question: string, missed: readonly Missed[], lastSaid: string): Missed | undefined {
  const words = [...new Set(searchWords(question))].filter((word) => !SAYS_NOTHING.has(word));
  if (words.length === 0) return justExplained(missed, lastSaid) ?? (isListOfMissed(lastSaid) ? missed[0] : undefined);
  const shareIn = (text: string) => {
    const own = new Set(searchWords(text));
    return words.filter((word) => own.has(word)).length / words.length;
  };
  // The question itself says what it is about; what was answered and what is right help where it doesn't.
  for (const textOf of [promptOf, wholeOf]) {
    const shares = missed.map((each) => shareIn(textOf(each)));
    const most = Math.max(...shares);
    if (most >= ABOUT) return missed[shares.indexOf(most)];
  }
  return undefined;
}

const justExplained = (missed: readonly Missed[], lastSaid: string): Missed | undefined =>
  isExplanation(lastSaid) ? missed.find(({ prompt }) => lastSaid.includes(inOneLine(prompt))) : undefined;

const promptOf = ({ prompt }: Missed): string => prompt;
const wholeOf = ({ prompt, answerText, rightText }: Missed): string => `${prompt} ${answerText ?? ''} ${rightText}`;
