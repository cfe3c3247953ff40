import type { LeaderboardRow } from '@snapwell/contract/gamification/leaderboard.schemas';
import { webPath } from '@snapwell/contract/web-routes';
import { readLeaderboard } from '#features/gamification/index.ts';
import type { Skill } from '../../request/skill-input.ts';
import { count, ordinal } from '../in-words.ts';

/** 'Points to rank 10', 'how far till i am 4th'. */
export const PLACE_WANTED =
  /\b(?:points?|pts|how (?:far|much)|do i need|missing)\b.{0,30}?\b(?:to|for|until|till?|reach|before)\b.{0,20}?\b(?:(?:rank|place|position|top|number|no) (\d{1,2})|(\d{1,2})(?:st|nd|rd|th)(?: (?:rank|place|position|spot))?[?!. ]*$)/i;

/**
 * Who stands before and behind on the leaderboard, as it shows them: a hidden name stays hidden. Where a place is named,
 * what is missing to that.
 */
export const sayNeighbours: Skill = async ({ world, request, writer }) => {
  const { question, caller } = request;
  const period = /\bweek/i.test(question) ? 'week' : /\bmonth/i.test(question) ? 'month' : 'all';
  const [, rank, nth] = PLACE_WANTED.exec(question) ?? [];
  const wanted = Number(rank ?? nth ?? 0);
  const board = await readLeaderboard(world, caller, { period, limit: Math.max(wanted, 1) });
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
  const there = wanted > 1 ? board.items[wanted - 1] : undefined;
  if (wanted > 1) {
    writer.write({ content: `You are **${ordinal(me.rank)}** ${when}. ${missingTo(wanted, me, there)}` });
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

/** What is missing to a place; `there` stands on it. */
function missingTo(wanted: number, me: LeaderboardRow, there: LeaderboardRow | undefined): string {
  if (me.rank <= wanted) return `You've already reached ${ordinal(wanted)} place.`;
  return there
    ? `**${ordinal(wanted)}** place is **${count(there.points - me.points, 'point')}** away.`
    : `Nobody is in ${ordinal(wanted)} place yet.`;
}
