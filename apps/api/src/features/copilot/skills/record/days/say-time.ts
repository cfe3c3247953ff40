import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { getHome, isComplete, type TreeItem } from '#features/catalogue/index.ts';
import { getDailySet, readQuizOverview, readResults } from '#features/quizzes/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { actionOf } from '#features/copilot/knowledge/links.ts';
import type { Skill, SkillInput } from '#features/copilot/request/skill-input.ts';
import { count, inHours } from '#features/copilot/skills/in-words.ts';
import { itemDescribed, moduleNamed, namedIn } from '#features/copilot/skills/named-in.ts';
import { quizDescribed } from '../quizzes/quiz-described.ts';
import { finishedBy } from '../progress/finished-by.ts';
import { partAsked } from '../progress/part-asked.ts';
import { namesNothingHere } from '../part-named.ts';
import { isIn, periodIn, todayOf } from '../period-in.ts';
import { limitIn, verdictOn } from './time-limit.ts';

/** What tells that the time is meant that is still to come. */
const TO_COME =
  /\b(?:left|open|outstanding|unfinished|in front of me|ahead of me|remain\w*|(?:the |what(?:'?s| is) (?:the )?)rest|to go|still (?:have|need|to do)|enough|effort|finish(?: all| everything| it)?$|(?:until|till?|til) (?:i|im|i'm|ive|i've|it|done|finished)|done in|before my)\b|\b(?:can|could|will|would) i (?:finish|do|make|get|manage)\b|\bneed\b.{0,12}\b(?:for|to) (?:finish|all|everything|the rest|do)\b/i;
const OF_REVIEWS = /\b(?:reviews?|repeats?|repetitions?|cards?)\b/i;
const ASSIGNED =
  /\b(?:assign\w*|mandatory|compulsory|obligatory|overdue|deadlines?|due|have to (?:do|finish)|must|my (?:plan|list)|tasks?)\b/i;
/** What is asked of something that is still to be done, and of no time that is over. */
const TAKES =
  /\b(?:fits?|long|longer|quick|short|takes?|needs?|needed|next|cost|reserve|enough|before|until|till|hours? should|how many (?:evenings|breaks|shifts|days)|at \d+ min\w* a day|tonight)\b/i;
const NEXT = /\bnext\b/i;
/** What was, and not what is to come. */
const WAS =
  /\b(?:spen[dt]|invested|learne?[dt]|studied|so far|did i|have i|has it|was i|i (?:was|sat|did|took)|put in|took|altogether|in total|swallowed|down for)\b/i;
const FITS =
  /\b(?:fits?|enough|takes?|last|long(?:er)?|short(?:er)?|quick|min|minutes|mins|hours?|finish|rest|left|remaining)\b/i;
const AVERAGE = /\b(?:averages?|normal\w*|usual\w*|typical\w*|(?:per|a|each|every) day|daily)\b/i;
const QUIZZES = 50;
const OF_A_QUIZ = /\b(?:quiz|test|exam)\b/i;

/** How long somebody learned, or has still to learn: by what the items are meant to take, for no clock runs. */
export const sayTime: Skill = async (input) => {
  const { question } = input.request;
  if (OF_REVIEWS.test(question)) return sayTimeOfReviews(input);
  const toDo = WAS.test(question) ? null : await sayTimeOfNamed(input);
  if (toDo) return toDo;
  const isAssigned = ASSIGNED.test(question) && !WAS.test(question);
  if (TO_COME.test(question) || isAssigned) return isAssigned ? sayTimeAsked(input) : sayTimeLeft(input);
  if (TAKES.test(question) && !WAS.test(question)) return sayTimeOfNext(input);
  return (OF_A_QUIZ.test(question) ? await sayTimeOfQuiz(input) : null) ?? sayTimeLearned(input);
};

/** How long the lesson or quiz that is named takes, or what is left of the module; null where none is named. */
async function sayTimeOfNamed(input: SkillInput): Promise<StreamLine | null> {
  const { question } = input.request;
  const { tree } = input.context;
  if (!FITS.test(question)) return null;
  const items = [...tree.itemById.values()];
  const quizzes = items.filter(({ type }) => type === 'quiz');
  const part = await partAsked(input);
  const item =
    itemDescribed(question, items) ??
    (OF_A_QUIZ.test(question) ? namedIn(question, quizzes) : null) ??
    quizDescribed(question, tree.modules) ??
    (part?.kind === 'item' ? part.items[0]! : null);
  if (!item) return part ? sayTimeLeft(input) : null;
  const verdict = verdictOn(limitIn(question), item.minutes);
  input.writer.write({ content: `${verdict}**${item.title}** takes about **${inHours(item.minutes)}**.` });
  return { actions: [actionOf(input.request.caller.orgId, item)] };
}

async function sayTimeLearned(input: SkillInput): Promise<StreamLine> {
  const { tree } = input.context;
  const period = periodIn(input.request.question, await todayOf(input));
  const module = moduleNamed(input.request.question, tree.modules);
  const finished = (await finishedBy(input)).filter(
    ({ day, moduleTitle }) =>
      (period === null || isIn(day, period)) && (module === null || moduleTitle === module.title),
  );
  const minutes = finished.reduce((sum, { contentId }) => sum + (tree.itemById.get(contentId)?.minutes ?? 0), 0);
  const where = module ? ` in **${module.title}**` : '';
  const days = new Set(finished.map(({ day }) => day)).size;
  const average =
    AVERAGE.test(input.request.question) && days > 0
      ? ` On a day on which you finish something that is about **${count(Math.round(minutes / days), 'minute')}**.`
      : '';
  input.writer.write({
    content: `${module ? '' : unknownIn(input)}I do not measure how long you learn. What you have finished${where} ${period?.name ?? 'so far'}, ${count(finished.length, 'item')}, is made for about **${count(minutes, 'minute')}**.${average}`,
  });
  return {};
}

/** What comes first where a part of the library is named that isn't here. */
const unknownIn = (input: SkillInput): string =>
  namesNothingHere(input) ? 'I find no module or lesson of that name here. ' : '';

/** How long the open page takes, else what comes next, beside all that is not finished. */
async function sayTimeOfNext(input: SkillInput): Promise<StreamLine> {
  const { world, request, context, writer } = input;
  const { whats_next: step } = await getHome(world, request.caller);
  const open = context.openItem && !isComplete(context.learner, [context.openItem]) ? context.openItem : null;
  const item = (NEXT.test(request.question) ? null : open) ?? (step && context.tree.itemById.get(step.content_id));
  const verdict = item ? verdictOn(limitIn(request.question), item.minutes) : '';
  const ofItem = item
    ? `${verdict}**${item.title}**${item === open ? '' : ', which is next,'} takes about **${inHours(item.minutes)}**. `
    : '';
  writer.write({ content: item ? `${ofItem}${await timeLeftIn(input, true)}` : await timeLeftIn(input) });
  return item && item !== open ? { actions: [actionOf(request.caller.orgId, item)] } : {};
}

/** How long what is not finished takes: of the module that is named or open, and of everything. */
export const sayTimeLeft: Skill = async (input) => {
  input.writer.write({ content: await timeLeftIn(input) });
  return {};
};

/** `isBeside`: of something else it was said already whether there is time for it. */
async function timeLeftIn(input: SkillInput, isBeside = false): Promise<string> {
  const { request, context } = input;
  const { tree, learner, openItem } = context;
  const leftOf = (items: readonly TreeItem[]) =>
    items.filter((item) => !isComplete(learner, [item])).reduce((sum, { minutes }) => sum + minutes, 0);
  const part = (await partAsked(input)) ?? (openItem ? tree.moduleById.get(openItem.moduleId) : undefined);
  const all = leftOf([...tree.itemById.values()]);
  const here = part ? leftOf(part.items) : 0;
  const ofPart =
    part && here === 0
      ? `You are done with **${part.title}**: ${part.items.length} of ${count(part.items.length, 'item')}. `
      : here > 0
        ? `**${part!.title}** takes you about **${inHours(here)}** more. `
        : '';
  if (all === 0) return 'Nothing is left: you have finished everything that is published here.';
  const verdict = isBeside || (part && here === 0) ? '' : verdictOn(limitIn(request.question), part ? here : all);
  return `${verdict}${ofPart || unknownIn(input)}Everything here that you have not finished takes about ${inHours(all)}, in pieces of a few minutes.`;
}

/** How long it takes to finish what one is asked to finish. */
export const sayTimeAsked: Skill = async (input) => {
  const { world, request, writer } = input;
  const { due_soon: due } = await getHome(world, request.caller);
  const lines = due.map(
    ({ title, minutes, content_completed: done, total_content: all }) =>
      `**${title}** takes you about **${inHours(minutes)}** more: ${count(all - done, 'item')} of ${all} left, in pieces of a few minutes.`,
  );
  const sum = due.reduce((all, { minutes }) => all + minutes, 0);
  writer.write({
    content:
      due.length === 0
        ? `Nothing that you have not finished is due soon. ${await timeLeftIn(input)}`
        : [...lines, ...(due.length > 1 ? [`In all that is about **${inHours(sum)}**.`] : [])].join('\n\n'),
  });
  return {};
};

/** How long the reviews take that today's five minutes ask for, and how many more are due. */
export async function sayTimeOfReviews({ world, request, writer }: SkillInput): Promise<StreamLine> {
  const { steps } = await getDailySet(world, request.caller);
  const step = steps.find(({ kind }) => kind === 'reviews');
  writer.write({
    content:
      step?.kind !== 'reviews' || step.due === 0
        ? 'No review is due, so they take you no time today.'
        : `The reviews of today's five minutes take about **${count(step.minutes, 'minute')}**. **${count(step.due, 'review')}** ${step.due === 1 ? 'is' : 'are'} due in all.`,
  });
  return {};
}

/** How long the latest attempt at the quiz that is named took, else at the latest, as its results say; null without one. */
async function sayTimeOfQuiz({ world, request, writer, context }: SkillInput): Promise<StreamLine | null> {
  const { orgId, uid } = request.caller;
  const { items } = await inOrganization(world.db, orgId, (scope) => readQuizOverview(scope, { uid, limit: QUIZZES }));
  const quizzes = items.map((item) => item.quiz).filter(({ id }) => context.tree.itemById.has(id));
  const named = namedIn(request.question, quizzes);
  const quiz = named ?? quizzes[0];
  if (!quiz) return null;
  const { attempt } = await readResults(world, { orgId, quizId: quiz.id, taker: { kind: 'member', uid } });
  const minutes = Math.max(1, Math.round(attempt.seconds / 60));
  writer.write({
    content: `${named ? `Your latest attempt at **${quiz.title}**` : `Your latest quiz, **${quiz.title}**,`} took you about **${count(minutes, 'minute')}**.`,
  });
  return {};
}
