import { webPath } from '@snapwell/contract/web-routes';
import { isComplete, readAsked, type TreeItem } from '#features/catalogue/index.ts';
import { listCertificatesOf } from '#features/certificates/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { Skill, SkillInput } from '../../request/skill-input.ts';
import { count, dayInWords } from '../in-words.ts';
import { moduleNamed } from '../named-in.ts';
import { namesNothingHere } from './part-named.ts';
import { wayToReviews } from './way-to-reviews.ts';

const NAMED = 6;

/** What somebody was asked to finish, the earliest first, and what of it is late. */
export const sayAssigned: Skill = async (input) => {
  const { world, request, writer } = input;
  const { courses, asked } = await inOrganization(world.db, request.caller.orgId, (scope) =>
    readAsked(scope, request.caller.uid),
  );
  const dated = courses
    .filter(({ dueOn }) => dueOn !== null)
    .map(({ id, dueOn }) => ({ type: 'course' as const, id, dueOn }));
  const open = new Map(
    [...asked, ...dated].flatMap((each) => {
      const target = targetOf(input, courses, each);
      return target && !target.items.every(({ id }) => input.context.learner.completed.has(id))
        ? [[`${each.type}/${each.id}`, { title: target.title, dueOn: each.dueOn }] as const]
        : [];
    }),
  );
  const today = request.at.toISOString().slice(0, 10);
  const lead = leadOf(input, courses, [...open.keys()]);
  const list = [...open.values()].toSorted((a, b) => (a.dueOn ?? '9').localeCompare(b.dueOn ?? '9'));
  const late = list.filter(({ dueOn }) => dueOn !== null && dueOn < today).length;
  writer.write({
    content:
      list.length === 0
        ? `${lead}Nothing is assigned to you that you have not finished, and no deadline is open.`
        : `${lead}You have **${count(list.length, 'assignment')}** open${late > 0 ? `, ${late} of them overdue` : ', none of them overdue'}:\n\n${list
            .slice(0, NAMED)
            .map(
              ({ title, dueOn }) =>
                `- **${title}**${dueOn ? `: until ${dayInWords(new Date(`${dueOn}T12:00:00Z`))}` : ''}`,
            )
            .join('\n')}`,
  });
  return wayToReviews(input);
};

/** Says first whether the module that is named is among what is open; '' where none is named, or it is. */
function leadOf(
  input: SkillInput,
  courses: readonly { readonly id: string; readonly moduleIds: readonly string[] }[],
  open: readonly string[],
): string {
  const { tree, learner } = input.context;
  const module = moduleNamed(input.request.question, tree.modules);
  if (!module) return namesNothingHere(input) ? 'I find no module of that name here. ' : '';
  const isOpen =
    open.includes(`module/${module.id}`) ||
    module.items.some(({ id }) => open.includes(`content/${id}`)) ||
    courses.some(({ id, moduleIds }) => open.includes(`course/${id}`) && moduleIds.includes(module.id));
  if (isOpen) return '';
  return isComplete(learner, module.items)
    ? `You have finished **${module.title}**. `
    : `**${module.title}** isn't assigned to you: it has no deadline. `;
}

function targetOf(
  { context: { tree } }: SkillInput,
  courses: readonly { readonly id: string; readonly title: string; readonly moduleIds: readonly string[] }[],
  { type, id }: { readonly type: 'course' | 'module' | 'content'; readonly id: string },
): { readonly title: string; readonly items: readonly TreeItem[] } | null {
  if (type === 'module') return tree.moduleById.get(id) ?? null;
  const item = tree.itemById.get(id);
  if (type === 'content') return item ? { title: item.title, items: [item] } : null;
  const course = courses.find((each) => each.id === id);
  return course
    ? { title: course.title, items: course.moduleIds.flatMap((module) => tree.moduleById.get(module)?.items ?? []) }
    : null;
}

const MISSING =
  /\b(?:missing|how (?:close|far)|still need|need to (?:do|finish)|qualif\w*|to get (?:a|the|my) cert\w*)\b/i;
const EXPIRES = /\b(?:expir\w*|run(?:s|ning)? out|valid|still good|renew\w*|until when)\b/i;

/** How much is left to the certificates of courses: of those with the module that is named, else of all. */
async function missingOf(
  { world, request, context: { tree, learner } }: SkillInput,
  named: { readonly title: string } | null,
): Promise<string> {
  const { courses } = await inOrganization(world.db, request.caller.orgId, (scope) =>
    readAsked(scope, request.caller.uid),
  );
  const module = tree.modules.find(({ title }) => title === named?.title);
  const lines = courses
    .filter(({ hasCertificate }) => hasCertificate)
    .filter(({ moduleIds }) => !module || moduleIds.includes(module.id))
    .flatMap((course) => {
      const items = course.moduleIds.flatMap((id) => tree.moduleById.get(id)?.items ?? []);
      const left = items.filter(({ id }) => !learner.completed.has(id)).length;
      return left === 0
        ? []
        : [`- **${course.title}**: ${items.length - left} of ${count(items.length, 'item')} done, ${left} left`];
    });
  return lines.length === 0 ? '' : `\n\nTo the next one:\n\n${lines.slice(0, NAMED).join('\n')}`;
}

/** The certificates of somebody in this organization; of a module or a course that is named, whether there is one. */
export const sayCertificates: Skill = async (input) => {
  const { world, request, writer, context } = input;
  const { orgId, uid } = request.caller;
  const rows = await inOrganization(world.db, orgId, ({ tx }) => listCertificatesOf(tx, uid, orgId));
  const held = rows.map(({ certificate }) => certificate).filter(({ revokedAt }) => revokedAt === null);
  const modules = context.tree.modules.filter(({ title }) => !held.some((own) => own.title === title));
  const named = moduleNamed(request.question, [...held, ...modules]);
  const isMissing = named !== null && !held.some(({ title }) => title === named.title);
  const lead = isMissing ? `No, there is none of yours for **${named.title}**. ` : '';
  const missing = MISSING.test(request.question) || isMissing ? await missingOf(input, named) : '';
  const ofEnd = EXPIRES.test(request.question) && held.length > 0;
  writer.write({
    content:
      held.length === 0
        ? `${lead}You have no certificate here yet: one comes with the end of a course or a module that gives one.${missing}`
        : `${lead}You have **${count(held.length, 'certificate')}**:\n\n${held
            .slice(0, NAMED)
            .map(
              ({ title, issuedAt, validUntil }) =>
                `- **${title}**, ${dayInWords(issuedAt)}${validUntil ? `, valid until ${dayInWords(new Date(`${validUntil}T12:00:00Z`))}` : ofEnd ? ': it does not run out' : ''}`,
            )
            .join('\n')}${missing}\n\nYou find them on your own page, to download and to share.`,
  });
  return { actions: [{ title: 'Open your own page', url: webPath('me', { orgId }) }] };
};
