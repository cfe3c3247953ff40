import type { LiveEvent } from '@snapwell/contract/gamification/live.schemas';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { liveTopic } from '../live/live-topic.ts';

/** Tells one device of what its person gains, on whichever device; answers how to stop. */
export function followGains(
  { live }: Pick<World, 'live'>,
  { orgId, uid }: MemberCaller,
  send: (event: LiveEvent) => void,
): () => void {
  const stop = live.subscribe(liveTopic(orgId, uid), (event) => send(event as LiveEvent));
  send({ type: 'ready' });
  return stop;
}
