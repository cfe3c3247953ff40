/** What every request asks first: the account, the organization of the path, the membership in it. */
export { createFindCaller } from './membership/callers.read-model.ts';
/** A member's person, organization and membership, in one statement, and the calendar they follow. */
export { findMemberFacts, type MemberFacts } from './membership/member-facts.read-model.ts';
/** Announcements as a library's folder carries them. */
export { changedAnnouncements, importAnnouncements } from './announcements/announcement-file.ts';
/** What is said to somebody who needs help first, as it is set and as a library's folder carries it. */
export { changedCare, importCare } from './care/care-file.ts';
export { careOf, findCare, saveCare } from './care/care.repository.ts';
/** Sample organizations, as their files say. */
export { importMembers, importOrganization, type ImportedMember } from './settings/import-organization.ts';
export { uploadLogo } from './settings/upload-logo.ts';
export { calendarOf, memberClockAt } from './membership/member-calendar.ts';
/** The organizations that a person can enter, the one used last first. */
export { listMembershipsOf } from './organizations.read-model.ts';
/** A person with the organization that they were in last. */
export { findPersonWithPlace } from './organizations.read-model.ts';
/** Which of some organizations exist, and in which of them a person is a member. */
export { listPlaces } from './organizations.read-model.ts';
/** An organization's own sign-in. */
export { createSignOnProviders, type SignOnProviders } from './single-sign-on/sign-on-providers.ts';
export { forgetSignOnEvents } from './single-sign-on/sign-on-events.ts';
export { forgetInviteMail, forgetInviteMails } from './invites/invite-people.ts';
export { followLeave } from './membership/member-leave.ts';
/** For one act on many members, which ranks follow. */
export { actOnMembers } from './membership/act-on-members.ts';
export { forgetInviteLists } from './invite-lists/invite-lists.ts';
export { queueInviteLists, sendInviteList } from './invite-lists/send-invite-list.ts';
/** For the system administrator. */
export { listOrganizations } from './organizations.read-model.ts';
export { findOrganization, type OrganizationRow, updateOrganization } from './organizations.repository.ts';
/** For those above who must do more when a membership ends, such as taking the person out of the rank. */
export { endMembership, setDeactivated } from './membership/end-membership.ts';
export {
  eraseMemberships,
  findExtraTime,
  listAdministrators,
  listOrganizationsOf,
  markVisit,
} from './membership/memberships.repository.ts';
/** For the joins of read models; nothing above writes to them. */
export { groupMembers, groups, leaves, memberships, organizations } from './organizations.tables.ts';
/** What the system administrator allows an organization. */
export { questionQuotaOf, storageQuotaOf } from './quotas/quotas.ts';
export { createOrganization } from './settings/create-organization.ts';
export { invitePeople } from './invites/invite-people.ts';
/** Whom somebody may see and ask as the leader of their groups. */
export { listGroupsFor } from './groups/groups.repository.ts';
export { listGroupsToAsk, listLeadersOf, listLedGroups, listLedPeople } from './membership/led-groups.read-model.ts';
