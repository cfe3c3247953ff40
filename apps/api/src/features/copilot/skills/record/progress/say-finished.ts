import { webPath } from '@snapwell/contract/web-routes';
import { isComplete } from '#features/catalogue/index.ts';
import type { Skill } from '#features/copilot/request/skill-input.ts';
import { count, dayInWords } from '#features/copilot/skills/in-words.ts';
import { partNamed } from '../part-named.ts';
import { finishedBy } from './finished-by.ts';

const NAMED = 6;
const OF_MODULES = /\b(?:modules?|courses?)\b/i;

/** Which items or modules were finished, the latest first, with the way to all of them. */
export const sayFinished: Skill = async (input) => {
  const { request, writer, context } = input;
  const { tree, learner } = context;
  const url = webPath('me', { orgId: request.caller.orgId });
  if (OF_MODULES.test(request.question)) {
    const done = tree.modules.filter((module) => isComplete(learner, module.items));
    writer.write({
      content:
        done.length === 0
          ? 'You have not finished a whole module yet.'
          : `You have finished **${count(done.length, 'module')}**:\n\n${listOf(done.map(({ title }) => title))}`,
    });
    return { actions: [{ title: 'Open all your modules', url: `${url}?show=modules` }] };
  }
  const part = partNamed(input, []);
  const finished = (await finishedBy(input)).filter(({ contentId }) => part === null || part.ids.has(contentId));
  const where = part ? ` in **${part.title}**` : '';
  if (finished.length === 0) {
    writer.write({ content: `You have not finished anything${where} yet. Ask me what to do next.` });
    return {};
  }
  const titles = finished.map(({ title, at }) => ({ title, at }));
  writer.write({
    content: `You have finished **${count(finished.length, 'item')}**${where}, the latest first:\n\n${listOf(
      titles.map(({ title }) => title),
      titles.map(({ at }) => dayInWords(at)),
    )}`,
  });
  return { actions: [{ title: 'Open the whole list', url: `${url}?show=history` }] };
};

function listOf(titles: readonly string[], days: readonly string[] = []): string {
  const lines = titles.slice(0, NAMED).map((title, at) => `- **${title}**${days[at] ? `, ${days[at]}` : ''}`);
  const rest = titles.length > NAMED ? `\n\nAnd ${titles.length - NAMED} more.` : '';
  return `${lines.join('\n')}${rest}`;
}
