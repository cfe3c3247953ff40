import { isDeepStrictEqual } from 'node:util';
import type { PresenceEvent, PresentAuthor } from '@snapwell/contract/library/presence/presence.schemas';
import { findUser } from '#features/identity/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { loadItem } from '../open-item.ts';
import { presenceTopic } from './presence-topic.ts';
import { hear, HEARTBEAT_MS, peopleAt, type PresenceMessage, type WhoIsHere } from './who-is-here.ts';

interface OpenWindow {
  readonly contentId: string;
  readonly editor: string;
}

/**
 * Tells a window who else has the item open and when they save, until the returned function is called. Windows find
 * each other over the live channel, so that it does not matter which process holds them, and a process that dies
 * leaves nothing behind.
 */
export async function followItem(
  { db, live, clock }: Pick<World, 'db' | 'live' | 'clock'>,
  { orgId, uid }: Pick<OrganizationCaller, 'orgId' | 'uid'>,
  { contentId, editor }: OpenWindow,
  send: (event: PresenceEvent) => void,
): Promise<() => void> {
  const name = await inOrganization(db, orgId, async (scope) => {
    await loadItem(scope, contentId);
    return (await findUser(scope.tx, uid))?.displayName ?? '';
  });
  const topic = presenceTopic(orgId, contentId);
  let here: WhoIsHere = new Map();
  let told: PresentAuthor[] | null = null;
  const say = (isAsking: boolean) =>
    live.publish(topic, { type: 'here', editor, uid, name, isAsking } satisfies PresenceMessage);
  const tell = () => {
    const people = peopleAt(here, clock.now().getTime());
    if (isDeepStrictEqual(people, told)) return;
    told = people;
    send({ type: 'people', people });
  };
  const stopListening = live.subscribe(topic, (heard) => {
    const message = heard as PresenceMessage;
    if (message.editor === editor) return;
    here = hear(here, message, clock.now().getTime());
    if (message.type === 'here' && message.isAsking) say(false);
    if (message.type === 'saved')
      send({ type: 'saved', editor: message.editor, name: message.name, revision: message.revision });
    tell();
  });
  const beating = setInterval(() => {
    say(false);
    tell();
  }, HEARTBEAT_MS).unref();
  tell();
  say(true);
  return () => {
    clearInterval(beating);
    stopListening();
    live.publish(topic, { type: 'left', editor } satisfies PresenceMessage);
  };
}
