import { defaultPointRules, type PointRules } from '@snapwell/contract/gamification/rules.schemas';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { lockStanding, type StandingRow } from './gamification.repository.ts';

/** A person's row, locked, and the rules they are paid by. */
export interface MemberLedger {
  readonly uid: string;
  readonly standing: StandingRow;
  readonly rules: PointRules;
  readonly rulesVersion: number;
  /** Badges held. */
  readonly badges: readonly string[];
}

export async function lockMemberLedger(scope: OrganizationScope, uid: string): Promise<MemberLedger> {
  const { standing, inForce, badges } = await lockStanding(scope, uid);
  return { uid, standing, rules: inForce?.rules ?? defaultPointRules, rulesVersion: inForce?.version ?? 0, badges };
}

/** Makes other requests of the person that earn or settle something wait for the end of this transaction. */
export async function lockMember(scope: OrganizationScope, uid: string): Promise<void> {
  await lockStanding(scope, uid);
}
