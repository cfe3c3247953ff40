import { createHash } from 'node:crypto';
import { STRANGER_VISITS_PER_KEPT } from '@snapwell/contract/analytics/analytics.limits';
import type { ClientEvent } from '@snapwell/contract/analytics/analytics.schemas';

/** Events wait on a device without a network, but what is older says nothing of today. */
const OLDEST_MS = 7 * 24 * 60 * 60 * 1000;

/** When an event happened: what the device says, unless its clock cannot be right. */
export function momentOf({ at }: Pick<ClientEvent, 'at'>, now: Date): Date {
  const said = new Date(at);
  return said > now || now.getTime() - said.getTime() > OLDEST_MS ? now : said;
}

/** The organization that a screen's path names, and whether the screen is inside it or its public side. */
export function organizationOfPath(path: string): { orgId: string; isPublic: boolean } | null {
  const [, side, orgId] = /^\/([op])\/([a-z0-9-]{1,80})(?:\/|$)/.exec(path) ?? [];
  return orgId ? { orgId, isPublic: side === 'p' } : null;
}

/**
 * Whether an event is kept. Anybody, and any program, may look at public pages as often as they like, so strangers' page
 * views are a sample: of whole visits, by their id, so that a way through pages stays one. No measure rests on them.
 */
export function isKept({ type }: Pick<ClientEvent, 'type'>, visit: { sessionId: string; uid: string | null }): boolean {
  return type !== 'page_view' || visit.uid !== null || isInSample(visit.sessionId);
}

const isInSample = (sessionId: string) =>
  createHash('sha256').update(sessionId).digest().readUInt32BE() % STRANGER_VISITS_PER_KEPT === 0;
