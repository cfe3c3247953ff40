import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { TreeItem } from '#features/catalogue/index.ts';
import { listCalendarDays } from '#features/gamification/index.ts';
import { sourceOf } from '#features/copilot/knowledge/links.ts';
import type { Skill, SkillInput } from '#features/copilot/request/skill-input.ts';
import { count, dayInWords } from '#features/copilot/skills/in-words.ts';
import { itemDescribed, itemKinds, moduleNamed } from '#features/copilot/skills/named-in.ts';
import { isIn, type Period, periodIn, todayOf } from '../period-in.ts';
import { namesNothingHere, partNamed } from '../part-named.ts';
import { earnedIn } from '../points/say-earned.ts';
import { type Finished, finishedBy } from './finished-by.ts';
import { type PartAsked, partCalled } from './part-asked.ts';

const NAMED = 6;
/** What asks whether or when something was finished, and not what was last. */
const ASKS_OF_ONE =
  /\b(?:when|date|which day|what day|how long ago|since when)\b|\b(?:have|did|is|was|am) (?:i|it|that|the|my)\b.*\b(?:already|finish\w*|complet\w*|done|end\w*|pass\w*|tick\w*|sav\w*|count\w*)\b|\btick(?:ed|s)?\b/i;

/** What was finished last, of a kind too; whether and when what is named was; of a time that is named, all of it. */
export const sayLastCompleted: Skill = async (input) => {
  const { request, writer, context } = input;
  const { question } = request;
  const finished = await finishedBy(input);
  const last = finished[0];
  const period = periodIn(question, await todayOf(input));
  if (!last) {
    const rest = period ? await whatElse(input, period) : '';
    writer.write({ content: `You have not finished anything yet. ${rest || 'Ask me what to do next.'}` });
    return {};
  }
  if (!period && ASKS_OF_ONE.test(question)) {
    const named = await sayNamed(input, finished);
    if (named) return named;
  }
  const module = moduleNamed(question, context.tree.modules);
  const some = module
    ? finished.filter(({ moduleTitle }) => moduleTitle === module.title)
    : period && finished.filter(({ day }) => isIn(day, period));
  const latest = `The last thing you finished is **${last.title}**, on ${dayInWords(last.at)}.`;
  const ofKind = some ? null : latestOfKind(input, finished);
  const rest = some?.length === 0 && !module && period ? await whatElse(input, period) : '';
  const content = some
    ? said(some, module ? `in ${module.title}` : period!.name, rest || latest)
    : (ofKind?.said ?? latest);
  writer.write({ content: some ? content : `${unknownIn(input)}${content}` });
  const item = context.tree.itemById.get((some?.[0] ?? ofKind?.one ?? last).contentId);
  return item ? { sources: [sourceOf(request.caller.orgId, item)] } : {};
};

const unknownIn = (input: SkillInput): string =>
  namesNothingHere(input) ? 'I find no module or lesson of that name here. ' : '';

/** What there was in a time in which nothing was finished: its points, act by act, or that one came by; '' where nothing was. */
async function whatElse(input: SkillInput, period: Period): Promise<string> {
  const { sum, lines } = await earnedIn(input, period);
  if (lines.length > 0) return `But you earned **${count(sum, 'snap point')}**:\n\n${lines.join('\n')}`;
  const { items: days } = await listCalendarDays(input.world, input.request.caller, period);
  return days.some(({ mark }) => mark === 'visited') ? 'But you were here.' : '';
}

function said(some: readonly Finished[], where: string, otherwise: string): string {
  if (some.length === 0) return `You have finished nothing ${where}. ${otherwise}`;
  const list = some.slice(0, NAMED).map(({ title, at }) => `- **${title}**, ${dayInWords(at)}`);
  const rest = some.length > NAMED ? `\n\nAnd ${some.length - NAMED} more.` : '';
  return `You have finished **${count(some.length, 'item')}** ${where}:\n\n${list.join('\n')}${rest}`;
}

/** The last quiz, article or film, where one of these is asked for. */
function latestOfKind({ request, context: { tree } }: SkillInput, finished: readonly Finished[]) {
  const kind = itemKinds.find(({ words }) => new RegExp(`\\b${words}\\b`, 'i').test(request.question));
  if (!kind) return null;
  const one = finished.find(({ contentId }) => {
    const item = tree.itemById.get(contentId);
    return item !== undefined && kind.isOf(item);
  });
  return one
    ? { one, said: `The last ${kind.name} you finished is **${one.title}**, on ${dayInWords(one.at)}.` }
    : { one: undefined, said: `You have not finished any ${kind.name} yet.` };
}

/** Whether the module or the lessons that are named were finished, and when; null where none is named. */
async function sayNamed(input: SkillInput, finished: readonly Finished[]): Promise<StreamLine | null> {
  const { tree } = input.context;
  const described = itemDescribed(input.request.question, [...tree.itemById.values()]);
  const called: PartAsked | null = described
    ? { kind: 'item', id: described.id, title: described.title, items: [described] }
    : await partCalled(input);
  const alike = called?.items.length === 1 ? partNamed(input, []) : null;
  const part =
    called && !alike?.ids.has(called.items[0]!.id)
      ? { title: called.title, ids: new Set(called.items.map(({ id }) => id)) }
      : partNamed(input, []);
  const items = part ? [...part.ids].flatMap((id) => tree.itemById.get(id) ?? []) : [];
  if (!part || items.length === 0) return null;
  const done = finished.filter(({ contentId }) => part.ids.has(contentId));
  const isWhole =
    tree.modules.some(({ title }) => title === part.title) || (called?.title === part.title && called.kind !== 'item');
  const isDone = items.every(({ id }) => input.context.learner.completed.has(id));
  // So long ago that no day is at hand.
  const isOld = done.length === 0 && items.some(({ id }) => input.context.learner.completed.has(id));
  input.writer.write({
    content: isOld
      ? `You finished ${isDone ? '' : 'parts of '}**${part.title}** a long time ago.`
      : isWhole
        ? ofWhole({ title: part.title, items }, done)
        : ofItems(items, done),
  });
  const item = tree.itemById.get(done[0]?.contentId ?? items[0]!.id);
  return item ? { sources: [sourceOf(input.request.caller.orgId, item)] } : {};
}

/** Whether a course, a module or a chapter was finished, and when. */
function ofWhole(
  { title, items }: { readonly title: string; readonly items: readonly TreeItem[] },
  done: readonly Finished[],
): string {
  const [latest] = done;
  if (!latest) return `No: you have not finished anything in **${title}** yet.`;
  const on = `**${latest.title}** on ${dayInWords(latest.at)}`;
  return done.length === items.length
    ? `You finished **${title}** on **${dayInWords(latest.at)}**, with **${latest.title}**.`
    : `You have not finished **${title}** yet: ${done.length} of ${count(items.length, 'item')} so far, the latest ${on}.`;
}

function ofItems(items: readonly TreeItem[], done: readonly Finished[]): string {
  const [latest] = done;
  if (!latest) {
    const titles = items.slice(0, NAMED).map(({ title }) => `**${title}**`);
    return `No: you have not finished ${new Intl.ListFormat('en', { type: 'disjunction' }).format(titles)} yet.`;
  }
  if (done.length === 1) return `You finished **${latest.title}** on **${dayInWords(latest.at)}**.`;
  const list = done.slice(0, NAMED).map(({ title, at }) => `- **${title}**, ${dayInWords(at)}`);
  return `You have finished these:\n\n${list.join('\n')}`;
}
