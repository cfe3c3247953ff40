import { t } from '@lingui/core/macro';
import type { AuthorTree } from '@snapwell/contract/library/authoring.schemas';
import type { MemberCounts } from '@snapwell/contract/organizations/members.schemas';
import { paths } from '#platform/paths.ts';
import type { TodayStop } from './today-stop.ts';

/** A new organization has nothing to learn. */
export function firstContentStop(orgId: string, { modules, homeless }: AuthorTree): TodayStop | null {
  if (modules.length > 0 || homeless.length > 0) return null;
  const detail = t`A module is a topic, such as hand hygiene. Its lessons take five minutes each.`;
  return {
    id: 'first-content',
    minutes: 10,
    title: t`There’s nothing to learn yet`,
    detail,
    open: <p>{detail}</p>,
    to: paths.panelContent(orgId),
    act: t`Make the first module`,
  };
}

/** A new organization has one member, who founded it, and nobody is on their way. */
export function firstPeopleStop(
  orgId: string,
  { members, open_invites: invites }: Pick<MemberCounts, 'members' | 'open_invites'>,
): TodayStop | null {
  if (members > 1 || invites > 0) return null;
  const detail = t`Paste your staff list: you see every row before anybody gets a mail.`;
  return {
    id: 'first-people',
    minutes: 5,
    title: t`You're the only one here`,
    detail,
    open: <p>{detail}</p>,
    to: paths.panelPeople(orgId),
    act: t`Invite your first people`,
  };
}
