import type { SignOnRefusal } from '@snapwell/contract/identity/federated-sign-in.schemas';
import { SIGN_INS_KEPT_DAYS } from '@snapwell/contract/organizations/single-sign-on/single-sign-on.limits';
import type { SignOnEvent } from '@snapwell/contract/organizations/single-sign-on/single-sign-on.schemas';
import { acrossOrganizations, inOrganization } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import type { World } from '#world.ts';
import { deleteEventsBefore, insertEvent, listEvents } from './single-sign-on.repository.ts';

type EventWorld = Pick<World, 'db' | 'clock'>;

export interface RefusedSignOn {
  readonly refusal: SignOnRefusal;
  readonly uid?: string | null;
  readonly email: string | null;
  readonly detail?: string | null;
}

/** Writes down why somebody did not come in, in a transaction of its own: their sign-in was rolled back. */
export function recordRefusal({ db, clock }: EventWorld, orgId: string, refused: RefusedSignOn): Promise<void> {
  const at = clock.now();
  const { refusal, email, uid = null, detail = null } = refused;
  return inOrganization(db, orgId, (scope) => insertEvent(scope, { id: newId(at), at, uid, email, refusal, detail }));
}

/** For administrators who look for the reason. */
export function listSignOnEvents({ db }: Pick<World, 'db'>, orgId: string): Promise<{ items: SignOnEvent[] }> {
  return inOrganization(db, orgId, async (scope) => ({
    items: (await listEvents(scope)).map(({ id, at, email, uid, refusal, detail }) => ({
      id,
      at: at.toISOString(),
      email,
      uid,
      refusal,
      detail,
    })),
  }));
}

export function forgetSignOnEvents({ db, clock }: EventWorld): Promise<void> {
  const before = new Date(clock.now().getTime() - SIGN_INS_KEPT_DAYS * 24 * 60 * 60_000);
  return acrossOrganizations(db, (tx) => deleteEventsBefore(tx, before));
}
