import { webPath } from '@snapwell/contract/web-routes';
import { addDays, dayOf, listCalendarDays, mondayOf, readCalendar } from '#features/gamification/index.ts';
import { listFinished } from '#features/learning/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { sourceOf } from '../../knowledge/links.ts';
import type { Skill, SkillInput } from '../../request/skill-input.ts';
import { count, dayInWords } from '../in-words.ts';
import { moduleNamed } from '../named-in.ts';

/** Finished items that are looked through: more than anybody does in two weeks. */
const LOOKED_AT = 200;
const NAMED = 6;
const WEEK = 7;

export interface Period {
  readonly name: string;
  readonly from: string;
  readonly through: string;
}

/** What was finished last; of a module or a time that is named, all of it. */
export const sayLastCompleted: Skill = async (input) => {
  const { request, writer, context } = input;
  const finished = await finishedBy(input);
  const last = finished[0];
  if (!last) {
    writer.write({ content: 'You have not finished anything yet. Ask me what to do next.' });
    return {};
  }
  const module = moduleNamed(request.question, context.tree.modules);
  const period = periodIn(request.question, await todayOf(input));
  const some = module
    ? finished.filter(({ moduleTitle }) => moduleTitle === module.title)
    : period && finished.filter(({ day }) => day >= period.from && day <= period.through);
  const latest = `The last thing you finished is **${last.title}**, on ${dayInWords(last.at)}.`;
  writer.write({ content: some ? said(some, module ? `in ${module.title}` : period!.name, latest) : latest });
  const item = context.tree.itemById.get((some?.[0] ?? last).contentId);
  return item ? { sources: [sourceOf(request.caller.orgId, item)] } : {};
};

function said(some: readonly Finished[], where: string, latest: string): string {
  if (some.length === 0) return `You have finished nothing ${where}. ${latest}`;
  const list = some.slice(0, NAMED).map(({ title, at }) => `- **${title}**, ${dayInWords(at)}`);
  const rest = some.length > NAMED ? `\n\nAnd ${some.length - NAMED} more.` : '';
  return `You have finished **${count(some.length, 'item')}** ${where}:\n\n${list.join('\n')}${rest}`;
}

/** The points and items of this week beside those of the week before. */
export const sayWeeks: Skill = async (input) => {
  const today = await todayOf(input);
  const monday = mondayOf(today);
  const [now, before] = await Promise.all([
    weekOf(input, { name: 'this week', from: monday, through: today }),
    weekOf(input, { name: 'last week', from: addDays(monday, -WEEK), through: addDays(monday, -1) }),
  ]);
  const gap = now.points - before.points;
  const compared =
    gap === 0
      ? 'That is as many as last week.'
      : `That is ${count(Math.abs(gap), 'point')} ${gap > 0 ? 'more' : 'fewer'} than in the whole of last week.`;
  input.writer.write({
    content: `This week you have earned **${count(now.points, 'point')}** and finished ${count(now.items, 'item')}; last week it was **${count(before.points, 'point')}** and ${count(before.items, 'item')}. ${compared}`,
  });
  return { actions: [{ title: 'Open your own page', url: webPath('me', { orgId: input.request.caller.orgId }) }] };
};

/** How long somebody learned: no clock runs, so it is what the finished items are meant to take. */
export const sayTime: Skill = async (input) => {
  const { tree } = input.context;
  const period = periodIn(input.request.question, await todayOf(input));
  const finished = (await finishedBy(input)).filter(
    ({ day }) => period === null || (day >= period.from && day <= period.through),
  );
  const minutes = finished.reduce((sum, { contentId }) => sum + (tree.itemById.get(contentId)?.minutes ?? 0), 0);
  input.writer.write({
    content: `I do not measure how long you learn. What you have finished ${period?.name ?? 'so far'}, ${count(finished.length, 'item')}, is made for about **${count(minutes, 'minute')}**.`,
  });
  return {};
};

export interface Finished {
  readonly contentId: string;
  readonly title: string;
  readonly moduleTitle: string;
  readonly at: Date;
  readonly day: string;
}

export async function finishedBy({ world, request: { caller, at } }: SkillInput): Promise<Finished[]> {
  return inOrganization(world.db, caller.orgId, async (scope) => {
    const { clock } = await readCalendar(scope, caller.uid, at);
    const rows = await listFinished(scope, { uid: caller.uid, after: undefined, limit: LOOKED_AT });
    return rows.map((row) => ({ ...row, day: dayOf(row.at, clock) }));
  });
}

async function weekOf(input: SkillInput, { from, through }: Period): Promise<{ points: number; items: number }> {
  const { items: days } = await listCalendarDays(input.world, input.request.caller, { from, through });
  const finished = (await finishedBy(input)).filter(({ day }) => day >= from && day <= through);
  return { points: days.reduce((sum, { points }) => sum + points, 0), items: finished.length };
}

export async function todayOf({ world, request: { caller, at } }: SkillInput): Promise<string> {
  return inOrganization(world.db, caller.orgId, async (scope) =>
    dayOf(at, (await readCalendar(scope, caller.uid, at)).clock),
  );
}

/** The days that are named; null where none are. */
export function periodIn(question: string, today: string): Period | null {
  const monday = mondayOf(today);
  const text = question.toLowerCase();
  if (/\byesterday\b/.test(text)) return { name: 'yesterday', from: addDays(today, -1), through: addDays(today, -1) };
  if (/\btoday\b/.test(text)) return { name: 'today', from: today, through: today };
  if (/\blast week\b|\bweek before\b/.test(text))
    return { name: 'last week', from: addDays(monday, -WEEK), through: addDays(monday, -1) };
  if (/\bthis week\b|\bweekly\b/.test(text)) return { name: 'this week', from: monday, through: today };
  if (/\bthis month\b/.test(text)) return { name: 'this month', from: `${today.slice(0, 8)}01`, through: today };
  return null;
}
