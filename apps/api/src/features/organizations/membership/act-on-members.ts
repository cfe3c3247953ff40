import type { Language } from '@snapwell/contract/text/language';
import type { MemberAct, MembersActed } from '@snapwell/contract/organizations/members.schemas';
import type { NewActivity } from '@snapwell/contract/analytics/activities';
import { findUser } from '#features/identity/index.ts';
import { logActivities } from '#platform/observing/activity-log.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { type OrganizationCaller, runsOrganization } from '#security/caller.ts';
import type { World } from '#world.ts';
import { addNewcomers, endLeading, findGroupFor, removeFromGroup } from '../groups/groups.repository.ts';
import { findOrganization, lockOrganization } from '../organizations.repository.ts';
import { listForAct } from './members.read-model.ts';
import { beginLeave, endLeave, updateMemberships } from './memberships.repository.ts';
import { reminderMail } from './reminder-mail.ts';
import { teamOf } from './team.ts';

type ActWorld = Pick<World, 'mailer' | 'publicUrl'>;
type ActMember = Awaited<ReturnType<typeof listForAct>>[number];
type SkipReason = MembersActed['skipped'][number]['reason'];

const DAY_MS = 24 * 60 * 60 * 1000;
/** What a manager may do to the members of their groups. */
const ACTS_OF_MANAGERS: ReadonlySet<MemberAct['type']> = new Set(['set_status', 'remind']);

interface Acting {
  readonly caller: OrganizationCaller;
  readonly uids: readonly string[];
  readonly act: MemberAct;
  readonly at: Date;
  readonly language: Language;
}

/**
 * Does one thing to many members. Whoever cannot be meant is skipped with a reason, so that one does not stop the
 * others; who is so already is neither changed nor skipped.
 */
export async function actOnMembers(
  world: ActWorld,
  scope: OrganizationScope,
  { caller, uids, act, at, language }: Acting,
): Promise<MembersActed> {
  if (!runsOrganization(caller) && !ACTS_OF_MANAGERS.has(act.type)) throw new AppError('insufficient_permissions');
  await lockOrganization(scope);
  const people = await listForAct(scope, uids, await teamOf(scope, caller));
  const known = new Set(people.map(({ uid }) => uid));
  const skipped: MembersActed['skipped'] = [...new Set(uids)]
    .filter((uid) => !known.has(uid))
    .map((uid) => ({ uid, reason: 'not_found' }));
  const changing: ActMember[] = [];
  for (const person of people) {
    const reason = reasonToSkip(person, { act, uid: caller.uid, at });
    if (reason) skipped.push({ uid: person.uid, reason });
    else if (!isSoAlready(person, act)) changing.push(person);
  }
  const changed = await carryOut(world, scope, { caller, people: changing, act, at, language });
  return { changed, skipped };
}

function reasonToSkip(
  { uid, role, isDeactivated, remindedAt, status }: ActMember,
  { act, uid: own, at }: { act: MemberAct; uid: string; at: Date },
): SkipReason | null {
  if (act.type === 'deactivate' && uid === own) return 'yourself';
  // Administrators are looked at one by one: their role is more than a level.
  if ((act.type === 'set_level' || act.type === 'deactivate') && role === 'ORG_ADMIN') return 'admin';
  if (act.type !== 'remind') return null;
  if (isDeactivated || status === 'on_leave') return 'away';
  return remindedAt && at.getTime() - remindedAt.getTime() < DAY_MS ? 'reminded' : null;
}

function isSoAlready({ systemLevel, status, isDeactivated }: ActMember, act: MemberAct): boolean {
  if (act.type === 'set_level') return systemLevel === act.level;
  if (act.type === 'set_status') return status === act.status;
  if (act.type === 'deactivate') return isDeactivated;
  return act.type === 'reactivate' && !isDeactivated;
}

interface Carrying extends Omit<Acting, 'uids'> {
  readonly people: readonly ActMember[];
}

async function carryOut(
  world: ActWorld,
  scope: OrganizationScope,
  carrying: Carrying,
): Promise<MembersActed['changed']> {
  const { caller, people, act, at } = carrying;
  const uids = people.map(({ uid }) => uid);
  const tell = (list: readonly string[], of: (member: string) => NewActivity) =>
    logActivities(
      scope,
      list.map((member) => ({ ...of(member), uid: caller.uid, at })),
    );
  const all = (before: (person: ActMember) => string | null = () => null) =>
    people.map((person) => ({ uid: person.uid, before: before(person) }));
  switch (act.type) {
    case 'add_to_group':
    case 'remove_from_group':
      return changeGroup(scope, carrying, act);
    case 'set_level':
      await updateMemberships(scope, uids, { systemLevel: act.level });
      if (act.level === 'learner') await endLeading(scope, uids);
      await tell(uids, (member) => ({ type: 'member_changed', facts: { member, system_level: act.level } }));
      return all(({ systemLevel }) => systemLevel);
    case 'set_status':
      for (const uid of uids) await (act.status === 'on_leave' ? beginLeave : endLeave)(scope, uid, at);
      await updateMemberships(scope, uids, { status: act.status });
      await tell(uids, (member) =>
        act.status === 'on_leave'
          ? { type: 'member_leave_set', facts: { member, from: at.toISOString().slice(0, 10), until: null } }
          : { type: 'member_leave_ended', facts: { member } },
      );
      return all(({ status }) => status);
    case 'deactivate':
    case 'reactivate':
      await updateMemberships(scope, uids, { isDeactivated: act.type === 'deactivate' });
      await tell(uids, (member) => ({
        type: act.type === 'deactivate' ? 'member_deactivated' : 'member_reactivated',
        facts: { member },
      }));
      return all();
    case 'remind':
      await remind(world, scope, carrying);
      await tell(uids, (member) => ({ type: 'member_reminded', facts: { member } }));
      return all();
  }
}

async function changeGroup(
  scope: OrganizationScope,
  { caller, people, at }: Carrying,
  act: Extract<MemberAct, { group_id: string }>,
): Promise<MembersActed['changed']> {
  const group = await findGroupFor(scope, act.group_id, caller.uid);
  if (!group) throw new AppError('not_found');
  const uids = people.map(({ uid }) => uid);
  const isAdded = act.type === 'add_to_group';
  const changed = isAdded ? await addNewcomers(scope, group.id, uids) : await removeFromGroup(scope, group.id, uids);
  const facts = { group: group.id, name: group.name };
  await logActivities(
    scope,
    changed.map((member) => ({
      ...(isAdded
        ? { type: 'member_grouped' as const, facts: { ...facts, member, is_leader: false } }
        : { type: 'member_ungrouped' as const, facts: { ...facts, member } }),
      uid: caller.uid,
      at,
    })),
  );
  return changed.map((uid) => ({ uid, before: null }));
}

async function remind(
  { mailer, publicUrl }: ActWorld,
  scope: OrganizationScope,
  { caller, people, at, language }: Carrying,
): Promise<void> {
  const organization = (await findOrganization(scope.tx, scope.orgId))!;
  const sender = (await findUser(scope.tx, caller.uid))?.displayName || organization.name;
  for (const person of people)
    await mailer.send(
      reminderMail(person.language ?? organization.language ?? language, {
        to: person.email,
        sender,
        organization: { id: organization.id, name: organization.name },
        publicUrl,
      }),
      scope,
    );
  await updateMemberships(
    scope,
    people.map(({ uid }) => uid),
    { remindedAt: at },
  );
}
