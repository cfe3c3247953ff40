import { webPath } from '@snapwell/contract/web-routes';
import { readCalendar, readLostStreak, readStanding } from '#features/gamification/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { Skill } from '#features/copilot/request/skill-input.ts';
import { count } from '#features/copilot/skills/in-words.ts';

const HOUR_MS = 3_600_000;
/** Whoever asks whether it is lost doesn't mean a streak that ended before. */
const LONG_AGO_MS = 4 * 24 * HOUR_MS;
const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

const WHETHER = /^(?:oh |wait |so |and )*(?:is|has|did|have) (?:i|my streak)\b/i;

/** Which day ended the streak, and whether it can come back. */
export const sayStreakEnd: Skill = async ({ world, request, writer }) => {
  const { caller, at } = request;
  const { lost, standing } = await inOrganization(world.db, caller.orgId, async (scope) => {
    const asked = { uid: caller.uid, at, calendar: await readCalendar(scope, caller.uid, at) };
    return {
      lost: await readLostStreak(scope, asked),
      standing: await readStanding(scope, { ...asked, includeRank: false }),
    };
  });
  const { current_streak: now } = standing.daily_streak_info;
  const isWhether = WHETHER.test(request.question);
  if (!lost) {
    writer.write({
      content: `${isWhether ? 'No: no' : 'No'} missed day has ended your streak: it stands at **${count(now, 'day')}**.`,
    });
    return {};
  }
  const day = weekday.format(new Date(`${lost.day}T12:00:00Z`));
  const isOfTime = /\b(?:last (?:week|month|year)|in \w+)\b/i.test(request.question);
  if (isWhether && !isOfTime && now > 0 && at.getTime() - new Date(`${lost.day}T12:00:00Z`).getTime() > LONG_AGO_MS) {
    writer.write({
      content: `No: your streak stands at **${count(now, 'day')}**. The one before ended on ${day}, after ${count(lost.streak, 'day')}.`,
    });
    return {};
  }
  const ended = `${isWhether ? 'Yes: nothing' : 'Nothing'} counted on **${day}**, and no freeze was left for it: that ended your streak of **${count(lost.streak, 'day')}**. Since then it stands at ${count(now, 'day')}.`;
  const { streak_repair: repair } = standing;
  if (!repair) {
    writer.write({
      content: `${ended} It can't come back any more: that takes a catch-up set within 48 hours, once a month.`,
    });
    return {};
  }
  const home = webPath('orgHome', { orgId: caller.orgId });
  if (repair.things_done >= repair.things_needed) {
    writer.write({ content: `${ended} You did the catch-up set: press **Bring my streak back** on your home screen.` });
    return { actions: [{ title: 'Open your home screen', url: home }] };
  }
  const hours = Math.max(1, Math.floor((new Date(repair.until).getTime() - at.getTime()) / HOUR_MS));
  const done = repair.things_done > 0 ? ` (${repair.things_done} done)` : '';
  writer.write({
    content: `${ended} **You can bring it back** in the next ${count(hours, 'hour')}: finish today's set or any ${repair.things_needed} items${done}, then press **Bring my streak back** on your home screen.`,
  });
  return { actions: [{ title: 'Start the catch-up set', url: webPath('discover', { orgId: caller.orgId }) }] };
};
