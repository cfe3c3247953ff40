import { defaultPointRules, type PointRules } from '@snapwell/contract/gamification/rules.schemas';
import { WATCHED_SHARE } from '@snapwell/contract/learning/learning.limits';
import { percentOf } from '@snapwell/contract/text/percent';
import { webPath } from '@snapwell/contract/web-routes';
import { findRules } from '#features/gamification/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { Skill, SkillInput } from '../../request/skill-input.ts';
import { count } from '../in-words.ts';

export const sayNotes: Skill = async ({ request, writer }) => {
  writer.write({
    content:
      'Your notes stand on your own page, under **Notes**; only you see them. You write one with **Write a note** below any lesson.',
  });
  return {
    actions: [{ title: 'Open your notes', url: `${webPath('me', { orgId: request.caller.orgId })}?show=notes` }],
  };
};

/** What is true of who reads along. */
export const sayPrivacy: Skill = async ({ world, request, writer }) => {
  const { model } = world.assistant;
  const leaves = model
    ? `What you ask, with what is on the page, goes to the language model that is set up here (${model.name}), which writes the answers.`
    : 'No language model is set up here: what you type is answered on this platform and goes nowhere else.';
  writer.write({
    content: `Only you can open this conversation: neither your manager nor those who run ${request.organization.name} see it, and what they export leaves it out. Questions that I could not answer, or that you marked as not helpful, are shown to them in a list without names. ${leaves}`,
  });
  return {};
};

export const sayFilmShare: Skill = async ({ writer }) => {
  writer.write({
    content: `A film counts as finished when you have watched **${percentOf(WATCHED_SHARE)}** of it. Then you get its points; the rest you may leave out.`,
  });
  return {};
};

export const sayFreezeRule: Skill = async (input) => {
  const { every_days: every, at_most: most } = (await rulesOf(input)).freezes;
  input.writer.write({
    content:
      most === 0
        ? 'There are no streak freezes here: your organization has switched them off.'
        : `You get a **streak freeze** each time your streak reaches another ${count(every, 'day')}, by itself. You can hold ${count(most, 'freeze')} at most.`,
  });
  return {};
};

export const sayVoice: Skill = async ({ writer }) => {
  writer.write({
    content:
      'Press **Speak with Sophie** above the line you type in; your browser asks once whether it may listen. Your keyboard may have a microphone as well: what you dictate with it stands in the line, ready to send.',
  });
  return {};
};

export const sayCaptions: Skill = async ({ writer }) => {
  writer.write({ content: 'Press **Captions** in the strip below the film: once shows them, once more hides them.' });
  return {};
};

export const sayClearing: Skill = async ({ writer }) => {
  writer.write({
    content:
      'Open my settings with the sliders at the top of this panel: **Clear message history** deletes this conversation on all your devices. You can take it back for a few seconds.',
  });
  return {};
};

/** How what was learned stays, which is what the product is for. */
export const sayHowToKeep: Skill = async ({ writer, context }) => {
  writer.write({
    content:
      'Try to recall it instead of reading it again, and let some days pass in between. I can ask you about it now, or make flashcards: both come back in your **reviews** shortly before you would forget them.',
  });
  return { suggestions: context.openItem ? ['Quiz me on this page', 'Create flashcards'] : ['Quiz me'] };
};

export const sayPause: Skill = async ({ writer }) => {
  writer.write({ content: 'Go ahead: nothing is lost. What you answered counts, and the rest waits here for you.' });
  return {};
};

export async function rulesOf({ world, request }: Pick<SkillInput, 'world' | 'request'>): Promise<PointRules> {
  return inOrganization(world.db, request.caller.orgId, async (scope) => ({
    ...defaultPointRules,
    ...(await findRules(scope))?.rules,
  }));
}
