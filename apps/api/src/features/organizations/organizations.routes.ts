import * as announcements from '@snapwell/contract/organizations/announcements.endpoints';
import * as lists from '@snapwell/contract/organizations/invite-lists.endpoints';
import * as invites from '@snapwell/contract/organizations/invites.endpoints';
import * as members from '@snapwell/contract/organizations/members.endpoints';
import * as endpoints from '@snapwell/contract/organizations/organizations.endpoints';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import type { World } from '#world.ts';
import { acceptInvite } from './joining/accept-invite.ts';
import {
  changeAnnouncement,
  getAllAnnouncements,
  getAnnouncements,
  postAnnouncement,
  removeAnnouncement,
} from './announcements/change-announcements.ts';
import { createGroup, deleteGroup, renameGroup } from './groups/change-groups.ts';
import { removeJoinCode, rotateJoinCode } from './joining/change-join-code.ts';
import { changeMember } from './membership/change-member.ts';
import { changeOwnMembership, changeStatus } from './settings/change-own-membership.ts';
import { changeSettings, readSettings } from './settings/change-settings.ts';
import { createOrganization } from './settings/create-organization.ts';
import { changeGroupMembers, listGroupMembers } from './membership/group-people.ts';
import { invitePeople } from './invites/invite-people.ts';
import { enterJoinCode, joinOrganization } from './joining/join-organization.ts';
import { listGroups } from './groups/list-groups.ts';
import { listInvites } from './invites/list-invites.ts';
import { getJoinableOrganization } from './joining/get-joinable-organization.ts';
import { listJoinableOrganizations } from './joining/list-joinable-organizations.ts';
import { exportMembers } from './membership/export-members.ts';
import { countMembers, getMember, listMemberEvents, listMembers } from './membership/list-members.ts';
import { endMemberLeave, setExtraTime, setLeave } from './membership/member-leave.ts';
import { getTeam } from './membership/team.ts';
import { getOrganization } from './settings/get-organization.ts';
import { previewInvite } from './invites/preview-invite.ts';
import {
  cancelInviteList,
  dropInviteRow,
  getInviteList,
  listInviteLists,
  makeInviteList,
  mendInviteRow,
  startInviteList,
} from './invite-lists/invite-lists.ts';
import { resendInvites } from './invites/resend-invites.ts';
import { revokeInvite } from './invites/revoke-invite.ts';
import { uploadLogo } from './settings/upload-logo.ts';

export function organizationRoutes(server: HttpServer, world: World): void {
  serve(server, endpoints.createOrganization, ({ caller, body }) => createOrganization(world, caller, body));
  serve(server, endpoints.getOrganization, ({ caller }) => getOrganization(world, caller));
  serve(server, endpoints.getOrganizationSettings, ({ caller }) => readSettings(world, caller));
  serve(server, endpoints.changeOrganizationSettings, ({ caller, body }) => changeSettings(world, caller, body));
  serve(server, endpoints.uploadLogo, ({ caller, file }) => uploadLogo(world, caller, file));
  serve(server, endpoints.rotateJoinCode, ({ caller }) => rotateJoinCode(world, caller));
  serve(server, endpoints.removeJoinCode, ({ caller }) => removeJoinCode(world, caller));
  serve(server, endpoints.changeStatus, ({ caller, body }) => changeStatus(world, caller, body.status));
  serve(server, endpoints.changeOwnMembership, ({ caller, body }) => changeOwnMembership(world, caller, body));
  serve(server, endpoints.listJoinableOrganizations, ({ caller, query }) =>
    listJoinableOrganizations(world, caller, query),
  );
  serve(server, endpoints.getJoinableOrganization, ({ caller, params }) =>
    getJoinableOrganization(world, caller, params.orgId),
  );
  serve(server, endpoints.joinOrganization, ({ caller, params }) => joinOrganization(world, caller, params.orgId));
  serve(server, endpoints.enterJoinCode, ({ caller, body }) => enterJoinCode(world, caller, body.code));
  inviteRoutes(server, world);
  inviteListRoutes(server, world);
  memberRoutes(server, world);
  announcementRoutes(server, world);
}

function inviteRoutes(server: HttpServer, world: World): void {
  serve(server, invites.createInvites, ({ caller, body, language }) => invitePeople(world, caller, body, language));
  serve(server, invites.listInvites, ({ caller, query }) => listInvites(world, caller, query));
  serve(server, invites.revokeInvite, ({ caller, params }) => revokeInvite(world, caller, params.inviteId));
  serve(server, invites.resendInvites, ({ caller, body, language }) =>
    resendInvites(world, caller, body.invite_ids, language),
  );
  serve(server, invites.previewInvite, ({ body }) => previewInvite(world, body.token));
  serve(server, invites.acceptInvite, ({ caller, body }) => acceptInvite(world, caller, body));
}

function inviteListRoutes(server: HttpServer, world: World): void {
  serve(server, lists.readInviteList, ({ caller, query, file, language }) =>
    makeInviteList(world, caller, { bytes: file, fileName: query.name, language }),
  );
  serve(server, lists.listInviteLists, ({ caller }) => listInviteLists(world, caller));
  serve(server, lists.getInviteList, ({ caller, params }) => getInviteList(world, caller, params.listId));
  serve(server, lists.mendInviteRow, ({ caller, params: { listId: id, line }, body: change }) =>
    mendInviteRow(world, caller, { id, line, change }),
  );
  serve(server, lists.dropInviteRow, ({ caller, params: { listId: id, line } }) =>
    dropInviteRow(world, caller, { id, line }),
  );
  serve(server, lists.sendInviteList, ({ caller, params }) => startInviteList(world, caller, params.listId));
  serve(server, lists.cancelInviteList, ({ caller, params }) => cancelInviteList(world, caller, params.listId));
}

function memberRoutes(server: HttpServer, world: World): void {
  serve(server, members.listMembers, ({ caller, query }) => listMembers(world, caller, query));
  serve(server, members.countMembers, ({ caller }) => countMembers(world, caller));
  serve(server, members.exportMembers, ({ caller, query, language }) =>
    exportMembers(world, caller, { filters: query, language }),
  );
  serve(server, members.getMember, ({ caller, params }) => getMember(world, caller, params.uid));
  serve(server, members.listMemberEvents, ({ caller, params, query }) =>
    listMemberEvents(world, caller, params.uid, query),
  );
  serve(server, members.setLeave, ({ caller, params, body }) => setLeave(world, caller, params.uid, body));
  serve(server, members.endMemberLeave, ({ caller, params }) => endMemberLeave(world, caller, params.uid));
  serve(server, members.setExtraTime, ({ caller, params, body }) =>
    setExtraTime(world, caller, params.uid, body.percent),
  );
  serve(server, members.getTeam, ({ caller }) => getTeam(world, caller));
  serve(server, members.changeMember, ({ caller, params, body }) => changeMember(world, caller, params.uid, body));
  serve(server, members.listGroups, ({ caller }) => listGroups(world, caller));
  serve(server, members.createGroup, ({ caller, body }) => createGroup(world, caller, body.name));
  serve(server, members.renameGroup, ({ caller, params, body }) =>
    renameGroup(world, caller, { id: params.groupId, name: body.name }),
  );
  serve(server, members.deleteGroup, ({ caller, params }) => deleteGroup(world, caller, params.groupId));
  serve(server, members.listGroupMembers, ({ caller, params, query }) =>
    listGroupMembers(world, caller, params.groupId, query),
  );
  serve(server, members.changeGroupMembers, ({ caller, params, body }) =>
    changeGroupMembers(world, caller, params.groupId, body),
  );
}

function announcementRoutes(server: HttpServer, world: World): void {
  serve(server, announcements.listAnnouncements, ({ caller, query }) => getAnnouncements(world, caller, query));
  serve(server, announcements.listAllAnnouncements, ({ caller, query }) => getAllAnnouncements(world, caller, query));
  serve(server, announcements.postAnnouncement, ({ caller, body }) => postAnnouncement(world, caller, body));
  serve(server, announcements.changeAnnouncement, ({ caller, params, body }) =>
    changeAnnouncement(world, caller, params.announcementId, body),
  );
  serve(server, announcements.removeAnnouncement, ({ caller, params }) =>
    removeAnnouncement(world, caller, params.announcementId),
  );
}
