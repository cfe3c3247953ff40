import * as admin from '@snapwell/contract/admin/admin.endpoints';
import type { SecurityEventType } from '@snapwell/contract/admin/admin.schemas';
import { changeCare } from '@snapwell/contract/copilot/care.endpoints';
import * as copilot from '@snapwell/contract/copilot/copilot.endpoints';
import * as gamification from '@snapwell/contract/gamification/gamification.endpoints';
import type { EndpointDefinition } from '@snapwell/contract/http/endpoint';
import * as library from '@snapwell/contract/library/library.endpoints';
import * as invites from '@snapwell/contract/organizations/invites.endpoints';
import * as members from '@snapwell/contract/organizations/members.endpoints';
import * as organizations from '@snapwell/contract/organizations/organizations.endpoints';
import * as data from '@snapwell/contract/profiles/organization-data.endpoints';
import * as profiles from '@snapwell/contract/profiles/profiles.endpoints';
import type { Caller, OrganizationCaller } from './caller.ts';

interface Called {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}
interface RecordedCall {
  readonly type: SecurityEventType;
  /** What is worth knowing of the call: never what people wrote. */
  detailsOf?(called: Called): Record<string, unknown>;
}

const whom = ({ params }: Called) => ({ uid: (params as { uid: string }).uid });
const changed = ({ body }: Called) => ({ fields: Object.keys(body as object) });
const given = (called: Called) => Object.assign(whom(called), called.body);
const settings = { type: 'settings_changed', detailsOf: changed } as const;

/** Calls that leave an event in the trail when they succeed. */
const recordedCalls = new Map<EndpointDefinition, RecordedCall>([
  [members.changeMember, { type: 'member_changed', detailsOf: (called) => ({ ...whom(called), ...rolesIn(called) }) }],
  [profiles.removeMember, { type: 'member_removed', detailsOf: whom }],
  [profiles.deactivateMember, { type: 'member_deactivated', detailsOf: whom }],
  [profiles.reactivateMember, { type: 'member_reactivated', detailsOf: whom }],
  [profiles.leaveOrganization, { type: 'organization_left' }],
  [profiles.exportOwnData, { type: 'data_exported' }],
  [organizations.changeOrganizationSettings, settings],
  [organizations.rotateJoinCode, { type: 'settings_changed', detailsOf: () => ({ fields: ['join_code'] }) }],
  [organizations.removeJoinCode, { type: 'settings_changed', detailsOf: () => ({ fields: ['join_code'] }) }],
  [data.startOrganizationExport, { type: 'data_exported' }],
  [data.downloadOrganizationExport, { type: 'data_exported' }],
  [data.askOrganizationDeletion, { type: 'settings_changed', detailsOf: () => ({ fields: ['deletion'] }) }],
  [data.cancelOrganizationDeletion, { type: 'settings_changed', detailsOf: () => ({ fields: ['deletion'] }) }],
  [gamification.changePointRules, settings],
  [copilot.changeEverydayWords, { type: 'settings_changed', detailsOf: () => ({ fields: ['everyday_words'] }) }],
  [changeCare, { type: 'settings_changed', detailsOf: () => ({ fields: ['care'] }) }],
  [library.importLibrary, { type: 'library_imported', detailsOf: ({ query }) => ({ ...(query as object) }) }],
  [library.exportLibrary, { type: 'library_exported' }],
  [invites.createInvites, { type: 'people_invited', detailsOf: ({ body }) => ({ rows: rowsIn(body) }) }],
  [admin.changeUser, { type: 'account_changed', detailsOf: given }],
  [admin.signOutUser, { type: 'account_signed_out', detailsOf: whom }],
  [admin.suspendOrganization, { type: 'organization_suspended', detailsOf: ({ body }) => ({ ...(body as object) }) }],
  [admin.listUsers, { type: 'admin_access' }],
  [admin.listJobs, { type: 'admin_access' }],
  [admin.listSecurityEvents, { type: 'admin_access' }],
]);

const rowsIn = (body: unknown) => (body as { rows: readonly unknown[] }).rows.length;
function rolesIn({ body }: Called) {
  const { role, system_level } = body as { role?: string; system_level?: string };
  return { ...(role && { role }), ...(system_level && { system_level }) };
}

/**
 * What a call that succeeded leaves in the trail; null for most. A system administrator who looks into an organization
 * without belonging to it always leaves something.
 */
export function eventOf(endpoint: EndpointDefinition, caller: unknown, called: Called) {
  const recorded = recordedCalls.get(endpoint);
  const { role, membership, uid, email, orgId } = (caller ?? {}) as Partial<OrganizationCaller>;
  const isFromOutside = role === 'ADMIN' && orgId !== undefined && membership === null;
  if (!recorded && !isFromOutside) return null;
  const { orgId: named = orgId } = (called.params ?? {}) as { orgId?: string };
  const call = `${endpoint.method} ${endpoint.path}`;
  const type = recorded?.type ?? 'admin_access';
  return {
    type,
    uid: uid ?? null,
    email: email ?? null,
    orgId: named ?? null,
    details: { ...(type === 'admin_access' && { call }), ...recorded?.detailsOf?.(called) },
  };
}

/** A registered caller who asked for more than they may. */
export const refusalOf = (endpoint: EndpointDefinition, caller: Pick<Caller, 'uid' | 'email'>, orgId?: string) => ({
  type: 'call_refused' as const,
  uid: caller.uid,
  email: caller.email,
  orgId: orgId ?? null,
  details: { call: `${endpoint.method} ${endpoint.path}` },
});
