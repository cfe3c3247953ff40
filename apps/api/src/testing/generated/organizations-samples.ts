import * as callers from '#features/organizations/membership/callers.read-model.ts';
import * as invites from '#features/organizations/invites/invites.read-model.ts';
import * as ledGroups from '#features/organizations/membership/led-groups.read-model.ts';
import * as joinable from '#features/organizations/joining/joinable.read-model.ts';
import * as memberEvents from '#features/organizations/membership/member-events.read-model.ts';
import * as memberFacts from '#features/organizations/membership/member-facts.read-model.ts';
import * as members from '#features/organizations/membership/members.read-model.ts';
import * as organizations from '#features/organizations/organizations.read-model.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import { sql } from 'drizzle-orm';
import type { ReadModel } from './record-statements.ts';

const uid = 'ada';
const manager = { uid, role: 'basic', membership: { systemLevel: 'manager' } } as OrganizationCaller;
const limit = 21;
const now = new Date('2026-01-05T10:00:00Z');
const after = ['2026-01-04T10:00:00.000Z', 'id'] as const;
const search21 = { limit, search: 'hand', after };
const seeker = { uid, email: 'ada@riverside.example', domain: 'riverside.example', now };

/** The read models of organizations and their people. */
export const organizationReadModels: Readonly<Record<string, ReadModel>> = {
  'organizations/callers': {
    module: callers,
    samples: {
      createFindCaller: ({ db }) =>
        callers.createFindCaller(db, sql`null`)({ uid, orgId: 'riverside', sessionId: 'session' }),
    },
  },
  'organizations/invites': {
    module: invites,
    samples: {
      listOpenInvites: ({ db }) => invites.listOpenInvites(db, 'riverside', search21),
      findInvitePreview: ({ db }) => invites.findInvitePreview(db, 'hash', now),
      listInvitedAddresses: ({ scope }) => invites.listInvitedAddresses(scope, ['a@b.example']),
      listDeactivatedAddresses: ({ scope }) => invites.listDeactivatedAddresses(scope, ['a@b.example']),
      listMemberAddresses: ({ scope }) => invites.listMemberAddresses(scope, ['a@b.example']),
    },
  },
  'organizations/led-groups': {
    module: ledGroups,
    samples: {
      listLedGroups: ({ scope }) => ledGroups.listLedGroups(scope, manager),
      listLedPeople: ({ scope }) => ledGroups.listLedPeople(scope, manager),
      listGroupsToAsk: ({ scope }) => ledGroups.listGroupsToAsk(scope, manager),
      listLeadersOf: ({ scope }) => ledGroups.listLeadersOf(scope, [uid]),
    },
  },
  'organizations/joinable': {
    module: joinable,
    samples: {
      listPendingInvites: ({ db }) => joinable.listPendingInvites(db, { ...seeker, limit }),
      listOpenTo: ({ db }) => joinable.listOpenTo(db, { ...seeker, ...search21 }),
    },
  },
  'organizations/member-facts': {
    module: memberFacts,
    samples: { findMemberFacts: ({ scope }) => memberFacts.findMemberFacts(scope, uid) },
  },
  'organizations/member-events': {
    module: memberEvents,
    samples: {
      listEventsOf: ({ scope }) => memberEvents.listEventsOf(scope, uid, { limit, after: [now.toISOString(), 'e1'] }),
      findLeave: ({ scope }) => memberEvents.findLeave(scope, uid, now),
    },
  },
  'organizations/members': {
    module: members,
    samples: {
      listMemberRows: ({ scope }) =>
        members.listMemberRows(scope, {
          limit,
          sort: 'last_seen',
          team: { groupIds: ['night-shift'] },
          unseenSince: now,
          filters: {
            search: 'ada',
            role: 'basic',
            level: 'learner',
            status: 'active',
            group: 'none',
            is_deactivated: 'false',
            is_unseen: 'true',
            is_leading: 'true',
          },
          after: [now.toISOString(), uid],
        }),
      countMemberRows: ({ scope }) => members.countMemberRows(scope, { team: 'everybody', unseenSince: now }),
      listForAct: ({ scope }) => members.listForAct(scope, [uid], 'everybody'),
      findMemberRow: ({ scope }) => members.findMemberRow(scope, uid),
      groupsOfPeople: ({ scope }) => members.groupsOfPeople(scope, [uid]),
      listPeopleOfGroup: ({ scope }) => members.listPeopleOfGroup(scope, 'night-shift', { limit, after: uid }),
    },
  },
  'organizations/organizations': {
    module: organizations,
    samples: {
      findOrganizationWithMembership: ({ db }) => organizations.findOrganizationWithMembership(db, 'riverside', uid),
      listMembershipsOf: ({ db }) => organizations.listMembershipsOf(db, uid, limit),
      findPersonWithPlace: ({ db }) => organizations.findPersonWithPlace(db, uid),
      listPlaces: ({ db }) => organizations.listPlaces(db, ['riverside'], uid),
      listOrganizations: ({ db }) => organizations.listOrganizations(db, search21),
    },
  },
};
