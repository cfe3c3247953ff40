import {
  readCalendar,
  readLeaderboard,
  readMemberFrame,
  readStanding,
  readWeekRanking,
} from '#features/gamification/index.ts';
import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { findItemAfter, findNextItem, firstOpen, getHome, type TreeItem } from '#features/catalogue/index.ts';
import { listGroupsFor } from '#features/organizations/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { SkillInput, Skill } from '../../request/skill-input.ts';
import { actionOf, linkTo } from '../../knowledge/links.ts';
import { count, inHours, ordinal } from '../in-words.ts';
import { pointsNamed } from './points/say-earned.ts';
import { worthOfEach } from './points/say-worth.ts';
import { moduleNamed } from '../named-in.ts';
import { openPart } from './part-named.ts';
import { sayNeighbours } from './say-neighbours.ts';

function standingOf({ world, request: { caller, at } }: SkillInput) {
  const { uid } = caller;
  return inOrganization(world.db, caller.orgId, async (scope) => {
    const standing = await readStanding(scope, {
      uid,
      at,
      calendar: await readCalendar(scope, uid, at),
      includeRank: true,
    });
    const week = await readWeekRanking(scope, { uid, at, frame: await readMemberFrame(scope, uid, at) });
    return { ...standing, weekRank: week.find((row) => row.is_me)?.rank ?? null };
  });
}

function say({ writer }: SkillInput, text: string) {
  writer.write({ content: text });
  return {};
}

type Standing = Awaited<ReturnType<typeof standingOf>>;
type Facet = 'points' | 'streak' | 'rank';

/** What tells that a message asks for more than one thing at once, and for which. */
const TOGETHER = /\band\b|[,&+]/i;
const NAMES: Record<Facet, RegExp> = {
  points: /\bpoints?\b/i,
  streak: /\bstreaks?\b|\bdays in a row\b/i,
  rank: /\brank(?:ed|ing)?\b|\bplace\b|\bleaderboard\b/i,
};

const SENTENCES: Record<Facet, (standing: Standing, organization: string) => string> = {
  points: ({ snap_points: points, daily_streak_info: today }) =>
    `You have **${count(points, 'snap point')}**. Today you have earned ${today.points_earned_today}.`,
  streak({ daily_streak_info: info, streak_freezes: freezes }) {
    const now =
      info.current_streak === 0
        ? 'You have no streak at the moment: a visit today begins one.'
        : `Your streak is **${count(info.current_streak, 'day')}**.`;
    const bonus = `The next bonus of ${info.next_streak_bonus} points comes in ${count(info.days_until_next_bonus, 'day')}.`;
    return `${now} Your longest was ${count(info.max_streak, 'day')}. ${bonus} You hold ${count(freezes, 'streak freeze')}.`;
  },
  rank: ({ snap_points: points, snap_points_rank: rank, weekRank }, organization) =>
    rank === null
      ? `You are not ranked here. You have ${count(points, 'snap point')}.`
      : `You are **${ordinal(rank)}** of all time in ${organization} with ${count(points, 'snap point')}${weekRank === null ? '' : `, and ${ordinal(weekRank)} this week`}.`,
};

/**
 * Says one thing of the member's standing, and what else the message names beside it: "how many points do I have and
 * what is my rank", in the order in which they are named.
 */
function sayStanding(main: Facet): Skill {
  return async (input) => {
    const { question, organization } = input.request;
    if (main === 'rank' && /\bthis month\b/i.test(question) && !OF_A_GROUP.test(question)) return sayNeighbours(input);
    const others = TOGETHER.test(question)
      ? (Object.keys(NAMES) as Facet[]).filter((facet) => facet !== main && NAMES[facet].test(question))
      : [];
    const inOrder = [main, ...others].toSorted((a, b) => question.search(NAMES[a]) - question.search(NAMES[b]));
    const standing = await standingOf(input);
    const said = [
      ...(main === 'streak' && IN_DANGER.test(question) ? [KEPT] : []),
      ...(main === 'points' ? await pointsNamed(input) : []),
      ...inOrder.map((facet) => SENTENCES[facet](standing, organization.name)),
      ...(main === 'points' && /\b(?:levels?|lvl)\b/i.test(question) ? [NO_LEVELS] : []),
    ].join('\n\n');
    const inGroup = main === 'rank' ? await placeInGroup(input) : null;
    return say(input, [said, inGroup].filter(Boolean).join('\n\n'));
  };
}

const IN_DANGER =
  /\bstreaks?\b.*\b(?:danger|risk|safe|alive|ok|okay|kept|survive\w*|break|end|lost|gone|lose)\b|\b(?:lose|losing|break|breaking|save|keep) (?:my|the) streak\b/i;
const KEPT =
  'It ends when you miss a day and hold no streak freeze; what counts for a day, your home screen shows for today.';
const NO_LEVELS = 'There are no levels here.';

const OF_A_GROUP =
  /\b(?:on|in|of|from|at) (?:the|my|our|this) (?:own |rest of the )?(ward|team|group|unit|dep(?:artmen)?t|station|office|shift)\b|\b(?:on|in|of|at) (?:ward|station|unit|team) \w+/i;

/** The place among one's own ward or team, where that is asked for or it is named as a ward is ('4B'); else null. */
async function placeInGroup({
  world,
  request: { caller, question, organization },
}: SkillInput): Promise<string | null> {
  const said = ` ${question.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const groups = await inOrganization(world.db, caller.orgId, (scope) => listGroupsFor(scope, caller.uid));
  const named = groups.find(({ name }) =>
    said.includes(` ${name.toLowerCase().replace(/^(?:ward|team|group|unit) /, '')} `),
  );
  if (!named && !OF_A_GROUP.test(question)) return null;
  const own = groups.filter(({ isLeader }) => isLeader !== null);
  const kind = OF_A_GROUP.exec(question)?.[1]?.toLowerCase();
  const group = named
    ? own.find(({ id }) => id === named.id)
    : (own.find(({ name }) => kind !== undefined && name.toLowerCase().includes(kind)) ?? own[0]);
  if (!group) return `I can compare you within ${organization.name} only: that isn't a ward or team of yours.`;
  const period = /\bweek\b/i.test(question) ? 'week' : /\bthis month\b/i.test(question) ? 'month' : 'all';
  const board = await readLeaderboard(world, caller, { period, limit: 1, group: group.id });
  const me = board.around_me.find((row) => row.is_me);
  if (board.is_off) return null;
  const when = { week: 'this week', month: 'this month', all: 'of all time' }[period];
  return me
    ? `In **${group.name}** you are **${ordinal(me.rank)}** ${when}.`
    : `You have no place in **${group.name}** ${period === 'all' ? 'yet' : when}.`;
}

export const sayPoints = sayStanding('points');
export const sayStreak = sayStanding('streak');
export const sayRank = sayStanding('rank');

/** What is named behind these is over. */
const DONE_WITH = /\b(?:done|finished|through) with\b|\bafter\b/i;

const WORTH = /\bpoints\b|\bit worth\b/i;
const HOW_LONG = /\bhow (?:long|much time|many min\w*)\b/i;

/** The next step, as a card to press; of the module that is named, its own. */
export const showNext: Skill = async (input) => {
  const { tree, learner } = input.context;
  const { whats_next: next } = await getHome(input.world, input.request.caller);
  const { question } = input.request;
  const { openItem } = input.context;
  const module = DONE_WITH.test(question) ? null : (openPart(input) ?? moduleNamed(question, tree.modules));
  const ofModule =
    module &&
    firstOpen(
      tree,
      learner,
      module.items.filter(({ id }) => id !== openItem?.id),
    );
  if (module && !ofModule) say(input, `**${module.title}** is finished.\n\n`);
  if (ofModule) return cardOf(input, ofModule);
  const item = (next && tree.itemById.get(next.content_id)) ?? findNextItem(tree, learner, { now: input.request.at });
  if (!item) {
    const isEmpty = tree.itemById.size === 0;
    return say(
      input,
      isEmpty ? 'There is nothing to learn here yet.' : 'You have finished everything there is. Well done.',
    );
  }
  if (item.id !== input.context.openItem?.id) return cardOf(input, item);
  // Where one is, is no next step: it is finished first, and then comes another.
  const finished = {
    ...learner,
    completed: new Set([...learner.completed, item.id]),
    open: new Map([...learner.open].filter(([id]) => id !== item.id)),
  };
  const then = findItemAfter(tree, finished, item.id) ?? findNextItem(tree, finished, { now: input.request.at });
  if (then && learner.completed.has(item.id)) return cardOf(input, then);
  const facts = then ? await factsOf(input, then) : '';
  const after = then ? ` After it comes **${then.title}**.${facts && ` It ${facts}.`}` : '';
  say(input, `Finish **${item.title}** first: you're on it.${after}`);
  return then ? { actions: [actionOf(input.request.caller.orgId, then)] } : {};
};

const LEFT_OFF = /\b(?:left off|leave off|was i|did i (?:stop|halt|break off)|i (?:stopped|halted|broke off))\b/i;

/** The card of what comes next, with what is asked of it beside that. */
async function cardOf(input: SkillInput, item: TreeItem): Promise<StreamLine> {
  const { tree, learner } = input.context;
  const facts = await factsOf(input, item);
  const about = `about ${inHours(item.minutes)}`;
  const lead = LEFT_OFF.test(input.request.question) ? 'You left off before' : 'Next is';
  say(input, `${lead} **${item.title}**${facts ? `: it ${facts}` : `, ${about}`}.`);
  return { tool: linkTo(tree, learner, item) };
}

/** How long it takes and what it pays, where that is asked as well; '' where neither is. */
async function factsOf(input: SkillInput, item: TreeItem): Promise<string> {
  const { question } = input.request;
  const worth = WORTH.test(question) ? (await worthOfEach(input, [item])).get(item.id) : undefined;
  const upTo = item.type === 'quiz' || item.type === 'simulation' ? 'up to ' : '';
  return [
    HOW_LONG.test(question) ? `takes about **${inHours(item.minutes)}**` : '',
    worth ? `pays ${upTo}**${count(worth.most, 'snap point')}**` : '',
  ]
    .filter(Boolean)
    .join(' and ');
}
