import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { webPath } from '@snapwell/contract/web-routes';
import type { Tree } from '#features/catalogue/index.ts';
import { listGroupsToAsk } from '#features/organizations/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { runsOrganization } from '#security/caller.ts';
import type { SkillInput } from '../../request/skill-input.ts';
import { namedIn } from '../named-in.ts';
import { dayOf, type ProposalWish } from './read-wish.ts';

const EVERYBODY = /^(?:everybody|everyone|all|all (?:members|of them|staff)|the whole (?:team|organi[sz]ation))$/i;

/** Says what would be done, with a card to confirm it. Nothing is done here. */
export async function propose(input: SkillInput, wish: ProposalWish): Promise<StreamLine> {
  const { writer } = input;
  const say = (content: string, line: StreamLine = {}) => (writer.write({ content }), line);
  if (wish.want === 'repair')
    return say('A freeze is used by itself on a day that you miss. A streak that has ended I can try to bring back:', {
      proposal: { kind: 'repair' },
    });
  if (wish.want === 'remind')
    return say(`I can remind you by e-mail at ${wish.hour}:00 on days on which your streak would end:`, {
      proposal: { kind: 'reminder', hour: wish.hour },
    });
  return proposeAssignment(input, wish, say);
}

async function proposeAssignment(
  { world, request, context }: SkillInput,
  { what, whom, by }: Extract<ProposalWish, { want: 'assign' }>,
  say: (content: string, line?: StreamLine) => StreamLine,
): Promise<StreamLine> {
  const { caller, at } = request;
  const isLeader = caller.membership.systemLevel !== 'learner' || runsOrganization(caller);
  if (!isLeader) return say('Only those who lead a group or run the organization can assign something.');
  const target = targetIn(context.tree, what, context.openItem);
  if (!target) return say("I don't know which lesson or module you mean. Name it by its title.");
  const groups = await inOrganization(world.db, caller.orgId, (scope) => listGroupsToAsk(scope, caller));
  const isEverybody = EVERYBODY.test(whom.trim());
  const wanted = namedIn(
    whom,
    groups.map((group) => ({ ...group, title: group.name })),
  );
  if (isEverybody && !runsOrganization(caller))
    return say('You can assign it to a group that you lead. Name the group.');
  if (!isEverybody && !wanted)
    return say(
      groups.length === 0
        ? 'You lead no group yet.'
        : `I don't know that group. You can assign it to: ${groups.map(({ name }) => name).join(', ')}.`,
    );
  const day = by === '' ? null : dayOf(by, at);
  if (by !== '' && day === null)
    return say("I don't understand the day. Say, for example, *by Friday* or *by 2027-03-01*.");
  return say('This is what I would assign:', {
    proposal: {
      kind: 'assign',
      ...target,
      group: wanted ? { id: wanted.id, name: wanted.name } : null,
      due_on: day,
    },
    actions: [
      {
        title: 'All assignments',
        url: webPath(runsOrganization(caller) ? 'panelAssignments' : 'teamAssignments', { orgId: caller.orgId }),
      },
    ],
  });
}

type Target = { target_type: 'module' | 'content'; target_id: string; title: string };

function targetIn(
  { modules, itemById }: Tree,
  what: string,
  open: { id: string; title: string } | null,
): Target | null {
  if (open && /^(?:this|it|this (?:lesson|page|quiz|item))$/i.test(what.trim()))
    return { target_type: 'content', target_id: open.id, title: open.title };
  const module = namedIn(what, modules);
  if (module) return { target_type: 'module', target_id: module.id, title: module.title };
  const item = namedIn(what, [...itemById.values()]);
  return item ? { target_type: 'content', target_id: item.id, title: item.title } : null;
}
