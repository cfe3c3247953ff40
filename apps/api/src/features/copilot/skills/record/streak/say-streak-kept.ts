import { readRules } from '#features/catalogue/index.ts';
import { readCalendar, readStanding } from '#features/gamification/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { Skill } from '#features/copilot/request/skill-input.ts';
import { count } from '#features/copilot/skills/in-words.ts';

/** The own streak, with what keeps it: what has to be done each day, and the freezes at hand. */
export const sayStreakKept: Skill = async ({ world, request, writer }) => {
  const { caller, at } = request;
  const { rules, standing } = await inOrganization(world.db, caller.orgId, async (scope) => ({
    rules: await readRules(scope),
    standing: await readStanding(scope, {
      uid: caller.uid,
      at,
      calendar: await readCalendar(scope, caller.uid, at),
      includeRank: false,
    }),
  }));
  const { streak_freezes: freezes, daily_streak_info: info } = standing;
  const act = rules.streak_kept_by === 'visit' ? 'Coming by once a day' : 'One finished item or one review a day';
  const kept =
    info.current_streak === 0
      ? `You have no streak at the moment. ${act} begins one and keeps it.`
      : `Your streak is **${count(info.current_streak, 'day')}**. ${act} keeps it.`;
  const saved =
    freezes === 0
      ? 'You hold **no streak freeze**, so a day that you miss ends it.'
      : `You hold **${count(freezes, 'streak freeze')}**: a day that you miss uses one by itself, and the streak goes on.`;
  writer.write({ content: `${kept} ${saved}` });
  return {};
};
