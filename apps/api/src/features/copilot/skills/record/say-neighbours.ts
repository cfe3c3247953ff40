import type { LeaderboardRow } from '@snapwell/contract/gamification/leaderboard.schemas';
import { webPath } from '@snapwell/contract/web-routes';
import { readLeaderboard } from '#features/gamification/index.ts';
import type { Skill } from '../../request/skill-input.ts';
import { count, ordinal } from '../in-words.ts';

/** Who stands before and behind on the leaderboard, as it shows them: a hidden name stays hidden. */
export const sayNeighbours: Skill = async ({ world, request, writer }) => {
  const { question, caller } = request;
  const period = /\bweek/i.test(question) ? 'week' : /\bmonth/i.test(question) ? 'month' : 'all';
  const board = await readLeaderboard(world, caller, { period, limit: 1 });
  const when = { week: 'this week', month: 'this month', all: 'of all time' }[period];
  if (board.is_off) {
    writer.write({ content: 'There is no leaderboard here: your organization has switched it off.' });
    return {};
  }
  const actions = [{ title: 'Open the leaderboard', url: webPath('leaderboard', { orgId: caller.orgId }) }];
  const at = board.around_me.findIndex((row) => row.is_me);
  const me = board.around_me[at];
  if (!me) {
    writer.write({ content: `You are not on the leaderboard ${when} yet: it begins with your first points.` });
    return { actions };
  }
  const first = board.items[0];
  const isOfFirst = /\b(?:number one|no\.? ?1|number 1|first|top|leader)\b/i.test(question);
  const before = board.around_me[at - 1];
  const behind = board.around_me[at + 1];
  writer.write({
    content: [
      `You are **${ordinal(me.rank)}** ${when}.`,
      isOfFirst && first && me.rank > 2
        ? `First is ${named(first)}, with ${count(first.points - me.points, 'point')} more.`
        : '',
      before
        ? `In front of you is ${named(before)}, with ${count(before.points - me.points, 'point')} more.`
        : 'Nobody is in front of you.',
      behind ? `Behind you is ${named(behind)}, with ${count(me.points - behind.points, 'point')} less.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  });
  return { actions };
};

const named = ({ display_name: name, rank }: LeaderboardRow): string => `**${name}** (${ordinal(rank)})`;
