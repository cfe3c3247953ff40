import type { ClientEvent, EventBatch } from '@snapwell/contract/analytics/analytics.schemas';
import { listPlaces } from '#features/organizations/index.ts';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import type { Caller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { type ClientEventRow, insertEvents } from '../analytics.repository.ts';
import { isKept, momentOf, organizationOfPath } from './event-facts.ts';

/**
 * Keeps what a browser says was looked at. It counts for an organization only when the person may be where they say
 * they were, so nobody can make up visits to another's.
 */
export async function recordEvents(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  caller: Caller | null,
  { events: sent, session_id: sessionId }: EventBatch,
) {
  const now = clock.now();
  const uid = caller?.uid ?? null;
  const events = sent.filter((event) => isKept(event, { sessionId, uid }));
  if (events.length === 0) return { recorded: 0 };
  const named = new Set(events.flatMap(({ path }) => organizationOfPath(path)?.orgId ?? []));
  const places = new Map((await listPlaces(db, [...named], uid)).map((place) => [place.orgId, place]));
  const rows = events.map((event): ClientEventRow => {
    const happenedAt = momentOf(event, now);
    const named = organizationOfPath(event.path);
    const place = named && places.get(named.orgId);
    const counts = place && (named.isPublic || place.isMember);
    const { id, type, path } = event;
    return {
      id,
      type,
      path,
      uid,
      sessionId,
      orgId: counts ? place.orgId : null,
      day: happenedAt.toISOString().slice(0, 10),
      facts: factsOf(event),
      happenedAt,
    };
  });
  return { recorded: await acrossOrganizations(db, (tx) => insertEvents(tx, rows)) };
}

function factsOf(event: ClientEvent): Record<string, string> {
  if (event.type === 'page_view') return {};
  const { funnel, step, label } = event;
  return { funnel, step, ...(label && { label }) };
}
