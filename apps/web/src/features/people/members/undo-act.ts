import type { MemberAct } from '@snapwell/contract/organizations/members.schemas';

/** The acts that bring back what was before; none for a mail that is sent. */
export function undoOf(
  act: MemberAct,
  changed: readonly { uid: string; before: string | null }[],
): { uids: string[]; act: MemberAct }[] {
  const uids = changed.map(({ uid }) => uid);
  if (uids.length === 0) return [];
  switch (act.type) {
    case 'add_to_group':
      return [{ uids, act: { type: 'remove_from_group', group_id: act.group_id } }];
    case 'remove_from_group':
      return [{ uids, act: { type: 'add_to_group', group_id: act.group_id } }];
    case 'deactivate':
      return [{ uids, act: { type: 'reactivate' } }];
    case 'reactivate':
      return [{ uids, act: { type: 'deactivate' } }];
    case 'set_status':
      return [{ uids, act: { type: 'set_status', status: act.status === 'on_leave' ? 'active' : 'on_leave' } }];
    case 'set_level':
      return (['learner', 'manager'] as const).flatMap((level) => {
        const those = changed.filter(({ before }) => before === level).map(({ uid }) => uid);
        return those.length > 0 ? [{ uids: those, act: { type: 'set_level' as const, level } }] : [];
      });
    case 'remind':
      return [];
  }
}
