import type { Home } from '@snapwell/contract/catalogue/catalogue.schemas';
import { findItemAfter, getHome } from '#features/catalogue/index.ts';
import { actionOf } from '../../knowledge/links.ts';
import type { Skill, SkillInput } from '../../request/skill-input.ts';
import { dayInWords } from '../in-words.ts';

/** Why the next step is the one it is, and what else is more urgent. */
export const sayWhyNext: Skill = async (input) => {
  const { world, request, writer, context } = input;
  const { whats_next: next, due_soon: due } = await getHome(world, request.caller);
  const item = next && context.tree.itemById.get(next.content_id);
  if (!item) {
    writer.write({ content: 'Nothing is left to suggest: you have finished everything that is published here.' });
    return {};
  }
  const late = due.find(({ is_overdue: isOverdue }) => isOverdue);
  const isLate = late !== undefined && !isPartOf(input, late, item.id);
  const urgent = isLate
    ? ` It isn't the most urgent one, though: **${late.title}** was due on ${dayOf(late.due_on)}.`
    : '';
  writer.write({ content: `${reasonFor(input, item, due)}${urgent}` });
  const first = isLate ? firstOf(input, late) : null;
  return { actions: [item, ...(first ? [first] : [])].map((each) => actionOf(request.caller.orgId, each)) };
};

/** By the same order in which the next step is chosen. */
function reasonFor(
  input: SkillInput,
  { id, title, moduleId }: { readonly id: string; readonly title: string; readonly moduleId: string },
  due: Home['due_soon'],
): string {
  const { tree, learner } = input.context;
  const last = learner.lastCompleted && tree.itemById.get(learner.lastCompleted.id);
  if (last && findItemAfter(tree, learner, last.id)?.id === id)
    return `**${title}** comes after **${last.title}**, which you finished last.`;
  if (learner.open.has(id)) return `**${title}** is what you began last and haven't finished.`;
  const asked = due.find((each) => isPartOf(input, each, id));
  if (asked)
    return `**${title}** is part of **${asked.title}**, which you're asked to finish by ${dayOf(asked.due_on)}.`;
  return `**${title}** is the next item in **${tree.moduleById.get(moduleId)!.title}** that you haven't finished.`;
}

type Due = Home['due_soon'][number];

/** Items of what is asked for; a course is known by its modules on its own page alone. */
const itemsOf = ({ context: { tree } }: SkillInput, { type, id }: Due): readonly { readonly id: string }[] =>
  type === 'module' ? (tree.moduleById.get(id)?.items ?? []) : type === 'content' ? [{ id }] : [];

const isPartOf = (input: SkillInput, due: Due, id: string): boolean =>
  itemsOf(input, due).some((item) => item.id === id);

const firstOf = (input: SkillInput, due: Due) => {
  const { tree, learner, lockedIds } = input.context;
  const open = itemsOf(input, due).find(({ id }) => !learner.completed.has(id) && !lockedIds.includes(id));
  return open ? tree.itemById.get(open.id)! : null;
};

const dayOf = (day: string): string => dayInWords(new Date(`${day}T12:00:00Z`));
