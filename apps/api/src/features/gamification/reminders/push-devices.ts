import type { PushDevice } from '@snapwell/contract/gamification/reminders.schemas';
import { AppError } from '#platform/http/app-error.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { dropDevice, saveDevice } from './reminders.repository.ts';

/** Browsers one person is told on; more are devices that were forgotten. */
const DEVICES = 10;

/** Lets a browser receive what is meant for this person. */
export async function addPushDevice(
  { db, push }: Pick<World, 'db' | 'push'>,
  { uid }: { uid: string },
  { endpoint, keys }: PushDevice,
) {
  if (!push.accepts(endpoint)) throw new AppError('unknown_push_service');
  await inTransaction(db, (tx) =>
    saveDevice(tx, uid, { endpoint, p256dh: keys.p256dh, authSecret: keys.auth }, DEVICES),
  );
  return { is_added: true as const };
}

export async function removePushDevice(
  { db }: Pick<World, 'db'>,
  { uid }: { uid: string },
  { endpoint }: { endpoint: string },
) {
  return { is_removed: await inTransaction(db, (tx) => dropDevice(tx, uid, endpoint)) };
}
