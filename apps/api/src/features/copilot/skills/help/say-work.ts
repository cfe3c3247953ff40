import { languageNames } from '@snapwell/contract/text/language';
import { webPath } from '@snapwell/contract/web-routes';
import { listCertificatesOf } from '#features/certificates/index.ts';
import { listAdministrators, listMembershipsOf } from '#features/organizations/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { Skill, SkillInput } from '../../request/skill-input.ts';
import { count } from '../in-words.ts';
import { sayAssigned } from '../record/say-asked.ts';
import { rulesOf } from './say-product.ts';

const list = new Intl.ListFormat('en');
const MOST = 20;
const SHOWN = 3;

/** What those who run an organization, those who lead a group and everybody else see of somebody. */
export const sayWhoSees: Skill = async (input) => {
  const { organization } = input.request;
  const { leaderboards: areShown } = await rulesOf(input);
  const others = areShown
    ? 'Colleagues see your name and points on the leaderboard; in your settings you can hide your name there.'
    : 'Colleagues see nothing of it: there is no leaderboard here.';
  input.writer.write({
    content: [
      `Those who run **${organization.name}**, and who leads your group, see **how far you are**: when you were here, what you finished, how many quizzes you took with the mean of your scores, your points and what is overdue.`,
      `They have **no screen with your answers** one by one, but for two things: what you write in your own words in a quiz stands with your name where somebody marks it, and so does a question that you report. What everybody gets wrong is shown to them as numbers. The archive of its data that an administrator may download holds attempts with their answers.`,
      `What you ask me, your notes, and what you are likely to have forgotten, only you see. ${others}`,
    ].join('\n\n'),
  });
  return { actions: [{ title: 'Open your settings', url: `${webPath('config')}#organization` }] };
};

export const sayLanguage: Skill = async ({ writer }) => {
  const names = list.format(Object.values(languageNames));
  writer.write({
    content: `The product speaks ${names}: choose yours in **Settings**, under **You**, as **Language**. It holds for texts, dates and mails on all your devices. A lesson that exists in several languages has them at its head, to press. You can ask me in English or German.`,
  });
  return { actions: [{ title: 'Choose your language', url: `${webPath('config')}#you` }] };
};

export const saySwitching: Skill = async ({ world, request, writer }) => {
  const others = (await listMembershipsOf(world.db, request.caller.uid, MOST))
    .map(({ organization }) => organization)
    .filter(({ id }) => id !== request.caller.orgId);
  const all = { title: 'All your organizations', url: webPath('profile') };
  if (others.length === 0) {
    writer.write({
      content: `You belong to **${request.organization.name}** alone. Another one you join with a code or an invitation, on the page with your organizations.`,
    });
    return { actions: [all] };
  }
  writer.write({
    content: `You're in **${request.organization.name}** now, and belong to ${list.format(others.map(({ name }) => `**${name}**`))} as well. Points and progress count apart in each. On the page of an organization you find the others under **Switch to**.`,
  });
  const ways = others
    .slice(0, SHOWN)
    .map(({ id, name }) => ({ title: `Go to ${name}`, url: webPath('orgHome', { orgId: id }) }));
  return { actions: others.length > SHOWN ? [...ways, all] : ways };
};

export const sayPrinting: Skill = async ({ world, request, writer }) => {
  const { orgId, uid } = request.caller;
  const rows = await inOrganization(world.db, orgId, ({ tx }) => listCertificatesOf(tx, uid, orgId));
  const held = rows.filter(({ certificate }) => certificate.revokedAt === null);
  writer.write({
    content:
      held.length === 0
        ? 'You have no certificate here yet: one comes with the end of a course that gives one. It then stands on your own page; **Download PDF** beside it makes a sheet to print.'
        : `You have ${count(held.length, 'certificate')} here. On your own page, press **Download PDF** beside it: that is an A4 sheet, ready to print.`,
  });
  return { actions: [{ title: 'Open your certificates', url: webPath('me', { orgId }) }] };
};

/** Who runs the organization, by name; empty where nobody does. */
async function listRunners(world: Pick<SkillInput['world'], 'db'>, orgId: string): Promise<string> {
  const people = await inOrganization(world.db, orgId, listAdministrators);
  const names = people.map(({ displayName }) => displayName).filter(Boolean);
  return list.format(names.slice(0, SHOWN).map((name) => `**${name}**`));
}

export const sayAuthor: Skill = async ({ world, request, writer, context }) => {
  const runners = await listRunners(world, request.caller.orgId);
  const what = context.openItem ? `**${context.openItem.title}**` : 'what stands here';
  const asked =
    runners === '' ? 'The portal of your organization says whom to ask.' : `It is run by ${runners}: ask them.`;
  writer.write({
    content: `I can't see who wrote ${what}: no author is kept with a lesson. **${request.organization.name}** has published it, and answers for it. ${asked}`,
  });
  return {};
};

/** An office or a duty of the house: no list of these is kept here. */
export const sayOffice: Skill = async ({ world, request, writer }) => {
  const runners = await listRunners(world, request.caller.orgId);
  const ask = runners === '' ? 'your lead' : `your lead, or ${runners}, who run this place`;
  writer.write({
    content: `I don't know who that is at **${request.organization.name}**: nothing that is published here names them. Ask ${ask}.`,
  });
  return {};
};

export const sayHowLong: Skill = async ({ writer, request, context: { openItem, tree } }) => {
  const module = openItem && tree.moduleById.get(openItem.moduleId);
  if (!openItem || !module) {
    writer.write({ content: 'Each lesson says at its head how many minutes it takes; most take about five.' });
    return {};
  }
  const whole = module.items.reduce((sum, { minutes }) => sum + minutes, 0);
  const all = `**${module.title}**, ${count(module.items.length, 'item')} in all, takes about ${count(whole, 'minute')}`;
  const isWhole = /\b(?:module|course)\b/i.test(request.question);
  const own = `**${openItem.title}** takes about **${count(openItem.minutes, 'minute')}**`;
  writer.write({ content: isWhole ? `${all}.` : `${own}. ${all}.` });
  return {};
};

/** Whether something must be done: what is asked of somebody, and who decides about the rest. */
export const sayDuty: Skill = async (input) => {
  input.writer.write({
    content: `What you have to do, and whether it counts as working time, **${input.request.organization.name}** decides: ask your lead. `,
  });
  return sayAssigned(input);
};
