import type { Action, StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { webPath } from '@snapwell/contract/web-routes';
import type { Skill, SkillInput } from '../../request/skill-input.ts';
import { sayRank } from '../record/say-record.ts';
import { rulesOf } from './say-product.ts';

/** What others have is theirs. */
export const declineOthers: Skill = async ({ writer }) => {
  writer.write({
    content:
      'I can only tell you about your own record and about this organization: what others do, score or teach is theirs. The leaderboard shows what everybody may see.',
  });
  return {};
};

/** Who is asked to keep something from a family or an employer. */
export const leaveToThePerson: Skill = async ({ writer }) => {
  writer.write({
    content:
      "That is theirs to decide: what somebody doesn't want told, you don't tell. Ask them why, and what they fear. If you think it has to be said all the same, to keep somebody safe, first talk to whoever is responsible for them.",
  });
  return {};
};

/** Who asks how others stand hears how they stand themselves, and where everybody may look. */
export const sayOthers: Skill = async (input): Promise<StreamLine> => {
  input.writer.write({ content: 'I only tell you about your own record, and not how others stand. ' });
  await sayRank(input);
  return wayToLeaderboard(input);
};

/** Where the organization shows one. */
async function wayToLeaderboard(input: SkillInput): Promise<{ actions?: Action[] }> {
  const { leaderboards: areShown } = await rulesOf(input);
  if (!areShown) return {};
  return {
    actions: [{ title: 'Open the leaderboard', url: webPath('leaderboard', { orgId: input.request.caller.orgId }) }],
  };
}
