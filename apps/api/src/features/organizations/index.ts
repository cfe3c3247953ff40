/** What every request asks first: the account, the organization of the path, the membership in it. */
export { createFindCaller } from './membership/callers.read-model.ts';
/** A member's person, organization and membership, in one statement, and the calendar they follow. */
export { findMemberFacts, type MemberFacts } from './membership/member-facts.read-model.ts';
/** Announcements as a library's folder carries them. */
export { changedAnnouncements, importAnnouncements } from './announcements/announcement-file.ts';
/** Sample organizations, as their files say. */
export { importMembers, importOrganization, type ImportedMember } from './settings/import-organization.ts';
export { calendarOf, memberClockAt } from './membership/member-calendar.ts';
/** The organizations that a person can enter, the one used last first. */
export { listMembershipsOf } from './organizations.read-model.ts';
/** A person with the organization that they were in last. */
export { findPersonWithPlace } from './organizations.read-model.ts';
/** Which of some organizations exist, and in which of them a person is a member. */
export { listPlaces } from './organizations.read-model.ts';
export { forgetInviteMail, forgetInviteMails } from './invites/invite-people.ts';
/** For the system administrator. */
export { listOrganizations } from './organizations.read-model.ts';
export { type OrganizationRow, updateOrganization } from './organizations.repository.ts';
/** For those above who must do more when a membership ends, such as taking the person out of the rank. */
export { endMembership, setDeactivated } from './membership/end-membership.ts';
export { eraseMemberships, listOrganizationsOf, markVisit } from './membership/memberships.repository.ts';
/** For the joins of read models; nothing above writes to them. */
export { groupMembers, groups, memberships, organizations } from './organizations.tables.ts';
